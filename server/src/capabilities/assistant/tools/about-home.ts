/** Long because it is a table: the sentences about a home, by topic. */
import type { PropertyDetail } from '../../listings/index.ts';
import { homeMark } from '../parts/stored-part.ts';
import type { HomeTopic } from '../reading/home-topics.ts';
import { areaIn, lotIn, perAreaIn } from './areas.ts';
import { featureName, typeName } from './fact-labels.ts';
import { type HomeWords, homeWords, rhythmIn } from './home-words.ts';
import { rateInWords } from './rate-words.ts';
import { type Speaker, speaker } from './words.ts';

type Sentence = string | false | null;
interface Told {
  say: Speaker;
  words: HomeWords;
  /** Features that the question names. */
  asked: readonly string[];
  /** The median price per square foot in its city. */
  median: { value: number; n: number } | null;
}
type Say = (home: PropertyDetail, told: Told) => Sentence[];

const notSaid = ({ words, say }: Told, what: keyof HomeWords['notSaid']): string => {
  const begin = { en: 'The listing does not say', fr: 'L’inscription n’indique pas', es: 'El anuncio no dice' }[
    say.language
  ];
  return `${begin} ${words.notSaid[what]}. ${words.ask}`;
};
const from = (source: string | null): string => (source ? ` (${source})` : '');

const rooms: Say = ({ bedrooms, bathrooms, bathroomsFull, bathroomsHalf }, told) => {
  const { words, say } = told;
  const halves = bathroomsFull !== null && bathroomsHalf ? words.halves(bathroomsFull, bathroomsHalf) : '';
  return [
    bedrooms === null ? notSaid(told, 'rooms') : words.beds(say.number(bedrooms), bedrooms === 1),
    bathrooms === null ? notSaid(told, 'baths') : words.baths(say.number(bathrooms), bathrooms === 1, halves),
  ];
};

const size: Say = ({ squareFeet, lotAcres, stories, country }, told) => [
  squareFeet === null ? notSaid(told, 'size') : told.words.size(areaIn(told.say, squareFeet, country)),
  lotAcres !== null && told.words.lot(lotIn(told.say, lotAcres, country)),
  stories !== null && told.words.stories(stories),
];

const price: Say = ({ price: asked, currency, country, status, pricePerSquareFoot, priceCut }, { words, say }) => [
  words.asks(say.money(asked, currency), status === 'sold'),
  pricePerSquareFoot !== null && words.perArea(perAreaIn(say, pricePerSquareFoot, currency, country)),
  priceCut !== null && words.cut(say.money(priceCut.amount, currency), say.day(priceCut.on)),
];

function onMarket(days: number | null, listedOn: string | null, status: PropertyDetail['status'], told: Told): string {
  const { words, say } = told;
  if (days === null) return notSaid(told, 'market');
  if (status === 'sold') return words.wasOnMarket(words.days(days));
  return words.onMarket(words.days(days), listedOn === null ? '' : words.since(say.day(listedOn)));
}

const condition =
  (what: 'roof' | 'flood' | 'assessment'): Say =>
  (_, told) => [notSaid(told, what), told.words.condition[what]];

