import { m } from '@lintel/messages';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Failure, orUndefined } from '../../api/failure.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { sharedRender } from '../../api/shared-render.ts';
import { SaveAreaButton } from '../../modules/market-reports/save-area-button.tsx';
import { fetchPlaceForecast } from '../../modules/markets/calls.ts';
import { placeName } from '../../modules/markets/paths.ts';
import { PlacePage } from '../../modules/markets/place-page.tsx';
import { fetchPlaceMarket } from '../../modules/search/calls.ts';
import { MarketCharts } from '../../modules/search/market/market-charts.tsx';
import { propertySearchPath } from '../../modules/search/paths.ts';

export const Route = createFileRoute('/(search)/market/$place')({
  headers: sharedRender,
  loader: async ({ params }) => {
    const place = await fetchPlaceForecast(params.place).catch((failure: unknown) => {
      throw failure instanceof Failure && [400, 404].includes(failure.status) ? notFound() : failure;
    });
    return { place, market: await orUndefined(fetchPlaceMarket(place)) };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { place } = loaderData;
    const named = { city: placeName(place), state: place.state };
    return {
      meta: [
        { title: `${m.markets__housing_market_of(named)} · Lintel` },
        { name: 'description', content: m.markets__market_description(named) },
      ],
      links: [{ rel: 'canonical', href: `${match.context.visit.origin}/market/${place.place}` }],
    };
  },
  component: function Place() {
    const { place, market } = Route.useLoaderData();
    const name = `${placeName(place)}, ${place.state}`;
    return (
      <QueryScope>
        <PlacePage
          place={place}
          figures={market?.set}
          homesPath={`${propertySearchPath}?${new URLSearchParams({ q: name })}`}
          charts={market && <MarketCharts market={market.set} name={name} />}
          save={<SaveAreaButton place={place.place} name={placeName(place)} />}
        />
      </QueryScope>
    );
  },
});
