import { sessionOf } from '../objects.ts';
import type { Rows } from '../walk.ts';
import { everybodysPassword as password } from '../world.ts';

const ABSENT = 999_999;

export const accountRows: Rows = {
  'GET /session': () => ({}),
  'GET /account': () => ({}),
  'PATCH /account': () => ({ body: { units: 'metric' } }),
  'POST /account/password': () => ({ body: { currentPassword: password, newPassword: password }, invalid: true }),
  'POST /account/email': () => ({ body: { email: 'another@example.com', password } }),
  'GET /account/sessions': () => ({}),
  'POST /account/sessions/end': {
    of: async (tenant, world) => ({ body: { id: await sessionOf(tenant, world) } }),
    absent: { body: { id: ABSENT } },
  },
  'POST /account/sessions/end-others': () => ({}),
  'POST /account/two-factor/begin': () => ({ body: { password } }),
  'POST /account/two-factor/confirm': () => ({ body: { code: '000000' }, invalid: true }),
  'POST /account/two-factor/disable': () => ({ body: { password: 'not this one' }, invalid: true }),
  'POST /account/two-factor/backup-codes': () => ({ body: { password: 'not this one' }, invalid: true }),
  'GET /account/export': () => ({}),
  'POST /account/deletion': () => ({ body: { password } }),
  'DELETE /account/deletion': () => ({}),
  'POST /sign-in': () => ({ body: { email: 'nobody@example.com', password } }),
  'POST /wholesaler-login': () => ({ body: { username: 'nobody', password } }),
  'POST /sign-in/second-factor': () => ({ body: { code: '000000' } }),
  'POST /sign-out': () => ({ body: {} }),
  'POST /forgot-password': () => ({ body: { email: 'nobody@example.com' } }),
  'POST /reset-password': () => ({ body: { token: 'forged', password }, invalid: true }),
  'POST /reset-password/accounts': () => ({ body: { token: 'forged' }, invalid: true }),
  'POST /verify-email/link': () => ({ body: { token: 'forged' }, invalid: true }),
  'POST /verify-email/not-me': () => ({ body: { token: 'forged' }, invalid: true }),
  'POST /verify-email': () => ({ body: { token: 'forged' }, invalid: true }),
  'POST /verify-email/letter': () => ({}),
  'POST /demo-login': () => ({ body: { userType: 'buyer', username: 'demo', password } }),
  'GET /dev/outbox': () => ({}),
  'GET /dev/outbox/{id}': () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } }),
};
