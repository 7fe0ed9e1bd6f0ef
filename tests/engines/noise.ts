/** Console messages that come from the browser itself, not from a fault of the page. */
export const NOISE: readonly RegExp[] = [
  /ServiceWorker intercepted the request and encountered an unexpected error/,
  // Firefox, of a script of a page that is being left: to integrity it is empty, and the hash is that of nothing.
  /integrity attribute .* computed hash is “OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb”/,
  // Firefox, of the font of such a page.
  /downloadable font: download failed .* status=2152398850/,
  // WebKit, of a request of a page that is being left. The app asks its own origin alone, where no such check is made.
  /Fetch API cannot load https?:\/\/localhost:\d+\/\S* due to access control checks/,
  // WebKit, of a page that starts slowly.
  /was preloaded using link preload but not used within a few seconds/,
  // WebKitGTK, which installs no apps.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
]
