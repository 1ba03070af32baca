export type Country = 'US' | 'CA';
export type Units = 'imperial' | 'metric';
export type Currency = 'USD' | 'CAD';

/** What the person who reads has chosen, or is known by. */
export interface Viewer {
  /** Amounts in this country's currency are written without a country: `$570,000`. */
  country: Country;
  /** Null follows the country of the property: the United States in feet and miles, Canada in metres. */
  units: Units | null;
}

/** The units for something in a country. */
export const unitsFor = ({ units }: Pick<Viewer, 'units'>, country: Country): Units =>
  units ?? (country === 'CA' ? 'metric' : 'imperial');

/**
 * The country of an IANA time zone; undefined for one of neither country. Zones of both countries begin with `America/`, so
 * the Canadian ones are listed.
 */
export function countryOfZone(zone: string): Country | undefined {
  if (canadian.has(zone) || zone.startsWith('Canada/')) return 'CA';
  return /^(America|US)\/|^Pacific\/Honolulu$/.test(zone) ? 'US' : undefined;
}

const canadian: ReadonlySet<string> = new Set(
  (
    'Atikokan Blanc-Sablon Cambridge_Bay Coral_Harbour Creston Dawson Dawson_Creek Edmonton Fort_Nelson Glace_Bay Goose_Bay ' +
    'Halifax Inuvik Iqaluit Moncton Montreal Nipigon Pangnirtung Rainy_River Rankin_Inlet Regina Resolute St_Johns ' +
    'Swift_Current Thunder_Bay Toronto Vancouver Whitehorse Winnipeg Yellowknife'
  )
    .split(' ')
    .map((city) => `America/${city}`),
);

/** The country of the first language that names one of the two, as in `fr-CA,fr;q=0.9,en-US;q=0.8`. */
export function countryOfLanguages(acceptLanguage: string): Country | undefined {
  const regions = /(?:^|[,\s])[a-z]{2,3}(?:-[a-z]{4})?-(us|ca)\b/i.exec(acceptLanguage.slice(0, 500));
  return regions ? (regions[1]!.toUpperCase() as Country) : undefined;
}
