import { notificationOf, pushDeviceOf } from '../objects.ts';
import type { Rows } from '../walk.ts';

const ABSENT = 999_999;
const own = {
  of: async (tenant, world) => ({ params: { id: await notificationOf(tenant, world) } }),
  absent: { params: { id: ABSENT } },
} satisfies Rows[string];

export const notificationsRows: Rows = {
  'GET /live': () => ({ endless: true }),
  'GET /notifications': () => ({}),
  'GET /notifications/unread': () => ({}),
  'POST /notifications/{id}/read': own,
  'POST /notifications/{id}/unread': own,
  'POST /notifications/read-all': () => ({ body: { upTo: 1 } }),
  'POST /notifications/read-all/undo': () => ({ body: { readAt: '2026-01-01T00:00:00.000Z' } }),
  'GET /notifications/preferences': () => ({}),
  'PATCH /notifications/preferences': () => ({ body: { quietHours: null } }),
  'GET /notifications/mail/{token}': () => ({ params: { token: 'forged' } }),
  'POST /notifications/mail/{token}': () => ({ params: { token: 'forged' }, body: { mail: 'off' } }),
  'POST /notifications/unsubscribe/{token}': () => ({ params: { token: 'forged' } }),
  'GET /notifications/push': () => ({}),
  'POST /notifications/push/devices': () => ({
    body: {
      endpoint: 'https://push.example.com/device',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    },
  }),
  'DELETE /notifications/push/devices/{id}': {
    of: async (tenant, world) => ({ params: { id: await pushDeviceOf(tenant, world) } }),
    absent: { params: { id: ABSENT } },
  },
};
