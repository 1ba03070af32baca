import type { HomeType } from '@lintel/hypersearch';
import type { Random } from '../random.ts';
import type { Building, Condition, Fee, Money, Site } from './home.ts';

/**
 * Computes the asking price, then tax, association fee and income. Converts whole currency units to cents.
 */
export function appraise(random: Random, site: Site, building: Building, thisYear: number): Money {
  const price = askingPrice(random, worth(random, site, building));
  return {
    priceCents: price * 100,
    taxCents: Math.round(price * site.market.taxRate * random.between(0.68, 1.04)) * 100,
    taxYear: thisYear - 1,
    fee: feeOf(random, site, building),
    netIncomeCents: building.units ? Math.round((price * random.between(0.038, 0.074)) / 100) * 10_000 : undefined,
  };
}

const condition: Record<Condition, number> = { new: 1.1, renovated: 1.08, kept: 1, fixer_upper: 0.76 };

/** Price per square foot relative to a house of the market. */
const perSqftOf: Record<Exclude<HomeType, 'condo' | 'land'>, number> = {
  single_family: 1,
  semi_detached: 0.95,
  townhouse: 0.95,
  multi_family: 0.84,
  manufactured: 0.4,
  farm: 0.95,
};

function worth(random: Random, { market, neighbourhood, type, condition: kept }: Site, building: Building): number {
  const noise = 1 + 0.1 * random.normal();
  const { house, lotAcres } = market;
  const ground = house.price * neighbourhood.level;
  if (type === 'land') {
    const lots = (building.lotAcres ?? 0) / Math.max(lotAcres, 0.1);
    return ground * 0.3 * Math.min(4, Math.sqrt(Math.max(0.3, lots))) * noise;
  }
  const sqft = building.sqft ?? 0;
  if (type === 'condo') {
    const height = 1 + Math.min(30, building.towerStories ?? 1) * 0.004;
    return sqft * market.condoPerSqft * neighbourhood.level * height * condition[kept] * noise;
  }
  // A large house costs less per square foot than a small one on the same lot.
  const size = (sqft * house.perSqft) / house.price;
  const tapering = Math.min(1.35, Math.max(0.78, 1.2 - 0.2 * size));
  const perSqft = house.perSqft * neighbourhood.level * perSqftOf[type] * tapering;
  const room = type === 'single_family' ? 1 + Math.min(0.14, ((building.lotAcres ?? 0) / lotAcres - 1) * 0.05) : 1;
  const acres = type === 'farm' ? Math.sqrt(building.lotAcres ?? 1) * house.price * 0.16 : 0;
  return sqft * perSqft * room * condition[kept] * views(neighbourhood.traits) * noise + acres;
}

const views = (traits: readonly string[]) =>
  traits.some((trait) => trait === 'beach' || trait === 'waterside' || trait === 'lake') ? 1.05 : 1;

/** Sellers ask 499,900 rather than 500,213. */
function askingPrice(random: Random, value: number): number {
  const step = value < 400_000 ? 5_000 : value < 1_500_000 ? 10_000 : 25_000;
  const round = Math.max(step * 7, Math.round(value / step) * step);
  const ending = random.unit();
  if (ending < 0.45) return round - (value < 1_000_000 ? 100 : 1_000);
  if (ending < 0.6) return round - 1_000;
  return ending < 0.7 ? round - 12 : round;
}

function feeOf(random: Random, { market, neighbourhood, type, yearBuilt = 1960 }: Site, building: Building) {
  const { sqft = 0, towerStories = 0 } = building;
  const gated = neighbourhood.traits.includes('gated') || neighbourhood.traits.includes('golf');
  switch (type) {
    case 'condo':
      return fee(Math.round(sqft * random.between(0.38, 0.72) * (1 + Math.min(towerStories, 30) / 60)), 'Monthly');
    case 'townhouse':
      return random.chance(neighbourhood.walk > 88 ? 0.35 : 0.82) ? fee(random.whole(90, 420), 'Monthly') : undefined;
    case 'single_family':
      return random.chance(gated ? 0.8 : market.hoaShare * (yearBuilt > 1985 ? 1.35 : 0.35))
        ? houseFee(random, gated)
        : undefined;
    case 'manufactured':
      return random.chance(0.5) ? fee(random.whole(60, 320), 'Monthly') : undefined;
    default:
      return undefined;
  }
}

function houseFee(random: Random, gated: boolean): Fee {
  const monthly = Math.round(random.triangular(18, gated ? 140 : 55, gated ? 420 : 240));
  const frequency = random.weighted(['Monthly', 'Quarterly', 'Annually'] as const, (each) =>
    each === 'Monthly' ? 5 : each === 'Quarterly' ? 2 : 3,
  );
  return fee(monthly * months[frequency], frequency);
}

const months = { Monthly: 1, Quarterly: 3, Annually: 12 };

const fee = (amount: number, frequency: Fee['frequency']): Fee => ({
  amountCents: amount * 100,
  frequency,
  monthlyCents: Math.round((amount * 100) / months[frequency]),
});
