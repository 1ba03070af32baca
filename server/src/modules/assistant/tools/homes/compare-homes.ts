import { z } from 'zod';
import type { PropertyDetail } from '../../../listings/index.ts';
import { savedListingIds } from '../../../saving/index.ts';
import { offer } from '../../offers.ts';
import { homeMark } from '../../parts/stored-part.ts';
import type { Extreme } from '../../reading/homes/extremes.ts';
import { homeTopics } from '../../reading/homes/home-topics.ts';
import { unlistedDetails, unlistedInWords } from '../../reading/homes/unlisted-details.ts';
import { plain } from '../../reading/plain.ts';
import { rateInWords } from '../costs/rate-words.ts';
import { tool } from '../tool.ts';
import { choices, query, type Speaker, sources, speaker, text } from '../words.ts';
import { areaIn, lotIn, perAreaIn } from './areas.ts';
import { type CompareWords, compareWords } from './compare-words.ts';
import { endsOf, fromLowest, meantBySuperlative, type RowName } from './compared-rows.ts';
import { fromExtreme } from './extremes.ts';
import { typeName } from './fact-labels.ts';
import { HomeIds, homeAsData, homesById, storedHome } from './homes.ts';
import { requestedFeatures } from './requested-features.ts';
import { topicsOfHomes } from './topics-of-homes.ts';

type Row = readonly [label: RowName, of: (home: PropertyDetail, say: Speaker, words: CompareWords) => string];

const orNone = (value: number | null, words: CompareWords, write: (value: number) => string): string =>
  value === null ? words.none : write(value);

const rows: readonly Row[] = [
  ['price', (home, say) => say.money(home.price, home.currency)],
  [
    'month',
    ({ monthlyCost, currency }, say, words) =>
      orNone(monthlyCost?.total ?? null, words, (value) => say.money(value, currency)),
  ],
  [
    'cash',
    ({ cashToClose, currency }, say, words) =>
      orNone(cashToClose?.total ?? null, words, (value) => say.money(value, currency)),
  ],
  ['beds', ({ bedrooms }, say, words) => orNone(bedrooms, words, say.number)],
  ['baths', ({ bathrooms }, say, words) => orNone(bathrooms, words, say.number)],
  ['size', ({ squareFeet, country }, say, words) => orNone(squareFeet, words, (value) => areaIn(say, value, country))],
  ['lot', ({ lotAcres, country }, say, words) => orNone(lotAcres, words, (value) => lotIn(say, value, country))],
  [
    'perArea',
    ({ pricePerSquareFoot, currency, country }, say, words) =>
      orNone(pricePerSquareFoot, words, (value) => perAreaIn(say, value, currency, country)),
  ],
  ['built', ({ yearBuilt }, _, words) => orNone(yearBuilt, words, String)],
  [
    'dues',
    ({ hoaMonthly, currency }, say, words) =>
      orNone(hoaMonthly, words, (value) => (value === 0 ? words.noDues : words.aMonth(say.money(value, currency)))),
  ],
  [
    'tax',
    ({ taxes, currency }, say, words) =>
      orNone(taxes?.annual ?? null, words, (value) => words.aYear(say.money(value, currency))),
  ],
  ['days', ({ daysOnMarket }, say, words) => orNone(daysOnMarket, words, say.number)],
];

const rowNames = [
  'price',
  'month',
  'cash',
  'beds',
  'baths',
  'size',
  'lot',
  'perArea',
  'built',
  'dues',
  'tax',
  'days',
] as const;

/** Saved homes of which the first by the order are compared. */
const mostSaved = 100;
const mostCompared = 6;

/** Returns the homes with the named extremes. If one home has them all, it comes with the next one. */
function extremesOf(homes: readonly PropertyDetail[], pick: readonly Extreme[]): PropertyDetail[] {
  const ranked = pick.map((each) => fromExtreme(homes, each));
  const picked = new Set(ranked.map(([first]) => first!));
  for (const home of ranked.at(-1) ?? []) if (picked.size < 2) picked.add(home);
  return [...picked];
}

