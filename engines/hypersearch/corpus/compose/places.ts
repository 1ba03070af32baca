/** Cities whose names mean nothing else, with their state; of our own choosing. Each has more than 20,000 people. */
export const cities: readonly string[] =
  'Austin TX|Denver CO|Tulsa OK|Omaha NE|Boise ID|Spokane WA|Tacoma WA|Fresno CA|Tucson AZ|Raleigh NC|Durham NC|Memphis TN|Knoxville TN|Louisville KY|Cincinnati OH|Toledo OH|Pittsburgh PA|Milwaukee WI|Minneapolis MN|Des Moines IA|Wichita KS|Albuquerque NM|El Paso TX|San Antonio TX|Fort Worth TX|Round Rock TX|Cedar Park TX|Plano TX|New Orleans LA|Baton Rouge LA|Tampa FL|St. Petersburg FL|Orlando FL|Jacksonville FL|Savannah GA|Atlanta GA|Charlotte NC|Chattanooga TN|Salt Lake City UT|Las Vegas NV|Colorado Springs CO|Fort Collins CO|Santa Fe NM|Sioux Falls SD|Cedar Rapids IA|Grand Rapids MI|Ann Arbor MI|Fort Wayne IN|Indianapolis IN|Sacramento CA|San Diego CA|San Jose CA|Long Beach CA|Bakersfield CA|Bellevue WA|Vancouver WA|Missoula MT|Billings MT|Bozeman MT|Scottsdale AZ|Chandler AZ|Winston-Salem NC|Greensboro NC|Huntsville AL|Mobile AL'
    .split('|')
    .filter((name) => name !== 'Mobile AL');

export const canadianCities: readonly string[] =
  'Montréal QC|Laval QC|Gatineau QC|Longueuil QC|Sherbrooke QC|Trois-Rivières QC|Lévis QC|Toronto ON|Ottawa ON|Hamilton ON|Mississauga ON|Kitchener ON|Winnipeg MB|Regina SK|Saskatoon SK|Calgary AB|Edmonton AB|Kelowna BC|Halifax NS|Moncton NB|Repentigny QC|Drummondville QC'.split(
    '|',
  );

/** Codes and names by which the three languages call a state or province. */
export const statesByName: Readonly<Record<'en' | 'fr' | 'es', readonly (readonly [code: string, name: string])[]>> = {
  en: [
    ['TX', 'Texas'],
    ['OR', 'Oregon'],
    ['CO', 'Colorado'],
    ['TN', 'Tennessee'],
    ['NC', 'North Carolina'],
    ['AB', 'Alberta'],
    ['BC', 'British Columbia'],
    ['AZ', 'Arizona'],
  ],
  fr: [
    ['ON', 'Ontario'],
    ['AB', 'Alberta'],
    ['NB', 'Nouveau-Brunswick'],
    ['BC', 'Colombie-Britannique'],
    ['FL', 'Floride'],
  ],
  es: [
    ['TX', 'Texas'],
    ['AZ', 'Arizona'],
    ['NM', 'Nuevo México'],
    ['CA', 'California'],
    ['FL', 'Florida'],
  ],
};
