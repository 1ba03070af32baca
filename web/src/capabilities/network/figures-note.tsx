import { day } from '../../ui/format.ts';

/** When figures were counted, and whether the network behind them is invented. */
export function FiguresNote({ asOf, sample }: { asOf: string; sample: boolean }) {
  return (
    <p className="text-14 text-soft">
      Counted from the database on <time dateTime={asOf}>{day(asOf)}</time>.
      {sample && ' This is the sample network: its homes, people and companies are invented.'}
    </p>
  );
}
