import { DAY_MS } from '@lintel/geo';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { dayOf } from '../../../platform/time/zone.ts';
import type { PublicListing } from '../../listings/index.ts';
import type { Appointment } from '../booking/contract.ts';
import type { AppointmentRow } from '../tables.ts';
import { buyerAgreements } from './agreements.tables.ts';

export type Agreements = (typeof buyerAgreements.$inferSelect)[];

/** Returns the agreements of these buyers that were not ended. */
export async function openAgreements(db: Db, rows: readonly AppointmentRow[]): Promise<Agreements> {
  const showings = rows.filter(({ kind }) => kind === 'showing');
  if (showings.length === 0) return [];
  const buyers = [...new Set(showings.map(({ buyerId }) => buyerId))];
  return db
    .select()
    .from(buyerAgreements)
    .where(and(inArray(buyerAgreements.buyerId, buyers), isNull(buyerAgreements.endedAt)));
}

/** Returns the agreements of a buyer that were not ended, the latest first. */
export const agreementsOfBuyer = (db: Db, buyerId: number): Promise<Agreements> =>
  db
    .select()
    .from(buyerAgreements)
    .where(and(eq(buyerAgreements.buyerId, buyerId), isNull(buyerAgreements.endedAt)))
    .orderBy(desc(buyerAgreements.expiresOn));

/**
 * Returns whether a written buyer agreement is in place for a showing. Participants of an MLS in the USA need one before
 * a tour since 17 August 2024 (NAR settlement, Handbook on Multiple Listing Policy 8.4). Canada has no such rule. A home
 * that is no longer public counts as one in the USA.
 */
export function agreementState(
  row: AppointmentRow,
  home: PublicListing | undefined,
  agreements: Agreements,
  at = (row.state !== 'proposed' && row.startsAt) || new Date(row.times.at(-1) ?? row.createdAt),
): Appointment['agreement'] {
  if (row.kind !== 'showing' || home?.country === 'CA') return 'not_required';
  const day = new Date(dayOf(at, row.timeZone)).toISOString().slice(0, 10);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const isOnFile = agreements.some(
    ({ buyerId, agentId, signedOn, expiresOn }) =>
      buyerId === row.buyerId &&
      agentId === row.agentId &&
      signedOn <= day &&
      // West of Greenwich a signature of today may be a day behind UTC, and east of it a day ahead.
      signedOn <= tomorrow &&
      day <= expiresOn,
  );
  return isOnFile ? 'on_file' : row.agreementException ? 'exception' : 'missing';
}
