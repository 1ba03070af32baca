import { beforeAll, expect, test } from 'vitest';
import { empty } from '../../../../test/empty.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import { putListings } from '../store/put-listings.ts';
import { listings } from '../tables.ts';
import { type LabelledPair, labelledPairs } from './labelled-pairs.fixture.ts';

const now = new Date('2026-11-20T12:00:00Z');
const database = await testDatabase();
const pairs = labelledPairs(20_261_120, 780);

/** Returns the pairs that are linked after importing the listings in an order. */
async function linked(
  inOrder: (pairs: readonly LabelledPair[]) => LabelledPair['earlier'][],
): Promise<Set<LabelledPair>> {
  await empty(database);
  await putListings(database, inOrder(pairs), now);
  const rows = await database.db.select().from(listings);
  const byKey = new Map(rows.map((row) => [row.listingKey, row]));
  return new Set(
    pairs.filter(({ earlier, later }) => {
      const [from, to] = [byKey.get(earlier.listingKey)!, byKey.get(later.listingKey)!];
      return to.relistOf === from.id && to.timesListed === 2;
    }),
  );
}

const found = await linked((all) => all.flatMap(({ earlier, later }) => [earlier, later]));
const right = [...found].filter(({ relist }) => relist).length;
const relists = pairs.filter(({ relist }) => relist).length;
const recall = right / relists;
const precision = right / found.size;
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

beforeAll(() => empty(database));

test(`of ${pairs.length} labelled pairs, ${relists} relists: recall ${percent(recall)}, precision ${percent(precision)}`, () => {
  const missed = pairs.filter((pair) => pair.relist !== found.has(pair));
  const descriptions = missed.map(({ kind, earlier, later }) =>
    [kind, earlier, later].map((each) =>
      typeof each === 'string'
        ? each
        : [
            each.unparsedAddress ?? [each.streetNumber, each.streetName, each.streetSuffix, each.unitNumber].join(' '),
            each.postalCode,
            each.latitude,
            each.longitude,
          ].join('|'),
    ),
  );
  expect(recall, JSON.stringify(descriptions)).toBeGreaterThanOrEqual(0.95);
  expect(precision, JSON.stringify(descriptions)).toBeGreaterThanOrEqual(0.95);
});

test('the result does not depend on which listing of a home came first', async () => {
  const backwards = await linked((all) => [...all].reverse().flatMap(({ earlier, later }) => [later, earlier]));
  const apart = await linked((all) => [...all.map(({ later }) => later), ...all.map(({ earlier }) => earlier)]);
  expect(backwards).toEqual(found);
  expect(apart).toEqual(found);
});
