import type { Db } from '../../platform/database/db.ts';
import { queryOf } from '../alerts/index.ts';
import { type Property, propertiesByIds } from '../listings/index.ts';
import { type Finder, factLabel, find, matchesOf } from '../search/index.ts';
import { homesMax } from './contract.ts';
import type { homeSends } from './tables.ts';

export type HomeSendRow = typeof homeSends.$inferSelect;

/**
 * Returns the homes of a sending: the chosen ones that are still shown, or what the search finds now. Reads nothing about
 * the client, so that the same criteria give everyone the same homes in the same order.
 */
export async function homesOf(
  db: Db,
  finder: Finder,
  { listingIds, question }: Pick<HomeSendRow, 'listingIds' | 'question'>,
): Promise<{ total: number; homes: Property[] }> {
  if (!question) {
    const homes = await propertiesByIds(db, listingIds, { rates: finder.rates(), now: finder.clock() });
    return { total: homes.length, homes };
  }
  const { points: _, ...query } = queryOf(question);
  const { total, hits } = find(finder, query, { limit: homesMax });
  return { total, homes: await matchesOf(db, finder, hits) };
}

/** The criteria of a search in words. */
export const searchNameOf = ({ question }: Pick<HomeSendRow, 'question'>): string | null =>
  question === null ? null : question.facts.map((fact) => factLabel(fact)).join(', ');
