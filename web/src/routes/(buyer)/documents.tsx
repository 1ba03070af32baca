import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import type { Opening } from '../../layouts/signed-in/audience.ts';
import { guard } from '../../layouts/signed-in/guard.ts';
import { DocumentsPage } from '../../modules/documents/documents-page.tsx';
import { readDocumentsState } from '../../modules/documents/paths.ts';
import { ReviewPage } from '../../modules/documents/review/review-page.tsx';

/** Shows buyers their own documents, and agents those that clients share with them. */
const guardByRole = (opening: Opening) =>
  guard(opening.context.session.person?.role === 'agent' ? 'agent' : 'buyer')(opening);

export const Route = createFileRoute('/(buyer)/documents')({
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
