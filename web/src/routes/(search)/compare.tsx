import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { orUndefined } from '../../api/failure.ts';
import { fetchComparison, fetchProperty } from '../../modules/listings/calls.ts';
import { type CompareState, fewestCompared, readCompareState } from '../../modules/listings/compare/compare-ids.ts';
import { ComparePage } from '../../modules/listings/compare/compare-page.tsx';
import { propertySearchPath } from '../../modules/search/paths.ts';

/** Shows a single home as a selected home; the server compares at least two. */
async function comparisonOf({ id = [] }: CompareState) {
  if (id.length >= fewestCompared) return fetchComparison(id);
  const [only] = id;
  const home = only === undefined ? undefined : await orUndefined(fetchProperty(only));
  return { homes: home ? [home] : [], gone: home ? [] : id };
}

export const Route = createFileRoute('/(search)/compare')({
  validateSearch: readCompareState,
  // `search` may contain further parameters of the URL.
  loaderDeps: ({ search: { id } }) => readCompareState({ id }),
  loader: ({ deps }) => comparisonOf(deps),
  head: () => ({
    meta: [{ title: m.routes__compare_homes_lintel() }, { name: 'robots', content: 'noindex' }],
  }),
  component: function Compare() {
    return <ComparePage {...Route.useLoaderData()} searchPath={propertySearchPath} />;
  },
});
