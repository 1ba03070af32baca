import { z } from 'zod';
import type { PropertyDetail } from '../../listings/index.ts';
import { finderPart, understand } from '../../search/index.ts';
import { homeMark } from '../parts/stored-part.ts';
import { type HomeTopic, homeTopics } from '../reading/home-topics.ts';
import { aboutHome, openHouseInWords } from './home-words.ts';
import { homeAsData, noSuchHome, storedHome, theHome, WhichHome } from './homes.ts';
import { type Asking, tool } from './tool.ts';
import { choices, sources, text } from './words.ts';

export const homeFacts = tool({
  name: 'homeFacts',
  about:
    'What is known of one home: price and its history, rooms, size, year, taxes, fees, schools, parking, features, open house, listing agent, days on market.',
  input: z.strictObject({
    ...WhichHome,
    about: z.enum(homeTopics).default('all'),
    /** What is asked about its features, in the person's words. */
    words: z.string().max(2_000).optional(),
  }),
  async run(asking, { about, words, ...which }) {
    const home = await theHome(asking, which);
    if (!home) return noSuchHome;
    const path = `/property/${home.id}`;
    return {
      facts: asData(home),
      feed: { id: home.id, address: home.address, remarks: home.description },
      parts: [
        text(...aboutHome(home, about, about === 'features' ? featuresAsked(asking, words) : [], asking.now)),
        { kind: 'homes', asOf: asking.now.toISOString(), homes: [storedHome(home)], total: null, moreAt: null },
        choices(...nextOf(about)),
        sources([homeMark(home.id), path]),
      ],
      talk: { home: home.id },
    };
  },
});

/** Features that the words name, read as a search reads them. */
function featuresAsked({ use }: Asking, words: string | undefined): string[] {
  if (!words) return [];
  const finder = use(finderPart);
  const { facts } = understand({ query: words }, finder.placeNames, finder.clock());
  return facts.flatMap((fact) => (fact.kind === 'feature' ? [fact.feature] : []));
}

const nextOf = (about: HomeTopic) => [
  about !== 'price' && 'How much is it a month?',
  about !== 'history' && 'Has the price dropped?',
  about !== 'taxes' && 'What are the property taxes?',
  { label: 'Book a showing', message: 'Book a showing for this one' },
];

/** All that the words may speak of, without street and remarks. */
const asData = (home: PropertyDetail) => ({
  ...homeAsData(home),
  priceCut: home.priceCut,
  originalListPrice: home.originalListPrice,
  pricePerSquareFoot: home.pricePerSquareFoot,
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
  openHouseInWords: openHouseInWords(home),
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
