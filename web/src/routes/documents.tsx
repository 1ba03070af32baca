import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../capabilities/documents/documents-page.tsx';
import { readDocumentsState } from '../capabilities/documents/paths.ts';
import { ReviewPage } from '../capabilities/documents/review/review-page.tsx';
import { guard, type Opening } from '../frames/signed-in/guard.ts';
import { QueryScope } from '../wire/query-scope.tsx';

/** Shows buyers their own documents, and agents those that clients share with them. */
const guardByRole = (opening: Opening) =>
  guard(opening.context.session.person?.role === 'agent' ? 'agent' : 'buyer')(opening);

export const Route = createFileRoute('/documents')({
  validateSearch: readDocumentsState,
  beforeLoad: guardByRole,
  head: () => ({ meta: [{ title: m.routes__document_center_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function Documents() {
    const { me } = Route.useRouteContext();
    const state = Route.useSearch();
    return (
      <QueryScope>{me.role === 'agent' ? <ReviewPage state={state} /> : <DocumentsPage state={state} />}</QueryScope>
    );
  },
});
