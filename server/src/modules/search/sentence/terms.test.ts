import { DAY_MS } from '@lintel/geo';
import { createIndex, type Fact, factText, parseFact, type Terms } from '@lintel/hypersearch';
import { canBuy, type Household, type ListedHome, searchCosts } from '@lintel/mortgage';
import { describe, expect, it } from 'vitest';
import { testRates } from '../../../../test/rates.ts';
import { random } from '../../../../test/search-oracle/random-homes.ts';
import { presentCosts } from '../../listings/costs.ts';
import { costAssumptions, type IndexedRow, indexed } from '../../listings/index.ts';

const day = '2026-11-20';
const today = Math.floor(Date.parse(day) / DAY_MS);
const rates = testRates(day);
const roll = random(4242);

const places = [
  ['US', 'TX', 'Austin'],
  ['US', 'NY', 'New York'],
  ['CA', 'ON', 'Toronto'],
  ['CA', 'QC', 'Montréal'],
  ['CA', 'NS', 'Halifax'],
  ['CA', 'QC', 'Québec'],
  ['CA', 'BC', 'Vancouver'],
] as const;
const unknown = [undefined, null][1] as null;

function randomRow(id: number): IndexedRow {
  const [country, stateOrProvince, city] = places[roll.between(0, places.length - 1)]!;
  const listPriceCents = roll.between(40_000, 2_600_000) * 100 + (roll.chance(0.2) ? roll.between(1, 99) : 0);
  return {
    ...(Object.fromEntries(nullColumns.map((name) => [name, unknown])) as unknown as IndexedRow),
    id,
    country,
    stateOrProvince,
    city,
    status: roll.chance(0.9) ? 'active' : roll.chance(0.5) ? 'sold' : 'pending',
    homeType: roll.chance(0.1) ? 'land' : 'condo',
    listPriceCents,
    taxAnnualAmountCents: roll.chance(0.8) ? roll.between(0, 4_000_000) : unknown,
    associationFeeMonthlyCents: roll.chance(0.6) ? roll.between(0, 150_000) : unknown,
    features: [],
  };
}

const nullColumns = [
  ...['address', 'neighbourhood', 'postalCode', 'latE6', 'lonE6', 'listingId', 'netOperatingIncomeCents'],
  ...['originalListPriceCents', 'previousListPriceCents', 'priceChangeTimestamp', 'openHouseStartsAt', 'marketSince'],
  ...['listedOn', 'closeDate', 'closePriceCents', 'offMarketOn', 'bedroomsTotal', 'baths', 'livingAreaSqft'],
  ...['lotSizeAcres', 'yearBuilt', 'storiesTotal', 'garageSpaces', 'walkScore', 'schoolRating', 'publicRemarks'],
];

function randomTerms(): Terms {
  const down = roll.chance(0.5)
    ? { percent: roll.between(12, 160) / 4 }
    : { amount: roll.between(20, 600) * 1_000 + roll.between(0, 1) * 0.5 };
  return {
    ...(roll.chance(0.8) && { down }),
    ...(roll.chance(0.6) && { ratePercent: roll.between(8, 80) / 8 }),
    ...(roll.chance(0.6) && { years: [10, 15, 20, 25, 30][roll.between(0, 4)]! }),
  };
}

const rows = Array.from({ length: 2_000 }, (_, at) => randomRow(at + 1));
const index = createIndex(rows.map((row) => indexed(row, rates)));
const costs = (terms: Terms) => searchCosts(terms, costAssumptions(rates), day);
const statuses = ['active', 'pending', 'sold'] as const;
const idsOf = (facts: Fact[], terms: Terms) => [...index.ids({ facts, terms, costs, statuses, today })];
const cardsOn = (terms: Terms) =>
  rows.map((row) => ({ id: row.id, ...presentCosts({ ...row, city: row.city }, rates, day, terms) }));

