import type { HomeType } from '@lintel/hypersearch';
import type { Market, Neighbourhood, TypeMix } from '../markets/index.ts';
import type { Random } from '../random.ts';
import type { Condition, Site } from './home.ts';

export function chooseSite(random: Random, market: Market, thisYear: number): Site {
  const type = random.weighted(Object.keys(market.mix) as (keyof TypeMix)[], (each) => market.mix[each] ?? 0);
  const neighbourhood = random.weighted(market.neighbourhoods, (each) => pull[type](each));
  if (type === 'land') return { market, neighbourhood, type, yearBuilt: undefined, condition: 'kept' };
  const yearBuilt = chooseYear(random, market, neighbourhood, type, thisYear);
  return { market, neighbourhood, type, yearBuilt, condition: chooseCondition(random, yearBuilt, thisYear) };
}

const openness = ({ walk, traits }: Neighbourhood) => 106 - walk + (traits.includes('rural') ? 60 : 0);
const open = (each: Neighbourhood) => openness(each) * openness(each) * openness(each);

/** Affinity of a neighborhood for a type: towers in walkable areas, barns elsewhere. */
const pull: Record<HomeType, (each: Neighbourhood) => number> = {
  single_family: (each) => openness(each) + 4,
  semi_detached: ({ walk }) => (walk > 92 ? 20 : walk),
  townhouse: ({ walk }) => 40 + walk * 0.5,
  condo: ({ walk, traits }) => (traits.includes('rural') ? 0 : walk * walk),
  multi_family: ({ walk }) => 10 + walk,
  manufactured: (each) => (each.level > 1 ? 0 : open(each)),
  land: open,
  farm: (each) => open(each) * open(each),
};

function chooseYear(
  random: Random,
  { built }: Market,
  { walk, traits }: Neighbourhood,
  type: HomeType,
  thisYear: number,
): number {
  const historic = traits.includes('historic');
  if (built.to >= thisYear - 3 && random.chance(historic ? 0.02 : 0.07)) return thisYear - random.whole(0, 1);
  const from = type === 'condo' || type === 'manufactured' ? Math.max(built.from, 1965) : built.from;
  const to = Math.min(thisYear - 2, historic ? Math.max(built.peak, from + 40) : built.to);
  // The edge of a city is younger than its center.
  const shift = historic ? -30 : Math.round((55 - walk) * 0.4);
  const peak = Math.min(to - 1, Math.max(from + 1, (type === 'condo' ? built.peak + 35 : built.peak) + shift));
  return Math.round(random.triangular(from, peak, to));
}

function chooseCondition(random: Random, yearBuilt: number, thisYear: number): Condition {
  const age = thisYear - yearBuilt;
  if (age <= 1) return 'new';
  if (age < 18) return 'kept';
  const roll = random.unit();
  if (age >= 30 && roll < 0.05 + Math.min(age, 90) / 1800) return 'fixer_upper';
  return roll < 0.38 ? 'renovated' : 'kept';
}
