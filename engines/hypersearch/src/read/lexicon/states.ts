/** States, provinces and territories: code, then the names that stand for it in English, French and Spanish. */
// biome-ignore format: a table
export const states: readonly (readonly [code: string, names: string])[] = [
  ['AL', 'alabama'], ['AK', 'alaska'], ['AZ', 'arizona'], ['AR', 'arkansas'], ['CA', 'california|californie|cali|socal|norcal'],
  ['CO', 'colorado'], ['CT', 'connecticut'], ['DE', 'delaware'], ['FL', 'florida|floride|fla'], ['GA', 'georgia|georgie'],
  ['HI', 'hawaii|hawai'], ['ID', 'idaho'], ['IL', 'illinois'], ['IN', 'indiana'], ['IA', 'iowa'], ['KS', 'kansas'],
  ['KY', 'kentucky'], ['LA', 'louisiana|louisiane|luisiana'], ['ME', 'maine'], ['MD', 'maryland'], ['MA', 'massachusetts|mass'],
  ['MI', 'michigan'], ['MN', 'minnesota'], ['MS', 'mississippi|misisipi'], ['MO', 'missouri|misuri'], ['MT', 'montana'],
  ['NE', 'nebraska'], ['NV', 'nevada'], ['NH', 'new hampshire'], ['NJ', 'new jersey|nueva jersey'], ['NM', 'new mexico|nouveau mexique|nuevo mexico'],
  ['NY', 'new york state|state of new york|upstate new york|etat de new york|estado de nueva york|upstate ny'], ['NC', 'north carolina|caroline du nord|carolina del norte|carolinas|the carolinas|either carolina|both carolinas|carolines|les deux carolines|las carolinas|las dos carolinas'],
  ['ND', 'north dakota|dakota du nord|dakota del norte|dakotas|the dakotas|either dakota|both dakotas|les deux dakotas|las dos dakotas'], ['OH', 'ohio'], ['OK', 'oklahoma'], ['OR', 'oregon'],
  ['PA', 'pennsylvania|pennsylvanie|pensilvania'], ['PR', 'puerto rico|porto rico'], ['RI', 'rhode island'], ['SC', 'south carolina|caroline du sud|carolina del sur|carolinas|the carolinas|either carolina|both carolinas|carolines|les deux carolines|las carolinas|las dos carolinas'],
  ['SD', 'south dakota|dakota du sud|dakota del sur|dakotas|the dakotas|either dakota|both dakotas|les deux dakotas|las dos dakotas'], ['TN', 'tennessee|tenesi'], ['TX', 'texas|tejas|tex'], ['UT', 'utah'], ['VT', 'vermont'],
  ['VA', 'virginia|virginie|virginias|the virginias|both virginias'], ['WA', 'washington|washington state|state of washington|etat de washington|estado de washington'],
  ['WV', 'west virginia|virginie occidentale|virginia occidental|virginias|the virginias|both virginias'], ['WI', 'wisconsin'], ['WY', 'wyoming'],
  ['AB', 'alberta'], ['BC', 'british columbia|colombie britannique|columbia britanica|b c'], ['MB', 'manitoba'],
  ['NB', 'new brunswick|nouveau brunswick|nuevo brunswick'], ['NL', 'newfoundland|newfoundland and labrador|terre neuve|terranova'],
  ['NS', 'nova scotia|nouvelle ecosse|nueva escocia'], ['NT', 'northwest territories|territoires du nord ouest'], ['NU', 'nunavut'],
  ['ON', 'ontario'], ['PE', 'prince edward island|ile du prince edouard|pei|isla del principe eduardo'], ['QC', 'quebec|province of quebec|province de quebec'],
  ['SK', 'saskatchewan|sask'], ['YT', 'yukon'],
];

/** Abbreviations of states that are words too. */
export const riskyAbbreviations: ReadonlySet<string> = new Set(
  'in or me ok hi oh la de on id as is so to no al pa ma mo'.split(' '),
);
