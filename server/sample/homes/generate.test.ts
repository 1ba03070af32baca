import { createHash } from 'node:crypto';
import { features as vocabulary } from '@lintel/hypersearch';
import { beforeAll, describe, expect, it } from 'vitest';
import { isoDay, weekdayOf } from '../calendar.ts';
import { markets } from '../markets/index.ts';
import { everyHome, fixtureDay } from './every-home.fixture.ts';
import { home, homeCount, type SampleHome } from './generate.ts';

const today = fixtureDay;
const thisYear = 2026;
const has = (each: SampleHome, feature: Parameters<SampleHome['features']['has']>[0]) => each.features.has(feature);
const shore = ['beach', 'waterside', 'lake'] as const;

let homes: readonly SampleHome[];
// Sixty thousand homes take as long as the machine needs.
beforeAll(() => {
  homes = everyHome();
}, 600_000);

const count = (when: (each: SampleHome) => boolean) => homes.filter(when).length;

describe('the sixty thousand homes', () => {
  it('include active, pending and sold ones in all markets and in each of their neighborhoods', () => {
    expect(count(({ status }) => status === 'Active')).toBe(13_144);
    expect(count(({ status }) => status === 'Pending')).toBe(3_974);
    expect(markets.length).toBeGreaterThanOrEqual(46);
    const inhabited = new Set(homes.map(({ neighbourhood }) => neighbourhood));
    expect(inhabited.size).toBe(markets.reduce((sum, { neighbourhoods }) => sum + neighbourhoods.length, 0));
  });

  it('are the same on every machine on the same day', () => {
    const digest = (from: readonly SampleHome[]) => {
      const hash = createHash('sha256');
      for (const { market, neighbourhood, features, ...rest } of from)
        hash.update(JSON.stringify([market.name, neighbourhood.name, [...features], rest]));
      return hash.digest('hex').slice(0, 16);
    };
    const again = Array.from({ length: 2_000 }, (_, at) => home('lintel', at + 1, today));
    expect(digest(again)).toBe(digest(homes.slice(0, 2_000)));
    // Changes with every rule of the sample, and must not change otherwise.
    expect(digest(again)).toMatchInlineSnapshot(`"708f98f57e37d083"`);
  });

  it('follow the date: the same homes, listed one day later tomorrow', () => {
    const tomorrow = home('lintel', 77, today + 1);
    expect(tomorrow.address).toEqual(homes[76]!.address);
    expect(tomorrow.listedDay).toBe(homes[76]!.listedDay + 1);
  });

  it('hide one address in a hundred, and three entire homes in a thousand', () => {
    expect(count(({ addressShown }) => !addressShown) / homeCount).toBeCloseTo(0.01, 2);
    expect(count(({ displayed }) => !displayed) / homeCount).toBeCloseTo(0.003, 3);
  });

  it('show every feature of the vocabulary somewhere, except those derived from prices and dates', () => {
    const shown = new Set(homes.flatMap(({ features }) => [...features]));
    const derived = ['price_reduced', 'open_house'];
    expect([...shown].sort()).toEqual(vocabulary.filter((feature) => !derived.includes(feature)).sort());
  });

  it('cost more when they are larger, and more in an expensive neighborhood', () => {
    const houses = homes.filter(({ type, market }) => type === 'single_family' && market.name === 'Houston');
    const mean = (list: SampleHome[], of: (each: SampleHome) => number) =>
      list.reduce((sum, each) => sum + of(each), 0) / list.length;
    const [small, large] = [
      houses.filter(({ sqft = 0 }) => sqft < 1_800),
      houses.filter(({ sqft = 0 }) => sqft > 3_000),
    ];
    expect(mean(large, ({ priceCents }) => priceCents)).toBeGreaterThan(
      1.5 * mean(small, ({ priceCents }) => priceCents),
    );
    expect(mean(large, ({ beds = 0 }) => beds)).toBeGreaterThan(mean(small, ({ beds = 0 }) => beds) + 1);
    const perSqft = (place: string) =>
      mean(
        houses.filter(({ neighbourhood }) => neighbourhood.name === place),
        ({ priceCents, sqft = 1 }) => priceCents / sqft,
      );
    expect(perSqft('River Oaks')).toBeGreaterThan(2 * perSqft('Sunnyside'));
  });
});

