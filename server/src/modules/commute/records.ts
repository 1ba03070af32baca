import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { PersonalData } from '../accounts/index.ts';
import type { CommuteAddress } from './contract.ts';
import { commuteAddresses } from './tables.ts';

const rowsOf = async (db: Db, personId: number) => {
  const rows = await db.select().from(commuteAddresses).where(eq(commuteAddresses.personId, personId));
  return rows.map(({ addresses, ...row }) => ({ ...row, addresses: JSON.parse(addresses) as CommuteAddress[] }));
};

export const addressesOf = async (db: Db, personId: number): Promise<CommuteAddress[]> =>
  (await rowsOf(db, personId))[0]?.addresses ?? [];

/** Replaces a person's addresses; none erases them. */
export async function saveAddresses(tx: Tx, personId: number, addresses: readonly CommuteAddress[]): Promise<void> {
  if (addresses.length === 0) return eraseAddresses(tx, personId);
  const row = { addresses: JSON.stringify(addresses), savedAt: new Date() };
  await tx
    .insert(commuteAddresses)
    .values({ personId, ...row })
    .onConflictDoUpdate({ target: commuteAddresses.personId, set: row });
}

async function eraseAddresses(tx: Tx, personId: number): Promise<void> {
  await tx.delete(commuteAddresses).where(eq(commuteAddresses.personId, personId));
}

/** A person's addresses, decrypted in the export. */
export const commuteData: PersonalData = {
  name: 'commute',
  tables: ['commute_addresses'],
  rows: rowsOf,
  erase: eraseAddresses,
};