describe('a search that states terms', () => {
  it('bounds the monthly cost that the cards show, in both countries, to the cent', () => {
    let compared = 0;
    for (let round = 0; round < 8; round++) {
      const terms = randomTerms();
      const cards = cardsOn(terms);
      const shown = cards.filter(({ monthlyCost }) => monthlyCost);
      const limit = shown[roll.between(0, shown.length - 1)]!.monthlyCost!.total;
      const within = (op: '<=' | '>=') =>
        cards.filter(
          ({ monthlyCost }) => monthlyCost && (op === '<=' ? monthlyCost.total <= limit : monthlyCost.total >= limit),
        );
      for (const op of ['<=', '>='] as const)
        for (const field of ['payment', 'cost'] as const) {
          const found = idsOf([{ kind: 'bound', field, op, value: limit }], terms);
          expect(found, JSON.stringify({ terms, limit })).toEqual(within(op).map(({ id }) => id));
        }
      compared += cards.length;
      const { steps } = index.find(
        { facts: [], terms, costs, statuses, today },
        { limit: 0, steps: { cost: [{ max: limit }] } },
      );
      expect(steps?.cost).toEqual([within('<=').length]);
    }
    expect(compared).toBe(16_000);
  });

  it('bounds only principal and interest when the words say so', () => {
    for (let round = 0; round < 4; round++) {
      const terms = randomTerms();
      const cards = cardsOn(terms).filter(({ monthlyPayment }) => monthlyPayment);
      const limit = cards[roll.between(0, cards.length - 1)]!.monthlyPayment!.amount;
      const found = new Set(idsOf([{ kind: 'bound', field: 'payment', op: '<=', value: limit, basis: 'pi' }], terms));
      for (const { id, monthlyPayment } of cards) expect(found.has(id)).toBe(monthlyPayment!.amount <= limit);
    }
  });

  it('bounds the cash to close that the cards show', () => {
    for (let round = 0; round < 4; round++) {
      const terms = randomTerms();
      const cards = cardsOn(terms);
      const shown = cards.filter(({ cashToClose }) => cashToClose);
      const cashAtMost = shown[roll.between(0, shown.length - 1)]!.cashToClose!.total;
      const expected = shown.filter(({ cashToClose }) => cashToClose!.total <= cashAtMost).map(({ id }) => id);
      expect(idsOf([], { ...terms, cashAtMost })).toEqual(expected);
    }
  });

  it('finds as affordable the homes whose card keeps the guide of lenders on the income', () => {
    const means = { income: 150_000, debts: 600 };
    const usa = [parseFact('state:TX'), parseFact('state:NY')] as Fact[];
    const cards = new Map(cardsOn({ down: { percent: 10 } }).map((card) => [card.id, card]));
    const found = new Set(idsOf(usa, { down: { percent: 10 }, means }));
    for (const row of rows.filter(({ country }) => country === 'US')) {
      const total = cards.get(row.id)!.monthlyCost?.total;
      const fits = total !== undefined && total <= 12_500 * 0.28 && total + 600 <= 12_500 * 0.36;
      expect(found.has(row.id), `${row.id} ${usa.map(factText)}`).toBe(fits);
    }
    expect(found.size).toBeGreaterThan(20);
  });

  it('finds for “homes I qualify for” the homes that the full calculation of loan programs allows', () => {
    for (const programs of [{}, { savings: 90_000 }, { savings: 150_000, creditScore: 600 }]) {
      const terms: Terms = { means: { income: 170_000, debts: 300, programs }, years: 30 };
      const market = { assumed: costAssumptions(rates), day };
      const expected = rows.filter((row) => {
        const household: Household = {
          ...{ country: row.country, firstTimeBuyer: false, veteran: false, years: 30 },
          ...{ incomeCents: Math.round(17_000_000 / 12), debtsCents: 30_000 },
          savingsCents: programs.savings === undefined ? null : programs.savings * 100,
          creditScore: programs.creditScore ?? null,
          ...(programs.savings === undefined && { down: { percent: 20 } }),
        };
        const home: ListedHome = {
          ...{ country: row.country, state: row.stateOrProvince, city: row.city, type: row.homeType },
          ...{ status: row.status, priceCents: row.listPriceCents },
          taxCents: row.taxAnnualAmountCents ?? undefined,
          hoaCents: row.associationFeeMonthlyCents ?? undefined,
        };
        return canBuy(household, home, market)?.verdict === 'yes';
      });
      expect(idsOf([], terms)).toEqual(expected.map(({ id }) => id));
      expect(expected.length).toBeGreaterThan(50);
    }
  });
});
