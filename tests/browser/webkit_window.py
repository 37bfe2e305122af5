"""A bare window around WebKitGTK for its driver: MiniBrowser cannot be as narrow as a phone.

Run by the driver, with the Python that has PyGObject: `webkit_window.py WIDTH HEIGHT LOCALE --automation`.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402


def main() -> None:
    width, height, locale = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    context.set_preferred_languages([locale])

    def view(_session: object) -> object:
        shown = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
        window = Gtk.Window(default_width=width, default_height=height)
        window.add(shown)
        window.show_all()
        return shown

    def started(_context: object, session: WebKit2.AutomationSession) -> None:
        about = WebKit2.ApplicationInfo()
        about.set_name("window")
        about.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
        session.set_application_info(about)
        session.connect("create-web-view", view)

    context.connect("automation-started", started)
    Gtk.main()


main()
