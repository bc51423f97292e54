#!/bin/sh
# Put dist/plagcheck.app on a disk image: make_dmg.sh VERSION
# With SIGN_AS set, the app and the image are signed; with NOTARY_PROFILE, Apple is asked as well.
set -eu

version="$1"
here="$(cd "$(dirname "$0")" && pwd)"
dist="$here/../../dist"
app="$dist/plagcheck.app"
image="$dist/plagcheck-$version.dmg"
stage="$(mktemp -d)"
trap 'rm -rf "$stage"' EXIT

if [ -n "${SIGN_AS:-}" ]; then
    codesign --force --deep --options runtime --timestamp \
        --entitlements "$here/entitlements.plist" --sign "$SIGN_AS" "$app"
fi
"$app/Contents/MacOS/plagcheck" --self-test

cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
rm -f "$image"
hdiutil create -volname plagcheck -srcfolder "$stage" -format UDZO -ov "$image"

if [ -n "${SIGN_AS:-}" ]; then
    codesign --sign "$SIGN_AS" --timestamp "$image"
fi
if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi
echo "$image"
