import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { QueryScope } from '../../api/query-scope.tsx';
import { VerifyLetterPage } from '../../modules/lending/letters/verify-page.tsx';

export const Route = createFileRoute('/(mortgage)/verify-letter/$code')({
  head: () => ({ meta: [{ title: m.routes__verify_letter_lintel() }, { name: 'robots', content: 'noindex' }] }),
  component: function VerifyLetter() {
    const { code } = Route.useParams();
    return (
      <QueryScope>
        <VerifyLetterPage code={code.toUpperCase()} />
      </QueryScope>
    );
  },
});
