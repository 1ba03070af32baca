import { m } from '@lintel/messages';
import { type Frequency, frequencies } from '@lintel/mortgage';

const frequencyWords: Record<Frequency, () => string> = {
  monthly: m.lending__monthly,
  'semi-monthly': m.lending__semi_monthly,
  'bi-weekly': m.lending__bi_weekly,
  'accelerated-bi-weekly': m.lending__accelerated_bi_weekly,
  weekly: m.lending__weekly,
  'accelerated-weekly': m.lending__accelerated_weekly,
};

export const frequencyOptions = () => frequencies.map((value) => ({ value, label: frequencyWords[value]() }));
