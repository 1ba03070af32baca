/** Tools that answers are made of, by the names they are stored and told under. */
export const toolNames = [
  'searchHomes',
  'refineSearch',
  'compareHomes',
  'homeFacts',
  'monthlyCost',
  'affordability',
  'journey',
  'nextSteps',
  'documents',
  'savedHomes',
  'savedSearches',
  'recommendations',
  'professionals',
  'marketFacts',
  'howTo',
  'handOver',
  'capabilities',
] as const;
export type ToolName = (typeof toolNames)[number];

/** Answers from what the platform knows, by calling its tools. */
export const assistantContract = {};
