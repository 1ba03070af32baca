/** Common names of cities that GeoNames spells differently: state, GeoNames name, common name. */
const renamed: readonly (readonly [state: string, there: string, here: string])[] = [
  ['NY', 'New York City', 'New York'],
  ['DC', 'Washington, D.C.', 'Washington'],
];

/**
 * Other names, nicknames and the French and Spanish ones. Excluded on purpose: names that fold to a common word or
 * unit ("LA", "T.O.", "Van"), and nicknames that are another city's name ("Frisco").
 */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'New York, NY': ['New York City', 'NYC', 'N.Y.C.', 'The Big Apple', 'Nueva York'],
  'Washington, DC': ['Washington DC', 'Washington D.C.', 'D.C.', 'District of Columbia'],
  'Québec, QC': ['Québec City', 'Ville de Québec', 'Québec ville', 'Ciudad de Quebec'],
  'Montréal, QC': ['Montreal', 'MTL', 'Ville de Montréal'],
  'Los Angeles, CA': ['City of Angels', 'Los Ángeles'],
  'San Francisco, CA': ['San Fran', 'SF'],
  'San Jose, CA': ['San José'],
  'Sacramento, CA': ['Sac', 'Sactown'],
  'Las Vegas, NV': ['Vegas', 'Sin City'],
  'Philadelphia, PA': ['Philly', 'Filadelfia', 'Philadelphie'],
  'Pittsburgh, PA': ['Pittsburg', 'Steel City'],
  'New Orleans, LA': ['NOLA', 'Nueva Orleans', 'La Nouvelle-Orléans', 'Nouvelle-Orléans'],
  'Chicago, IL': ['Chitown', 'Chi-town', 'The Windy City'],
  'Houston, TX': ['H-Town'],
  'Fort Worth, TX': ['Ft Worth'],
  'Austin, TX': ['ATX'],
  'San Antonio, TX': ['San Antone'],
  'Atlanta, GA': ['ATL', 'Hotlanta'],
  'Fort Lauderdale, FL': ['Ft Lauderdale'],
  'Fort Myers, FL': ['Ft Myers'],
  'Jacksonville, FL': ['Jax'],
  'St. Petersburg, FL': ['St Pete'],
  'Boston, MA': ['Beantown'],
  'Denver, CO': ['Mile High City'],
  'Fort Collins, CO': ['Ft Collins'],
  'Phoenix, AZ': ['PHX'],
  'Salt Lake City, UT': ['SLC', 'Salt Lake'],
  'Oklahoma City, OK': ['OKC'],
  'Kansas City, MO': ['KC', 'KCMO'],
  'Indianapolis, IN': ['Indy'],
  'Fort Wayne, IN': ['Ft Wayne'],
  'Minneapolis, MN': ['Mpls'],
  'Detroit, MI': ['Motor City'],
  'Cincinnati, OH': ['Cincy'],
  'Nashville, TN': ['Music City'],
  'Charlotte, NC': ['Queen City', 'CLT'],
  'Portland, OR': ['PDX', 'Rose City'],
  'Seattle, WA': ['Emerald City'],
  'Albuquerque, NM': ['ABQ'],
  'Toronto, ON': ['The 6ix', 'Hogtown'],
  'Mississauga, ON': ['Sauga'],
  'Hamilton, ON': ['Steeltown'],
  'Vancouver, BC': ['Vancity'],
  'Winnipeg, MB': ['Winterpeg'],
  'Edmonton, AB': ['YEG'],
  'Calgary, AB': ['YYC'],
  'Halifax, NS': ['Halifax Regional Municipality', 'HRM'],
};

const newNames = new Map(renamed.map(([state, there, here]) => [`${there}, ${state}`, here]));

/** Returns the name under which a city is shown and searched. */
export const commonName = (name: string, state: string): string => newNames.get(`${name}, ${state}`) ?? name;

export const otherNamesOf = (name: string, state: string): readonly string[] => otherNames[`${name}, ${state}`] ?? [];
