import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../ui/toast.ts';
import { Failure } from '../../wire/failure.ts';
import { knownPerson } from '../accounts/index.ts';
import { recommendationsKey, sayLess, sayMore, takeBack, type Why } from './calls.ts';

/** Says what one thinks of a home; what was said can be taken back at once. */
export function useFeedback(propertyId: number) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const me = knownPerson()?.id;
  const act = async (run: (me: number) => Promise<unknown>, done: () => void) => {
    if (me === undefined) return;
    setPending(true);
    try {
      await run(me);
      await client.invalidateQueries({ queryKey: recommendationsKey });
      done();
    } catch (cause) {
      const why = cause instanceof Failure && cause.status > 0 ? cause.text : 'The server could not be reached.';
      showToast({ tone: 'danger', title: 'Not noted', description: why });
    } finally {
      setPending(false);
    }
  };
  const undo = () =>
    void act(
      (id) => takeBack(id, propertyId),
      () => showToast({ title: 'Taken back' }),
    );
  return {
    pending,
    undo,
    more: () =>
      act(
        (id) => sayMore(id, propertyId),
        () =>
          showToast({
            title: 'Noted: more like this',
            description: 'The list follows at once.',
            action: { label: 'Undo', run: undo },
          }),
      ),
    less: (why: Why) =>
      act(
        (id) => sayLess(id, propertyId, why),
        () =>
          showToast({
            title: 'Noted: not for you',
            description: 'It is not shown again.',
            action: { label: 'Undo', run: undo },
          }),
      ),
  };
}
