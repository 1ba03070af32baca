/** Long because it is a table: what is said of a home, a topic after the other. */

import { rateWords } from '@lintel/geo';
import { area, lot, perArea } from '../../../foundation/viewer.ts';
import type { PropertyDetail } from '../../listings/index.ts';
import { homeMark } from '../parts/stored-part.ts';
import type { HomeTopic } from '../reading/home-topics.ts';
import { counted, dayInWords, listed, money, number, spaced } from './words.ts';

type Sentence = string | false | null;
type Say = (home: PropertyDetail, asked: readonly string[], now: Date) => Sentence[];

const notSaid = (what: string) => `The listing does not say ${what}. The listing agent can tell you.`;

const status: Record<PropertyDetail['status'], string> = {
  active: 'is for sale',
  pending: 'is under contract: an offer was accepted, and it may still come back',
  sold: 'was sold',
  other: 'is not for sale now',
};

const rooms: Say = ({ bedrooms, bathrooms, bathroomsFull, bathroomsHalf }) => [
  bedrooms === null ? notSaid('how many bedrooms there are') : `It has ${counted(bedrooms, 'bedroom')}.`,
  bathrooms === null
    ? notSaid('how many baths there are')
    : `It has ${number(bathrooms)} ${bathrooms === 1 ? 'bath' : 'baths'}${bathroomsFull !== null && bathroomsHalf ? `, of which ${bathroomsFull} full and ${bathroomsHalf} half` : ''}.`,
];

const size: Say = ({ squareFeet, lotAcres, stories, country }) => [
  squareFeet === null ? notSaid('how big it is') : `It has ${area(squareFeet, country)} of living area.`,
  lotAcres !== null && `The lot has ${lot(lotAcres, country)}.`,
  stories !== null && `It has ${counted(stories, 'story', 'stories')}.`,
];

const price: Say = ({ price: asked, currency, country, status: now, pricePerSquareFoot, priceCut }) => [
  now === 'sold' ? `It sold for ${money(asked, currency)}.` : `It asks ${money(asked, currency)}.`,
  pricePerSquareFoot !== null && `That is ${perArea(pricePerSquareFoot, currency, country)}.`,
  priceCut !== null && `The price was cut by ${money(priceCut.amount, currency)} on ${dayInWords(priceCut.on)}.`,
];

function onMarket(days: number | null, listedOn: string | null, now: PropertyDetail['status']): string {
  if (days === null) return notSaid('how long it has been on the market');
  if (now === 'sold') return `It was on the market for ${counted(days, 'day')}.`;
  const since = listedOn === null ? '' : `; this listing began on ${dayInWords(listedOn)}`;
  return `It has been on the market for ${counted(days, 'day')}${since}.`;
}

const events: Record<string, string> = { price_change: 'price changed', coming_soon: 'coming soon' };

