import type { PropertyDetail } from '@lintel/server/listings';
import { area, areaUnitOf, counted, day, decimal, lot, money, perArea, whole } from '../../../ui/format.ts';
import { noCost } from '../cost-words.ts';
import { featureName } from '../feature-name.ts';
import { typeNames } from '../home-facts.ts';

/** A line of the comparison: one cell a home, in the order of the homes. */
export interface CompareRow {
  name: string;
  cells: readonly CompareCell[];
  /** Not all cells say the same. */
  differs: boolean;
  /** One text that stands for all homes, in place of cells. */
  common?: string;
}

export interface CompareCell {
  text: string;
  /** "lowest", "largest": among figures that can be held against each other. */
  best?: string;
  /** Under the value: where it comes from, what is not in it. */
  note?: string;
}

export interface CompareGroup {
  name: string;
  rows: readonly CompareRow[];
}

const unknown = 'Not stated';

interface Line {
  name: string;
  text: (home: PropertyDetail) => string | null;
  /** The figure behind the text and which end of it is marked. Money is only held against money of its currency. */
  figure?: (home: PropertyDetail) => number | null;
  mark?: 'lowest' | 'highest' | 'largest';
  isMoney?: boolean;
  note?: (home: PropertyDetail) => string | undefined;
}

const inMoney = (home: PropertyDetail, amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : priced(amount, home.currency);

const priced = (amount: number, currency: PropertyDetail['currency']): string => money(amount, currency);

/** A line of money: what it costs least of is marked. */
const cost = (
  name: string,
  amount: (home: PropertyDetail) => number | null | undefined,
  more: Partial<Line> = {},
): Line => ({
  name,
  text: (home) => inMoney(home, amount(home)),
  figure: (home) => amount(home) ?? null,
  mark: 'lowest',
  isMoney: true,
  ...more,
});

/** "without property tax and dues": what is not known and so not in a sum. */
const withoutWords = (missing: readonly string[] = []): string | undefined =>
  missing.length === 0 ? undefined : `without ${missing.map((name) => name.replace('_', ' ')).join(' and ')}`;

function cuts({ history, currency }: PropertyDetail): string {
  let [count, sum] = [0, 0];
  for (const [at, { event, price }] of history.entries()) {
    const before = history.slice(at + 1).find((earlier) => earlier.price !== null)?.price;
    if (event !== 'price_change' || price === null || !before || price >= before) continue;
    count += 1;
    sum += before - price;
  }
  return count === 0 ? 'None' : `${counted(count, 'cut', 'cuts')}, −${priced(sum, currency)} in all`;
}

const baths = ({ bathrooms }: PropertyDetail) => (bathrooms === null ? null : decimal(bathrooms));
const statusNames = { active: 'For sale', pending: 'Pending', sold: 'Sold', other: 'Off the market' };

const groups: readonly { name: string; lines: readonly Line[] }[] = [
  {
    name: 'Cost',
    lines: [
      cost('Price', ({ price }) => price),
      cost('Price for its size', ({ pricePerSquareFoot }) => pricePerSquareFoot, {
        text: ({ pricePerSquareFoot: price, currency, country }) =>
          price === null ? null : `${perArea(price, currency, country)} per ${areaUnitOf(country).name}`,
      }),
      { name: 'Price cuts', text: cuts },
      cost('A month, about', ({ monthlyCost }) => monthlyCost?.total, {
        text: (home) => inMoney(home, home.monthlyCost?.total) ?? noCost(home) ?? null,
        note: ({ monthlyCost }) => withoutWords(monthlyCost?.missing),
      }),
      cost('Cash to close, about', ({ cashToClose }) => cashToClose?.total, {
        note: ({ cashToClose }) => withoutWords(cashToClose?.missing),
      }),
      cost('HOA or condo fee a month', ({ hoaMonthly }) => hoaMonthly, {
        text: (home) => (home.hoaMonthly === 0 ? 'None' : inMoney(home, home.hoaMonthly)),
      }),
      cost('Property tax a year', ({ taxes }) => taxes?.annual, {
        note: ({ taxes }) => (taxes?.year ? `for ${taxes.year}` : undefined),
      }),
    ],
  },
  {
    name: 'Home',
    lines: [
      { name: 'Type', text: ({ propertyType }) => typeNames[propertyType] },
      {
        name: 'Bedrooms',
        text: ({ bedrooms }) => (bedrooms === 0 ? 'Studio' : bedrooms === null ? null : whole(bedrooms)),
      },
      { name: 'Bathrooms', text: baths },
      {
        name: 'Living area',
        text: ({ squareFeet, country }) => (squareFeet === null ? null : area(squareFeet, country)),
        figure: ({ squareFeet }) => squareFeet,
        mark: 'largest',
      },
      {
        name: 'Lot',
        text: ({ lotAcres, country }) => (lotAcres === null ? null : lot(lotAcres, country)),
        figure: ({ lotAcres }) => lotAcres,
        mark: 'largest',
      },
      { name: 'Year built', text: ({ yearBuilt }) => (yearBuilt === null ? null : String(yearBuilt)) },
      { name: 'Stories', text: ({ stories }) => (stories === null ? null : decimal(stories)) },
      { name: 'Garage spaces', text: ({ garageSpaces }) => (garageSpaces === null ? null : decimal(garageSpaces)) },
      { name: 'Heating', text: ({ heating }) => heating },
      { name: 'Cooling', text: ({ cooling }) => cooling },
    ],
  },
  {
    name: 'Market',
    lines: [
      { name: 'Status', text: ({ status }) => statusNames[status] },
      {
        name: 'On the market',
        text: ({ daysOnMarket }) => (daysOnMarket === null ? null : counted(daysOnMarket, 'day', 'days')),
      },
      { name: 'Listed on', text: ({ listedOn }) => (listedOn === null ? null : day(listedOn)) },
    ],
  },
  {
    name: 'Around it',
    lines: [
      { name: 'City', text: ({ city, state }) => `${city}, ${state}` },
      { name: 'Neighbourhood', text: ({ neighbourhood }) => neighbourhood },
      {
        name: 'School rating',
        text: ({ schoolRating }) => (schoolRating === null ? null : `${decimal(schoolRating)} of 10`),
        figure: ({ schoolRating }) => schoolRating,
        mark: 'highest',
        note: ({ schoolRatingSource }) => schoolRatingSource ?? undefined,
      },
      {
        name: 'Schools',
        text: ({ schools: { elementary, middle, high } }) =>
          [elementary, middle, high].filter(Boolean).join('; ') || null,
      },
      {
        name: 'Walk score',
        text: ({ walkScore }) => (walkScore === null ? null : `${whole(walkScore)} of 100`),
        figure: ({ walkScore }) => walkScore,
        mark: 'highest',
        note: ({ walkScoreSource }) => walkScoreSource ?? undefined,
      },
    ],
  },
  {
    name: 'Listing',
    lines: [
      { name: 'Listed by', text: ({ office, agent }) => office?.name ?? agent?.company ?? null },
      { name: 'MLS number', text: ({ mlsNumber }) => mlsNumber },
      { name: 'Record from', text: ({ source }) => source.name },
    ],
  },
];

/** All lines of a comparison. A line that no home has anything to say for is left out. */
export function compareGroups(homes: readonly PropertyDetail[]): CompareGroup[] {
  const [first, ...others] = groups.map(({ name, lines }) => ({
    name,
    rows: lines.flatMap((line) => rowOf(line, homes) ?? []),
  }));
  const [listing] = others.splice(-1);
  return [first, ...others, { name: 'Features', rows: featureRows(homes) }, listing]
    .filter((group) => group !== undefined)
    .filter(({ rows }) => rows.length > 0);
}

function rowOf(line: Line, homes: readonly PropertyDetail[]): CompareRow | undefined {
  const texts = homes.map(line.text);
  if (texts.every((text) => text === null)) return undefined;
  const best = bestOf(line, homes);
  const cells = homes.map((home, at) => {
    const note = texts[at] === null ? undefined : line.note?.(home);
    return {
      text: texts[at] ?? unknown,
      ...(best.has(at) && line.mark ? { best: line.mark } : {}),
      ...(note ? { note } : {}),
    };
  });
  return { name: line.name, cells, differs: new Set(texts).size > 1 };
}

/** Where the best figure stands, if it is told apart from another one. */
function bestOf({ figure, mark, isMoney }: Line, homes: readonly PropertyDetail[]): ReadonlySet<number> {
  const figures = homes.map((home) => figure?.(home) ?? undefined);
  const known = figures.filter((value) => value !== undefined);
  const hasOneCurrency = new Set(homes.map(({ currency }) => currency)).size === 1;
  if (new Set(known).size < 2 || (isMoney && !hasOneCurrency)) return new Set();
  const best = mark === 'lowest' ? Math.min(...known) : Math.max(...known);
  return new Set(figures.flatMap((value, at) => (value === best ? [at] : [])));
}

/** What all have in one line, then a line for each feature that only some have. */
function featureRows(homes: readonly PropertyDetail[]): CompareRow[] {
  const count = new Map<PropertyDetail['features'][number], number>();
  for (const { features } of homes) for (const feature of features) count.set(feature, (count.get(feature) ?? 0) + 1);
  const named = [...count].map(([feature, n]) => ({ feature, n, name: featureName(feature) }));
  named.sort((a, b) => b.n - a.n || a.name.localeCompare(b.name, 'en'));
  const inAll = named.filter(({ n }) => n === homes.length).map(({ name }) => name);
  const text = inAll.length === 0 ? 'Nothing' : inAll.join(', ');
  return [
    { name: 'In all of them', cells: [], differs: false, common: text },
    ...named
      .filter(({ n }) => n < homes.length)
      .map(({ feature, name }) => ({
        name,
        cells: homes.map(({ features }) => ({ text: features.includes(feature) ? 'Yes' : 'Not stated' })),
        differs: true,
      })),
  ];
}
