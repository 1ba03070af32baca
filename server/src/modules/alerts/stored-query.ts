import type { Area, Fact, NamedPoint, Query, Terms } from '@lintel/hypersearch';

/** A stored query: all criteria except today's date and the payment rule, with the coordinates of its landmarks. */
export interface StoredQuery {
  facts: Fact[];
  bounds?: Extract<Area, { kind: 'box' }>;
  areas?: Area[];
  excludedAreas?: Area[];
  words?: string[];
  statuses?: ('active' | 'pending' | 'sold')[];
  points?: [string, NamedPoint[]][];
  /** The purchase that costs are judged on; its means and cash restrict, too. */
  terms?: Terms;
}

/** Removes sort order and rejected criteria, which do not affect matching. */
export function storedQuery(query: Omit<Query, 'today' | 'payment' | 'costs'>): StoredQuery {
  return {
    facts: query.facts.filter(({ kind }) => kind !== 'sort' && kind !== 'refuse' && kind !== 'unsupported'),
    ...(query.bounds ? { bounds: query.bounds } : {}),
    ...(query.areas ? { areas: [...query.areas] } : {}),
    ...(query.excludedAreas ? { excludedAreas: [...query.excludedAreas] } : {}),
    ...(query.words ? { words: [...query.words] } : {}),
    ...(query.statuses ? { statuses: [...query.statuses] } : {}),
    ...(query.terms ? { terms: query.terms } : {}),
    ...(query.points?.size ? { points: [...query.points].map(([name, points]) => [name, [...points]]) } : {}),
  };
}

/** Restores a query without today's date and the payment rule. */
export const queryOf = ({ points, ...stored }: StoredQuery): Omit<Query, 'today' | 'payment' | 'costs'> => ({
  ...stored,
  points: new Map(points),
});
