import { expect, test } from 'vitest';
import { goneRecords, type KnownRecord, missingKeys } from './reconcile.ts';

const known = (records: Partial<KnownRecord>[]) =>
  new Map(
    records.map((its, at) => {
      const record = {
        listingKey: `K${at}`,
        originatingSystemName: 'MLS',
        state: 'stored' as const,
        modifiedAt: '2026-01-01T00:00:00Z',
      };
      return [`K${at}`, { ...record, ...its }];
    }),
  );

test('a home that was removed and is listed again counts as missing, with or without timestamps', () => {
  const records = known([
    {},
    { state: 'removed', modifiedAt: null },
    { state: 'removed' },
    { modifiedAt: '2026-01-01T00:00:00.000+00:00' },
  ]);
  const silent = new Map(['K0', 'K1', 'K2', 'K3', 'K4'].map((key) => [key, undefined]));
  expect(missingKeys(silent, records)).toEqual(['K1', 'K4']);
  const withTimestamps = new Map(['K0', 'K1', 'K2', 'K3'].map((key) => [key, '2026-01-01T00:00:00.000000000Z']));
  expect(missingKeys(withTimestamps, records)).toEqual(['K1']);
  expect(missingKeys(new Map([['K0', '2026-01-02T00:00:00.000000000Z']]), records)).toEqual(['K0']);
});

test.each([
  [10, 8, true],
  [10, 6, true],
  [10, 5, false],
  [100, 79, false],
  [100, 80, true],
  [3, 0, false],
  [3, 1, true],
])('of %i homes, a list of %i is accepted: %s', (stored, listed, may) => {
  const records = known(Array.from({ length: stored }, () => ({})));
  const keys = new Map([...records.keys()].slice(0, listed).map((key) => [key, undefined]));
  const gone = () => goneRecords(keys, records, { allowMassRemoval: false });
  if (may) expect(gone()).toHaveLength(stored - listed);
  else expect(gone).toThrow('--allow-mass-removal');
  expect(goneRecords(keys, records, { allowMassRemoval: true })).toHaveLength(stored - listed);
});
