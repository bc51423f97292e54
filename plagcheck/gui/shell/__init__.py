"""The window itself: start, navigation, drops, messages."""
