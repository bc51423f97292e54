"""How the pages in this folder become a site: make docs."""

import plagcheck

project = "plagcheck"
author = "The plagcheck authors"
version = release = plagcheck.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
myst_heading_anchors = 3
default_role = "code"

# From the docstrings, with types as they stand in the code.
add_module_names = False
python_use_unqualified_type_names = True
autodoc_member_order = "bysource"

html_theme = "furo"
html_title = "plagcheck"
html_copy_source = False
html_show_sphinx = False
