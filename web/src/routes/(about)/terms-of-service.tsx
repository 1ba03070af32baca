import { createFileRoute, notFound } from '@tanstack/react-router';
import { Failure } from '../../api/failure.ts';
import { sharedRender } from '../../api/shared-render.ts';
import { LegalPage } from '../../modules/legal/legal-page.tsx';
import { legalData, readLegalShown } from '../../modules/legal/page-data.ts';

export const Route = createFileRoute('/(about)/terms-of-service')({
  headers: sharedRender,
  validateSearch: readLegalShown,
  loaderDeps: ({ search }) => readLegalShown(search as Record<string, string>),
  loader: ({ deps }) =>
    legalData('terms', deps).catch((failure: unknown) => {
      throw failure instanceof Failure && failure.status === 404 ? notFound() : failure;
    }),
  head: ({ loaderData, match }) => ({
    meta: loaderData ? [{ title: `${loaderData.document.title} · Lintel` }] : [],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/terms-of-service` }],
  }),
  component: function Page() {
    return <LegalPage id="terms" data={Route.useLoaderData()} />;
  },
});
