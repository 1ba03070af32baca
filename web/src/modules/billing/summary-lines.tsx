import { m } from '@lintel/messages';
import { exactDollars } from './amounts.ts';

interface Bill {
  subtotalCents: number;
  taxCents: number;
  taxLabel: string | null;
  /** The tax charged and its reason, or the reason why none is charged. */
  taxNote: string;
  totalCents: number;
}

/** Invoice lines with a total, and the tax explained. */
export function SummaryLines(props: {
  lines: readonly { description: string; amountCents: number }[];
  bill: Bill;
  total: string;
}) {
  const { lines, bill } = props;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 tabular-nums">
      {lines.map(({ description, amountCents }) => (
        <Line key={description} name={description} amount={amountCents} />
      ))}
      {lines.length > 1 && <Line name={m.billing__together()} amount={bill.subtotalCents} />}
      <Line name={bill.taxLabel ?? m.billing__tax()} amount={bill.taxCents} note={bill.taxNote} />
      <dt className="border-t-2 border-ink pt-2 font-semibold">{props.total}</dt>
      <dd className="border-t-2 border-ink pt-2 text-right font-semibold">{exactDollars(bill.totalCents)}</dd>
    </dl>
  );
}

function Line({ name, amount, note }: { name: string; amount: number; note?: string }) {
  return (
    <>
      <dt>
        {name}
        {note && <span className="block text-14 text-soft">{note}.</span>}
      </dt>
      <dd className="text-right">{exactDollars(amount)}</dd>
    </>
  );
}
