// Keeps everything that was built, so that the site opens without a network. Filled in by the
// build.
const VERSION = __VERSION__;
const FILES = __FILES__;
const CACHE = `redtag-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('redtag-') && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // Tables of a server are never kept here, nor what they answer.
  if (url.href.startsWith(new URL('api/', registration.scope).href)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const show = async () => {
    const [open] = await self.clients.matchAll({ type: 'window' });
    await (open ? open.focus() : self.clients.openWindow('./'));
  };
  event.waitUntil(show());
});

/** The newest page if there is a network, else the kept one. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('./')) ?? Response.error();
  }
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
