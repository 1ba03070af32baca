import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { readId } from '../../api/id.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { onlyRead } from '../../api/search-params.ts';
import { guard } from '../../layouts/signed-in/guard.ts';
import { StartPage } from '../../modules/lending/application/start-page.tsx';

export const Route = createFileRoute('/(mortgage)/mortgage/')({
  validateSearch: onlyRead(({ home }): { home?: number } => {
    const id = readId(String(home));
    return id === undefined ? {} : { home: id };
  }),
  beforeLoad: guard('buyer'),
  head: () => ({ meta: [{ title: m.routes__mortgage_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function YourMortgage() {
    return (
      <QueryScope>
        <StartPage homeId={Route.useSearch().home} />
      </QueryScope>
    );
  },
});
