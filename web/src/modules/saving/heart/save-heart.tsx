import { m } from '@lintel/messages';
import { useRouteContext } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { signUpFor } from '../../accounts/paths.ts';
import { heartLook } from './heart-look.ts';

const HeartToggle = lazy(() => import('./heart-toggle.tsx'));

/**
 * Heart of a home. Buyers save with it, visitors are led to sign-up, and other roles see none. The saving code is
 * loaded for buyers only.
 */
export function SaveHeart({ id, name, back }: { id: number; name: string; back: string }) {
  const { session } = useRouteContext({ from: '__root__' });
  if (session.person?.role === 'end_user')
    return (
      <Suspense fallback={<span aria-hidden className={heartLook} />}>
        <HeartToggle id={id} name={name} />
      </Suspense>
    );
  if (session.person) return null;
  return (
    <AppLink
      href={signUpFor({ intent: 'save-home', property: id, back })}
      aria-label={m.saving__save({ name })}
      title={m.saving__save_this_home_2()}
      className={heartLook}
    >
      <Heart aria-hidden size={20} strokeWidth={1.5} />
    </AppLink>
  );
}
