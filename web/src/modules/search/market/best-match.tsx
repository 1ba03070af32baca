import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { bestMatchQuery } from '../queries.ts';
import type { ShowHome } from '../results/result-list.tsx';
import type { SearchState } from '../search-state.ts';
import { useSearchHref } from '../use-search.ts';

/** The best match with the points of each reason. */
export function BestMatch({ state, showHome }: { state: SearchState; showHome: ShowHome }) {
  const searchHref = useSearchHref();
  const { data: found, ...query } = useQuery(bestMatchQuery(state));
  const best = found?.homes[0];
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 className="text-22">{m.search__best_match()}</h2>
      {query.isError && !found ? (
        <ErrorState
          what={m.search__we_couldnt_load_the_best()}
          error={query.error}
          onRetry={() => void query.refetch()}
          pending={query.isFetching}
        />
      ) : best ? (
        <>
          {showHome({ home: best, back: searchHref(state), eager: false })}
          <table className="w-full text-14">
            <caption className="pb-1 text-left text-soft">
              {m.search__why_it_ranks_first_points({ score: best.score })}
            </caption>
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
      ) : found ? (
        <p className="text-soft">{m.search__theres_no_best_match_because()}</p>
      ) : (
        <Skeleton className="h-60" />
      )}
    </section>
  );
}
