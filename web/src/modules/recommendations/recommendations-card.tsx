import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useLive } from '../../api/live.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { recommendationsKey, recommendationsQuery } from './calls.ts';
import { HomeSkeletons } from './home-skeletons.tsx';
import { NotEnough } from './not-enough.tsx';
import { recommendationsPath } from './paths.ts';
import { RecommendedHome } from './recommended-home.tsx';

const shown = 2;

/** The first two recommended homes, with a link to all. */
export function RecommendationsCard() {
  useLive('saved', recommendationsKey);
  const { data, error, refetch } = useQuery(recommendationsQuery());
  return (
    <section aria-labelledby="recommendations" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="recommendations" className="text-22">
          {m.recommendations__homes_for_you()}
        </h2>
        {data && data.homes.length > 0 && (
          <LinkButton
            href={recommendationsPath}
            kind="secondary"
            size="sm"
            aria-label={m.recommendations__view_all_recommended_homes()}
          >
            {m.recommendations__view_all()}
          </LinkButton>
        )}
      </header>
      {error && (
        <ErrorState
          what={m.recommendations__we_couldnt_load_your_recommendations()}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.homes.length === 0 && (
        <div className="lintel p-4">
          <NotEnough liked={data.liked} />
        </div>
      )}
      {!error && data?.homes.length !== 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {data ? (
            data.homes.slice(0, shown).map((home) => <RecommendedHome key={home.id} home={home} heading="h3" />)
          ) : (
            <HomeSkeletons count={shown} />
          )}
        </ul>
      )}
    </section>
  );
}
