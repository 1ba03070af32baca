import { formatRate } from '@lintel/geo';
import { m } from '@lintel/messages';
import type { Property } from '@lintel/server/listings';
import { countryNames } from './cost-words.ts';

/** The mortgage rates behind the monthly costs of `homes` with their dates, once for the list. */
export function RateNote({ homes }: { homes: readonly Property[] }) {
  const rates = new Map<string, string>();
  for (const { monthlyCost, country } of homes)
    if (monthlyCost && !monthlyCost.stated) rates.set(formatRate(monthlyCost.rate), countryNames[country]);
  if (rates.size === 0) return null;
  const note =
    rates.size > 1
      ? m.listings__monthly_costs({
          rates: [...rates].map(([rate, country]) => m.listings__in_country_at({ country, rate })).join('; '),
        })
      : m.listings__monthly_costs_at({ rates: [...rates.keys()].join() });
  return <p className="text-12 text-soft">{note}</p>;
}
