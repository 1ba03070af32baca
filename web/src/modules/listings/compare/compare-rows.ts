import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { PropertyDetail } from '@lintel/server/listings';
import { area, areaUnitOf, day, decimal, lot, money, perArea, whole } from '../../../ui/format.ts';
import { noCost } from '../cost-words.ts';
import { featureName } from '../feature-name.ts';
import { typeNames } from '../home/home-facts.ts';

/** A row of the comparison: one cell per home, in the order of the homes. */
export interface CompareRow {
  name: string;
  cells: readonly CompareCell[];
  /** True if the cells differ. */
  differs: boolean;
  /** One text for all homes, in place of cells. */
  common?: string;
}

export interface CompareCell {
  text: string;
  /** Mark of the best value, such as "lowest" or "largest", among comparable figures. */
  best?: string;
  /** Text below the value: its source or what it excludes. */
  note?: string;
}

export interface CompareGroup {
  name: string;
  rows: readonly CompareRow[];
}

const unknown = m.listings__not_specified;

interface Line {
  name: () => string;
  text: (home: PropertyDetail) => string | null;
  /** The number behind the text and which extreme is marked. Money is compared within one currency only. */
  figure?: (home: PropertyDetail) => number | null;
  mark?: 'lowest' | 'highest' | 'largest';
  isMoney?: boolean;
  note?: (home: PropertyDetail) => string | undefined;
}

const inMoney = (home: PropertyDetail, amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : priced(amount, home.currency);

const priced = (amount: number, currency: PropertyDetail['currency']): string => money(amount, currency);

/** A money row that marks the lowest value. */
const cost = (
  name: () => string,
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

/** Formats "without property tax and dues": costs that are unknown and not included. */
const withoutWords = (missing: readonly string[] = []): string | undefined =>
  missing.length === 0
    ? undefined
    : m.listings__excluding({ list: missing.map((name) => name.replace('_', ' ')).join(' and ') });

function cuts({ history, currency }: PropertyDetail): string {
  let [count, sum] = [0, 0];
  for (const [at, { event, price }] of history.entries()) {
    const before = history.slice(at + 1).find((earlier) => earlier.price !== null)?.price;
    if (event !== 'price_change' || price === null || !before || price >= before) continue;
    count += 1;
    sum += before - price;
  }
  return count === 0
    ? m.listings__none()
    : m.listings__total({ count: m.count__cuts({ count }), sum: priced(sum, currency) });
}

const baths = ({ bathrooms }: PropertyDetail) => (bathrooms === null ? null : decimal(bathrooms));
const statusNames = texts({
  active: m.listings__for_sale,
  pending: m.listings__pending,
  sold: m.listings__sold,
  other: m.listings__off_the_market,
});

const groups: readonly { name: () => string; lines: readonly Line[] }[] = [
  {
    name: m.listings__cost,
    lines: [
      cost(m.listings__price, ({ price }) => price),
      cost(m.listings__price_per_area, ({ pricePerSquareFoot }) => pricePerSquareFoot, {
        text: ({ pricePerSquareFoot: price, currency, country }) =>
          price === null
            ? null
            : m.listings__per({ price: perArea(price, currency, country), name: areaUnitOf(country).name }),
      }),
      {
        name: m.listings__price_cuts,
        text: cuts,
      },
      cost(m.listings__estimated_monthly_cost, ({ monthlyCost }) => monthlyCost?.total, {
        text: (home) => inMoney(home, home.monthlyCost?.total) ?? noCost(home) ?? null,
        note: ({ monthlyCost }) => withoutWords(monthlyCost?.missing),
      }),
      cost(m.listings__estimated_cash_to_close, ({ cashToClose }) => cashToClose?.total, {
        note: ({ cashToClose }) => withoutWords(cashToClose?.missing),
      }),
      cost(m.listings__monthly_hoa_or_condo_fee, ({ hoaMonthly }) => hoaMonthly, {
        text: (home) => (home.hoaMonthly === 0 ? m.listings__none() : inMoney(home, home.hoaMonthly)),
      }),
      cost(m.listings__yearly_property_tax, ({ taxes }) => taxes?.annual, {
        note: ({ taxes }) => (taxes?.year ? m.listings__for({ year: taxes.year }) : undefined),
      }),
    ],
  },
  {
    name: m.listings__home,
    lines: [
      {
        name: m.listings__type,
        text: ({ propertyType }) => typeNames[propertyType],
      },
      {
        name: m.listings__bedrooms,
        text: ({ bedrooms }) => (bedrooms === 0 ? m.listings__studio() : bedrooms === null ? null : whole(bedrooms)),
      },
      {
        name: m.listings__bathrooms,
        text: baths,
      },
      {
        name: m.listings__living_area,
        text: ({ squareFeet, country }) => (squareFeet === null ? null : area(squareFeet, country)),
        figure: ({ squareFeet }) => squareFeet,
        mark: 'largest',
      },
      {
        name: m.listings__lot,
        text: ({ lotAcres, country }) => (lotAcres === null ? null : lot(lotAcres, country)),
        figure: ({ lotAcres }) => lotAcres,
        mark: 'largest',
      },
      {
        name: m.listings__year_built,
        text: ({ yearBuilt }) => (yearBuilt === null ? null : String(yearBuilt)),
      },
      {
        name: m.listings__stories,
        text: ({ stories }) => (stories === null ? null : decimal(stories)),
      },
      {
        name: m.listings__garage_spaces,
        text: ({ garageSpaces }) => (garageSpaces === null ? null : decimal(garageSpaces)),
      },
      {
        name: m.listings__heating,
        text: ({ heating }) => heating,
      },
      {
        name: m.listings__cooling,
        text: ({ cooling }) => cooling,
      },
    ],
  },
  {
    name: m.listings__market,
    lines: [
      {
        name: m.listings__status,
        text: ({ status }) => statusNames[status],
      },
      {
        name: m.listings__time_on_the_market,
        text: ({ daysOnMarket }) => (daysOnMarket === null ? null : m.count__days({ count: daysOnMarket })),
      },
      {
        name: m.listings__listed_on,
        text: ({ listedOn }) => (listedOn === null ? null : day(listedOn)),
      },
    ],
  },
  {
    name: m.listings__location,
    lines: [
      {
        name: m.listings__city,
        text: ({ city, state }) => `${city}, ${state}`,
      },
      {
        name: m.listings__neighborhood,
        text: ({ neighbourhood }) => neighbourhood,
      },
      {
        name: m.listings__school_rating,
        text: ({ schoolRating }) =>
          schoolRating === null ? null : m.listings__out_of_10({ schoolRating: decimal(schoolRating) }),
        figure: ({ schoolRating }) => schoolRating,
        mark: 'highest',
        note: ({ schoolRatingSource }) => schoolRatingSource ?? undefined,
      },
      {
        name: m.listings__schools,
        text: ({ schools: { elementary, middle, high } }) =>
          [elementary, middle, high].filter(Boolean).join('; ') || null,
      },
      {
        name: m.listings__walk_score,
        text: ({ walkScore }) => (walkScore === null ? null : m.listings__out_of_100({ walkScore: whole(walkScore) })),
        figure: ({ walkScore }) => walkScore,
        mark: 'highest',
        note: ({ walkScoreSource }) => walkScoreSource ?? undefined,
      },
    ],
  },
  {
    name: m.listings__listing,
    lines: [
      {
        name: m.listings__listed_by,
        text: ({ office, agent }) => office?.name ?? agent?.company ?? null,
      },
      {
        name: m.listings__mls_number,
        text: ({ mlsNumber }) => mlsNumber,
      },
      {
        name: m.listings__source,
        text: ({ source }) => source.name,
      },
    ],
  },
];

/** All rows of a comparison. Rows without a value for any home are omitted. */
export function compareGroups(homes: readonly PropertyDetail[]): CompareGroup[] {
  const [first, ...others] = groups.map(({ name, lines }) => ({
    name: name(),
    rows: lines.flatMap((line) => rowOf(line, homes) ?? []),
  }));
  const [listing] = others.splice(-1);
  return [first, ...others, { name: m.listings__features(), rows: featureRows(homes) }, listing]
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
      text: texts[at] ?? unknown(),
      ...(best.has(at) && line.mark ? { best: line.mark } : {}),
      ...(note ? { note } : {}),
    };
  });
  return { name: line.name(), cells, differs: new Set(texts).size > 1 };
}

