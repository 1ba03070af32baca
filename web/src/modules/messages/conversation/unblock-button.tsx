import { m } from '@lintel/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { cacheThread, setBlocked, type Thread } from '../calls.ts';

/** Blocks or unblocks a conversation. */
export function useBlocking({ id, other: { name } }: Thread) {
  const client = useQueryClient();
  const { act, pending } = useAction();
  const block = (on: boolean) =>
    act(async () => cacheThread(client, await setBlocked(id, on)), {
      title: on ? m.messages__messages_with_are_blocked({ name }) : m.messages__you_can_message_each_other(),
    });
  return { block, pending };
}

export function UnblockButton({ thread }: { thread: Thread }) {
  const { block, pending } = useBlocking(thread);
  return (
    <Button kind="secondary" size="sm" pending={pending} onClick={() => void block(false)}>
      {m.messages__unblock()}
    </Button>
  );
}
