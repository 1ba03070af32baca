import { expect, it } from 'vitest';
import { Addresses } from './addresses.ts';

it('an address table returns the last address set for an id after any sets and deletes', () => {
  const [addresses, plain] = [new Addresses(), new Map<number, number>()];
  let state = 1;
  for (let step = 0; step < 60_000; step++) {
    state = (state * 48_271) % 2_147_483_647;
    const id = 1 + (state % 3000);
    if (state % 5 < 2) {
      addresses.delete(id);
      plain.delete(id);
    } else {
      addresses.set(id, step, step * 2);
      plain.set(id, step);
    }
    const queried = 1 + (step % 3000);
    const segment = plain.get(queried);
    const address = addresses.get(queried);
    if (address?.segment !== segment || (segment !== undefined && address?.home !== segment * 2))
      expect.fail(`id ${queried} after step ${step}`);
  }
  expect(addresses.count).toBe(plain.size);
});
