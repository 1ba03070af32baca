import { m } from '@lintel/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { knownPerson } from '../accounts/index.ts';
import { recommendationsKey, removeFeedback, sendLess, sendMore, type Why } from './calls.ts';

/** Sends feedback about a home, which can be undone at once. */
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
      const why =
        cause instanceof Failure && cause.status > 0 ? cause.text : m.recommendations__we_couldnt_reach_the_server();
      showToast({ tone: 'danger', title: m.recommendations__we_couldnt_save_your_feedback(), description: why });
    } finally {
      setPending(false);
    }
  };
  const undo = () =>
    void act(
      (id) => removeFeedback(id, propertyId),
      () => showToast({ title: m.recommendations__feedback_removed() }),
    );
  return {
    pending,
    undo,
    more: () =>
      act(
        (id) => sendMore(id, propertyId),
        () =>
          showToast({
            title: m.recommendations__saved_more_like_this(),
            description: m.recommendations__your_list_updates_right_away(),
            action: { label: m.recommendations__undo(), run: undo },
          }),
      ),
    less: (why: Why) =>
      act(
        (id) => sendLess(id, propertyId, why),
        () =>
          showToast({
            title: m.recommendations__saved_not_for_you(),
            description: m.recommendations__we_wont_show_it_again(),
            action: { label: m.recommendations__undo(), run: undo },
          }),
      ),
  };
}