/** Rules for every home. */
const rules: Record<string, (each: SampleHome) => boolean> = {
  'has a price of a plausible size': ({ priceCents }) => priceCents >= 3_000_000 && priceCents <= 5_000_000_000,
  'is single-storey exactly if it has one storey': (each) => has(each, 'single_story') === (each.stories === 1),
  'is new exactly if built this year or the last': (each) =>
    has(each, 'new_construction') === (each.yearBuilt ?? 0) >= thisYear - 1,
  'is not built in the future': ({ yearBuilt = 1900 }) => yearBuilt >= 1845 && yearBuilt <= thisYear,
  'is at most one of new, renovated and in need of work': (each) =>
    ['new_construction', 'renovated', 'fixer_upper'].filter((feature) => has(each, feature as 'renovated')).length <= 1,
  'has a garage exactly if it has garage spaces': (each) => has(each, 'garage') === (each.garageSpaces ?? 0) > 0,
  'finishes no basement it does not have': (each) =>
    has(each, 'basement') || !(has(each, 'finished_basement') || has(each, 'walkout_basement')),
  'needs no work where it shines': (each) =>
    !has(each, 'fixer_upper') || !(has(each, 'luxury') || has(each, 'chefs_kitchen') || has(each, 'updated_kitchen')),
  'has rooms and area unless it is land': (each) =>
    (each.type === 'land') === (each.sqft === undefined && each.beds === undefined && each.stories === undefined),
  'has a bedroom unless it is a studio condo': ({ type, beds }) => beds === undefined || beds > 0 || type === 'condo',
  'has room for its bedrooms': ({ beds = 0, sqft = 9_999 }) => sqft >= beds * 160,
  'has no more baths than bedrooms and two': ({ beds = 9, bathsFull = 0 }) => bathsFull <= Math.max(1, beds) + 2,
  'has a lot larger than its footprint': ({ type, lotAcres, sqft = 0, stories = 1 }) =>
    type === 'condo' ? lotAcres === undefined : lotAcres! * 43_560 >= (sqft / stories) * 1.5,
  'has lift, porter and gym only in a tower or in luxury': (each) =>
    !(has(each, 'elevator') || has(each, 'doorman') || has(each, 'gym')) ||
    (each.towerStories ?? 0) > 3 ||
    has(each, 'luxury'),
  'has ground-floor features only on the ground': (each) =>
    each.type !== 'condo' ||
    !(['deck', 'patio', 'fenced_yard', 'basement', 'attic', 'barn'] as const).some((f) => has(each, f)),
  'has nothing built on it where it is land': (each) =>
    each.type !== 'land' ||
    !(['pool', 'fireplace', 'garage', 'balcony', 'storage', 'near_park'] as const).some((f) => has(each, f)),
  'is at the water only where there is water': (each) =>
    !(has(each, 'waterfront') || has(each, 'water_view')) ||
    shore.some((trait) => each.neighbourhood.traits.includes(trait)),
  'is of a type that its market has': ({ type, market }) => (market.mix[type] ?? 0) > 0,
  'brings the fee to a month': ({ fee }) =>
    !fee ||
    fee.monthlyCents === Math.round(fee.amountCents / { Monthly: 1, Quarterly: 3, Annually: 12 }[fee.frequency]),
  'has a fee if it is a condo': ({ type, fee }) => type !== 'condo' || fee !== undefined,
  'states an income exactly if it is a multi-family house': ({ type, netIncomeCents }) =>
    (type === 'multi_family') === (netIncomeCents !== undefined),
  'pays a plausible tax': ({ taxCents, priceCents }) => taxCents > priceCents * 0.001 && taxCents < priceCents * 0.025,
  'rates schools from 1 to 10 in halves and walks from 0 to 100': ({ schoolRating, walkScore }) =>
    schoolRating >= 1 && schoolRating <= 10 && Number.isInteger(schoolRating * 2) && walkScore >= 0 && walkScore <= 100,
  'was listed before it left the market, and left before it closed': ({ listedDay, offMarketDay, closeDay }) =>
    listedDay <= (offMarketDay ?? today) &&
    (offMarketDay ?? today) <= today &&
    (closeDay ?? today) <= today &&
    (closeDay ?? offMarketDay ?? today) >= (offMarketDay ?? today),
  'closed within 13 months if it is sold': ({ status, closeDay }) =>
    status === 'Closed' ? closeDay! > today - 396 : closeDay === undefined,
  'has its history in date order': ({ events }) =>
    events.every(({ day }, at) => at === 0 || day >= events[at - 1]!.day),
  'begins its history when listed, at the first price': ({ events, listedDay, originalPriceCents }) =>
    events[0]!.event === 'listed' && events[0]!.day === listedDay && events[0]!.priceCents === originalPriceCents,
  'has the last price of its history': ({ events, priceCents }) =>
    events.findLast(({ event }) => event !== 'sold')!.priceCents === priceCents,
  'cuts the price exactly if its history shows a cut': ({ events, previousPriceCents, priceCents }) =>
    events.some(({ event }) => event === 'price_change') ===
    (previousPriceCents !== undefined && previousPriceCents > priceCents),
  'ends its history in its status': ({ status, events }) =>
    status === 'Active' || events.at(-1)!.event === (status === 'Closed' ? 'sold' : 'pending'),
  'has open houses only on an upcoming weekend and while active': ({ status, openHouse }) =>
    !openHouse ||
    (status === 'Active' &&
      openHouse.day > today &&
      openHouse.day <= today + 15 &&
      [0, 6].includes(weekdayOf(openHouse.day)) &&
      openHouse.from < openHouse.to),
  'is within ten kilometers of its neighborhood': ({ address, neighbourhood }) =>
    Math.abs(address.latitude - neighbourhood.lat) < 0.09 && Math.abs(address.longitude - neighbourhood.lon) < 0.13,
  'has a postal code of its neighbourhood': ({ address, neighbourhood }) =>
    neighbourhood.zips.some((zip) => address.postalCode.startsWith(zip)),
  'writes its postal code as its country does': ({ address, market }) =>
    (market.country === 'US' ? /^\d{5}$/ : /^[A-Z]\d[A-Z] \d[A-Z]\d$/).test(address.postalCode),
  'has remarks with “an” before a vowel and “a” before a consonant': ({ remarks }) =>
    !/\ba (?!one\b)[aeiou]|\ban (?![aeiou]|RV\b)/i.test(remarks),
  'has a unit if it is a condo': ({ type, address }) => type !== 'condo' || address.unitNumber !== undefined,
};

