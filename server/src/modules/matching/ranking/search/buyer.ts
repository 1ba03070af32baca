import type { Buyer } from '@lintel/agent-match';
import { m } from '@lintel/messages';
import type { z } from 'zod';
import { money } from '../../../../platform/serve/viewer.ts';
import type { PriceRange, Style, Timeline, WantedType } from '../contract.ts';
import type { Spot } from '../place/places.ts';

/** A search, after both ways to state it are unified and the buyer's own criteria are filled in. */
export interface Search {
  agentType: 'real_estate' | 'mortgage';
  spot: Spot;
  type?: WantedType | 'investment' | undefined;
  priceRange?: z.infer<typeof PriceRange> | undefined;
  /** Whole currency units; has precedence over the middle of the range. */
  budget?: number | undefined;
  language?: string | undefined;
  timeline?: z.infer<typeof Timeline> | undefined;
  style?: z.infer<typeof Style> | undefined;
}

/** Midpoints of the budget ranges, in whole units of the place's currency. */
const middles = {
  'under-300k': 240_000,
  '300k-500k': 400_000,
  '500k-750k': 625_000,
  '750k-1m': 875_000,
  'over-1m': 1_400_000,
} as const;
/** Default without a range: about the median home price in the USA and Canada. */
const USUAL_BUDGET = 450_000;
/** Homes from this price are luxury homes; larger loans are jumbo loans. */
export const LUXURY_FROM = 1_500_000;
const months = { 'under-1-month': 1, '1-3-months': 2, '3-6-months': 4, 'over-6-months': 9 } as const;

const homes: Partial<Record<WantedType, string>> = {
  'single-family': 'single_family',
  condo: 'condo',
  townhouse: 'townhouse',
  // Investment homes are multi-family homes.
  investment: 'multi_family',
};
const loans: Partial<Record<WantedType, string>> = {
  conventional: 'conventional',
  fha: 'fha',
  va: 'va',
  jumbo: 'jumbo',
  investment: 'investment',
};

/** Converts a search to the engine's buyer, which has no personal data beyond the search. */
export function buyerOf(search: Search): { buyer: Buyer; notes: string[] } {
  const notes: string[] = [];
  const { agentType, spot, language, style, timeline } = search;
  const type = typeOf(search, notes);
  const budgetOrDefault = search.budget ?? (search.priceRange ? middles[search.priceRange] : USUAL_BUDGET);
  const budget =
    agentType === 'real_estate' && search.type === 'luxury' ? Math.max(budgetOrDefault, LUXURY_FROM) : budgetOrDefault;
  const timelineMonths = timeline ? months[timeline] : 4;
  const buyer: Buyer = {
    ...{ id: 'asking', agentType, lat: spot.lat, lon: spot.lon, budget, timelineMonths },
    ...(type && (agentType === 'mortgage' ? { loanType: type } : { propertyType: type })),
    // Unknown values take those of the average client, so they affect no ranking.
    ...{ preApproved: false, cash: false, contingencies: 1, firstTimeBuyer: false },
    preferences: {
      ...(language && { language }),
      ...(style && { communicationStyle: style }),
      ...(timelineMonths <= 2 && { timeline: 'urgent' }),
    },
  };
  return { buyer, notes };
}

function typeOf({ agentType, type, spot }: Search, notes: string[]): string | undefined {
  if (!type) return undefined;
  const known = agentType === 'mortgage' ? type in loans : type in homes || type === 'luxury';
  if (!known) {
    notes.push(m.matching__isnt_a_type_of_so({ type, value: agentType === 'mortgage' ? 'loan' : 'home' }));
    return undefined;
  }
  if (agentType === 'real_estate') {
    if (type === 'luxury')
      notes.push(
        m.matching__luxury_is_read_as_any({ value: money(LUXURY_FROM * 100, spot.country === 'CA' ? 'CAD' : 'USD') }),
      );
    if (type === 'investment') notes.push(m.matching__investment_is_read_as_homes());
    return homes[type];
  }
  if (spot.country === 'CA' && (type === 'fha' || type === 'va')) {
    notes.push(m.matching__fha_and_va_loans_exist());
    return undefined;
  }
  return loans[type];
}
