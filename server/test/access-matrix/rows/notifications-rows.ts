import type { Rows } from '../walk.ts';

export const notificationsRows: Rows = {
  'GET /live': () => ({ endless: true }),
};
