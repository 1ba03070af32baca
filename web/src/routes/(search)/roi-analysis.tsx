import { placeSlug } from '@lintel/geo';
import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { orUndefined } from '../../api/failure.ts';
import { readId } from '../../api/id.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { typedSearch } from '../../api/typed-search.ts';
import { fetchProperty } from '../../modules/listings/calls.ts';
import { fetchPlaceForecast } from '../../modules/markets/calls.ts';
import { ReturnsPage } from '../../modules/markets/returns/returns-page.tsx';
import { readTyped, searchOf } from '../../modules/markets/returns/terms.ts';

export const Route = createFileRoute('/(search)/roi-analysis')({
  validateSearch: typedSearch,
  loaderDeps: ({ search: { home, place } }) => ({ home, place }),
  loader: async ({ deps }) => {
    const id = deps.home === undefined ? undefined : readId(deps.home);
    const home = id === undefined ? undefined : await orUndefined(fetchProperty(id));
    const place = home ? placeSlug(home.city, home.state) : deps.place;
    return { home, market: place ? await orUndefined(fetchPlaceForecast(place)) : undefined };
  },
  head: () => ({
    meta: [{ title: m.routes__roi_analysis_lintel() }, { name: 'description', content: m.markets__roi_description() }],
  }),
  component: function RoiAnalysisRoute() {
    const navigate = Route.useNavigate();
    const { home, market } = Route.useLoaderData();
    return (
      <QueryScope>
        <ReturnsPage
          start={readTyped(Route.useSearch(), home, market)}
          home={home}
          market={market}
          onTyped={(typed) =>
            void navigate({ search: searchOf(typed, home, market), replace: true, resetScroll: false })
          }
        />
      </QueryScope>
    );
  },
});
