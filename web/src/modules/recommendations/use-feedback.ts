import { m } from '@lintel/messages';
import { useAction } from '../../ui/hooks/use-action.ts';
import { knownPerson } from '../accounts/index.ts';
import { recommendationsKey, removeFeedback, sendLess, sendMore, type Why } from './calls.ts';

/** Sends feedback about a home, which can be undone at once. */
export function useFeedback(propertyId: number) {
  const { act, pending } = useAction({
    refetch: [recommendationsKey],
    failed: m.recommendations__we_couldnt_save_your_feedback(),
  });
  const me = () => knownPerson()!.id;
  const undo = () => act(() => removeFeedback(me(), propertyId), { title: m.recommendations__feedback_removed() });
  return {
    pending,
    undo,
    more: () =>
      act(() => sendMore(me(), propertyId), {
        title: m.recommendations__saved_more_like_this(),
        description: m.recommendations__your_list_updates_right_away(),
        undo,
      }),
    less: (why: Why) =>
      act(() => sendLess(me(), propertyId, why), {
        title: m.recommendations__saved_not_for_you(),
        description: m.recommendations__we_wont_show_it_again(),
        undo,
      }),
  };
}
