import type { Fact } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/db.ts';
import { statesWithUndisclosedPrices } from '../../listings/index.ts';
import { completeQuery, type Finder, type SearchQuery } from '../index/finder.ts';
import { factLabel } from '../sentence/labels.ts';
import type { Market, MarketSet } from './contract.ts';
import { marketHomes } from './homes.ts';
import { marketFigures } from './market-figures.ts';
import { marketInsights } from './market-insights.ts';
import { marketMonths } from './market-months.ts';
import { marketNotes } from './market-notes.ts';
import { marketTypes, timeOnMarket } from './market-parts.ts';

/** The market of the homes that a question finds, and of all homes where it looks. */
export async function readMarket(db: Db, finder: Finder, search: SearchQuery): Promise<z.infer<typeof Market>> {
  const now = finder.clock();
  const set = marketSet(finder, search);
  const where = whereOf(search);
  const area = where && { name: where.name, ...marketSet(finder, where.search) };
  const sold = { ...completeQuery(finder, search), statuses: ['sold'] as const };
  const undisclosedStates = await statesWithUndisclosedPrices(db, finder.index.ids(sold));
  return {
    asOf: now.toISOString(),
    set,
    area,
    insights: marketInsights(set, area),
    notes: marketNotes(set, undisclosedStates),
  };
}

function marketSet(finder: Finder, search: SearchQuery): MarketSet {
  const query = completeQuery(finder, search);
  const { active, sold, every } = marketHomes(finder.index, query);
  return {
    ...marketFigures(active, sold, query.today),
    months: marketMonths(every, query.today),
    timeOnMarket: timeOnMarket(active, query.today),
    types: marketTypes(active),
  };
}

const isPlace = (fact: Fact): boolean =>
  fact.kind === 'state' || fact.kind === 'zip' || (fact.kind === 'place' && !fact.not);

/** Reduces the query to its places and areas. Null when it has neither. */
function whereOf({ facts, areas, excludedAreas, bounds }: SearchQuery): { name: string; search: SearchQuery } | null {
  const places = facts.filter(isPlace);
  if (places.length === 0 && !areas && !bounds) return null;
  const names =
    places.map((place) => factLabel(place)).join(', ') ||
    (areas ? m.search__the_drawn_area() : m.search__the_part_of_the_map());
  return {
    name: places.length > 0 && areas ? m.search__within_the_drawn_area({ names }) : names,
    search: {
      facts: places,
      ...(areas ? { areas } : {}),
      ...(excludedAreas ? { excludedAreas } : {}),
      ...(bounds ? { bounds } : {}),
    },
  };
}