const topics: Record<Exclude<HomeTopic, 'unlisted'>, Say> = {
  price,
  rooms,
  size,
  year: ({ yearBuilt }, told) => [yearBuilt === null ? notSaid(told, 'year') : told.words.built(yearBuilt)],
  taxes: ({ taxes, currency }, told) => {
    if (taxes === null) return [notSaid(told, 'taxes')];
    const { words, say } = told;
    return [
      words.taxes(say.money(taxes.annual, currency), taxes.year === null ? words.aYear : words.inYear(taxes.year)),
      words.taxesMay,
    ];
  },
  dues: ({ hoa, hoaMonthly, currency }, told) => {
    const { words, say } = told;
    if (hoa)
      return [words.dues(say.money(hoa.amount, currency), rhythmIn(hoa.frequency, say.language)), words.duesMean];
    return hoaMonthly === 0 ? [words.noDues] : [notSaid(told, 'dues'), words.duesMean];
  },
  history: ({ listedOn, daysOnMarket, status, priceCut, currency, history, timesListed }, told) => {
    const { words, say } = told;
    const lines = history.slice(0, 5).map(({ on, event, price: at }) => {
      const what = words.events[event] ?? event.replaceAll('_', ' ');
      return `${say.day(on)} ${what}${at === null ? '' : ` (${say.money(at, currency)})`}`;
    });
    return [
      onMarket(daysOnMarket, status === 'sold' ? null : listedOn, status, told),
      timesListed > 1 && words.relisted(timesListed),
      priceCut === null ? words.noCut : words.cut(say.money(priceCut.amount, currency), say.day(priceCut.on)),
      history.length > 1 && words.history(lines.join('; ')),
    ];
  },
  value: (home, told) => {
    const { words, say, median } = told;
    const { pricePerSquareFoot, currency, country, city } = home;
    return [
      ...price(home, told),
      onMarket(home.daysOnMarket, null, home.status, told),
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
  agent: ({ agent, office }, told) => [
    agent
      ? told.words.agent(agent.name, agent.company ?? '')
      : office
        ? told.words.agent(office.name, '')
        : notSaid(told, 'agent'),
  ],
  status: (home, told) => [
    sentence(told.words.status[home.status], told.say),
    home.status === 'sold' && home.closedOn !== null && told.words.closed(told.say.day(home.closedOn)),
    home.status === 'active' && home.daysOnMarket !== null && onMarket(home.daysOnMarket, null, home.status, told),
  ],
  schools: ({ schools, schoolRating, schoolRatingSource }, told) => {
    const { words, say } = told;
    const named = [schools.elementary, schools.middle, schools.high].filter((name) => name !== null);
    return [
      named.length > 0 ? words.schools(say.listed(named)) : notSaid(told, 'schools'),
      schoolRating !== null && words.rating(say.number(schoolRating), from(schoolRatingSource)),
      words.districts,
    ];
  },
  openHouse: (home, told) => [
    home.openHouse ? told.words.openHouse(openHouseInWords(home, told.say)!) : told.words.noOpenHouse,
  ],
  parking: ({ garageSpaces, features }, told) => [
    garageSpaces
      ? told.words.garage(garageSpaces)
      : features.includes('garage')
        ? told.words.hasGarage
        : features.includes('carport')
          ? told.words.hasCarport
          : notSaid(told, 'parking'),
  ],
  heating: ({ heating }, told) => [heating ? told.words.heating(heating) : notSaid(told, 'heating')],
  cooling: ({ cooling }, told) => [cooling ? told.words.cooling(cooling) : notSaid(told, 'cooling')],
  lot: ({ lotAcres, country }, told) => [
    lotAcres === null ? notSaid(told, 'lot') : told.words.lot(lotIn(told.say, lotAcres, country)),
  ],
  walk: ({ walkScore, walkScoreSource }, { words }) => [
    walkScore === null ? words.noWalk : words.walk(walkScore, from(walkScoreSource)),
  ],
  roof: condition('roof'),
  flood: condition('flood'),
  assessment: condition('assessment'),
  features: ({ features }, told) => {
    const { words, say, asked } = told;
    const names = (some: readonly string[]) => say.listed(some.map((name) => featureName(name, say.language)));
    const yes = asked.filter((feature) => features.includes(feature as never));
    const no = asked.filter((feature) => !yes.includes(feature));
    return [
      yes.length > 0 && words.yes(names(yes)),
      no.length > 0 && `${words.no(names(no))} ${words.ask}`,
      asked.length === 0 && (features.length > 0 ? words.named(names(features)) : notSaid(told, 'features')),
    ];
  },
  all: (home, told) => {
    const { words, say } = told;
    const where = `${home.neighbourhood ? `${home.neighbourhood}, ` : ''}${home.city}, ${home.state}`;
    const { monthlyCost } = home;
    return [
      words.all(typeName(home.propertyType, say.language), where, words.status[home.status]),
      ...price(home, told),
      ...rooms(home, told),
      home.squareFeet !== null && words.size(areaIn(say, home.squareFeet, home.country)),
      home.yearBuilt !== null && words.built(home.yearBuilt),
      monthlyCost !== null &&
        words.month(
          say.percent(monthlyCost.downPercent),
          rateInWords(monthlyCost.rate, say),
          monthlyCost.years,
          say.money(monthlyCost.total, home.currency),
        ),
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
  { asked, median, language }: Pick<Told, 'asked' | 'median'> & { language: Speaker['language'] },
): Sentence[] {
  const told: Told = { say: speaker(language), words: homeWords[language], asked, median };
  return [
    `${homeMark(home.id)}${language === 'fr' ? ' :' : ':'}`,
    ...about.flatMap((topic) => (topic === 'unlisted' ? [] : topics[topic](home, told))),
  ];
}
