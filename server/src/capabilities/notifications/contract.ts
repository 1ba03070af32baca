import { z } from 'zod';
import { call, eventIterator } from '../../foundation/contract.ts';

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

/** One thing at a time: a topic to look at anew, or why the stream ends and is not to be opened again by itself. */
export const LiveMessage = z.object({
  topic: LiveTopic.optional(),
  over: z.enum(['signed_out', 'too_many']).optional(),
});
export type LiveMessage = z.infer<typeof LiveMessage>;

export const notificationsContract = {
  live: call
    .route({ method: 'GET', path: '/live', summary: 'What to look at anew, as it happens', tags: ['Notifications'] })
    .output(eventIterator(LiveMessage)),
};
