import { distanceMetres } from '@lintel/geo';
import type { Feature } from '../../src/facts.ts';
import type { Signal, TasteHome } from '../../src/recommend/index.ts';

/** Returns a deterministic generator of numbers from 0 to 1 (mulberry32, public domain). */
export function throwing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A buyer with a taste hidden from the ranker: the worth of each home of a market to them. */
export interface HiddenBuyer {
  worth: ReadonlyMap<number, number>;
  /** Their actions: homes they saved and homes they rejected. */
  signals: Signal[];
}

const criteria: readonly Feature[] = [
  'pool',
  'garage',
  'fireplace',
  'home_office',
  'fenced_yard',
  'hardwood_floors',
  'updated_kitchen',
  'balcony',
  'large_yard',
  'garden',
  'near_park',
  'near_transit',
  'natural_light',
  'walk_in_closet',
  'deck',
  'finished_basement',
];

/**
 * Creates a buyer for a market. Their worth of a home is not a sum of a ranker's features: it has hard limits, features
 * that only count together, a favorite home as an anchor, and random moods that cannot be learned.
 */
export function hiddenBuyer(homes: readonly TasteHome[], seed: number): HiddenBuyer {
  const dice = throwing(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)]!;
  const anchor = pick(homes);
  const second = pick(homes);
  const importance = {
    price: 0.5 + dice(),
    place: dice() * 1.4,
    size: dice(),
    type: dice() * 1.4,
    age: dice(),
    criterion: dice() * 1.6,
  };
  const liked = [
    pick(criteria),
    pick(criteria),
    pick(criteria),
    pick(anchor.features.length > 0 ? anchor.features : criteria),
  ];
  const prefersNew = dice() < 0.5;
  const limit = anchor.priceCents * (1.05 + dice() * 0.15);
  const worthOf = (home: TasteHome): number => {
    const step = Math.log(home.priceCents / anchor.priceCents);
    let worth = home.priceCents > limit ? -2 : importance.price * Math.max(-1.5, -Math.abs(step) * 2.5);
    worth += importance.place * Math.max(nearness(anchor, home), 0.7 * nearness(second, home));
    const size = Math.min(1.2, (home.sqft ?? 1_000) / (anchor.sqft ?? 1_500));
    worth += importance.size * (size < 0.75 ? -1 : size);
    worth += home.type === anchor.type ? importance.type : 0;
    worth +=
      importance.age * (prefersNew ? ((home.yearBuilt ?? 1970) - 1970) / 50 : (1970 - (home.yearBuilt ?? 1970)) / 50);
    const met = liked.filter((feature) => home.features.includes(feature)).length;
    // One met preference is worth little; all of them together are worth much.
    worth += importance.criterion * (met / liked.length) ** 1.5 * 1.6;
    // For these buyers, a condo without a balcony loses value.
    if (home.type === 'condo' && !home.features.includes('balcony')) worth -= 0.25;
    return worth;
  };
  const worth = new Map(homes.map((home) => [home.id, worthOf(home) + gauss(dice) * 0.15]));
  return { worth, signals: actions(homes, worth, dice) };
}

/** Simulates a buyer who views 80 homes with random moods, saves the best five and rejects the worst three. */
function actions(homes: readonly TasteHome[], worth: ReadonlyMap<number, number>, dice: () => number): Signal[] {
  const seen = new Map<number, TasteHome>();
  while (seen.size < Math.min(80, homes.length)) {
    const home = homes[Math.floor(dice() * homes.length)]!;
    seen.set(home.id, home);
  }
  const ranked = [...seen.values()]
    .map((home) => ({ home, felt: worth.get(home.id)! + gauss(dice) * 0.25 }))
    .sort((a, b) => b.felt - a.felt);
  return [
    ...ranked.slice(0, 5).map(({ home }) => ({ home, liking: 1 })),
    ...ranked.slice(-3).map(({ home }) => ({ home, liking: -1 })),
  ];
}

const gauss = (dice: () => number): number => Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice());

const nearness = (one: TasteHome, other: TasteHome): number => Math.exp(-metres(one, other) / 6_000);

export const metres = (one: TasteHome, other: TasteHome): number =>
  one.latE6 === undefined || other.latE6 === undefined
    ? 20_000
    : distanceMetres({ latE6: one.latE6, lonE6: one.lonE6! }, { latE6: other.latE6, lonE6: other.lonE6! });
