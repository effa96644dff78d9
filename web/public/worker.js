// Keeps one page, which says that the house cannot be reached, and nothing else: a new version of the house is a new version of the page.
// And it is here for notifications: phones show them only through a worker, and a tap on one leads to its table.

const KEPT = "offline-1";
const OFFLINE = "/offline.html";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(OFFLINE)));
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  const path = event.notification.tag;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const there = windows.find((window) => new URL(window.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
