/* Shows push notifications of Lintel, and runs the action that a person chooses on one. */

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));

async function show({ title, body, tag, path, action, open }) {
  if (await isOpen(path)) return;
  await self.registration.showNotification(title, {
    ...{ body, tag, icon: '/icon-192.png', data: { path, action } },
    actions: action
      ? [
          { action: 'run', title: action.label },
          { action: 'open', title: open },
        ]
      : [{ action: 'open', title: open }],
  });
}

/** The person looks at the page already. */
async function isOpen(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.some(({ url, focused }) => focused && url === new URL(path, self.location).href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, action } = event.notification.data;
  event.waitUntil(event.action === 'run' ? runAndOpen(path, action) : self.clients.openWindow(path));
});

async function runAndOpen(path, { post, body = {}, failed }) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(post, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => undefined);
  if (answer?.ok) return self.clients.openWindow(path);
  return self.registration.showNotification(failed, { icon: '/icon-192.png', data: { path } });
}
