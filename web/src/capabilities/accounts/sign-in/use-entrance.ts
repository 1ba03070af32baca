import { useState } from 'react';
import { useChangeOfPerson } from '../change-person.ts';
import { ownPath } from '../own-path.ts';
import { addEmailAt, addEmailPath } from '../paths.ts';

/** What a sign-in answers: the way in, or that a code is asked for first. */
export interface Entered {
  next: 'home' | 'second_factor';
  home: string | null;
}

export interface Onward {
  /** Where the visitor came from; only a path of this site counts. */
  next?: string | undefined;
}

/** The way through a sign-in: perhaps a second step, then back to where one wanted to go, or to the desk. */
export function useEntrance({ next }: Onward) {
  const [secondStep, setSecondStep] = useState(false);
  const changePerson = useChangeOfPerson();
  const enter = async (entered: Entered) => {
    if (entered.next === 'second_factor') {
      setSecondStep(true);
      return;
    }
    const onward = ownPath(next);
    const mustAdd = entered.home === addEmailPath;
    await changePerson(
      mustAdd && onward ? addEmailAt(onward) : mustAdd ? addEmailPath : (onward ?? entered.home ?? '/'),
    );
  };
  return { secondStep, startAgain: () => setSecondStep(false), enter };
}
