// Takes the place of sw.js when a worker went out that is broken: it clears what was kept and goes. Pages then come from the server.
addEventListener('install', (event) => event.waitUntil(skipWaiting()))
addEventListener('activate', (event) => event.waitUntil(clear().then(() => registration.unregister())))

async function clear() {
  for (const name of await caches.keys()) await caches.delete(name)
}
