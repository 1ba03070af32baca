import type { Asking } from './asking.ts';

type Tool = NonNullable<Asking['tool']>;

/** What is said while a tool is at work. */
export const toolWords: Record<Tool, string> = {
  searchHomes: 'Looking for homes',
  refineSearch: 'Changing the search',
  compareHomes: 'Comparing homes',
  homeFacts: 'Reading about the home',
  monthlyCost: 'Computing costs',
  affordability: 'Computing what fits',
  loanPayment: 'Computing the payment',
  loanRules: 'Looking up the rules',
  transferTax: 'Computing the transfer tax',
  propertyTax: 'Looking at property taxes',
  mortgageRates: 'Looking at rates',
  explain: 'Looking it up',
  programs: 'Looking up programs',
  journey: 'Looking at your journey',
  nextSteps: 'Looking at your next steps',
  documents: 'Looking at your documents',
  appointments: 'Looking at your appointments',
  replies: 'Looking at your messages',
  purchase: 'Looking at your offers',
  profile: 'Looking at your profile',
  news: 'Looking for what is new',
  savedHomes: 'Looking at your saved homes',
  savedSearches: 'Looking at your searches',
  recommendations: 'Looking for homes that suit you',
  professionals: 'Looking for people',
  marketFacts: 'Counting the market',
  howTo: 'Looking it up',
  handOver: 'Looking for your people',
  capabilities: 'Thinking',
  outOfScope: 'Thinking',
};
