import type { NlpResult } from '@lintel/server/search';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { counted, decimal } from '../../ui/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { factAsRead, isAdded, relax } from './chip-edits.ts';
import { analysisQuery } from './queries.ts';
import type { ShowHome } from './result-list.tsx';
import type { SearchState } from './search-state.ts';
import { useSearchHref } from './use-search.ts';

/** What was understood and found, what would widen it, and the best match with all its reasons. */
export default function InsightsTab(props: { state: SearchState; reading: NlpResult | undefined; showHome: ShowHome }) {
  const { state, reading, showHome } = props;
  const searchHref = useSearchHref();
  const analysis = useQuery(analysisQuery(state));
  if (!state.q)
    return <EmptyState title="Insights read a sentence">Write a sentence above, and this tab explains it.</EmptyState>;
  if (!reading) return <Skeleton className="h-60" />;
  const asRead = reading.chips.filter((chip) => !isAdded(chip)).map((chip) => factAsRead(chip, state));
  const best = analysis.data?.topMatch;
  return (
    <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
      <div className="grid content-start gap-8">
        <section className="grid gap-3">
          <h2 className="text-22">What was found</h2>
          <ul className="grid max-w-measure list-disc gap-1 pl-5">
            {reading.searchInsights.map((insight) => (
              <li key={insight}>{insight}</li>
            ))}
          </ul>
          <p className="text-14 text-soft">
            Read and counted in {decimal(reading.processingTime)} ms, by rules: the same sentence always gives the same
            answer.
          </p>
        </section>
        {reading.searchOptimization.length > 0 && (
          <section className="grid gap-3">
            <h2 className="text-22">What would widen it</h2>
            <ul className="flex flex-wrap gap-2">
              {reading.searchOptimization.map((way) => (
                <li key={way.label}>
                  <LinkButton
                    stay
                    kind="secondary"
                    size="sm"
                    className="max-sm:whitespace-normal"
                    href={searchHref(relax(state, asRead, way.drop))}
                  >
                    Without “{way.label}”: {counted(way.total, 'home', 'homes')}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <section className="grid content-start gap-3">
        <h2 className="text-22">Best match</h2>
        {analysis.isError && !analysis.data ? (
          <ErrorState
            what="The best match could not be loaded"
            error={analysis.error}
            onRetry={() => void analysis.refetch()}
            pending={analysis.isFetching}
          />
        ) : best ? (
          <>
            {showHome({ home: best, back: searchHref(state), eager: false })}
            <table className="w-full text-14">
              <caption className="pb-1 text-left text-soft">Why it comes first: {best.score} points</caption>
              <tbody>
                {best.reasons.map((reason) => (
                  <tr key={`${reason.text} ${reason.fact ?? ''}`} className="border-t border-line">
                    <th scope="row" className="py-1 text-left font-normal">
                      {reason.text}
                    </th>
                    <td className="py-1 text-right tabular-nums">{reason.points}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        ) : analysis.data ? (
          <p className="text-soft">No home fits, so there is no best match.</p>
        ) : (
          <Skeleton className="h-60" />
        )}
      </section>
    </div>
  );
}
