import { DataTable } from '../../ui/data-table.tsx';
import { money } from '../../ui/format.ts';

/** Whole US dollars. A company's expected number of agents gives its plan; it may choose a larger one. */
const plans = [
  { name: 'Starter', agents: '1 to 10', monthly: 299, yearly: 2_999 },
  { name: 'Professional', agents: '11 to 40', monthly: 799, yearly: 7_999 },
  { name: 'Enterprise', agents: '41 to 100', monthly: 1_499, yearly: 14_999 },
  { name: 'Custom', agents: '101 and more', monthly: undefined, yearly: undefined },
] as const;

type Plan = (typeof plans)[number];

const price = (amount: number | undefined) => (amount === undefined ? 'On request' : money(amount, 'USD'));
const saving = ({ monthly, yearly }: Plan) => (monthly === undefined ? '' : money(monthly * 12 - yearly, 'USD'));

const columns = [
  { head: 'Plan', cell: (plan: Plan) => <span className="font-semibold">{plan.name}</span> },
  { head: 'Agents', cell: (plan: Plan) => plan.agents, numeric: true },
  { head: 'A month', cell: (plan: Plan) => price(plan.monthly), numeric: true },
  { head: 'A year', cell: (plan: Plan) => price(plan.yearly), numeric: true },
  { head: 'Yearly saves', cell: saving, numeric: true },
];

/** What a company pays, from its first agent on. */
export function Plans() {
  return (
    <div className="lintel grid grid-cols-[minmax(0,1fr)] p-4 md:p-6">
      <DataTable
        caption="From 1 agent; $299 to $1,499 a month, and custom. US dollars, before tax."
        columns={columns}
        rows={plans}
        keyOf={(plan) => plan.name}
      />
    </div>
  );
}
