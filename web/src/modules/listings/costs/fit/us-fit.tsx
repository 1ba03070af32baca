import { m } from '@lintel/messages';
import { affordableUs, type Costs, debtToIncome, debtToIncomeLimits, type UsPurchase } from '@lintel/mortgage';
import { useState } from 'react';
import { Select } from '../../../../ui/fields/field.tsx';
import { type Currency, money } from '../../../../ui/format.ts';
import { type FitLine, FitTable } from './fit-table.tsx';
import type { Means } from './means.ts';

type Program = keyof typeof debtToIncomeLimits;
const programs = Object.entries(debtToIncomeLimits) as [Program, (typeof debtToIncomeLimits)[Program]][];

/** Debt-to-income ratios by the selected guideline, and the maximum price. */
export function UsFit(props: { purchase: UsPurchase; costs: Costs; currency: Currency; today: string; means: Means }) {
  const { purchase, costs, currency, today, means } = props;
  const [chosen, choose] = useState<Program>(purchase.loan === 'fha' ? 'fhaManual' : 'guide');
  const limits = debtToIncomeLimits[chosen];
  const housing = costs.monthly.totalCents;
  const { front, back } = debtToIncome(housing, means.debtsCents, means.incomeCents);
  const within = (cents: number, limit: number) => cents * 100 <= means.incomeCents * limit;
  const lines: (FitLine | false)[] = [
    limits.front !== null && {
      name: m.listings__housing_costs_front_end(),
      percent: front,
      limit: limits.front,
      within: within(housing, limits.front),
    },
    {
      name: m.listings__housing_and_debts_back(),
      percent: back,
      limit: limits.back,
      within: within(housing + means.debtsCents, limits.back),
    },
  ];
  const perPrice = (cents: number) => (cents * 100) / purchase.priceCents;
  const { priceCents, bound } = affordableUs(
    purchase,
    { ...means, frontPercent: limits.front, backPercent: limits.back },
    { taxPercent: perPrice(purchase.taxAnnualCents ?? 0), insurancePercent: perPrice(purchase.insuranceAnnualCents) },
    today,
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Select
        label={m.listings__use_limits_from()}
        value={chosen}
        options={programs.map(([value, { name, front: low, back: high }]) => ({
          value,
          label: `${name}: ${low === null ? high : `${low} / ${high}`}%`,
        }))}
        onChange={(event) => choose(event.target.value as Program)}
      />
      <FitTable caption={m.listings__debt_to_income()} lines={lines.filter((line) => line !== false)} />
      <p className="text-14">
        {priceCents === 0
          ? m.listings__with_this_down_payment_no()
          : m.listings__with_down_and_these_terms_2({
              money: money(purchase.downCents / 100, currency),
              money2: money(Math.floor(priceCents / 100), currency),
              value: bound === 'front' ? m.listings__housing_costs_alone() : m.listings__all_debts_combined(),
            })}
      </p>
    </div>
  );
}
