import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { MyLicense } from '@lintel/server/licensing';

export const stateNames: Record<MyLicense['status'], string> = texts({
  pending: m.network__being_verified,
  verified: m.network__verified,
  rejected: m.network__not_verified,
  expired: m.network__ended,
});
export const stateTones = { pending: 'warning', verified: 'good', rejected: 'danger', expired: 'danger' } as const;

/** Reasons for a rejection, as shown to the holder. */
export const decisionWords: Partial<Record<string, string>> = texts({
  not_in_register: m.network__this_number_isnt_in_the,
  name_differs: m.network__the_register_shows_a_different,
  inactive: m.network__the_register_lists_this_license,
  expired: m.network__the_register_lists_this_license_2,
  disciplined: m.network__the_register_shows_a_disciplinary,
});
