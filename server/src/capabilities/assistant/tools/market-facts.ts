import { parseFact } from '@lintel/hypersearch';
import { z } from 'zod';
import { perArea } from '../../../foundation/viewer.ts';
import type { MarketFigures } from '../../search/index.ts';
import { ask, factLabel, finderPart, readMarket } from '../../search/index.ts';
import { tool } from './tool.ts';
import { type Currency, choices, counted, listed, money, number, percent, query, sources, text } from './words.ts';

type Figure = { value: number; n: number } | null;

export const marketFacts = tool({
  name: 'marketFacts',
  about:
    'Figures of the market of a place, of the homes known here: median price, price a square foot, days on market, supply, price cuts, sales. Each with how many homes stand behind it.',
  input: z.strictObject({
    facts: z.array(z.string().min(3).max(120)).max(20).optional(),
    place: z.string().max(120).optional().describe('A city, state or postal code in words, such as "Austin, TX"'),
  }),
  async run({ db, use, now }, { facts = [], place }) {
    const finder = use(finderPart);
    const asked = [
      ...facts.flatMap((fact) => parseFact(fact) ?? []),
      ...(place ? ask(finder, { query: `homes in ${place}` }).facts : []),
    ];
    if (asked.length === 0)
      return { facts: { place: null }, parts: [text('Of which place? Say a city, a state or a postal code.')] };
    const { set, insights, notes } = await readMarket(db, finder, { facts: asked });
    const labels = asked.map(factLabel);
    const currency: Currency = set.currency ?? 'USD';
    const rows = rowsOf(set, currency);
    const path = `/hypersearch${query({ q: `homes in ${labels.join(', ')}`, tab: 'market-analysis' })}`;
    return {
      facts: {
        place: labels,
        homes: set.homes,
        figures: rows,
        insights: insights.map(({ text: words, cites }) => ({ words, cites })),
        notes,
      },
      parts: [
        text(
          set.homes === 0
            ? `No home in ${listed(labels)} is for sale here, so there is nothing to count.`
            : `${listed(labels)}: ${counted(set.homes, 'home')} for sale here.`,
          ...insights.slice(0, 4).map(({ text: words }) => words),
          insights.length === 0 && notes[0],
          set.homes > 0 && 'These are counts of the homes known here, no forecast.',
        ),
        ...(rows.length > 0
          ? [
              {
                kind: 'figures' as const,
                asOf: now.toISOString(),
                title: `Market of ${listed(labels)}`,
                figures: rows,
                path,
              },
            ]
          : []),
        choices({ label: 'Show homes there', message: `Show homes in ${labels.join(', ')}` }, 'What can I afford?'),
        sources(['The whole market page', path]),
      ],
    };
  },
});

/** Figures behind which ten homes or more stand, in words; without a common currency there is no price. */
function rowsOf(set: MarketFigures, currency: Currency) {
  const row = (label: string, figure: Figure, write: (value: number) => string) =>
    figure === null ? [] : [{ label, value: write(figure.value), n: figure.n }];
  const share = (value: number) => percent(Math.round(value * 1000) / 10);
  return [
    ...row('Median asking price', set.medianListPrice, (value) => money(value, currency)),
    ...row('Median price for its size', set.medianPricePerSquareFoot, (value) =>
      perArea(value, currency, currency === 'CAD' ? 'CA' : 'US'),
    ),
    ...row('Median days on market', set.medianDaysOnMarket, number),
    ...row('Months of supply', set.monthsOfSupply, number),
    ...row('Ask less than at first', set.priceCutShare, share),
    ...row('Median sale price', set.medianSalePrice, (value) => money(value, currency)),
    ...row('Sale price to last asking price', set.saleToList, share),
    ...row('Median days from listing to contract', set.medianDaysToSell, number),
  ];
}
