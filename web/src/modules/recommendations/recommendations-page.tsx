import { m } from '@lintel/messages';
import { matchScoreMeaning } from '@lintel/server/recommendations';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../api/live.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { recommendationsKey, recommendationsQuery } from './calls.ts';
import { HomeSkeletons } from './home-skeletons.tsx';
import { NotEnough } from './not-enough.tsx';
import { RecommendedHome } from './recommended-home.tsx';

/** All recommended homes, best first, with an explanation of the score. */
export function RecommendationsPage() {
  useLive('saved', recommendationsKey);
  const { data, error, refetch } = useQuery(recommendationsQuery());
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-10">
      <header className="grid gap-2">
        <h1 className="text-28">{m.recommendations__homes_for_you()}</h1>
        {data && data.homes.length > 0 && (
          <p className="max-w-measure text-soft">
            {m.recommendations__for_sale_based_on_the({
              value: m.count__homes({ count: data.homes.length }),
              liked: data.liked,
            })}
          </p>
        )}
      </header>
      {error && (
        <ErrorState
          what={m.recommendations__we_couldnt_load_your_recommendations()}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.homes.length === 0 && <NotEnough liked={data.liked} />}
      {!error && data?.homes.length !== 0 && (
        <ul
          aria-label={m.recommendations__recommended_homes()}
          className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
        >
          {data ? (
            data.homes.map((home) => <RecommendedHome key={home.id} home={home} heading="h2" />)
          ) : (
            <HomeSkeletons count={6} />
          )}
        </ul>
      )}
      {data && data.homes.length > 0 && (
        <section aria-labelledby="meaning" className="grid gap-2 border-t-2 border-ink pt-6">
          <h2 id="meaning" className="text-22">
            {m.recommendations__what_the_match_means()}
          </h2>
          <p className="max-w-measure text-soft">{matchScoreMeaning()}</p>
        </section>
      )}
    </div>
  );
}
