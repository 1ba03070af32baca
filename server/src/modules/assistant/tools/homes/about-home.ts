/** Long because it is a table: the sentences about a home, by topic. */
import type { CommuteAddress, Trip } from '../../../commute/index.ts';
import type { PropertyDetail } from '../../../listings/index.ts';
import { homeMark } from '../../parts/stored-part.ts';
import type { HomeTopic } from '../../reading/homes/home-topics.ts';
import { rateInWords } from '../costs/rate-words.ts';
import { type Speaker, speaker } from '../words.ts';
import { areaIn, lotIn, perAreaIn } from './areas.ts';
import { featureName, typeName } from './fact-labels.ts';
import { homeWords, rhythmIn } from './home-words.ts';
import type { HomeWords } from './home-words-shape.ts';

type Sentence = string | false | null;
interface TopicContext {
  say: Speaker;
  words: HomeWords;
  /** Features that the question names. */
  requested: readonly string[];
  /** The median price per square foot in its city. */
  median: { value: number; n: number } | null;
  /** Trips to the addresses that the person saved. */
  trips: readonly { to: CommuteAddress; trip: Trip }[];
}
type Say = (home: PropertyDetail, context: TopicContext) => Sentence[];

const notSaid = ({ words, say }: TopicContext, what: keyof HomeWords['notSaid']): string => {
  const begin = { en: 'The listing does not say', fr: 'L’inscription n’indique pas', es: 'El anuncio no dice' }[
    say.language
  ];
  return `${begin} ${words.notSaid[what]}. ${words.ask}`;
};
const from = (source: string | null): string => (source ? ` (${source})` : '');

const rooms: Say = ({ bedrooms, bathrooms, bathroomsFull, bathroomsHalf }, context) => {
  const { words, say } = context;
  const halves = bathroomsFull !== null && bathroomsHalf ? words.halves(bathroomsFull, bathroomsHalf) : '';
  return [
    bedrooms === null ? notSaid(context, 'rooms') : words.beds(say.number(bedrooms), bedrooms === 1),
    bathrooms === null ? notSaid(context, 'baths') : words.baths(say.number(bathrooms), bathrooms === 1, halves),
  ];
};

const size: Say = ({ squareFeet, lotAcres, stories, country }, context) => [
  squareFeet === null ? notSaid(context, 'size') : context.words.size(areaIn(context.say, squareFeet, country)),
  lotAcres !== null && context.words.lot(lotIn(context.say, lotAcres, country)),
  stories !== null && context.words.stories(stories),
];

const price: Say = ({ price: amount, currency, country, status, pricePerSquareFoot, priceCut }, { words, say }) => [
  words.asks(say.money(amount, currency), status === 'sold'),
  pricePerSquareFoot !== null && words.perArea(perAreaIn(say, pricePerSquareFoot, currency, country)),
  priceCut !== null && words.cut(say.money(priceCut.amount, currency), say.day(priceCut.on)),
];

function onMarket(
  days: number | null,
  listedOn: string | null,
  status: PropertyDetail['status'],
  context: TopicContext,
): string {
  const { words, say } = context;
  if (days === null) return notSaid(context, 'market');
  if (status === 'sold') return words.wasOnMarket(words.days(days));
  return words.onMarket(words.days(days), listedOn === null ? '' : words.since(say.day(listedOn)));
}

const condition =
  (what: 'roof' | 'flood' | 'assessment'): Say =>
  (_, context) => [notSaid(context, what), context.words.condition[what]];

