import { m } from '@lintel/messages';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { BellPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { signUpFor } from '../../accounts/paths.ts';
import { compactWhenNarrow, type SearchOnPage } from './search-on-page.ts';

const SaveSearchButton = lazy(() => import('./save-search-button.tsx'));
const ChangeBar = lazy(() => import('./change-bar.tsx'));

/**
 * Saves the search a page shows. Visitors sign up first and return here; roles that are not looking for a home see
 * nothing. The saving code is loaded for buyers only.
 */
export function SaveSearch(shown: SearchOnPage) {
  const { session } = useRouteContext({ from: '__root__' });
  const back = useRouterState({ select: ({ location }) => location.href });
  if (session.person?.can.saveHomes)
    return (
      <Suspense fallback={<Waiting />}>
        {shown.changing === undefined ? (
          <SaveSearchButton shown={shown} back={back} />
        ) : (
          <ChangeBar key={shown.changing} shown={shown} id={shown.changing} />
        )}
      </Suspense>
    );
  if (session.person) return null;
  return (
    <LinkButton kind="secondary" className={compactWhenNarrow} href={signUpFor({ intent: 'save-search', back })}>
      <BellPlus aria-hidden size={16} strokeWidth={1.5} className="max-lg:size-5" />
      <span className="max-lg:sr-only">{m.alerts__save_search()}</span>
    </LinkButton>
  );
}

const Waiting = () => (
  <Button kind="secondary" className={compactWhenNarrow} pending>
    <span className="max-lg:sr-only">{m.alerts__save_search()}</span>
  </Button>
);