export const compareHomes = tool({
  name: 'compareHomes',
  about: 'Put two to six homes side by side: price, monthly cost, cash to close, rooms, size, year, fees, taxes.',
  input: z.strictObject({
    homes: HomeIds.optional(),
    saved: z.boolean().optional().describe('The saved homes instead, up to six'),
    city: z.string().max(80).optional().describe('Only the saved homes of this city'),
    by: z
      .enum(['price', 'month', 'perArea', 'size'])
      .optional()
      .describe('Order them by this, the least first; size: the most first'),
    asked: z.array(z.enum(rowNames)).max(6).optional().describe('What they shall be compared by'),
    why: z.boolean().optional().describe('It was asked why the first of them costs more or less'),
    topics: z.array(z.enum(homeTopics)).max(3).default([]).describe('What is asked that the listings state in words'),
    details: z.array(z.enum(unlistedDetails)).max(3).default([]).describe('What is asked that no listing states'),
    atMost: z.number().int().min(2).max(6).optional().describe('Only so many of them, the first by the order'),
    pick: z
      .array(z.enum(['cheapest', 'dearest', 'largest', 'smallest', 'newest', 'oldest']))
      .max(3)
      .optional()
      .describe('Only the homes with these extremes'),
    missing: z.boolean().optional().describe('A home was named by a place that the list does not have'),
  }),
  async run(context, { homes: named, saved, city, by, asked = [], why, topics, details, atMost, pick, missing }) {
    const { language } = context;
    const words = compareWords[language];
    const say = speaker(language);
    const ids = saved ? (await savedListingIds(context.db, context.me.id)).slice(0, mostSaved) : (named ?? []);
    const all = await homesById(context, [...new Set(ids)]);
    const found = city === undefined ? all : all.filter((home) => plain(home.city) === plain(city));
    if (found.length < 2)
      return {
        facts: { compared: found.length, city: city ?? null },
        parts: [
          text(city === undefined ? words.tooFew : words.tooFewIn(city, found.length)),
          choices(offer(language, 'saved')),
        ],
      };
    const picked = pick ? extremesOf(found, pick) : found;
    const homes = (by ? ordered(picked, by) : picked).slice(0, atMost ?? mostCompared);
    const requested = requestedFeatures(context, context.typed, topics);
    const stated = topics.filter((topic) => topic !== 'features' || requested.length > 0);
    const figures = rows
      .filter(([label]) => asked.includes(label))
      .flatMap(([label, of]) => [
        words.row(
          words.rows[label],
          fromLowest(homes, label)
            .map((home) => `${homeMark(home.id)} ${of(home, say, words)}`)
            .join('; '),
        ),
        apart(homes, label, say, words),
      ]);
    const sentences = [...figures, ...(stated.length > 0 ? topicsOfHomes(homes, stated, requested, language) : [])];
    const tableRows = rows.map(([label, of]) => ({
      label: words.rows[label],
      values: homes.map((home) => of(home, say, words)),
    }));
    const path = `/compare${query({ id: homes.map(({ id }) => id) })}`;
    return {
      facts: {
        count: homes.length,
        homes: homes.map((home) => ({
          ...homeAsData(home),
          pricePerSquareFoot: home.pricePerSquareFoot,
          taxes: home.taxes,
        })),
        rows: tableRows,
        orderedBy: by ?? null,
        differences: asked.flatMap((label) => {
          const ends = endsOf(homes, label);
          return ends
            ? [
                {
                  label,
                  lowest: ends.low.id,
                  highest: ends.high.id,
                  belowNext: ends.belowNext,
                  aboveNext: ends.aboveNext,
                },
              ]
            : [];
        }),
        unlisted: details,
      },
      parts: [
        text(
          missing && words.notShown,
          why && words.why,
          ...(sentences.length > 0 || (saved && details.length > 0) ? sentences : differences(homes, say, words)),
          unlistedInWords(details, language),
          words.sideBySide(homes.length),
          by && words.orderedBy[by],
          ratesOf(homes, say, words),
        ),
        {
          kind: 'comparison',
          asOf: context.now.toISOString(),
          homes: homes.map(storedHome),
          rows: tableRows.filter(({ values }) => values.some((value) => value !== words.none)),
          moreAt: path,
        },
        choices(offer(language, 'month'), offer(language, 'showingFirst')),
        sources([words.page, path]),
      ],
      talk: {
        shown: homes.map(({ id }) => id),
        home: meantBySuperlative(homes, asked.length === 0 && by ? [by] : asked, plain(context.typed))?.id,
      },
    };
  },
});

