import { factText, parseFact } from '@lintel/hypersearch';
import { z } from 'zod';
import type { MarketFigures } from '../../../search/index.ts';
import { find, finderToken, readMarket, searchQueryOf } from '../../../search/index.ts';
import { offer } from '../../offers.ts';
import { isPlace } from '../../reading/message.ts';
import { perAreaIn } from '../homes/areas.ts';
import { factIn } from '../homes/fact-labels.ts';
import { type ToolContext, type ToolResult, tool } from '../tool.ts';
import { type Currency, choices, query, type Speaker, sources, speaker, text } from '../words.ts';
import { type MarketWords, marketWords } from './market-words.ts';
import { widerPlace } from './wider-place.ts';

type Figure = { value: number; n: number } | null;

export const marketFacts = tool({
  name: 'marketFacts',
  about:
    'Figures of the market of a place, of the homes known here: median price, price a square foot, days on market, supply, price cuts, sales, how prices moved. Each with how many homes stand behind it. Several places are compared.',
  input: z.strictObject({
    facts: z.array(z.string().min(3).max(120)).max(20).optional(),
    /** Facts of other places to compare with the first. */
    others: z
      .array(z.array(z.string().min(3).max(120)).max(6))
      .max(2)
      .optional(),
    place: z.string().max(120).optional().describe('A city, state or postal code in words, such as "Austin, TX"'),
    trend: z.boolean().optional().describe('How prices moved was asked'),
    perArea: z.enum(['foot', 'meter']).optional().describe('The price for its size was asked'),
    cuts: z.boolean().optional().describe('The share of homes with a price cut was asked'),
    price: z.number().min(1_000).max(1e9).optional().describe('Where homes up to this price shall be counted'),
    forecast: z.boolean().optional().describe('It was asked where prices will go'),
    sold: z.boolean().optional().describe('Prices or days of sold homes were asked'),
    only: z.boolean().optional().describe('No other figure was asked than the one that is not in the data'),
    lacks: z.enum(['rents', 'fees', 'sales']).optional().describe('A figure was asked that is not in the data'),
  }),
  async run(
    context,
    {
      facts = [],
      others = [],
      place,
      trend = false,
      cuts = false,
      perArea,
      price,
      forecast = false,
      sold = false,
      lacks,
      only = false,
    },
  ) {
    const { resolve, language, now } = context;
    const words = marketWords[language];
    const finder = resolve(finderToken);
    const asked = [
      ...facts.flatMap((fact) => parseFact(fact) ?? []),
      ...(place ? searchQueryOf(finder, { query: `homes in ${place}` }).facts : []),
    ];
    if (asked.length === 0) return { facts: { place: null }, parts: [text(words.which)] };
    if (lacks && only)
      return {
        facts: { asOf: now.toISOString(), place: asked.map((fact) => factIn(fact, 'en')).join(' · '), lacks },
        parts: [text(words.lacks[lacks])],
      };
    const wanted = { trend, cuts, sold, perArea, price };
    const found = [await read(context, asked, wanted)];
    for (const other of others)
      found.push(
        await read(
          context,
          other.flatMap((fact) => parseFact(fact) ?? []),
          wanted,
        ),
      );
    // With too few homes of the requested kind, the answer adds the figures of all homes in the place.
    const wide = asked.filter((fact) => isPlace(factText(fact)));
    if (others.length === 0 && found[0]!.lacks && wide.length > 0 && wide.length < asked.length)
      found.push(await read(context, wide, wanted));
    const around = others.length === 0 && found[0]!.set.homes === 0 ? widerPlace(context, asked) : undefined;
    if (around) found.push(await read(context, around.facts, wanted));
    const sentences = found.flatMap(({ says }, at) =>
      around && at === found.length - 1 ? [words.around(around.part, around.city), ...says] : says,
    );
    const medians = found.flatMap(({ label, set }) =>
      set.medianListPrice ? [{ label, price: set.medianListPrice.value, currency: set.currency }] : [],
    );
    const compared = medians.length > 1 && new Set(medians.map(({ currency }) => currency)).size === 1;
    const [cheapest, next] = [...medians].sort((one, other) => one.price - other.price);
    const alike = cheapest?.price === next?.price;
    const apart = compared && !alike && next ? Math.round((next.price / cheapest!.price - 1) * 1000) / 10 : null;
    return {
      facts: {
        asOf: now.toISOString(),
        places: found.map(({ data }) => data),
        cheapest: compared && !alike ? cheapest : null,
        apart,
        forecast,
      },
      parts: [
        text(
          lacks && words.lacks[lacks],
          ...sentences,
          compared && cheapest && (alike ? words.alike : words.cheapest(cheapest.label)),
          apart !== null && words.apart(speaker(language).percent(apart)),
          words.asOf(speaker(language).day(now.toISOString())),
          trend && words.noYear,
          forecast ? words.noForecast : words.counts,
        ),
        ...found.flatMap(({ card }) => card),
        choices({ label: words.showHomes, message: words.homesIn(found[0]!.label) }, offer(language, 'afford')),
        sources([words.page, found[0]!.path]),
      ],
    };
  },
});

type Facts = Parameters<typeof readMarket>[2]['facts'];

