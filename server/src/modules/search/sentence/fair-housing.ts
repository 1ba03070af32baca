import type { ProtectedClass, UnsupportedTopic } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';

const named: Record<ProtectedClass, string> = {
  get race() {
    return m.search__race_or_color();
  },
  religion: 'religion',
  sex: 'sex',
  get familial_status() {
    return m.search__family_status();
  },
  get national_origin() {
    return m.search__national_origin();
  },
  disability: 'disability',
};

/**
 * Reason for refusing a criterion about neighbors. Fair Housing Act, 42 U.S.C. § 3604; in Canada the human
 * rights code of each province.
 */
export const refusalReason = (refused: ProtectedClass): string =>
  m.search__we_dont_search_by_the({ named: named[refused] });

/** Lawful alternatives that describe the home instead of people. */
export const lawfulAlternative: Record<ProtectedClass, string> = texts({
  race: m.search__you_can_search_by_price,
  religion: m.search__you_can_search_near_a,
  sex: m.search__you_can_search_for_a,
  familial_status: m.search__you_can_search_for_a_2,
  national_origin: m.search__you_can_search_near_shops,
  disability: m.search__you_can_search_for_wheelchair,
});

export const unsupportedNote: Record<UnsupportedTopic, string> = texts({
  crime: m.search__we_have_no_fair_and,
  noise: m.search__we_have_no_noise_measurements,
  rent: m.search__homes_here_are_for_sale,
  demographics: m.search__we_dont_search_by_who,
  other: m.search__no_listing_field_has_this,
});

/** Note on criteria about rental income: the data needed, and the data available. */
export const earningsNote = (): string => m.search__not_supported_yet_listings_here();
const earnings = /cap(?:italization)? ?rate|capitalisa|rent|cash ?flow|locatif|alquiler/i;
export const isAboutEarnings = (words: string): boolean => earnings.test(words);
