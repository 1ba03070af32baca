import { affordableCa, type CaPurchase, type Costs, canadianRules, debtServiceOf, inForce } from '@lintel/mortgage';
import { type Currency, decimal, exactMoney, money } from '../../../ui/format.ts';
import type { Means } from './fit.tsx';
import { FitTable } from './fit-table.tsx';

const bounds = { gds: 'housing alone', tds: 'all debts together', down: 'the down payment and the insurance rules' };

/** Gross and total debt service at the rate of the stress test, and the highest price. */
export function CaFit(props: { purchase: CaPurchase; costs: Costs; currency: Currency; today: string; means: Means }) {
  const { purchase, costs, currency, today, means } = props;
  const { table: rules } = inForce(canadianRules, today);
  const home = {
    ...means,
    taxCents: Math.round((purchase.taxAnnualCents ?? 0) / 12),
    feeCents: purchase.duesMonthlyCents ?? 0,
  };
  const service = debtServiceOf(costs.loan.totalCents, purchase, home, rules);
  const taxPercent = ((purchase.taxAnnualCents ?? 0) * 100) / purchase.priceCents;
  const { priceCents, bound } = affordableCa(purchase, means, taxPercent, today);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-14">
        Stress test: lenders look at {decimal(service.stressRatePercent)}%, the higher of the rate and{' '}
        {decimal(rules.stressAddedPercent)} points or {decimal(rules.stressLeastPercent)}%. At that rate the loan takes{' '}
        <strong className="tabular-nums">{exactMoney(service.stressPaymentCents / 100, currency)}</strong> a month.
      </p>
      <FitTable
        caption="Debt service at the rate of the stress test, with tax, heating and half of the condo fee"
        lines={[
          { name: 'Housing alone (GDS)', percent: service.gds, limit: rules.gdsPercent, within: service.withinGds },
          { name: 'Housing and debts (TDS)', percent: service.tds, limit: rules.tdsPercent, within: service.withinTds },
        ]}
      />
      <p className="text-14">
        {priceCents === 0
          ? 'With this down payment no price fits these limits.'
          : `With ${money(purchase.downCents / 100, currency)} down and these terms the highest price within the limits is ${money(Math.floor(priceCents / 100), currency)}, bound by ${bounds[bound]}; tax taken in proportion to the price.`}{' '}
        The limits are those of insured loans; lenders set their own for others.
      </p>
    </div>
  );
}
