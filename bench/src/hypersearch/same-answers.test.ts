import { expect, it } from 'vitest';
import { differences } from './compare.ts';
import { homesOf } from './homes.ts';
import { Lintel } from './peers/lintel.ts';
import { Sqlite } from './peers/sqlite.ts';
import { sortedRows } from './rows.ts';
import { searchesOf } from './searches.ts';

it('the index and SQLite return the same homes, facets, cells and order', async () => {
  const rows = sortedRows(homesOf(3_000, 3));
  const [ours, theirs] = [new Lintel(), new Sqlite()];
  await ours.load(rows);
  await theirs.load(rows);
  let found = 0;
  const different = searchesOf(3, 100).flatMap((search, i) => {
    const answer = ours.answer(ours.ask(search));
    found += answer.total;
    return differences(search.kind, answer, theirs.answer(theirs.ask(theirs.ready(search)))).map(
      (part) => `${i} ${search.kind}: ${part}`,
    );
  });
  await theirs.close();
  expect(different).toEqual([]);
  // Ensures that the comparison is not empty.
  expect(found).toBeGreaterThan(200);
});
