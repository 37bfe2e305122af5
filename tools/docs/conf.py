"""Sphinx's settings: Markdown by MyST, the theme by Furo, nothing from another host."""

import cryptonym

project = "Cryptonym"
version = release = cryptonym.__version__
project_copyright = "2026 The Cryptonym contributors"
language = "en"

extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
root_doc = "index"
myst_heading_anchors = 6
myst_linkify_fuzzy_links = False
# Fences say what they hold where that helps; what has no name is shown as it is.
highlight_language = "none"
nitpicky = True

html_theme = "furo"
html_title = f"Cryptonym {release}"
html_static_path = ["assets"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_use_index = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#2f5d4a",
        "color-brand-content": "#2f5d4a",
        "color-brand-visited": "#5b4a6b",
    },
    "dark_css_variables": {
        "color-brand-primary": "#9fcbb4",
        "color-brand-content": "#9fcbb4",
        "color-brand-visited": "#c3b3d6",
    },
}
