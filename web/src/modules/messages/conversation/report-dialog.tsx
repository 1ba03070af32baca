import { m } from '@lintel/messages';
import { useState } from 'react';
import { reasonOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, Textarea } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { type ReportReason, reportThread, type Thread } from '../calls.ts';

const reasons: { value: ReportReason; label: string }[] = [
  {
    value: 'money',
    get label() {
      return m.messages__asks_for_money_or_bank();
    },
  },
  {
    value: 'abuse',
    get label() {
      return m.messages__insults_threatens_or_harasses();
    },
  },
  {
    value: 'discrimination',
    get label() {
      return m.messages__treats_people_differently_because_of();
    },
  },
  {
    value: 'spam',
    get label() {
      return m.messages__advertises_something_unrelated();
    },
  },
  {
    value: 'other',
    get label() {
      return m.messages__something_else();
    },
  },
];

/** Reports a conversation to support, and states in advance what they will see. */
export function ReportDialog({ thread, open, onClose }: { thread: Thread; open: boolean; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('money');
  const [note, setNote] = useState('');
  const { act, pending, error } = useAction({ failed: null });
  const report = () =>
    act(
      () => reportThread(thread.id, reason, note),
      ({ reference }) => {
        setNote('');
        onClose();
        return {
          title: m.messages__report_sent_to_support({ reference }),
          description: m.messages__youll_find_it_and_our(),
        };
      },
    );
  return (
    <Dialog
      title={m.messages__report_this_conversation()}
      open={open}
      onOpenChange={(next) => next || onClose()}
      cancel
      onSubmit={() => void report()}
      footer={
        <Button type="submit" pending={pending}>
          {m.messages__send_report()}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="max-w-measure text-14 text-soft">
          {m.messages__support_sees_the_last_ten({ name: thread.other.name })}
        </p>
        <Select
          label={m.messages__whats_wrong()}
          options={reasons}
          value={reason}
          onChange={(event) => setReason(event.target.value as ReportReason)}
        />
        <Textarea
          label={m.messages__what_happened_optional()}
          maxLength={2_000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {error && (
          <div role="alert">
            <Notice tone="danger" title={m.messages__we_couldnt_send_your_report()}>
              {reasonOf(error)}
            </Notice>
          </div>
        )}
      </div>
    </Dialog>
  );
}