/** Writes a difference of two values of a row. */
function gapIn(row: RowName, gap: number, { currency, country }: PropertyDetail, say: Speaker): string {
  switch (row) {
    case 'size':
      return areaIn(say, gap, country);
    case 'lot':
      return lotIn(say, gap, country);
    case 'perArea':
      return perAreaIn(say, gap, currency, country);
    case 'beds':
    case 'baths':
    case 'built':
    case 'days':
      return say.number(gap);
    default:
      return say.money(gap, currency);
  }
}

/** Names the rates of the monthly costs, of which each country has one. */
function ratesOf(homes: readonly PropertyDetail[], say: Speaker, words: CompareWords): string | false {
  const rates = new Set(homes.flatMap(({ monthlyCost }) => (monthlyCost ? rateInWords(monthlyCost.rate, say) : [])));
  return rates.size > 0 && words.atRates(say.listed([...rates]));
}

/** Names the homes with the lowest and the highest value of a row, and by how much. */
function apart(homes: readonly PropertyDetail[], row: RowName, say: Speaker, words: CompareWords): string | false {
  const ends = endsOf(homes, row);
  if (!ends) return false;
  const { known, low, high, belowNext, aboveNext } = ends;
  const gap = (value: number): string => gapIn(row, value, low, say);
  if (known === 2)
    return belowNext === 0 ? words.alike : words.apart(homeMark(low.id), homeMark(high.id), gap(belowNext));
  return words.ends(
    belowNext > 0 ? [homeMark(low.id), gap(belowNext)] : undefined,
    aboveNext > 0 ? [homeMark(high.id), gap(aboveNext)] : undefined,
  );
}

function ordered(homes: readonly PropertyDetail[], by: 'price' | 'month' | 'perArea' | 'size'): PropertyDetail[] {
  const value = (home: PropertyDetail): number | null =>
    by === 'price'
      ? home.price
      : by === 'month'
        ? (home.monthlyCost?.total ?? null)
        : by === 'perArea'
          ? home.pricePerSquareFoot
          : home.squareFeet === null
            ? null
            : -home.squareFeet;
  return [...homes].sort((one, other) => (value(one) ?? Infinity) - (value(other) ?? Infinity) || one.id - other.id);
}

/** Returns a sentence for each main difference. Prices in different currencies and equal values are skipped. */
function differences(homes: readonly PropertyDetail[], say: Speaker, words: CompareWords): string[] {
  const oneCurrency = new Set(homes.map(({ currency }) => currency)).size === 1;
  const most = (of: (home: PropertyDetail) => number | null, way: 'least' | 'most') => {
    const known = homes
      .filter((home) => of(home) !== null)
      .sort((one, other) => (of(one)! - of(other)!) * (way === 'least' ? 1 : -1));
    return known.length > 1 && of(known[0]!) !== of(known[1]!) ? known[0] : undefined;
  };
  const cheapest = oneCurrency ? most(({ price }) => price, 'least') : undefined;
  const biggest = most(({ squareFeet }) => squareFeet, 'most');
  const monthly = oneCurrency ? most(({ monthlyCost }) => monthlyCost?.total ?? null, 'least') : undefined;
  const newest = most(({ yearBuilt }) => yearBuilt, 'most');
  const kinds = [...new Set(homes.map(({ propertyType }) => typeName(propertyType, say.language)))];
  return [
    cheapest && words.cheapest(homeMark(cheapest.id), say.money(cheapest.price, cheapest.currency)),
    monthly && words.monthly(homeMark(monthly.id), say.money(monthly.monthlyCost!.total, monthly.currency)),
    biggest && words.biggest(homeMark(biggest.id), areaIn(say, biggest.squareFeet!, biggest.country)),
    newest && words.newest(homeMark(newest.id), newest.yearBuilt!),
    kinds.length > 1 && words.kinds(kinds.join(', ')),
  ].filter((sentence) => typeof sentence === 'string');
}
