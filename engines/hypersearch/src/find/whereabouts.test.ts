import { expect, it } from 'vitest';
import { Whereabouts } from './whereabouts.ts';

it('a place is what was set last, through any settings and deletions', () => {
  const idAt: number[] = [];
  const [whereabouts, plain] = [new Whereabouts((place) => idAt[place] as number), new Map<number, number>()];
  let state = 1;
  for (let step = 0; step < 60_000; step++) {
    state = (state * 48_271) % 2_147_483_647;
    const id = 1 + (state % 3000);
    if (state % 5 < 2) {
      whereabouts.delete(id);
      plain.delete(id);
    } else {
      idAt[step] = id;
      whereabouts.set(id, step);
      plain.set(id, step);
    }
    const asked = 1 + (step % 3000);
    if (whereabouts.get(asked) !== (plain.get(asked) ?? -1)) expect.fail(`id ${asked} after step ${step}`);
  }
  expect(whereabouts.count).toBe(plain.size);
});
