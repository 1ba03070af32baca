import { hashPassword } from '../../src/modules/accounts/index.ts';
import type { Tx } from '../../src/platform/database/db.ts';
import { insertWithIds } from '../insert.ts';
import { readmePeople, samplePassword } from '../people.ts';
import type { SamplePerson } from './sample-people.ts';

/** Lets the people of the README sign in; no one else of the sample has a password. */
export async function insertPasswords(tx: Tx, personId: Map<SamplePerson, number>): Promise<void> {
  const named = new Set<string>(Object.values(readmePeople).map(({ email }) => email));
  const able = [...personId].filter(([{ email }]) => named.has(email)).map(([, id]) => id);
  const records = await Promise.all(
    able.map(async (id) => ({
      user_id: id,
      account_id: String(id),
      provider_id: 'credential',
      password: await hashPassword(samplePassword),
    })),
  );
  await insertWithIds(tx, 'credentials', 'account_id', records);
}
