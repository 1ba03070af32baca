import { expect, it } from 'vitest';
import { keyOfBody } from './idempotency-key.ts';

it('an unchanged body keeps its idempotency key and a changed body gets a new one', () => {
  const keyOf = keyOfBody();
  const first = keyOf({ email: 'a@example.com' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ email: 'a@example.com' })).toBe(first);
  expect(keyOf({ email: 'b@example.com' })).not.toBe(first);
  expect(keyOfBody()({ email: 'a@example.com' })).not.toBe(first);
});
