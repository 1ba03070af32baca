/** What can be asked of one home, and by which words; the first line that fits counts. */
const topics = {
  openHouse: /\bopen house\b/,
  taxes: /\btax(es)?\b/,
  dues: /\b(hoa|dues|condo fees?|maintenance fees?|strata|association)\b/,
  history:
    /\bhow (long|many days)\b|\bon the market\b|\bdays\b|\bprice (drops?|cuts?|changes?|history|reductions?)\b|\b(dropped|reduced|lowered|relisted|come down|went down)\b|\bsold before\b|\bhistory\b|\bwhen was it listed\b/,
  agent: /\blisting agent\b|\bwho (is |'s )?(listing|selling|represents|showing)\b|\bwho lists\b|\blisted by\b/,
  status: /\b(still )?(available|for sale|sold|pending|under contract|on offer|active|gone)\b/,
  schools: /\bschools?\b/,
  rooms: /\b(bed ?rooms?|beds?|bath ?rooms?|baths?|rooms?)\b/,
  size: /\bhow (big|large|small)\b|\bsquare (feet|foot|footage|met\w+)\b|\bsq ?ft\b|\bsqft\b|\bsize\b|\b(lot|acres?|land)\b/,
  year: /\b(built|how old|what year|year built|age of|how new|which year)\b/,
  parking: /\b(garage|parking|carport|park (my|a|the|two) cars?)\b/,
  walk: /\bwalk(able| ?score|ability)\b/,
  features: /\b(features?|amenities|have|has|come with|include|any)\b/,
  price: /\b(price|asking|cost|how much|list(ed)? (for|at))\b/,
} as const satisfies Record<string, RegExp>;

export type HomeTopic = keyof typeof topics | 'all';
export const homeTopics: readonly HomeTopic[] = [...(Object.keys(topics) as (keyof typeof topics)[]), 'all'];

const names = Object.keys(topics) as (keyof typeof topics)[];

/** What a plain text asks of a home; `undefined` where it names nothing of it. */
export const homeTopicOf = (text: string): HomeTopic | undefined => names.find((name) => topics[name].test(text));
