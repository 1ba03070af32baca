import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Frequency } from '@lintel/mortgage';

export const frequencyNames: Readonly<Record<Frequency, string>> = texts({
  monthly: m.listings__monthly,
  'semi-monthly': m.listings__twice_a_month,
  'bi-weekly': m.listings__every_two_weeks,
  'accelerated-bi-weekly': m.listings__every_two_weeks_accelerated,
  weekly: m.listings__every_week,
  'accelerated-weekly': m.listings__every_week_accelerated,
});