interface Wanted {
  trend: boolean;
  cuts: boolean;
  sold: boolean;
  perArea: 'foot' | 'meter' | undefined;
  price: number | undefined;
}

async function read({ db, resolve, now, language }: ToolContext, asked: Facts, wanted: Wanted) {
  const { set, notes } = await readMarket(db, resolve(finderToken), { facts: asked });
  const words = marketWords[language];
  const say = speaker(language);
  const label = asked.map((fact) => factIn(fact, language)).join(' · ');
  const currency: Currency = set.currency ?? 'USD';
  const rows = rowsOf(set, currency, say, words);
  const path = `/hypersearch${query({ q: `homes in ${asked.map((fact) => factIn(fact, 'en')).join(', ')}`, tab: 'market-analysis' })}`;
  const supply = set.monthsOfSupply;
  const lean = supply && (supply.value < 4 ? words.sellers : supply.value > 6 ? words.buyers : words.balanced);
  const trend = trendOf(set.months);
  const country = currency === 'CAD' ? 'CA' : 'US';
  const limit = wanted.price === undefined ? undefined : parseFact(`price<=${Math.round(wanted.price)}`);
  const within =
    limit && set.homes > 0 ? find(resolve(finderToken), { facts: [...asked, limit] }, { limit: 1 }).total : undefined;
  const card: ToolResult['parts'] =
    rows.length > 0
      ? [{ kind: 'figures', asOf: now.toISOString(), title: words.title(label), figures: rows, path }]
      : [];
  return {
    set,
    label,
    path,
    card,
    data: {
      place: label,
      homes: set.homes,
      currency,
      figures: rows,
      notes,
      trend,
      medianPricePerSquareFoot: wanted.perArea ? set.medianPricePerSquareFoot : null,
      within: within ?? null,
      upTo: wanted.price ?? null,
      supplyBounds: [4, 6],
    },
    lacks: set.homes > 0 && (!set.medianListPrice || !set.medianDaysOnMarket),
    says: [
      set.homes === 0 ? words.none(label) : words.forSale(label, set.homes),
      wanted.sold &&
        (set.medianSalePrice
          ? words.sold(
              say.money(set.medianSalePrice.value, currency),
              set.medianSalePrice.n,
              set.medianDaysToSell ? say.number(set.medianDaysToSell.value) : undefined,
            )
          : set.homes > 0 && words.noSold),
      set.medianListPrice && words.median(say.money(set.medianListPrice.value, currency), set.medianListPrice.n),
      set.medianDaysOnMarket && words.days(say.number(set.medianDaysOnMarket.value)),
      supply && words.supply(say.number(supply.value), lean ?? ''),
      set.saleToList && words.saleToList(share(set.saleToList.value, say)),
      wanted.cuts &&
        (set.priceCutShare ? words.cuts(share(set.priceCutShare.value, say), set.priceCutShare.n) : words.noCuts),
      within !== undefined && words.within(say.money(wanted.price!, currency), within),
      wanted.perArea &&
        (set.medianPricePerSquareFoot
          ? words.perArea(
              perAreaIn(say, set.medianPricePerSquareFoot.value, currency, wanted.perArea === 'foot' ? 'US' : country),
            )
          : set.homes > 0 && words.noPerArea),
      trend && words.trend(say.percent(Math.abs(trend.percent)), trend.percent, trend.from, trend.to),
      set.homes > 0 && (rows.length === 0 || !set.medianListPrice) && words.few,
    ].filter((sentence) => typeof sentence === 'string'),
  };
}

/** Returns the change in the median asking price between the first and the last whole month with enough new listings. */
function trendOf(months: readonly { month: string; complete: boolean; medianListPrice: Figure }[]) {
  const known = months.filter(({ complete, medianListPrice }) => complete && medianListPrice !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return null;
  const change = last.medianListPrice!.value / first.medianListPrice!.value - 1;
  return { percent: Math.round(change * 1000) / 10, from: first.month, to: last.month };
}

const share = (value: number, say: Speaker): string => say.percent(Math.round(value * 1000) / 10);

/** Formats the figures that have a large enough sample as rows. */
function rowsOf(set: MarketFigures, currency: Currency, say: Speaker, words: MarketWords) {
  const row = (label: string, figure: Figure, write: (value: number) => string) =>
    figure === null ? [] : [{ label, value: write(figure.value), n: figure.n }];
  const { rows } = words;
  const country = currency === 'CAD' ? 'CA' : 'US';
  return [
    ...row(rows.medianListPrice, set.medianListPrice, (value) => say.money(value, currency)),
    ...row(rows.perArea, set.medianPricePerSquareFoot, (value) => perAreaIn(say, value, currency, country)),
    ...row(rows.days, set.medianDaysOnMarket, say.number),
    ...row(rows.supply, set.monthsOfSupply, say.number),
    ...row(rows.cuts, set.priceCutShare, (value) => share(value, say)),
    ...row(rows.medianSalePrice, set.medianSalePrice, (value) => say.money(value, currency)),
    ...row(rows.saleToList, set.saleToList, (value) => share(value, say)),
    ...row(rows.daysToSell, set.medianDaysToSell, say.number),
  ];
}
