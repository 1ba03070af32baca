import { m } from '@lintel/messages';
import type { Condition } from '@lintel/server/lending';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { lendingKey } from '../calls.ts';

type Status = Condition['status'];

/** The agent clears, waives or returns a condition; each can be undone. */
export function Review({ condition: { id, status, title, category, document } }: { condition: Condition }) {
  const [returning, setReturning] = useState(false);
  const [note, setNote] = useState('');
  const { act, pending } = useAction({ refetch: [lendingKey], failed: m.lending__could_not_review() });
  const change = (next: Status, more: { note?: string } = {}) =>
    callApi((api) => api.lending.reviewCondition({ id, status: next, ...more }));
  const review = (next: Status, done: string, more?: { note?: string }) =>
    act(() => change(next, more), { title: done, undo: () => act(() => change(status)) });
  const giveBack = async () => {
    if (await review('open', m.lending__condition_returned(), { note })) setReturning(false);
  };
  const isDone = status === 'cleared' || status === 'waived';
  const lacksDocument = category !== null && document === null ? m.lending__has_no_document_yet() : undefined;
  return (
    <div className="flex flex-wrap gap-2">
      {!isDone && (
        <>
          <Button
            kind={status === 'received' ? 'primary' : 'secondary'}
            pending={pending}
            unavailable={lacksDocument}
            onClick={() => void review('cleared', m.lending__condition_cleared())}
          >
            {m.lending__clear()}
          </Button>
          <Button kind="quiet" pending={pending} onClick={() => void review('waived', m.lending__condition_waived())}>
            {m.lending__waive()}
          </Button>
        </>
      )}
      {status === 'received' && (
        <Button kind="quiet" onClick={() => setReturning(true)}>
          {m.lending__return_it()}
        </Button>
      )}
      {isDone && (
        <Button
          kind="quiet"
          pending={pending}
          onClick={() => void review(document ? 'received' : 'open', m.lending__condition_reopened())}
        >
          {m.lending__reopen()}
        </Button>
      )}
      <Dialog
        title={m.lending__return_title()}
        open={returning}
        onOpenChange={setReturning}
        cancel
        onSubmit={() => void giveBack()}
        footer={
          <Button
            type="submit"
            pending={pending}
            unavailable={note.trim() === '' ? m.lending__say_what_to_change() : undefined}
          >
            {m.lending__return_to_borrower()}
          </Button>
        }
      >
        <div className="grid gap-4">
          <p className="font-medium">{title}</p>
          <Textarea
            label={m.lending__say_what_to_change()}
            help={m.lending__return_help()}
            value={note}
            maxLength={500}
            rows={3}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      </Dialog>
    </div>
  );
}
