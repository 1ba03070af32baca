import { createFileRoute, notFound } from '@tanstack/react-router';
import { propertyQuery } from '../capabilities/listings/calls.ts';
import { HomeCard } from '../capabilities/listings/home-card.tsx';
import { propertyHead } from '../capabilities/listings/property-head.ts';
import { PropertyPage } from '../capabilities/listings/property-page.tsx';
import { similarQuery } from '../capabilities/search/calls.ts';
import { SimilarHomes } from '../capabilities/search/similar-homes.tsx';
import { Failure } from '../wire/failure.ts';

const largestId = 2_147_483_647;

/** The id in an address, or nothing where no home can have it. */
const idOf = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId ? Number(text) : undefined;

export const Route = createFileRoute('/property/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = idOf(params.id);
    if (id === undefined) throw notFound();
    const similar = queryClient.prefetchQuery(similarQuery(id));
    const home = await queryClient.ensureQueryData(propertyQuery(id)).catch((failure: unknown) => {
      throw failure instanceof Failure && failure.status === 404 ? notFound() : failure;
    });
    await similar;
    return home;
  },
  head: ({ loaderData, match }) => (loaderData ? propertyHead(loaderData, match.context.visit.origin) : {}),
  component: function Property() {
    const home = Route.useLoaderData();
    return (
      <PropertyPage
        key={home.id}
        home={home}
        similar={
          <SimilarHomes
            id={home.id}
            back={`/property/${home.id}`}
            showHome={({ home: other, back }) => <HomeCard home={other} back={back} />}
          />
        }
      />
    );
  },
});
