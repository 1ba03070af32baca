import { m } from '@lintel/messages';
import type { Plan } from '@lintel/server/billing';
import { Badge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { agentsOf, dollars, spanOf } from './amounts.ts';

const price = (price: Plan['monthly']) => (price ? dollars(price.amountCents) : m.billing__on_request());

const columns = [
  {
    get head() {
      return m.billing__plan();
    },
    cell: (plan: Plan) => (
      <span className="font-semibold">
        {plan.name} {plan.popular && <Badge tone="primary">{m.billing__popular()}</Badge>}
      </span>
    ),
  },
  {
    get head() {
      return m.billing__agents_2();
    },
    cell: agentsOf,
    numeric: true,
  },
  {
    get head() {
      return m.billing__a_month();
    },
    cell: (plan: Plan) => price(plan.monthly),
    numeric: true,
  },
  {
    get head() {
      return m.billing__a_year();
    },
    cell: (plan: Plan) => price(plan.yearly),
    numeric: true,
  },
  {
    get head() {
      return m.billing__paid_yearly();
    },
    cell: (plan: Plan) => plan.saving?.label ?? '',
    numeric: true,
  },
];

/** Prices for companies from the current catalog, starting at one agent. */
export function Plans({ plans, taxNote }: { plans: readonly Plan[]; taxNote: string }) {
  return (
    <div className="lintel grid grid-cols-[minmax(0,1fr)] p-4 md:p-6">
      <DataTable
        cards
        caption={`${spanOf(plans)} ${taxNote}.`}
        columns={columns}
        rows={plans}
        keyOf={(plan) => plan.id}
      />
    </div>
  );
}
