import type { Terms } from '@lintel/hypersearch';
import type { Db } from '../../foundation/db.ts';
import { type AgentCard, agentCards } from '../network/index.ts';
import type { Property } from './contract.ts';
import { presentProperty } from './present.ts';
import type { PublicListing } from './public-listings.ts';
import type { Rates } from './rates.ts';
import { publicListingsByIds } from './records.ts';

/** An agent of this network on the card of a home. Ratings come from verified reviews only. */
export const presentAgent = (card: AgentCard): NonNullable<Property['agent']> => ({ ...card, rating: null });

/** The agent of this network where it is one, else whom the source names. */
function agentOf(row: PublicListing, cards: ReadonlyMap<number, AgentCard>): Property['agent'] {
  const card = row.listAgentId === null ? undefined : cards.get(row.listAgentId);
  if (card) return presentAgent(card);
  if (row.listAgentFullName === null) return null;
  return { id: null, name: row.listAgentFullName, company: row.listOfficeName, rating: null, specialties: [] };
}

/** Costs shown with homes, on the usual terms or on those that a search states. */
export interface Showing {
  rates: Rates;
  now: Date;
  terms?: Terms | undefined;
}

/** Public rows as homes on the wire, with their agents. */
export async function presentRows(
  db: Db,
  rows: readonly PublicListing[],
  { rates, now, terms }: Showing,
): Promise<Property[]> {
  const ids = new Set(rows.flatMap((row) => row.listAgentId ?? []));
  const cards = await agentCards(db, [...ids]);
  const today = Math.floor(now.getTime() / 86_400_000);
  return rows.map((row) => presentProperty(row, agentOf(row, cards), { rates, today, now, terms }));
}

/** Homes by id, in the order of `ids`; those that are gone or not shown are left out. */
export const propertiesByIds = async (db: Db, ids: readonly number[], context: Showing): Promise<Property[]> =>
  presentRows(db, await publicListingsByIds(db, ids), context);
