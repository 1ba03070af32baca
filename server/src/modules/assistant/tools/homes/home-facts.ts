import { parseFact } from '@lintel/hypersearch';
import { z } from 'zod';
import { routerToken, savedTrips } from '../../../commute/index.ts';
import type { PropertyDetail } from '../../../listings/index.ts';
import { finderToken, readMarket } from '../../../search/index.ts';
import { offer } from '../../offers.ts';
import { homeMark } from '../../parts/stored-part.ts';
import { type HomeTopic, homeTopics } from '../../reading/homes/home-topics.ts';
import { unlistedDetails, unlistedInWords } from '../../reading/homes/unlisted-details.ts';
import { type ToolContext, tool } from '../tool.ts';
import { choices, sources, speaker, text } from '../words.ts';
import { aboutHome, openHouseInWords } from './about-home.ts';
import { homeAsData, noSuchHome, storedHome, theHome, WhichHome } from './homes.ts';
import { requestedFeatures } from './requested-features.ts';

export const homeFacts = tool({
  name: 'homeFacts',
  about:
    'What is known of one home: price and its history, how its price compares, rooms, size, year, taxes, fees, schools, parking, features, open house, listing agent, days on market.',
  input: z.strictObject({
    ...WhichHome,
    about: z.enum(homeTopics).default('all'),
    also: z.array(z.enum(homeTopics)).max(4).default([]).describe('What else is asked of it'),
    details: z.array(z.enum(unlistedDetails)).max(3).default([]).describe('What is asked that no listing states'),
    /** The person's question about features. */
    words: z.string().max(2_000).optional(),
  }),
  async run(context, { about, also, details, words, ...which }) {
    const home = await theHome(context, which);
    if (!home) return noSuchHome(context.language);
    const path = `/property/${home.id}`;
    const asked = [about, ...also];
    const requested = requestedFeatures(context, words, asked);
    const median = about === 'value' ? await medianNear(context, home) : null;
    const { language, db, me, resolve } = context;
    const trips = asked.includes('commute') ? await savedTrips(db, me.id, home.id, resolve(routerToken)) : [];
    return {
      facts: {
        ...asData(home, context),
        trips: trips.map(({ trip }) => trip),
        unlisted: details,
        medianPricePerSquareFoot: median,
        medianPricePerSquareMeter: median && Math.round(median.value * 10.7639),
      },
      feed: { id: home.id, address: home.address, remarks: home.description },
      parts: [
        text(
          ...aboutHome(
            home,
            asked.filter(
              (topic) => topic !== 'unlisted' && (topic !== 'features' || asked.length === 1 || requested.length > 0),
            ),
            { requested, median, trips, language },
          ),
          unlistedInWords(details, language),
        ),
        { kind: 'homes', asOf: context.now.toISOString(), homes: [storedHome(home)], total: null, moreAt: null },
        choices(...nextOf(about, language)),
        sources([homeMark(home.id), path]),
      ],
      talk: { home: home.id },
    };
  },
});

/** Returns the median price per square foot of the homes for sale in its city; null for fewer than ten homes. */
async function medianNear({ db, resolve }: ToolContext, home: PropertyDetail) {
  const place = parseFact(`place:${home.city.toLowerCase()}`);
  if (!place) return null;
  const { set } = await readMarket(db, resolve(finderToken), { facts: [place] });
  return set.medianPricePerSquareFoot;
}

const nextOf = (about: HomeTopic, language: ToolContext['language']) => [
  about !== 'price' && offer(language, 'itsMonth'),
  about !== 'history' && offer(language, 'itsHistory'),
  about !== 'taxes' && offer(language, 'itsTaxes'),
  offer(language, 'showing'),
];

/** Returns the data that the answer may use, without street and remarks. */
const asData = (home: PropertyDetail, { language }: ToolContext) => ({
  ...homeAsData(home),
  priceCut: home.priceCut,
  originalListPrice: home.originalListPrice,
  pricePerSquareFoot: home.pricePerSquareFoot,
  pricePerSquareMeter: home.pricePerSquareFoot === null ? null : Math.round(home.pricePerSquareFoot * 10.7639),
  bathroomsFull: home.bathroomsFull,
  bathroomsHalf: home.bathroomsHalf,
  lotAcres: home.lotAcres,
  stories: home.stories,
  garageSpaces: home.garageSpaces,
  taxes: home.taxes,
  hoa: home.hoa,
  schools: home.schools,
  schoolRating: home.schoolRating,
  schoolRatingSource: home.schoolRatingSource,
  walkScore: home.walkScore,
  highestScores: { walk: 100, school: 10 },
  usualTerms: home.monthlyCost && {
    downPercent: home.monthlyCost.downPercent,
    rate: home.monthlyCost.rate,
    years: home.monthlyCost.years,
  },
  openHouseInWords: openHouseInWords(home, speaker(language)),
  walkScoreSource: home.walkScoreSource,
  listedOn: home.listedOn,
  timesListed: home.timesListed,
  history: home.history,
  openHouse: home.openHouse,
  heating: home.heating,
  cooling: home.cooling,
  closedOn: home.closedOn,
  closePrice: home.closePrice,
  agent: home.agent && { name: home.agent.name, company: home.agent.company },
});
