#!/usr/bin/python3
"""A window with WebKit that may be driven and keeps its profile: WebKit's own MiniBrowser forgets everything while it is driven.

webkitWindow.py <folder>: the profile; what pages say on the console, which WebKit writes to the standard error, goes to
console.txt in it. When first.js is in it, every page runs that before its own scripts.
"""

import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = sys.argv[1]
console = os.open(f'{folder}/console.txt', os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 2)

manager = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=f'{folder}/cache')
manager.set_tls_errors_policy(WebKit2.TLSErrorsPolicy.IGNORE)  # the certificate is our own
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.get_cookie_manager().set_persistent_storage(f'{folder}/cookies', WebKit2.CookiePersistentStorage.SQLITE)
context.set_automation_allowed(True)
window = Gtk.Window()
scripts = WebKit2.UserContentManager()
if os.path.exists(f'{folder}/first.js'):
    with open(f'{folder}/first.js', encoding='utf-8') as file:
        top, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        scripts.add_script(WebKit2.UserScript.new(file.read(), top, start, None, None))


def new_page(session):
    page = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=scripts)
    page.get_settings().set_enable_write_console_messages_to_stdout(True)
    page.connect('close', Gtk.main_quit)
    window.add(page)
    window.show_all()
    return page


def on_session(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('WebKitGTK')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', new_page)


context.connect('automation-started', on_session)
Gtk.main()
