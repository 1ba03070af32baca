import type { Rows } from '../walk.ts';
import type { Tenant } from '../world.ts';

const ABSENT = 999_999;
/** Each person has one conversation, their own: another person’s id returns 404. */
const named = (how: 'query' | 'body', more: object = {}): Rows[string] => {
  const of = (userId: number) => (how === 'query' ? { query: `?userId=${userId}` } : { body: { userId, ...more } });
  return { of: ({ buyer }: Tenant) => of(buyer.id), absent: of(ABSENT) };
};

export const assistantRows: Rows = {
  'GET /chat': named('query'),
  'POST /chat': named('body', { message: 'hello' }),
  'POST /chat/stream': named('body', { message: 'hello' }),
  'DELETE /chat': named('body'),
  'GET /chat/start': () => ({}),
};
