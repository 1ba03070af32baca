import { m } from '@lintel/messages';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Failure } from '../api/failure.ts';
import { orUndefined } from '../api/or-undefined.ts';
import { QueryScope } from '../api/query-scope.tsx';
import { sharedRender } from '../api/shared-render.ts';
import { SaveAreaButton } from '../modules/market-reports/save-area-button.tsx';
import { fetchPlaceForecast } from '../modules/markets/calls.ts';
import { marketPath } from '../modules/markets/paths.ts';
import { PlacePage } from '../modules/markets/place-page.tsx';
import { fetchCityMarket } from '../modules/search/calls.ts';
import { MarketCharts } from '../modules/search/market/market-charts.tsx';
import { propertySearchPath } from '../modules/search/paths.ts';

export const Route = createFileRoute('/market/$place')({
  headers: sharedRender,
  loader: async ({ params }) => {
    const place = await fetchPlaceForecast(params.place).catch((failure: unknown) => {
      throw failure instanceof Failure && [400, 404].includes(failure.status) ? notFound() : failure;
    });
    const { city, state } = place;
    return { place, market: await orUndefined(fetchCityMarket(city, state)) };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { city, state } = loaderData.place;
    return {
      meta: [
        { title: `${m.markets__housing_market_of({ city, state })} · Lintel` },
        { name: 'description', content: m.markets__market_description({ city, state }) },
      ],
      links: [{ rel: 'canonical', href: `${match.context.visit.origin}${marketPath(city, state)}` }],
    };
  },
  component: function Place() {
    const { place, market } = Route.useLoaderData();
    const { city, state } = place;
    return (
      <QueryScope>
        <PlacePage
          place={place}
          figures={market?.set}
          homesPath={`${propertySearchPath}?${new URLSearchParams({ q: `${city}, ${state}` })}`}
          charts={market && <MarketCharts market={market.set} name={`${city}, ${state}`} />}
          save={<SaveAreaButton place={place.place} city={city} />}
        />
      </QueryScope>
    );
  },
});
