import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { type Currency, exactMoney } from '../../../ui/format.ts';
import { shadeOf } from './cost-bar.tsx';
import type { CostSum } from './cost-lines.ts';

/** A table of the parts and their total. Unknown parts are marked and not included in the total. */
export function CostTable(props: {
  caption: string;
  sum: CostSum;
  currency: Currency;
  total: string;
  shaded?: boolean;
}) {
  const { caption, sum, currency, total, shaded = false } = props;
  return (
    <table className="w-full text-14">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {sum.lines.map(({ name, amount }, index) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {shaded && <span aria-hidden className={cx('mr-2 inline-block size-3 rounded-chip', shadeOf(index))} />}
              {name}
            </th>
            <td className="py-2 text-right tabular-nums">
              {amount === null ? (
                <span className="text-soft">{m.listings__unknown_not_included()}</span>
              ) : (
                exactMoney(amount, currency)
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink font-semibold">
          <th scope="row" className="py-2 pr-4 text-left">
            {total}
          </th>
          <td className="py-2 text-right tabular-nums">{exactMoney(sum.total, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
