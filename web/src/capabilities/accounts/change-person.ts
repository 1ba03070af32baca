import { useRouter } from '@tanstack/react-router';
import { forgetAnswers } from '../../wire/forget-answers.ts';
import { knownPerson, refreshSession } from './session.ts';

/**
 * After signing in or out: what was asked for in another's name is forgotten, and the way leads on. Whoever leaves is
 * forgotten once their page is gone: while it stands it would ask again, in nobody's name.
 */
export function useChangeOfPerson() {
  const router = useRouter();
  return async (to: string) => {
    const leaving = knownPerson() !== null;
    if (!leaving) forgetAnswers();
    await refreshSession();
    router.clearCache();
    await router.navigate({ href: to });
    if (leaving) forgetAnswers();
  };
}

/** After something about the person changed that every page shows, such as the name. */
export function useSessionChanged() {
  const router = useRouter();
  return async () => {
    await refreshSession();
    await router.invalidate();
  };
}
