import { createFileRoute, notFound } from '@tanstack/react-router';
import { Failure } from '../api/failure.ts';
import { readId } from '../api/id.ts';
import { orUndefined } from '../api/or-undefined.ts';
import { sharedRender } from '../api/shared-render.ts';
import { fetchProperty } from '../modules/listings/calls.ts';
import { HomeCard } from '../modules/listings/home/home-card.tsx';
import { PropertyPage } from '../modules/listings/property-page.tsx';
import { fetchSimilar } from '../modules/search/calls.ts';
import { SimilarHomes } from '../modules/search/results/similar-homes.tsx';

export const Route = createFileRoute('/property/$id')({
  headers: sharedRender,
  loader: async ({ params }) => {
    const id = readId(params.id);
    if (id === undefined) throw notFound();
    const similar = orUndefined(fetchSimilar(id));
    const home = await fetchProperty(id).catch((failure: unknown) => {
      throw failure instanceof Failure && failure.status === 404 ? notFound() : failure;
    });
    return { home, similar: (await similar) ?? [] };
  },
  head: async ({ loaderData, match }) => {
    if (!loaderData) return {};
    const { propertyHead } = await import('../modules/listings/property-head.ts');
    return propertyHead(loaderData.home, match.context.visit.origin);
  },
  component: function Property() {
    const { home, similar } = Route.useLoaderData();
    return (
      <PropertyPage
        key={home.id}
        home={home}
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
