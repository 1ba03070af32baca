import type { Property } from '@lintel/server/listings';
import { propertyPath } from '../../capabilities/listings/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { type Currency, money } from '../../ui/format.ts';

type Line = readonly [label: string, amount: number | null];

/** What a home costs a month and at closing, line by line, with what it rests on. */
export function CostLines({ home }: { home: Property }) {
  const { monthlyCost: month, cashToClose: cash, currency } = home;
  if (!month || !cash) return null;
  return (
    <div className="grid gap-6 rounded-card bg-sunk p-4 text-14 sm:grid-cols-2">
      <Sum
        title="A month"
        currency={currency}
        total={month.total}
        lines={[
          ['Principal and interest', month.principalAndInterest],
          ['Property tax', month.tax],
          ['Home insurance', month.insurance],
          ['Association or condo fee', month.dues],
          ...(month.mortgageInsurance > 0 ? [['Mortgage insurance', month.mortgageInsurance] as const] : []),
        ]}
      />
      <Sum
        title="At closing"
        currency={currency}
        total={cash.total}
        lines={[
          ['Down payment', cash.downPayment],
          ['Closing costs', cash.closingCosts],
          ['Tax and insurance in advance', cash.prepaid],
          ...(currency === 'CAD' ? [['Land transfer tax', cash.transferTax] as const] : []),
        ]}
      />
      <p className="text-12 text-soft sm:col-span-2">
        {[...month.assumptions, ...cash.assumptions].join('. ')}.{' '}
        <AppLink href={propertyPath(home.id)} className="link">
          Change them on its page
        </AppLink>
      </p>
    </div>
  );
}

function Sum({
  title,
  lines,
  total,
  currency,
}: {
  title: string;
  lines: readonly Line[];
  total: number;
  currency: Currency;
}) {
  return (
    <dl>
      {lines.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-3 py-0.5">
          <dt className="text-soft">{label}</dt>
          <dd className="tabular-nums">{amount === null ? 'not known' : money(amount, currency)}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-3 border-t border-ink pt-1 font-medium">
        <dt>{title}</dt>
        <dd className="tabular-nums">{money(total, currency)}</dd>
      </div>
    </dl>
  );
}
