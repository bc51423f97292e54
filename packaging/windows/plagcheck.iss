; Inno Setup: iscc /DVersion=1.2.3 packaging\windows\plagcheck.iss
; Installs dist\plagcheck for this user, without administrator's rights unless asked for.
#ifndef Version
  #error Give the version: iscc /DVersion=1.2.3 plagcheck.iss
#endif

[Setup]
AppId={{7B0E9C52-60A4-4C0C-9B3B-0E0F4D1B6C35}
AppName=plagcheck
AppVersion={#Version}
AppPublisher=plagcheck
VersionInfoVersion={#Version}
DefaultDirName={autopf}\plagcheck
DefaultGroupName=plagcheck
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\generated\plagcheck.ico
UninstallDisplayIcon={app}\plagcheck-window.exe
OutputDir=..\..\dist
OutputBaseFilename=plagcheck-{#Version}-setup
Compression=lzma2/max
SolidCompression=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ChangesAssociations=yes
CloseApplications=yes
WizardStyle=modern

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"
Name: "german"; MessagesFile: "compiler:Languages\German.isl"
Name: "russian"; MessagesFile: "compiler:Languages\Russian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; Files of an older version that this one no longer has.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\dist\plagcheck\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\plagcheck"; Filename: "{app}\plagcheck-window.exe"
Name: "{autodesktop}\plagcheck"; Filename: "{app}\plagcheck-window.exe"; Tasks: desktopicon

[Registry]
; "Open with plagcheck" for papers; what a double click opens stays as it is.
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe"; ValueType: string; ValueName: "FriendlyAppName"; ValueData: "plagcheck"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe\shell\open\command"; ValueType: string; ValueData: """{app}\plagcheck-window.exe"" open ""%1"""
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe\SupportedTypes"; ValueType: string; ValueName: ".pdf"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe\SupportedTypes"; ValueType: string; ValueName: ".docx"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe\SupportedTypes"; ValueType: string; ValueName: ".odt"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe\SupportedTypes"; ValueType: string; ValueName: ".rtf"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe\SupportedTypes"; ValueType: string; ValueName: ".html"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe\SupportedTypes"; ValueType: string; ValueName: ".epub"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe\SupportedTypes"; ValueType: string; ValueName: ".pptx"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe\SupportedTypes"; ValueType: string; ValueName: ".md"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe\SupportedTypes"; ValueType: string; ValueName: ".tex"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\plagcheck-window.exe\SupportedTypes"; ValueType: string; ValueName: ".txt"; ValueData: ""

[Run]
Filename: "{app}\plagcheck-window.exe"; Description: "{cm:LaunchProgram,plagcheck}"; Flags: nowait postinstall skipifsilent
