import type { PartOf } from '../calls.ts';
import { dayIn, moneyIn } from './figures-in.ts';
import { type Language, labels } from './labels.ts';

/** A cost total with its lines and assumptions. */
export function Costs({ part, language }: { part: PartOf<'costs'>; language: Language }) {
  const words = labels[language];
  const { title, currency, lines, total, assumptions } = part;
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-raised">
      <figcaption className="border-b border-line px-3 py-2 font-medium">{title}</figcaption>
      <dl className="px-3 py-2">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-3 py-0.5">
            <dt className="text-soft">{label}</dt>
            <dd className="tabular-nums">{amount === null ? words.notKnown : moneyIn(language, amount, currency)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-3 border-t border-ink pt-1.5 font-medium">
          <dt>{total.label}</dt>
          <dd className="tabular-nums">{moneyIn(language, total.amount, currency)}</dd>
        </div>
      </dl>
      <details className="border-t border-line px-3 py-1.5 text-12 text-soft">
        <summary className="py-0.5">{words.restsOn(dayIn(language, part.asOf))}</summary>
        <ul className="grid list-disc gap-1 py-1 pl-4">
          {assumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}
