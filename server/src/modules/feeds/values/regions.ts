/** States, territories and provinces: code, name, main time zone. */
// biome-ignore format: a table
const rows = [
  ['AL', 'Alabama', 'America/Chicago'], ['AK', 'Alaska', 'America/Anchorage'], ['AZ', 'Arizona', 'America/Phoenix'],
  ['AR', 'Arkansas', 'America/Chicago'], ['CA', 'California', 'America/Los_Angeles'], ['CO', 'Colorado', 'America/Denver'],
  ['CT', 'Connecticut', 'America/New_York'], ['DE', 'Delaware', 'America/New_York'], ['DC', 'District of Columbia', 'America/New_York'],
  ['FL', 'Florida', 'America/New_York'], ['GA', 'Georgia', 'America/New_York'], ['HI', 'Hawaii', 'Pacific/Honolulu'],
  ['ID', 'Idaho', 'America/Boise'], ['IL', 'Illinois', 'America/Chicago'], ['IN', 'Indiana', 'America/Indiana/Indianapolis'],
  ['IA', 'Iowa', 'America/Chicago'], ['KS', 'Kansas', 'America/Chicago'], ['KY', 'Kentucky', 'America/New_York'],
  ['LA', 'Louisiana', 'America/Chicago'], ['ME', 'Maine', 'America/New_York'], ['MD', 'Maryland', 'America/New_York'],
  ['MA', 'Massachusetts', 'America/New_York'], ['MI', 'Michigan', 'America/Detroit'], ['MN', 'Minnesota', 'America/Chicago'],
  ['MS', 'Mississippi', 'America/Chicago'], ['MO', 'Missouri', 'America/Chicago'], ['MT', 'Montana', 'America/Denver'],
  ['NE', 'Nebraska', 'America/Chicago'], ['NV', 'Nevada', 'America/Los_Angeles'], ['NH', 'New Hampshire', 'America/New_York'],
  ['NJ', 'New Jersey', 'America/New_York'], ['NM', 'New Mexico', 'America/Denver'], ['NY', 'New York', 'America/New_York'],
  ['NC', 'North Carolina', 'America/New_York'], ['ND', 'North Dakota', 'America/Chicago'], ['OH', 'Ohio', 'America/New_York'],
  ['OK', 'Oklahoma', 'America/Chicago'], ['OR', 'Oregon', 'America/Los_Angeles'], ['PA', 'Pennsylvania', 'America/New_York'],
  ['PR', 'Puerto Rico', 'America/Puerto_Rico'], ['RI', 'Rhode Island', 'America/New_York'], ['SC', 'South Carolina', 'America/New_York'],
  ['SD', 'South Dakota', 'America/Chicago'], ['TN', 'Tennessee', 'America/Chicago'], ['TX', 'Texas', 'America/Chicago'],
  ['UT', 'Utah', 'America/Denver'], ['VT', 'Vermont', 'America/New_York'], ['VA', 'Virginia', 'America/New_York'],
  ['VI', 'Virgin Islands', 'America/St_Thomas'], ['WA', 'Washington', 'America/Los_Angeles'], ['WV', 'West Virginia', 'America/New_York'],
  ['WI', 'Wisconsin', 'America/Chicago'], ['WY', 'Wyoming', 'America/Denver'],
  ['AB', 'Alberta', 'America/Edmonton'], ['BC', 'British Columbia', 'America/Vancouver'], ['MB', 'Manitoba', 'America/Winnipeg'],
  ['NB', 'New Brunswick', 'America/Moncton'], ['NL', 'Newfoundland and Labrador', 'America/St_Johns'],
  ['NS', 'Nova Scotia', 'America/Halifax'], ['NT', 'Northwest Territories', 'America/Yellowknife'],
  ['NU', 'Nunavut', 'America/Iqaluit'], ['ON', 'Ontario', 'America/Toronto'], ['PE', 'Prince Edward Island', 'America/Halifax'],
  ['QC', 'Quebec', 'America/Toronto'], ['SK', 'Saskatchewan', 'America/Regina'], ['YT', 'Yukon', 'America/Whitehorse'],
] as const;

const provinces = new Set(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']);
const codeByName = new Map(
  rows.flatMap(
    ([code, name]) =>
      [
        [code, code],
        [fold(name), code],
      ] as [string, string][],
  ),
);
const zoneByCode = new Map<string, string>(rows.map(([code, , zone]) => [code, zone]));

/**
 * States in two time zones: the second applies west of this meridian. Accurate to some tens of kilometers.
 */
const splits: Record<string, { westOf: number; zone: string }> = {
  FL: { westOf: -85.0, zone: 'America/Chicago' },
  KS: { westOf: -101.5, zone: 'America/Denver' },
  KY: { westOf: -86.0, zone: 'America/Chicago' },
  MI: { westOf: -87.6, zone: 'America/Menominee' },
  ND: { westOf: -101.6, zone: 'America/Denver' },
  NE: { westOf: -101.2, zone: 'America/Denver' },
  ON: { westOf: -90.0, zone: 'America/Winnipeg' },
  SD: { westOf: -100.6, zone: 'America/Denver' },
  TX: { westOf: -104.9, zone: 'America/Denver' },
};
/** Tennessee has eastern time east of the Cumberland Plateau. */
const TENNESSEE_EAST = -85.0;

/** Returns the two-letter code of a state or province given by name or code, or undefined. */
export function stateCode(text: string): string | undefined {
  return codeByName.get(text.trim().toUpperCase()) ?? codeByName.get(fold(text));
}

export const countryOf = (state: string): 'US' | 'CA' => (provinces.has(state) ? 'CA' : 'US');

/** Returns the IANA zone of a home; without a longitude, the main zone of its state. */
export function timeZoneOf(state: string, longitude: number | null): string | null {
  const zone = zoneByCode.get(state) ?? null;
  if (longitude === null) return zone;
  if (state === 'TN' && longitude > TENNESSEE_EAST) return 'America/New_York';
  const split = splits[state];
  return split && longitude < split.westOf ? split.zone : zone;
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
