import { useRouter } from '@tanstack/react-router';
import { forgetAnswers } from '../../wire/forget-answers.ts';
import { refreshSession } from './session.ts';

/** After signing in: what was asked for in nobody's or another's name is forgotten, and the way leads on. */
export function useChangeOfPerson() {
  const router = useRouter();
  return async (to: string) => {
    forgetAnswers();
    await refreshSession();
    router.clearCache();
    await router.navigate({ href: to });
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
