import { AppLink } from '../../../ui/app-link.tsx';
import type { PartOf } from '../calls.ts';
import { dayIn } from './figures-in.ts';
import { type Language, labels } from './labels.ts';

/** Compares homes in columns; wide tables scroll. */
export function Comparison({ part, language }: { part: PartOf<'comparison'>; language: Language }) {
  const words = labels[language];
  const { homes, rows, moreAt } = part;
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-raised">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions need keyboard access */}
      <section className="overflow-x-auto -outline-offset-2" tabIndex={0} aria-label={words.compared}>
        <table className="w-full text-left text-14 tabular-nums">
          <thead>
            <tr className="border-b border-ink align-bottom">
              <th className="px-3 py-2">
                <span className="sr-only">{words.compared}</span>
              </th>
              {homes.map((home) => (
                <th key={home.id} scope="col" className="min-w-24 px-2 py-2 font-medium sm:px-3">
                  {home.gone ? (
                    home.title
                  ) : (
                    <AppLink href={home.path} className="link">
                      {home.title}
                    </AppLink>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row" className="px-2 py-1.5 font-normal text-soft sm:px-3 sm:whitespace-nowrap">
                  {label}
                </th>
                {homes.map(({ id, gone }, at) => (
                  <td key={id} className="px-2 py-1.5 sm:px-3">
                    {gone ? '' : values[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="border-t border-line px-3 py-1.5 text-12 text-soft">
        {words.asOf(dayIn(language, part.asOf))}{' '}
        <AppLink href={moreAt} className="link">
          {words.compareAll}
        </AppLink>
      </p>
    </figure>
  );
}