const topics: Record<Exclude<HomeTopic, 'unlisted'>, Say> = {
  price,
  rooms,
  size,
  year: ({ yearBuilt }, context) => [yearBuilt === null ? notSaid(context, 'year') : context.words.built(yearBuilt)],
  taxes: ({ taxes, currency }, context) => {
    if (taxes === null) return [notSaid(context, 'taxes')];
    const { words, say } = context;
    return [
      words.taxes(say.money(taxes.annual, currency), taxes.year === null ? words.aYear : words.inYear(taxes.year)),
      words.taxesMay,
    ];
  },
  dues: ({ hoa, hoaMonthly, currency }, context) => {
    const { words, say } = context;
    if (hoa)
      return [words.dues(say.money(hoa.amount, currency), rhythmIn(hoa.frequency, say.language)), words.duesMean];
    return hoaMonthly === 0 ? [words.noDues] : [notSaid(context, 'dues'), words.duesMean];
  },
  history: ({ listedOn, daysOnMarket, status, priceCut, currency, history, timesListed }, context) => {
    const { words, say } = context;
    const lines = history.slice(0, 5).map(({ on, event, price: at }) => {
      const what = words.events[event] ?? event.replaceAll('_', ' ');
      return `${say.day(on)} ${what}${at === null ? '' : ` (${say.money(at, currency)})`}`;
    });
    return [
      onMarket(daysOnMarket, status === 'sold' ? null : listedOn, status, context),
      timesListed > 1 && words.relisted(timesListed),
      priceCut === null ? words.noCut : words.cut(say.money(priceCut.amount, currency), say.day(priceCut.on)),
      history.length > 1 && words.history(lines.join('; ')),
    ];
  },
  value: (home, context) => {
    const { words, say, median } = context;
    const { pricePerSquareFoot, currency, country, city } = home;
    return [
      ...price(home, context),
      onMarket(home.daysOnMarket, null, home.status, context),
      median !== null &&
        pricePerSquareFoot !== null &&
        words.compared(
          perAreaIn(say, pricePerSquareFoot, currency, country),
          perAreaIn(say, median.value, currency, country),
          median.n,
          city,
        ),
      words.noValue,
    ];
  },
  agent: ({ agent, office }, context) => [
    agent
      ? context.words.agent(agent.name, agent.company ?? '')
      : office
        ? context.words.agent(office.name, '')
        : notSaid(context, 'agent'),
  ],
  status: (home, context) => [
    sentence(context.words.status[home.status], context.say),
    home.status === 'sold' && home.closedOn !== null && context.words.closed(context.say.day(home.closedOn)),
    home.status === 'active' && home.daysOnMarket !== null && onMarket(home.daysOnMarket, null, home.status, context),
  ],
  schools: ({ schools, schoolRating, schoolRatingSource }, context) => {
    const { words, say } = context;
    const named = [schools.elementary, schools.middle, schools.high].filter((name) => name !== null);
    return [
      named.length > 0 ? words.schools(say.listed(named)) : notSaid(context, 'schools'),
      schoolRating !== null && words.rating(say.number(schoolRating), from(schoolRatingSource)),
      words.districts,
    ];
  },
  openHouse: (home, context) => [
    home.openHouse ? context.words.openHouse(openHouseInWords(home, context.say)!) : context.words.noOpenHouse,
  ],
  parking: ({ garageSpaces, features }, context) => [
    garageSpaces
      ? context.words.garage(garageSpaces)
      : features.includes('garage')
        ? context.words.hasGarage
        : features.includes('carport')
          ? context.words.hasCarport
          : notSaid(context, 'parking'),
  ],
  heating: ({ heating }, context) => [heating ? context.words.heating(heating) : notSaid(context, 'heating')],
  cooling: ({ cooling }, context) => [cooling ? context.words.cooling(cooling) : notSaid(context, 'cooling')],
  stories: ({ stories, features }, context) => [
    stories !== null || features.includes('single_story')
      ? context.words.stories(stories ?? 1)
      : notSaid(context, 'stories'),
  ],
  lot: ({ lotAcres, country }, context) => [
    lotAcres === null ? notSaid(context, 'lot') : context.words.lot(lotIn(context.say, lotAcres, country)),
  ],
  walk: ({ walkScore, walkScoreSource }, { words }) => [
    walkScore === null ? words.noWalk : words.walk(walkScore, from(walkScoreSource)),
  ],
  commute: (_, { words, trips }) =>
    trips.length === 0
      ? [words.noTrips]
      : [...trips.map(({ to, trip }) => words.trip(trip.minutes, to.text)), words.tripModel[trips[0]!.trip.model]],
  roof: condition('roof'),
  flood: condition('flood'),
  assessment: condition('assessment'),
  features: ({ features }, context) => {
    const { words, say, requested } = context;
    const names = (some: readonly string[]) => say.listed(some.map((name) => featureName(name, say.language)));
    const yes = requested.filter((feature) => features.includes(feature as never));
    const no = requested.filter((feature) => !yes.includes(feature));
    return [
      yes.length > 0 && words.yes(names(yes)),
      no.length > 0 && `${words.no(names(no))} ${words.ask}`,
      requested.length === 0 && (features.length > 0 ? words.named(names(features)) : notSaid(context, 'features')),
    ];
  },
  all: (home, context) => {
    const { words, say } = context;
    const where = `${home.neighbourhood ? `${home.neighbourhood}, ` : ''}${home.city}, ${home.state}`;
    const { monthlyCost } = home;
    return [
      words.all(typeName(home.propertyType, say.language), where, words.status[home.status]),
      ...price(home, context),
      ...rooms(home, context),
      home.squareFeet !== null && words.size(areaIn(say, home.squareFeet, home.country)),
      home.yearBuilt !== null && words.built(home.yearBuilt),
      monthlyCost !== null &&
        words.month(
          say.percent(monthlyCost.downPercent),
          rateInWords(monthlyCost.rate, say),
          monthlyCost.years,
          say.money(monthlyCost.total, home.currency),
        ),
      monthlyCost !== null && home.taxes === null && words.noTaxIn,
      home.features.length > 0 &&
        words.named(say.listed(home.features.slice(0, 8).map((name) => featureName(name, say.language)))),
    ];
  },
};

const sentence = (predicate: string, { language }: Speaker): string =>
  ({
    en: `It ${predicate}.`,
    fr: `Elle ${predicate}.`,
    es: `${predicate.charAt(0).toUpperCase()}${predicate.slice(1)}.`,
  })[language];

/** Returns `Sunday, March 14, 2:00 PM` in the home's time zone. */
export const openHouseInWords = ({ openHouse, timeZone }: PropertyDetail, say: Speaker): string | null =>
  openHouse && say.moment(openHouse.startsAt, timeZone);

/** Sentences that state the listing's data about a topic. */
export function aboutHome(
  home: PropertyDetail,
  about: readonly HomeTopic[],
  { language, ...its }: Pick<TopicContext, 'requested' | 'median' | 'trips'> & { language: Speaker['language'] },
): Sentence[] {
  const context: TopicContext = { say: speaker(language), words: homeWords[language], ...its };
  return [
    `${homeMark(home.id)}${language === 'fr' ? ' :' : ':'}`,
    ...new Set(about.flatMap((topic) => (topic === 'unlisted' ? [] : topics[topic](home, context)))),
  ];
}
