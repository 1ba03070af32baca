import type { ProtectedClass, UnsupportedTopic } from '@lintel/hypersearch';

const named: Record<ProtectedClass, string> = {
  race: 'race or colour',
  religion: 'religion',
  sex: 'sex',
  familial_status: 'family status',
  national_origin: 'national origin',
  disability: 'disability',
};

/**
 * Reason for refusing a criterion about neighbors. Fair Housing Act, 42 U.S.C. § 3604; in Canada the human
 * rights code of each province.
 */
export const refusalReason = (refused: ProtectedClass): string =>
  `We don't search by the ${named[refused]} of the people nearby: fair housing laws in the USA and Canada protect everyone's choice of home.`;

/** Lawful alternatives that describe the home instead of people. */
export const lawfulAlternative: Record<ProtectedClass, string> = {
  race: 'You can search by price, commute, parks, transit, schools and the home itself.',
  religion: 'You can search near a place of worship, for example "near a church" or "near a mosque".',
  sex: 'You can search for a building with a doorman, an elevator or a gated entrance.',
  familial_status: 'You can search for a quiet street, or for a lawful 55+ community.',
  national_origin: 'You can search near shops, parks, transit or any landmark that matters to you.',
  disability: 'You can search for wheelchair accessible homes, single-storey homes or an elevator.',
};

export const unsupportedNote: Record<UnsupportedTopic, string> = {
  crime:
    'We have no crime data that would be fair and reliable, so this was not applied. Local police publish their own figures.',
  noise: 'We have no noise measurements, so this was not applied. "Quiet street" is a feature that listings can state.',
  rent: 'Homes here are for sale; we have no rentals.',
  demographics: "We don't search by who lives in an area or what they earn.",
  other: 'No listing field holds this, so it was not applied. Ask the listing agent about it.',
};

/** Note on criteria about rental income: the data needed, and the data available. */
export const earningsNote =
  'Not supported yet: listings here don’t carry rents. The filter “Stated return” finds homes whose seller states a net operating income.';
const earnings = /cap(?:italization)? ?rate|capitalisa|rent|cash ?flow|locatif|alquiler/i;
export const isAboutEarnings = (words: string): boolean => earnings.test(words);
