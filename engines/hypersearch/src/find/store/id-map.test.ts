import { expect, it } from 'vitest';
import { IdMap } from './id-map.ts';

it('an id map returns the last place set for an id after any sets and deletes', () => {
  const idAt: number[] = [];
  const [idMap, plain] = [new IdMap((place) => idAt[place] as number), new Map<number, number>()];
  let state = 1;
  for (let step = 0; step < 60_000; step++) {
    state = (state * 48_271) % 2_147_483_647;
    const id = 1 + (state % 3000);
    if (state % 5 < 2) {
      idMap.delete(id);
      plain.delete(id);
    } else {
      idAt[step] = id;
      idMap.set(id, step);
      plain.set(id, step);
    }
    const queried = 1 + (step % 3000);
    if (idMap.get(queried) !== (plain.get(queried) ?? -1)) expect.fail(`id ${queried} after step ${step}`);
  }
  expect(idMap.count).toBe(plain.size);
});
