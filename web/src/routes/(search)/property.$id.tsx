import { createFileRoute, notFound } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Failure, orUndefined } from '../../api/failure.ts';
import { readId } from '../../api/id.ts';
import { sharedRender } from '../../api/shared-render.ts';
import { fetchProperty } from '../../modules/listings/calls.ts';
import { HomeCard } from '../../modules/listings/home/home-card.tsx';
import { PropertyPage } from '../../modules/listings/property-page.tsx';
import { fetchEstimate } from '../../modules/markets/calls.ts';
import { EstimatePanel } from '../../modules/markets/estimate-panel.tsx';
import { salesOnMap } from '../../modules/markets/sale-letter.ts';
import { useRecordView } from '../../modules/own-listings/use-record-view.ts';
import { fetchComparables, fetchSimilar } from '../../modules/search/calls.ts';
import { PricePosition } from '../../modules/search/market/price-position.tsx';
import { SimilarHomes } from '../../modules/search/results/similar-homes.tsx';

export const Route = createFileRoute('/(search)/property/$id')({
  headers: sharedRender,
  loader: async ({ params }) => {
    const id = readId(params.id);
    if (id === undefined) throw notFound();
    const beside = Promise.all([
      orUndefined(fetchSimilar(id)),
      orUndefined(fetchComparables(id)),
      orUndefined(fetchEstimate(id)),
    ]);
    const home = await fetchProperty(id).catch((failure: unknown) => {
      throw failure instanceof Failure && failure.status === 404 ? notFound() : failure;
    });
    const [similar = [], comparables, estimate] = await beside;
    return { home, similar, comparables, estimate };
  },
  head: async ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { propertyHead } = await import('../../modules/listings/property-head.ts');
    return propertyHead(loaderData.home, match.context.visit.origin);
  },
  component: function Property() {
    const { home, similar, comparables, estimate } = Route.useLoaderData();
    useRecordView(home.id);
    const sales = useMemo(() => salesOnMap(estimate?.estimate?.comparables), [estimate]);
    return (
      <PropertyPage
        key={home.id}
        home={home}
        estimate={estimate && <EstimatePanel found={estimate} home={home} />}
        sales={sales}
        position={comparables && <PricePosition found={comparables} price={home.price} currency={home.currency} />}
        similar={
          <SimilarHomes
            homes={similar}
            back={`/property/${home.id}`}
            showHome={({ home: other, back }) => <HomeCard home={other} back={back} />}
          />
        }
      />
    );
  },
});
