import { m } from '@lintel/messages';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { signUpFor } from '../../accounts/paths.ts';

const ButtonToggle = lazy(() => import('./button-toggle.tsx'));

/** The heart with a label, on the page of one home. */
export function SaveButton({ id, name, back }: { id: number; name: string; back: string }) {
  const { session } = useRouteContext({ from: '__root__' });
  if (session.person?.role === 'end_user')
    return (
      <Suspense fallback={<Skeleton className="h-12" />}>
        <ButtonToggle id={id} name={name} />
      </Suspense>
    );
  if (session.person) return null;
  return (
    <LinkButton
      kind="secondary"
      size="lg"
      href={signUpFor({ intent: 'save-home', property: id, back })}
      aria-label={m.saving__save_this_home({ name })}
    >
      {m.saving__save_this_home_2()}
    </LinkButton>
  );
}
