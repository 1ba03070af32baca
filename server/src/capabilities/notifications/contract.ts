import { z } from 'zod';

/** What people can be told of. `mail` is how it comes by mail unless they choose otherwise. */
export const notificationKinds = {
  home_alert: { label: 'Homes that match a saved search', mail: 'off' },
  saved_home: { label: 'Changes of homes you saved', mail: 'now' },
  shared_list: { label: 'Your shared list: notes and votes of your co-buyer', mail: 'now' },
  message: { label: 'Messages', mail: 'off' },
  document: { label: 'Documents: shared, reviewed, expiring', mail: 'now' },
  connection: { label: 'Professionals: requests and answers', mail: 'now' },
  journey: { label: 'Your journey: next steps and due dates', mail: 'daily' },
} as const satisfies Record<string, { label: string; mail: 'now' | 'daily' | 'off' }>;

export const NotificationKind = z.enum(
  Object.keys(notificationKinds) as [keyof typeof notificationKinds, ...(keyof typeof notificationKinds)[]],
);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** What a page that is open is told to look at anew. It names no content: whoever hears it asks for what they may see. */
export const LiveTopic = z.enum([
  'notifications',
  'messages',
  'chat',
  'documents',
  'saved',
  'alerts',
  'professionals',
  'journey',
]);
export type LiveTopic = z.infer<typeof LiveTopic>;

export const notificationsContract = {};
