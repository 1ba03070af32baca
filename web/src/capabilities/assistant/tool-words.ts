import type { Asking } from './asking.ts';

type Tool = NonNullable<Asking['tool']>;

/** What is said while a tool is at work. */
export const toolWords: Record<Tool, string> = {
  searchHomes: 'Looking for homes',
  refineSearch: 'Changing the search',
  compareHomes: 'Comparing homes',
  homeFacts: 'Reading about the home',
  monthlyCost: 'Working out costs',
  affordability: 'Working out what fits',
  journey: 'Looking at your journey',
  nextSteps: 'Looking at your next steps',
  documents: 'Looking at your papers',
  savedHomes: 'Looking at your saved homes',
  savedSearches: 'Looking at your searches',
  recommendations: 'Looking for homes that suit you',
  professionals: 'Looking for people',
  marketFacts: 'Counting the market',
  howTo: 'Looking it up',
  handOver: 'Looking for your people',
  capabilities: 'Thinking',
};
