import { expect, it } from 'vitest';
import { Addresses } from './addresses.ts';

it('an address is what was set last, through any settings and deletions', () => {
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
    const asked = 1 + (step % 3000);
    const segment = plain.get(asked);
    const address = addresses.get(asked);
    if (address?.segment !== segment || (segment !== undefined && address?.home !== segment * 2))
      expect.fail(`id ${asked} after step ${step}`);
  }
  expect(addresses.count).toBe(plain.size);
});
