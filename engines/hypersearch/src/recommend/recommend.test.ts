import { describe, expect, it } from 'vitest';
import { contest } from '../../test/recommend/contest.ts';
import { town } from '../../test/recommend/town.ts';
import { features } from '../facts.ts';
import { type TasteHome, tasteFeatures } from './aspects.ts';
import { judge, type TasteReason } from './judge.ts';
import { marketOf } from './market.ts';
import { recommend } from './recommend.ts';
import { learnTaste, type Signal } from './taste.ts';

const homes = town(1_200, 5);
const market = marketOf(homes);
const like = (home: TasteHome): Signal => ({ home, liking: 1 });

/** Three houses with a pool on one street, in a town where few homes have one. */
const street = { latE6: 30_260_000, lonE6: -97_760_000 };
const house = (id: number, its: Partial<TasteHome> = {}): TasteHome => ({
  ...{ id, ...street, type: 'townhouse', priceCents: 52_000_000, beds: 3, baths: 2.5, sqft: 1_700, yearBuilt: 2012 },
  ...{ lotAcres: 0.08, garageSpaces: 2, features: ['pool', 'garage', 'home_office'] },
  ...its,
});
const saved = [
  house(9_001),
  house(9_002, { latE6: street.latE6 + 9_000, priceCents: 54_000_000, sqft: 1_800, yearBuilt: 2015 }),
  house(9_003, { lonE6: street.lonE6 + 9_000, priceCents: 50_500_000, sqft: 1_640, yearBuilt: 2009 }),
];
const stated = { priceMaxCents: 56_000_000, bedsMin: 3, bathsMin: 2 };
const taste = learnTaste(saved.map(like), stated, market)!;
const found = (home: TasteHome, name: string) => judge(taste, home).reasons.find((reason) => nameOf(reason) === name);
const nameOf = (reason: TasteReason): string =>
  reason.aspect === 'feature' ? reason.feature : reason.aspect === 'type' ? reason.type : reason.aspect;

describe('recommendations', () => {
  it('beat ranking by distance in price, place and size by at least 15 % of NDCG@10', () => {
    const markets = [town(1_200, 21), town(1_200, 22)];
    const { ours, priceAndPlace, priceAndSize, allThree, none } = contest(markets, 40, 40_000);
    for (const baseline of [priceAndPlace, priceAndSize, allThree]) {
      expect(baseline).toBeGreaterThan(none * 2);
      expect(ours / baseline).toBeGreaterThan(1.15);
    }
  });

  it('start at three liked homes and never include an excluded home', () => {
    expect(recommend(homes, homes.slice(0, 2).map(like), {}, { limit: 10 })).toBeUndefined();
    const signals = [...homes.slice(0, 5).map(like), ...homes.slice(5, 9).map((home) => ({ home, liking: -1 }))];
    const except = new Set(signals.map(({ home }) => home.id));
    const ids = recommend(homes, signals, {}, { limit: homes.length, except })!.map(({ id }) => id);
    expect(ids).toHaveLength(homes.length - signals.length);
    for (const { home } of signals) expect(ids).not.toContain(home.id);
  });

  it('are ordered by score, independent of the input order', () => {
    const ranked = recommend(homes, saved.map(like), stated, { limit: 50 })!;
    expect(ranked).toEqual(recommend(homes.toReversed(), saved.map(like), stated, { limit: 50 }));
    expect(ranked.map(({ score }) => score)).toEqual(ranked.map(({ score }) => score).sort((a, b) => b - a));
    for (const { score } of ranked) expect(score).toBeGreaterThanOrEqual(0);
    for (const { score } of ranked) expect(score).toBeLessThanOrEqual(100);
  });
});

describe('a reason', () => {
  const away: [string, Partial<TasteHome>][] = [
    ['pool', { features: ['garage', 'home_office'] }],
    ['home_office', { features: ['pool', 'garage'] }],
    ['townhouse', { type: 'condo' }],
    ['place', { latE6: street.latE6 + 250_000 }],
    ['budget', { priceCents: 75_000_000 }],
    ['bedsMin', { beds: 1 }],
    ['bathsMin', { baths: 1 }],
    ['year', { yearBuilt: 1931 }],
    ['price', { priceCents: 110_000_000 }],
    ['size', { sqft: 700 }],
  ];
  it.each(away)('for %s appears only while it applies; without it the score is lower', (name, change) => {
    const home = house(1);
    expect(found(home, name)).toBeDefined();
    expect(found({ ...home, ...change }, name)).toBeUndefined();
    expect(judge(taste, { ...home, ...change }).score).toBeLessThan(judge(taste, home).score);
  });

  it('counts the liked homes that share the feature, and never names a feature that few of them have', () => {
    const mixed = [...saved, house(9_004, { features: ['garage', 'solar_panels'] })];
    const one = learnTaste(mixed.map(like), {}, market)!;
    expect(one.features.get('pool')?.have).toBe(3);
    expect(one.features.has('solar_panels')).toBe(false);
  });

  it('has points that add up to at most the score', () => {
    for (const home of homes.slice(0, 300)) {
      const { score, reasons } = judge(taste, home);
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(score + reasons.length);
    }
  });
});

describe('a rejected home', () => {
  const turned = (why: Signal['why'], its: Partial<TasteHome> = {}) => {
    const all: Signal[] = [...saved.map(like), { home: house(9_010, its), liking: -1, why }];
    return learnTaste(all, stated, market)!;
  };
  it('lowers equally expensive homes when the reason is price, but not cheaper ones', () => {
    const dear = turned('price', { priceCents: 56_000_000 });
    const at = (priceCents: number) => house(1, { priceCents });
    expect(judge(dear, at(56_500_000)).score).toBeLessThan(judge(taste, at(56_500_000)).score - 10);
    expect(judge(dear, at(49_000_000)).score).toBe(judge(taste, at(49_000_000)).score);
  });

  it('lowers only homes nearby when the reason is place', () => {
    const far = { latE6: street.latE6 + 100_000 };
    const placed = turned('place', far);
    expect(judge(placed, house(1, far)).score).toBeLessThan(judge(taste, house(1, far)).score);
    expect(judge(placed, house(1)).score).toBe(judge(taste, house(1)).score);
  });

  it('lowers only homes of the same type and age when the reason is looks', () => {
    const old = turned('looks', { yearBuilt: 1960 });
    expect(judge(old, house(1, { yearBuilt: 1962 })).score).toBeLessThan(
      judge(taste, house(1, { yearBuilt: 1962 })).score,
    );
    expect(judge(old, house(1)).score).toBe(judge(taste, house(1)).score);
  });
});

describe('personal data', () => {
  it('never affects a taste: only the listed fields of a home change a score', () => {
    const others = {
      schoolRating: 9.5,
      walkScore: 99,
      neighbourhood: 'X',
      postalCode: '00000',
      city: 'Y',
      text: 'church',
    };
    const altered = {
      ...house(1),
      ...others,
      features: [...house(1).features, 'senior_community', 'wheelchair_accessible'],
    };
    expect(judge(taste, altered as TasteHome)).toEqual(judge(taste, house(1)));
    const kept = new Set(tasteFeatures);
    for (const name of ['senior_community', 'wheelchair_accessible', 'in_law_suite'] as const)
      expect([features.includes(name), kept.has(name)]).toEqual([true, false]);
  });
});
