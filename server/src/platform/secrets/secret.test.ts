import { beforeEach, expect, it } from 'vitest';
import { empty } from '../../../test/empty.ts';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../database/db.ts';
import { readSettings } from '../settings/settings.ts';
import { secretOf } from './secret.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
  await empty(database);
});

it('is made once, though several processes start at once, and stays the same', {
  tags: ['both-databases'],
}, async () => {
  const settings = readSettings({});
  const made = await Promise.all([1, 2, 3, 4, 5].map(() => secretOf({ settings, database })));
  expect(new Set(made).size).toBe(1);
  expect(made[0]!.length).toBeGreaterThanOrEqual(43);
  expect(await secretOf({ settings, database })).toBe(made[0]);
});

it('is that of the settings where they name one', async () => {
  const settings = readSettings({ LINTEL_SECRET: 'a secret of more than 32 characters' });
  expect(await secretOf({ settings, database })).toBe('a secret of more than 32 characters');
});
