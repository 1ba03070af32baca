import { DAY_MS } from '@lintel/geo';
import type { Terms } from '@lintel/hypersearch';
import type { Db } from '../../platform/database/db.ts';
import { type AgentCard, agentCards } from '../companies/index.ts';
import type { Property } from './contract.ts';
import { presentProperty } from './present.ts';
import type { PublicListing } from './public-listings.ts';
import type { Rates } from './rates.ts';
import { publicListingsByIds } from './records.ts';

/** Presents an agent of this network on a home's card. Ratings come from verified reviews only. */
export const presentAgent = (card: AgentCard): NonNullable<Property['agent']> => ({ ...card, rating: null });

/** Returns the agent of this network if there is one, else the agent that the source names. */
function agentOf(row: PublicListing, cards: ReadonlyMap<number, AgentCard>): Property['agent'] {
  const card = row.listAgentId === null ? undefined : cards.get(row.listAgentId);
  if (card) return presentAgent(card);
  if (row.listAgentFullName === null) return null;
  return { id: null, name: row.listAgentFullName, company: row.listOfficeName, rating: null, specialties: [] };
}

/** Context for the costs shown with homes, on the default terms or on those that a search states. */
export interface PresentContext {
  rates: Rates;
  now: Date;
  terms?: Terms | undefined;
}

/** Presents public rows as homes of the API, with their agents. */
export async function presentRows(
  db: Db,
  rows: readonly PublicListing[],
  { rates, now, terms }: PresentContext,
): Promise<Property[]> {
  const ids = new Set(rows.flatMap((row) => row.listAgentId ?? []));
  const cards = await agentCards(db, [...ids]);
  const today = Math.floor(now.getTime() / DAY_MS);
  return rows.map((row) => presentProperty(row, agentOf(row, cards), { rates, today, now, terms }));
}

/** Returns homes in the order of `ids`, without those that don't exist or are not shown. */
export const propertiesByIds = async (db: Db, ids: readonly number[], context: PresentContext): Promise<Property[]> =>
  presentRows(db, await publicListingsByIds(db, ids), context);
