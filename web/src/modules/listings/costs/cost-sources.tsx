import { formatRate } from '@lintel/geo';
import { m } from '@lintel/messages';
import { type Purchase, sourcesOf } from '@lintel/mortgage';
import type { PropertyDetail } from '@lintel/server/listings';
import { day } from '../../../ui/format.ts';

/** Sources of the rules, taxes and assumptions, each with its date. */
export function CostSources({ purchase, home, today }: { purchase: Purchase; home: PropertyDetail; today: string }) {
  const { taxes, source, costDefaults } = home;
  return (
    <div className="grid gap-1 text-12 text-soft">
      <p>
        {m.listings__calculated_to_the_cent_from({ name: source.name })}
        {taxes?.year ? m.listings__tax_year({ year: taxes.year }) : ''}.{' '}
        {costDefaults.rate
          ? m.listings__the_starting_rate_is({ rate: formatRate(costDefaults.rate), source: costDefaults.rate.source })
          : m.listings__theres_no_current_mortgage_rate_2()}{' '}
        {m.listings__insurance_and_closing_costs_start()}
        {purchase.country === 'US' && purchase.loan === 'conventional'
          ? m.listings__so_does_the_mortgage_insurance()
          : ''}
        .
      </p>
      <ul className="list-disc pl-4">
        {sourcesOf(purchase, today).map(({ name, url, effectiveOn }) => (
          <li key={name}>
            {url ? (
              <a className="link" href={url} rel="external noreferrer">
                {name}
              </a>
            ) : (
              name
            )}
            {effectiveOn && <>{m.listings__in_effect_since({ effectiveOn: day(effectiveOn) })}</>}
          </li>
        ))}
      </ul>
    </div>
  );
}
