import { type RemovalRule, removalRules } from '@lintel/server/professionals';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/drawer.tsx';
import { Textarea } from '../../../ui/field.tsx';
import { ask } from '../../../wire/client.ts';
import { useAct } from '../use-act.ts';

/** Tells those who run the network which published rule a review breaks. */
export function ReportReview({ id, onClose }: { id: number; onClose: () => void }) {
  const { act, pending } = useAct();
  const [rule, setRule] = useState<RemovalRule>();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const send = async () => {
    setAsked(true);
    if (!rule) return;
    const done = await act(
      () => ask((api) => api.professionals.reviews.report({ id, rule, note: note.trim() })),
      ({ reference }) => ({ title: 'Reported', description: `Your report has the number ${reference}.` }),
    );
    if (done) onClose();
  };
  return (
    <Dialog
      open
      title="Report a review"
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button pending={pending} onClick={() => void send()}>
            Send report
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-14 text-soft">
          A review is removed by one of these rules and by nothing else: not by payment, and not because it is
          unfavourable.
        </p>
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-14 font-medium">Which rule does it break?</legend>
          {Object.entries(removalRules).map(([name, words]) => (
            <label key={name} className="flex min-h-8 items-center gap-3 text-14">
              <input
                type="radio"
                name="rule"
                checked={rule === name}
                onChange={() => setRule(name as RemovalRule)}
                className="size-5 shrink-0 accent-primary"
              />
              {words}
            </label>
          ))}
          {asked && !rule && <p className="text-14 text-danger">Choose a rule</p>}
        </fieldset>
        <Textarea
          label="What is wrong (optional)"
          rows={3}
          maxLength={1_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
