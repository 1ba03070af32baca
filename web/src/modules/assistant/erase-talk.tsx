import { m } from '@lintel/messages';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Dialog } from '../../ui/overlays/drawer.tsx';
import { chatKey, clearConversation, messagesQuery } from './calls.ts';
import { discard, stop } from './pending-question.ts';

/** Deletes the conversation after confirmation. Cannot be undone. */
export function ClearConversation() {
  const client = useQueryClient();
  const { data } = useInfiniteQuery(messagesQuery);
  const [open, setOpen] = useState(false);
  const { act, pending } = useAction({ failed: m.assistant__we_couldnt_erase_the_conversation() });
  if (!data?.pages.some(({ messages }) => messages.length > 0)) return null;
  const erase = async () => {
    stop();
    const erased = await act(
      async () => {
        await clearConversation();
        discard(client);
        await client.resetQueries({ queryKey: chatKey });
      },
      { title: m.assistant__conversation_erased() },
    );
    if (erased) setOpen(false);
  };
  return (
    <>
      <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
        {m.assistant__erase()}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={m.assistant__erase_the_conversation()}
        cancel={m.assistant__keep_conversation()}
        footer={
          <Button kind="danger" pending={pending} onClick={() => void erase()}>
            {m.assistant__erase_conversation()}
          </Button>
        }
      >
        <p className="max-w-measure text-14">{m.assistant__this_erases_all_questions_and()}</p>
      </Dialog>
    </>
  );
}
