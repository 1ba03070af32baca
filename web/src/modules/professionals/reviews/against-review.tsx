import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { type RemovalRule, removalRules } from '@lintel/server/professionals';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { networkKey } from '../calls.ts';

const NOTE_MIN = 10;

const words = {
  report: texts({
    title: m.professionals__report_a_review,
    verb: m.professionals__send_report,
    note: m.professionals__whats_wrong_optional,
  }),
  remove: texts({
    title: m.professionals__remove_a_review,
    verb: m.professionals__remove_review,
    note: m.professionals__why_the_rule_applies,
  }),
} as const;

/** Chooses the published rule a review violates, to report it (readers) or remove it (administrators). */
export function AgainstReview(props: { id: number; what: keyof typeof words; onClose: () => void }) {
  const { id, what, onClose } = props;
  const removes = what === 'remove';
  const { act, pending } = useAction({ refetch: [networkKey] });
  const [rule, setRule] = useState<RemovalRule>();
  const [note, setNote] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const short = removes && note.trim().length < NOTE_MIN;
  const send = async () => {
    setSubmitted(true);
    if (!rule || short) return;
    const about = { id, rule, note: note.trim() };
    const done = removes
      ? await act(
          () => callApi((api) => api.professionals.reviews.remove(about)),
          () => ({ title: m.professionals__removed(), description: m.professionals__the_audit_log_shows_the() }),
        )
      : await act(
          () => callApi((api) => api.professionals.reviews.report(about)),
          ({ reference }) => ({
            title: m.professionals__reported(),
            description: m.professionals__your_report_number_is({ reference }),
          }),
        );
    if (done) onClose();
  };
  return (
    <Dialog
      open
      title={words[what].title}
      onOpenChange={(open) => open || onClose()}
      cancel
      onSubmit={() => void send()}
      footer={
        <Button type="submit" kind={removes ? 'danger' : 'primary'} pending={pending}>
          {words[what].verb}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-14 text-soft">{m.professionals__we_remove_a_review_only()}</p>
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-14 font-medium">{m.professionals__which_rule_does_it_break()}</legend>
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
          {submitted && !rule && <p className="text-14 text-danger">{m.professionals__choose_a_rule()}</p>}
        </fieldset>
        <Textarea
          label={words[what].note}
          error={submitted && short ? m.professionals__explain_why_the_rule_applies({ noteMin: NOTE_MIN }) : undefined}
          rows={3}
          maxLength={1_000}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
