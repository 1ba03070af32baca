/**
 * Taxes on software services between businesses, by location and day. State rates only, without county and city taxes
 * (decisions/0019). Sources, read in November 2026: Canada Revenue Agency, "GST/HST calculator and rates" (Nova Scotia
 * 14% since 2025-04-01); Revenu Québec, "QST 9.975%"; British Columbia, Saskatchewan and Manitoba on PST and RST for
 * software; for US states the notices of their revenue departments as collected by Nexus by State (2026-06-02) and
 * TaxHero, among them Texas Comptroller Rule 3.330 (80% of data processing), Maryland Chapter 604 of 2025 (3%),
 * Connecticut (1% for business use).
 */
export interface Rate {
  country: 'US' | 'CA';
  /** Null for the whole country. */
  place: string | null;
  /** Text on an invoice. */
  name: string;
  percent: number;
  /** The taxed share of the price. */
  taxedPercent?: number;
  /** The registration in the settings; `CA` is the federal one. */
  registration: string;
  from: string;
  /** The first day on which it no longer applies. */
  to?: string;
}

const federal = (place: string, name: string, percent: number, from: string, to?: string): Rate => ({
  ...{ country: 'CA', place, name, percent, registration: 'CA', from },
  ...(to ? { to } : {}),
});
const provincial = (place: string, name: string, percent: number, from: string): Rate => ({
  ...{ country: 'CA', place, name, percent, registration: `CA-${place}`, from },
});
const state = (place: string, name: string, percent: number, from = '2024-01-01', taxedPercent?: number): Rate => ({
  ...{ country: 'US', place, name: `${name} sales tax`, percent, registration: `US-${place}`, from },
  ...(taxedPercent ? { taxedPercent } : {}),
});

export const rates: readonly Rate[] = [
  federal('ON', 'HST Ontario', 13, '2010-07-01'),
  federal('NB', 'HST New Brunswick', 15, '2016-07-01'),
  federal('NL', 'HST Newfoundland and Labrador', 15, '2016-07-01'),
  federal('PE', 'HST Prince Edward Island', 15, '2016-10-01'),
  federal('NS', 'HST Nova Scotia', 15, '2010-07-01', '2025-04-01'),
  federal('NS', 'HST Nova Scotia', 14, '2025-04-01'),
  ...['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'].map((place) => federal(place, 'GST', 5, '2008-01-01')),
  provincial('QC', 'QST', 9.975, '2013-01-01'),
  provincial('BC', 'PST British Columbia', 7, '2013-04-01'),
  provincial('SK', 'PST Saskatchewan', 6, '2017-03-23'),
  provincial('MB', 'RST Manitoba', 7, '2026-01-01'),

  state('AZ', 'Arizona', 5.6),
  state('CT', 'Connecticut', 1),
  state('DC', 'District of Columbia', 6),
  state('HI', 'Hawaii general excise', 4),
  state('KY', 'Kentucky', 6),
  state('LA', 'Louisiana', 5, '2025-01-01'),
  state('MA', 'Massachusetts', 6.25),
  state('MD', 'Maryland', 3, '2025-07-01'),
  state('NM', 'New Mexico', 4.875),
  state('NY', 'New York', 4),
  state('OH', 'Ohio', 5.75),
  state('PA', 'Pennsylvania', 6),
  state('RI', 'Rhode Island', 7),
  state('SC', 'South Carolina', 6),
  state('SD', 'South Dakota', 4.2),
  state('TN', 'Tennessee', 7),
  state('TX', 'Texas', 6.25, '2024-01-01', 80),
  state('UT', 'Utah', 4.85),
  state('WA', 'Washington', 6.5),
  state('WV', 'West Virginia', 6),
];