describe('every home', () => {
  it.each(Object.entries(rules))('%s', (_, holds) => {
    const broken = homes.filter((each) => !holds(each));
    expect(
      broken
        .slice(0, 3)
        .map(({ market, neighbourhood, remarks, ...rest }) => ({ ...rest, listed: isoDay(rest.listedDay) })),
    ).toEqual([]);
  });
});

interface MarketRow {
  market: string;
  monthsOfSupply: number;
  daysOnMarket: number;
  daysToSell: number;
  saleToList: number;
  priceCutShare: number;
}

let rows: MarketRow[];

function rowOf(market: string, own: readonly SampleHome[]): MarketRow {
  const active = own.filter(({ status }) => status === 'Active');
  const sold = own.filter(({ closeDay }) => closeDay !== undefined && closeDay > today - 365);
  return {
    market,
    monthsOfSupply: active.length / (sold.length / 12),
    daysOnMarket: median(active.map(({ listedDay }) => today - listedDay)),
    daysToSell: median(sold.map(({ offMarketDay, listedDay }) => offMarketDay! - listedDay)),
    saleToList: median(sold.map(({ closePriceCents, priceCents }) => closePriceCents! / priceCents)),
    priceCutShare: active.filter(({ previousPriceCents }) => previousPriceCents !== undefined).length / active.length,
  };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Spearman's correlation of a figure with the months of supply over all markets. */
function correlation(figure: keyof Omit<MarketRow, 'market'>): number {
  const ranks = (of: keyof Omit<MarketRow, 'market'>) => {
    const order = rows.toSorted((a, b) => a[of] - b[of]);
    return rows.map((row) => order.indexOf(row));
  };
  const supply = ranks('monthsOfSupply');
  const squares = ranks(figure).reduce((sum, rank, at) => sum + (rank - supply[at]!) ** 2, 0);
  return 1 - (6 * squares) / (rows.length * (rows.length ** 2 - 1));
}

describe('the sample’s sales and supply', () => {
  beforeAll(() => {
    rows = [...Map.groupBy(homes, ({ market }) => market)].map(([{ name }, each]) => rowOf(name, each));
  });

  it('cover 1.5 to 8 months of supply in each of the 50 markets', () => {
    expect(rows).toHaveLength(50);
    expect(rows.filter(({ monthsOfSupply }) => monthsOfSupply < 1.5 || monthsOfSupply > 8)).toEqual([]);
  });

  it('show longer waits, more price cuts and lower sale-to-list ratios where supply is larger', () => {
    expect(correlation('daysOnMarket')).toBeGreaterThan(0.85);
    expect(correlation('daysToSell')).toBeGreaterThan(0.85);
    expect(correlation('priceCutShare')).toBeGreaterThan(0.6);
    expect(correlation('saleToList')).toBeLessThan(-0.85);
  });

  it('have plausible days on market, price cuts and sale prices in every market', () => {
    const implausible = rows.filter(
      ({ monthsOfSupply, daysOnMarket, daysToSell, saleToList, priceCutShare }) =>
        daysOnMarket < 12 * monthsOfSupply ||
        daysOnMarket > 32 * monthsOfSupply ||
        daysToSell < 15 * monthsOfSupply ||
        daysToSell > 35 * monthsOfSupply ||
        saleToList < 0.95 ||
        saleToList > 1.02 ||
        priceCutShare < 0.1 ||
        priceCutShare > 0.5,
    );
    expect(implausible).toEqual([]);
  });

  it('have as many homes for sale a year ago as today, within a tenth', () => {
    const forSaleOn = (day: number) =>
      homes.filter(({ listedDay, offMarketDay = today + 1 }) => listedDay <= day && offMarketDay > day).length;
    for (const daysAgo of [90, 180, 270, 350])
      expect(forSaleOn(today - daysAgo) / forSaleOn(today), `${daysAgo} days ago`).toBeCloseTo(1, 1);
  });
});
