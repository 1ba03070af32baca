import { formatRate } from '@lintel/geo';
import { type Purchase, sourcesOf } from '@lintel/mortgage';
import type { PropertyDetail } from '@lintel/server/listings';
import { day } from '../../../ui/format.ts';

/** Where rules, taxes and assumptions come from, each with its day. */
export function CostSources({ purchase, home, today }: { purchase: Purchase; home: PropertyDetail; today: string }) {
  const { taxes, source, costDefaults } = home;
  return (
    <div className="grid gap-1 text-12 text-soft">
      <p>
        Computed to the cent from the numbers above; not an offer of credit. Tax and fees are from {source.name}
        {taxes?.year ? `, tax of ${taxes.year}` : ''}.{' '}
        {costDefaults.rate
          ? `The rate begins as ${formatRate(costDefaults.rate)} (${costDefaults.rate.source}).`
          : 'There is no current mortgage rate; the rate is yours.'}{' '}
        Insurance and closing costs begin as assumptions of this site
        {purchase.country === 'US' && purchase.loan === 'conventional'
          ? ', and so does the rate of mortgage insurance, which is a quote in truth'
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
            {effectiveOn && <>, in force since {day(effectiveOn)}</>}
          </li>
        ))}
      </ul>
    </div>
  );
}
