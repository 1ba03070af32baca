import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { guard } from '../../layouts/signed-in/guard.ts';
import { EditorPage } from '../../modules/own-listings/editor/editor-page.tsx';

export const Route = createFileRoute('/(agent)/listings/mine/$id')({
  beforeLoad: guard('real_estate'),
  head: () => ({ meta: [{ title: m.routes__your_listings_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function OwnListing() {
    return (
      <QueryScope>
        <EditorPage id={Number(Route.useParams().id)} />
      </QueryScope>
    );
  },
});
