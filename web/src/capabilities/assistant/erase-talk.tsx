import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/drawer.tsx';
import { showToast } from '../../ui/toast.ts';
import { Failure } from '../../wire/failure.ts';
import { discard, stop } from './asking.ts';
import { chatKey, eraseTalk, messagesQuery } from './calls.ts';

/** Erases the conversation, once it is confirmed: it cannot be brought back. */
export function EraseTalk() {
  const client = useQueryClient();
  const { data } = useInfiniteQuery(messagesQuery);
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  if (!data?.pages.some(({ messages }) => messages.length > 0)) return null;
  const erase = async () => {
    setPending(true);
    try {
      stop();
      await eraseTalk();
      discard();
      await client.resetQueries({ queryKey: chatKey });
      setOpen(false);
      showToast({ title: 'Conversation erased' });
    } catch (cause) {
      showToast({
        title: 'The conversation was not erased',
        description: cause instanceof Failure ? cause.text : 'Please try again.',
        tone: 'danger',
      });
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button kind="quiet" size="sm" onClick={() => setOpen(true)}>
        Erase
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Erase the conversation?"
        footer={
          <>
            <Button kind="danger" pending={pending} onClick={() => void erase()}>
              Erase it
            </Button>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </>
        }
      >
        <p className="max-w-measure text-14">
          All questions and answers go at once and cannot be brought back. Homes you saved, searches and papers stay.
        </p>
      </Dialog>
    </>
  );
}
