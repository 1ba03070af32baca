import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { Failure } from '../../wire/failure.ts';
import { keepThread, setBlocked, type Thread } from './calls.ts';

/** Blocks or opens a conversation; the message that says so takes it back. */
export function useBlocking(thread: Thread) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => setBlocked(thread.id, on),
    onSuccess: async (changed, on) => {
      await keepThread(client, changed);
      showToast({ title: on ? `Messages with ${thread.other.name} are blocked` : 'You can write to each other again' });
    },
    onError: (cause) =>
      showToast({
        tone: 'danger',
        title: 'This did not work',
        description: cause instanceof Failure ? cause.text : 'Please try again.',
      }),
  });
}

export function UnblockButton({ thread }: { thread: Thread }) {
  const blocking = useBlocking(thread);
  return (
    <Button kind="secondary" size="sm" pending={blocking.isPending} onClick={() => blocking.mutate(false)}>
      Unblock
    </Button>
  );
}
