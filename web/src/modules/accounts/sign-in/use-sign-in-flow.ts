import { useState } from 'react';
import { useChangeOfPerson } from '../change-person.ts';
import { ownPath } from '../own-path.ts';
import { addEmailAt, addEmailPath } from '../paths.ts';

/** Result of a sign-in: the start page, or a request for a second factor. */
export interface SignInResult {
  next: 'home' | 'second_factor';
  home: string | null;
}

export interface SignInDestination {
  /** Path to return to. Only paths of this site are used. */
  next?: string | undefined;
}

/** Completes a sign-in: an optional second step, then back to the requested page or to the dashboard. */
export function useSignInFlow({ next }: SignInDestination) {
  const [secondStep, setSecondStep] = useState(false);
  const changePerson = useChangeOfPerson();
  const enter = async (entered: SignInResult) => {
    if (entered.next === 'second_factor') {
      setSecondStep(true);
      return;
    }
    const destination = ownPath(next);
    const mustAdd = entered.home === addEmailPath;
    await changePerson(
      mustAdd && destination ? addEmailAt(destination) : mustAdd ? addEmailPath : (destination ?? entered.home ?? '/'),
    );
  };
  return { secondStep, startAgain: () => setSecondStep(false), enter };
}
