/* Shows push notifications of Lintel, and runs the action that a person chooses on one. */

self.addEventListener('push', (event) => {
  const { title, body, tag, path, action, open } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      ...{ body, tag, icon: '/icon-192.png', data: { path, action } },
      actions: action
        ? [
            { action: 'run', title: action.label },
            { action: 'open', title: open },
          ]
        : [{ action: 'open', title: open }],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path, action } = event.notification.data;
  event.waitUntil(event.action === 'run' ? runAndOpen(path, action) : self.clients.openWindow(path));
});

async function runAndOpen(path, { post, failed }) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(post, { method: 'POST', headers, body: '{}' }).catch(() => undefined);
  if (answer?.ok) return self.clients.openWindow(path);
  return self.registration.showNotification(failed, { icon: '/icon-192.png', data: { path } });
}
