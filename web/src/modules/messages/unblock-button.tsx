import { m } from '@lintel/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { cacheThread, setBlocked, type Thread } from './calls.ts';

/** Blocks or unblocks a conversation; the toast offers to undo it. */
export function useBlocking(thread: Thread) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => setBlocked(thread.id, on),
    onSuccess: async (changed, on) => {
      await cacheThread(client, changed);
      showToast({
        title: on
          ? m.messages__messages_with_are_blocked({ name: thread.other.name })
          : m.messages__you_can_message_each_other(),
      });
    },
    onError: (cause) =>
      showToast({
        tone: 'danger',
        title: m.messages__that_didnt_work(),
        description: cause instanceof Failure ? cause.text : m.messages__please_try_again(),
      }),
  });
}

export function UnblockButton({ thread }: { thread: Thread }) {
  const blocking = useBlocking(thread);
  return (
    <Button kind="secondary" size="sm" pending={blocking.isPending} onClick={() => blocking.mutate(false)}>
      {m.messages__unblock()}
    </Button>
  );
}