/** Returns the columns with the best value, if it differs from at least one other. */
function bestOf({ figure, mark, isMoney }: Line, homes: readonly PropertyDetail[]): ReadonlySet<number> {
  const figures = homes.map((home) => figure?.(home) ?? undefined);
  const known = figures.filter((value) => value !== undefined);
  const hasOneCurrency = new Set(homes.map(({ currency }) => currency)).size === 1;
  if (new Set(known).size < 2 || (isMoney && !hasOneCurrency)) return new Set();
  const best = mark === 'lowest' ? Math.min(...known) : Math.max(...known);
  return new Set(figures.flatMap((value, at) => (value === best ? [at] : [])));
}

/** One row for the features all homes share, then one row for each feature that only some have. */
function featureRows(homes: readonly PropertyDetail[]): CompareRow[] {
  const count = new Map<PropertyDetail['features'][number], number>();
  for (const { features } of homes) for (const feature of features) count.set(feature, (count.get(feature) ?? 0) + 1);
  const named = [...count].map(([feature, n]) => ({ feature, n, name: featureName(feature) }));
  named.sort((a, b) => b.n - a.n || a.name.localeCompare(b.name, 'en'));
  const inAll = named.filter(({ n }) => n === homes.length).map(({ name }) => name);
  const text = inAll.length === 0 ? m.listings__nothing() : inAll.join(', ');
  return [
    { name: m.listings__common_to_all_homes(), cells: [], differs: false, common: text },
    ...named
      .filter(({ n }) => n < homes.length)
      .map(({ feature, name }) => ({
        name,
        cells: homes.map(({ features }) => ({
          text: features.includes(feature) ? m.listings__yes() : m.listings__not_specified(),
        })),
        differs: true,
      })),
  ];
}
