// Keeps nothing and answers no request, so a new version of the house is a new version of the page. It is here for notifications:
// phones show them only through a worker, and a tap on one leads to its table.

self.addEventListener("install", () => self.skipWaiting());
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
