// Shows that it is somebody's turn, where a browser wants a worker for that, and leads back to the table. It answers no request and keeps nothing.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find(({ url }) => url === event.notification.data) ?? pages.find(({ url }) => new URL(url).pathname.startsWith("/t/"));
    await page?.focus();
  })());
});