const say: Record<HomeTopic, Say> = {
  price,
  rooms,
  size,
  year: ({ yearBuilt }) => [yearBuilt === null ? notSaid('when it was built') : `It was built in ${yearBuilt}.`],
  taxes: ({ taxes, currency }) => [
    taxes === null
      ? notSaid('what the property taxes are')
      : `The property tax was ${money(taxes.annual, currency)} ${taxes.year === null ? 'a year' : `in ${taxes.year}`}, as the listing states it. It may change with a new owner and a new assessment.`,
  ],
  dues: ({ hoa, hoaMonthly, currency }) => [
    hoa
      ? `The association or condo fee is ${money(hoa.amount, currency)} (${spaced(hoa.frequency).toLowerCase()}).`
      : hoaMonthly === 0
        ? 'The listing says that there is no association or condo fee.'
        : notSaid('whether there is an association or condo fee'),
  ],
  history: ({ listedOn, daysOnMarket, status: now, priceCut, currency, history, timesListed }) => [
    onMarket(daysOnMarket, now === 'sold' ? null : listedOn, now),
    timesListed > 1 && `It was put on the market ${timesListed} times in a row without a sale.`,
    priceCut === null
      ? 'No price cut is known of this listing.'
      : `The price was cut by ${money(priceCut.amount, currency)} on ${dayInWords(priceCut.on)}.`,
    history.length > 1 &&
      `History: ${history
        .slice(0, 5)
        .map(
          ({ on, event, price: at }) =>
            `${dayInWords(on)} ${events[event] ?? spaced(event)}${at === null ? '' : ` (${money(at, currency)})`}`,
        )
        .join('; ')}.`,
  ],
  agent: ({ agent, office }) => [
    agent
      ? `It is listed by ${agent.name}${agent.company ? ` of ${agent.company}` : ''}.`
      : office
        ? `It is listed by ${office.name}.`
        : notSaid('who lists it'),
  ],
  status: (home) => [
    `It ${status[home.status]}.`,
    home.status === 'sold' && home.closedOn !== null && `The sale closed on ${dayInWords(home.closedOn)}.`,
    home.status === 'active' && home.daysOnMarket !== null && onMarket(home.daysOnMarket, null, home.status),
  ],
  schools: ({ schools, schoolRating, schoolRatingSource }) => {
    const named = [schools.elementary, schools.middle, schools.high].filter((name) => name !== null);
    return [
      named.length > 0 ? `The listing names ${listed(named)}.` : notSaid('which schools belong to it'),
      schoolRating !== null &&
        `School rating ${number(schoolRating)} of 10${schoolRatingSource ? ` (${schoolRatingSource})` : ''}.`,
      'Districts and their lines change; the school district itself says which school an address belongs to.',
    ];
  },
  openHouse: (home) => [
    home.openHouse
      ? `There is an open house on ${openHouseInWords(home)}, local time of the home.`
      : 'No open house is announced. You can ask for a showing at a time that suits you.',
  ],
  parking: ({ garageSpaces, features }) => [
    garageSpaces
      ? `It has a garage for ${counted(garageSpaces, 'car')}.`
      : features.includes('garage')
        ? 'It has a garage.'
        : features.includes('carport')
          ? 'It has a carport.'
          : notSaid('that there is a garage'),
  ],
  walk: ({ walkScore, walkScoreSource }) => [
    walkScore === null
      ? 'No walk score is known for it.'
      : `Its walk score is ${walkScore} of 100${walkScoreSource ? ` (${walkScoreSource})` : ''}.`,
  ],
  features: ({ features }, asked) => {
    const yes = asked.filter((feature) => features.includes(feature as never));
    const no = asked.filter((feature) => !yes.includes(feature));
    return [
      yes.length > 0 && `Yes: the listing names ${listed(yes.map(spaced))}.`,
      no.length > 0 &&
        `The listing does not name ${listed(no.map(spaced))}; that does not mean that there is none. The listing agent can tell you.`,
      asked.length === 0 &&
        (features.length > 0 ? `The listing names ${listed(features.map(spaced))}.` : notSaid('which features it has')),
    ];
  },
  all: (home, asked, now) => [
    `It is a ${spaced(home.propertyType)} in ${home.neighbourhood ? `${home.neighbourhood}, ` : ''}${home.city}, ${home.state}, and ${status[home.status]}.`,
    ...price(home, asked, now),
    ...rooms(home, asked, now),
    home.squareFeet !== null && `${area(home.squareFeet, home.country)}.`,
    home.yearBuilt !== null && `Built in ${home.yearBuilt}.`,
    home.monthlyCost !== null &&
      `On the usual terms (${number(home.monthlyCost.downPercent)}% down, ${rateWords(home.monthlyCost.rate)}, ${home.monthlyCost.years} years) it costs about ${money(home.monthlyCost.total, home.currency)} a month in all.`,
    home.features.length > 0 && `The listing names ${listed(home.features.slice(0, 8).map(spaced))}.`,
  ],
};

/** `Sunday, 14 March, 2:00 PM`, in the zone of the home. */
export const openHouseInWords = ({ openHouse, timeZone }: PropertyDetail): string | null =>
  openHouse &&
  new Date(openHouse.startsAt).toLocaleString('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });

/** What is known of a home about a topic, in sentences. `asked` are features that were asked for by name. */
export const aboutHome = (home: PropertyDetail, about: HomeTopic, asked: readonly string[], now: Date): Sentence[] => [
  `${homeMark(home.id)}:`,
  ...say[about](home, asked, now),
];
