import { createFileRoute, notFound } from '@tanstack/react-router';
import { fetchProperty } from '../capabilities/listings/calls.ts';
import { HomeCard } from '../capabilities/listings/home-card.tsx';
import { PropertyPage } from '../capabilities/listings/property-page.tsx';
import { fetchSimilar } from '../capabilities/search/calls.ts';
import { SimilarHomes } from '../capabilities/search/similar-homes.tsx';
import { Failure } from '../wire/failure.ts';
import { readId } from '../wire/id.ts';
import { orUndefined } from '../wire/or-undefined.ts';

export const Route = createFileRoute('/property/$id')({
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
    const { propertyHead } = await import('../capabilities/listings/property-head.ts');
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
