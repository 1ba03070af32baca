import { m } from '@lintel/messages';
import type { NewSavedSearch } from '@lintel/server/alerts';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { BellPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { signUpFor } from '../../accounts/paths.ts';

const SaveSearchButton = lazy(() => import('./save-search-button.tsx'));
const ChangeBar = lazy(() => import('./change-bar.tsx'));

export interface SearchOnPage {
  /** As the server takes it. */
  search: NewSavedSearch['search'];
  /** What it is called at first: the sentence, where there is one. */
  name: string | undefined;
  /** The saved search that is being changed here. */
  changing: number | undefined;
}

/**
 * Saves the search that a page shows. Visitors are led to sign up and come back to it; those of the network who look for no
 * home see nothing. What saves is fetched for buyers alone.
 */
export function SaveSearch(shown: SearchOnPage) {
  const { session } = useRouteContext({ from: '__root__' });
  const back = useRouterState({ select: ({ location }) => location.href });
  if (session.person?.role === 'end_user')
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
    <LinkButton kind="secondary" href={signUpFor({ intent: 'save-search', back })}>
      <BellPlus aria-hidden size={16} strokeWidth={1.5} /> {m.alerts__save_search()}
    </LinkButton>
  );
}

const Waiting = () => (
  <Button kind="secondary" pending>
    {m.alerts__save_search()}
  </Button>
);
