import { type RemovalRule, removalRules } from '@lintel/server/professionals';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/drawer.tsx';
import { Textarea } from '../../../ui/field.tsx';
import { ask } from '../../../wire/client.ts';
import { useAct } from '../use-act.ts';

const NOTE_MIN = 10;

const words = {
  report: { title: 'Report a review', verb: 'Send report', note: 'What is wrong (optional)' },
  remove: { title: 'Remove a review', verb: 'Remove the review', note: 'Why the rule applies' },
} as const;

/** By which published rule a review shall go: told by a reader, or done by those who run the network. */
export function AgainstReview(props: { id: number; what: keyof typeof words; onClose: () => void }) {
  const { id, what, onClose } = props;
  const removes = what === 'remove';
  const { act, pending } = useAct();
  const [rule, setRule] = useState<RemovalRule>();
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const short = removes && note.trim().length < NOTE_MIN;
  const send = async () => {
    setAsked(true);
    if (!rule || short) return;
    const about = { id, rule, note: note.trim() };
    const done = removes
      ? await act(
          () => ask((api) => api.professionals.reviews.remove(about)),
          () => ({ title: 'Removed', description: 'It is in the audit log with its rule.' }),
        )
      : await act(
          () => ask((api) => api.professionals.reviews.report(about)),
          ({ reference }) => ({ title: 'Reported', description: `Your report has the number ${reference}.` }),
        );
    if (done) onClose();
  };
  return (
    <Dialog
      open
      title={words[what].title}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button kind={removes ? 'danger' : 'primary'} pending={pending} onClick={() => void send()}>
            {words[what].verb}
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
          label={words[what].note}
          error={asked && short ? `Say in at least ${NOTE_MIN} characters why the rule applies` : undefined}
          rows={3}
          maxLength={1_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
