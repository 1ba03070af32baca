import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { affordableCa, type CaPurchase, type Costs, canadianRules, debtServiceOf, inForce } from '@lintel/mortgage';
import { type Currency, decimal, exactMoney, money } from '../../../../ui/format.ts';
import { FitTable } from './fit-table.tsx';
import type { Means } from './means.ts';

const bounds = texts({
  gds: m.listings__housing_costs_alone,
  tds: m.listings__all_debts_combined,
  down: m.listings__the_down_payment_and_insurance,
});

/** Gross and total debt service at the stress-test rate, and the maximum price. */
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
        {m.listings__stress_test_lenders_use_the({
          stressRatePercent: decimal(service.stressRatePercent),
          stressAddedPercent: decimal(rules.stressAddedPercent),
          stressLeastPercent: decimal(rules.stressLeastPercent),
        })}{' '}
        <strong className="tabular-nums">{exactMoney(service.stressPaymentCents / 100, currency)}</strong>{' '}
        {m.listings__a_month()}
      </p>
      <FitTable
        caption={m.listings__debt_service_at_the_stress()}
        lines={[
          {
            name: m.listings__housing_costs_gds(),
            percent: service.gds,
            limit: rules.gdsPercent,
            within: service.withinGds,
          },
          {
            name: m.listings__housing_and_debts_tds(),
            percent: service.tds,
            limit: rules.tdsPercent,
            within: service.withinTds,
          },
        ]}
      />
      <p className="text-14">
        {priceCents === 0
          ? m.listings__with_this_down_payment_no()
          : m.listings__with_down_and_these_terms({
              money: money(purchase.downCents / 100, currency),
              money2: money(Math.floor(priceCents / 100), currency),
              bounds: bounds[bound],
            })}{' '}
        {m.listings__these_limits_apply_to_insured()}
      </p>
    </div>
  );
}
