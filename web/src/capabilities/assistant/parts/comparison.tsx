import { AppLink } from '../../../ui/app-link.tsx';
import { day } from '../../../ui/format.ts';
import type { PartOf } from '../calls.ts';

/** Homes side by side; what does not fit scrolls. */
export function Comparison({ part }: { part: PartOf<'comparison'> }) {
  const { homes, rows, moreAt } = part;
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-raised">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className="overflow-x-auto -outline-offset-2" tabIndex={0} aria-label="Homes side by side">
        <table className="w-full text-left text-14 tabular-nums">
          <thead>
            <tr className="border-b border-ink align-bottom">
              <th className="px-3 py-2">
                <span className="sr-only">What is compared</span>
              </th>
              {homes.map((home) => (
                <th key={home.id} scope="col" className="min-w-28 px-3 py-2 font-medium">
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
                <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap text-soft">
                  {label}
                </th>
                {homes.map(({ id, gone }, at) => (
                  <td key={id} className="px-3 py-1.5">
                    {gone ? '' : values[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="border-t border-line px-3 py-1.5 text-12 text-soft">
        As of {day(part.asOf)}.{' '}
        <AppLink href={moreAt} className="link">
          Compare all of it
        </AppLink>
      </p>
    </figure>
  );
}
