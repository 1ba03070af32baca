import { m } from '@lintel/messages';
import type { Property } from '@lintel/server/listings';
import { propertyPath } from '../../modules/listings/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { type Currency, money } from '../../ui/format.ts';

type Line = readonly [label: string, amount: number | null];

/** Monthly and closing costs of a home, line by line, with the assumptions. */
export function CostLines({ home }: { home: Property }) {
  const { monthlyCost: month, cashToClose: cash, currency } = home;
  if (!month || !cash) return null;
  return (
    <div className="grid gap-6 rounded-card bg-sunk p-4 text-14 sm:grid-cols-2">
      <Sum
        title={m.property_pilot__a_month()}
        currency={currency}
        total={month.total}
        lines={[
          [m.property_pilot__principal_and_interest(), month.principalAndInterest],
          [m.property_pilot__property_tax(), month.tax],
          [m.property_pilot__home_insurance(), month.insurance],
          [m.property_pilot__hoa_or_condo_fee(), month.dues],
          ...(month.mortgageInsurance > 0
            ? [[m.property_pilot__mortgage_insurance(), month.mortgageInsurance] as const]
            : []),
        ]}
      />
      <Sum
        title={m.property_pilot__at_closing()}
        currency={currency}
        total={cash.total}
        lines={[
          [m.property_pilot__down_payment_2(), cash.downPayment],
          [m.property_pilot__closing_costs(), cash.closingCosts],
          [m.property_pilot__prepaid_tax_and_insurance(), cash.prepaid],
          ...(currency === 'CAD' ? [[m.property_pilot__land_transfer_tax(), cash.transferTax] as const] : []),
        ]}
      />
      <p className="text-12 text-soft sm:col-span-2">
        {[...month.assumptions, ...cash.assumptions].join('. ')}.{' '}
        <AppLink href={propertyPath(home.id)} className="link">
          {m.property_pilot__change_them_on_the_homes()}
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
          <dd className="tabular-nums">
            {amount === null ? m.property_pilot__not_available() : money(amount, currency)}
          </dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-3 border-t border-ink pt-1 font-medium">
        <dt>{title}</dt>
        <dd className="tabular-nums">{money(total, currency)}</dd>
      </div>
    </dl>
  );
}
