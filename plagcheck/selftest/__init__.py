"""plagcheck --self-test: does everything work on this computer, in this package?"""
