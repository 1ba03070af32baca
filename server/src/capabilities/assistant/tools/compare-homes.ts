import { rateWords } from '@lintel/geo';
import { z } from 'zod';
import { area, perArea } from '../../../foundation/viewer.ts';
import type { PropertyDetail } from '../../listings/index.ts';
import { homeMark } from '../parts/stored-part.ts';
import { HomeIds, homeAsData, homesById, storedHome } from './homes.ts';
import { tool } from './tool.ts';
import { choices, counted, money, number, query, sources, spaced, text } from './words.ts';

const none = 'not known';
type Row = readonly [label: string, of: (home: PropertyDetail) => string];

const rows: readonly Row[] = [
  ['Price', (home) => money(home.price, home.currency)],
  [
    'A month, all in',
    ({ monthlyCost, currency }) =>
      monthlyCost ? `${money(monthlyCost.total, currency)} at ${rateWords(monthlyCost.rate)}` : none,
  ],
  ['Cash to close', ({ cashToClose, currency }) => (cashToClose ? money(cashToClose.total, currency) : none)],
  ['Bedrooms', ({ bedrooms }) => (bedrooms === null ? none : number(bedrooms))],
  ['Baths', ({ bathrooms }) => (bathrooms === null ? none : number(bathrooms))],
  ['Size', ({ squareFeet, country }) => (squareFeet === null ? none : area(squareFeet, country))],
  [
    'Price for its size',
    ({ pricePerSquareFoot, currency, country }) =>
      pricePerSquareFoot === null ? none : perArea(pricePerSquareFoot, currency, country),
  ],
  ['Built', ({ yearBuilt }) => (yearBuilt === null ? none : String(yearBuilt))],
  [
    'HOA or condo fee',
    ({ hoaMonthly, currency }) =>
      hoaMonthly === null ? none : hoaMonthly === 0 ? 'none' : `${money(hoaMonthly, currency)} a month`,
  ],
  ['Property tax', ({ taxes, currency }) => (taxes === null ? none : `${money(taxes.annual, currency)} a year`)],
  ['Days on market', ({ daysOnMarket }) => (daysOnMarket === null ? none : number(daysOnMarket))],
];

export const compareHomes = tool({
  name: 'compareHomes',
  about: 'Put two to six homes side by side: price, monthly cost, cash to close, rooms, size, year, fees, taxes.',
  input: z.strictObject({ homes: HomeIds }),
  async run(asking, { homes: ids }) {
    const homes = await homesById(asking, [...new Set(ids)]);
    if (homes.length < 2)
      return {
        facts: { compared: homes.length },
        parts: [
          text('There are not two homes left to compare: what was shown is no longer listed.'),
          choices('Show my saved homes'),
        ],
      };
    const told = rows.map(([label, of]) => ({ label, values: homes.map(of) }));
    const path = `/compare${query({ id: homes.map(({ id }) => id) })}`;
    const facts = {
      homes: homes.map((home) => ({
        ...homeAsData(home),
        pricePerSquareFoot: home.pricePerSquareFoot,
        taxes: home.taxes,
      })),
      rows: told,
    };
    return {
      facts,
      parts: [
        text(`Here are ${counted(homes.length, 'home')} side by side.`, ...differences(homes)),
        {
          kind: 'comparison',
          asOf: asking.now.toISOString(),
          homes: homes.map(storedHome),
          rows: told.filter(({ values }) => values.some((value) => value !== none)),
          moreAt: path,
        },
        choices('How much is the first one a month?', {
          label: 'See them with my agent',
          message: 'Book a showing for the first one',
        }),
        sources(['All that is known of them, side by side', path]),
      ],
      talk: { shown: homes.map(({ id }) => id) },
    };
  },
});

/** What tells them apart most, a sentence each; nothing where the currencies differ or the values are alike. */
function differences(homes: readonly PropertyDetail[]): string[] {
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
  return [
    cheapest && `${homeMark(cheapest.id)} asks least, ${money(cheapest.price, cheapest.currency)}.`,
    monthly &&
      monthly !== cheapest &&
      `${homeMark(monthly.id)} costs least a month, ${money(monthly.monthlyCost!.total, monthly.currency)}.`,
    biggest && `${homeMark(biggest.id)} is the biggest, ${area(biggest.squareFeet!, biggest.country)}.`,
    newest && `${homeMark(newest.id)} is the newest, built in ${newest.yearBuilt}.`,
    homes.some(({ propertyType }) => propertyType !== homes[0]!.propertyType) &&
      `They are of different kinds: ${[...new Set(homes.map(({ propertyType }) => spaced(propertyType)))].join(', ')}.`,
  ].filter((sentence) => typeof sentence === 'string');
}
