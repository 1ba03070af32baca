/** Payment frequencies of Canadian loans. */
export const frequencies = [
  'monthly',
  'semi-monthly',
  'bi-weekly',
  'accelerated-bi-weekly',
  'weekly',
  'accelerated-weekly',
] as const;
export type Frequency = (typeof frequencies)[number];

interface Rhythm {
  perYear: number;
  /** Accelerated: the payment is the monthly one divided by this, so that a year has thirteen months' worth. */
  monthlyDividedBy?: number;
}

export const rhythms: Readonly<Record<Frequency, Rhythm>> = {
  monthly: { perYear: 12 },
  'semi-monthly': { perYear: 24 },
  'bi-weekly': { perYear: 26 },
  'accelerated-bi-weekly': { perYear: 26, monthlyDividedBy: 2 },
  weekly: { perYear: 52 },
  'accelerated-weekly': { perYear: 52, monthlyDividedBy: 4 },
};
