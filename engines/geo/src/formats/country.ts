export type Country = 'US' | 'CA';
export type Units = 'imperial' | 'metric';
export type Currency = 'USD' | 'CAD';

/** A viewer's preferences, chosen or detected. */
export interface Viewer {
  /** Amounts in this country's currency have no country prefix: `$570,000`. */
  country: Country;
  /** Null follows the country of the property: feet and miles in the United States, meters in Canada. */
  units: Units | null;
  /** Language of the texts, as a BCP 47 tag: `en`. Undefined takes the base locale. */
  locale?: string | undefined;
}

/** Returns the units for a country. */
export const unitsFor = ({ units }: Pick<Viewer, 'units'>, country: Country): Units =>
  units ?? (country === 'CA' ? 'metric' : 'imperial');

/**
 * Returns the country of an IANA time zone, or undefined for other countries. Zones of both countries begin with
 * `America/`, so the Canadian ones are listed.
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

/** Returns the country of the first language with a known region, as in `fr-CA,fr;q=0.9,en-US;q=0.8`. */
export function countryOfLanguages(acceptLanguage: string): Country | undefined {
  const regions = /(?:^|[,\s])[a-z]{2,3}(?:-[a-z]{4})?-(us|ca)\b/i.exec(acceptLanguage.slice(0, 500));
  return regions ? (regions[1]!.toUpperCase() as Country) : undefined;
}
