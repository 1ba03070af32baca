import { createFileRoute, notFound } from '@tanstack/react-router';
import { legalAnswers, readLegalShown } from '../capabilities/legal/answers.ts';
import { LegalPage } from '../capabilities/legal/legal-page.tsx';
import { Failure } from '../wire/failure.ts';

export const Route = createFileRoute('/privacy-policy')({
  validateSearch: readLegalShown,
  loaderDeps: ({ search }) => readLegalShown(search as Record<string, string>),
  loader: ({ deps }) =>
    legalAnswers('privacy', deps).catch((failure: unknown) => {
      throw failure instanceof Failure && failure.status === 404 ? notFound() : failure;
    }),
  head: ({ loaderData, match }) => ({
    meta: loaderData ? [{ title: `${loaderData.document.title} · Lintel` }] : [],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/privacy-policy` }],
  }),
  component: function Page() {
    return <LegalPage id="privacy" answers={Route.useLoaderData()} />;
  },
});
