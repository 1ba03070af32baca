import { m } from '@lintel/messages';
import { useRouteContext } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { signUpFor } from '../../accounts/paths.ts';
import { heartLook } from './heart-look.ts';

const SaveToggle = lazy(() => import('./save-toggle.tsx'));

interface Home {
  id: number;
  name: string;
  back: string;
}

/** Heart of a home. */
export const SaveHeart = ({ id, name, back }: Home) => (
  <ForViewer
    buyer={
      <Suspense fallback={<span aria-hidden className={heartLook} />}>
        <SaveToggle id={id} name={name} />
      </Suspense>
    }
    visitor={
      <AppLink
        href={signUpFor({ intent: 'save-home', property: id, back })}
        aria-label={m.saving__save({ name })}
        title={m.saving__save_this_home_2()}
        className={heartLook}
      >
        <Heart aria-hidden size={20} strokeWidth={1.5} />
      </AppLink>
    }
  />
);

/** The heart with a label, on the page of one home. */
export const SaveButton = ({ id, name, back }: Home) => (
  <ForViewer
    buyer={
      <Suspense fallback={<Skeleton className="h-12" />}>
        <SaveToggle id={id} name={name} labeled />
      </Suspense>
    }
    visitor={
      <LinkButton
        kind="secondary"
        size="lg"
        href={signUpFor({ intent: 'save-home', property: id, back })}
        aria-label={m.saving__save_this_home({ name })}
      >
        {m.saving__save_this_home_2()}
      </LinkButton>
    }
  />
);

/**
 * Buyers save, visitors are led to sign-up, and people who cannot save homes see nothing. The saving code is loaded for
 * buyers only.
 */
function ForViewer({ buyer, visitor }: { buyer: ReactNode; visitor: ReactNode }) {
  const { person } = useRouteContext({ from: '__root__' }).session;
  if (person) return person.can.saveHomes ? buyer : null;
  return visitor;
}
