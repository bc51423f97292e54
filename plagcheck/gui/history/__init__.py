"""The history: checks that were kept, looked through, reopened, made again and erased."""
