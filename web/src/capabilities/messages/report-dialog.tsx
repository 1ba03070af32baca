import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/drawer.tsx';
import { Select, Textarea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { Failure } from '../../wire/failure.ts';
import { type ReportReason, reportThread, type Thread } from './calls.ts';

const reasons: { value: ReportReason; label: string }[] = [
  { value: 'money', label: 'Asks for money or bank details in an odd way' },
  { value: 'abuse', label: 'Insults, threatens or harasses' },
  { value: 'discrimination', label: 'Treats people differently by who they are' },
  { value: 'spam', label: 'Advertises something else' },
  { value: 'other', label: 'Something else' },
];

/** Tells support what is wrong, and says before what they will see. */
export function ReportDialog({ thread, open, onClose }: { thread: Thread; open: boolean; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('money');
  const [note, setNote] = useState('');
  const report = useMutation({
    mutationFn: () => reportThread(thread.id, reason, note),
    onSuccess: ({ reference }) => {
      setNote('');
      onClose();
      showToast({
        title: `Your report ${reference} is with support`,
        description: 'You find it, and our answer, on the support page.',
      });
    },
  });
  return (
    <Dialog
      title="Report this conversation"
      open={open}
      onOpenChange={(next) => next || onClose()}
      footer={
        <>
          <Button pending={report.isPending} onClick={() => report.mutate()}>
            Send report
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="max-w-measure text-14 text-soft">
          Support sees the last ten messages of this conversation and who wrote them. {thread.other.name} is not told of
          your report. If money is already on its way, call your bank first.
        </p>
        <Select
          label="What is wrong"
          options={reasons}
          value={reason}
          onChange={(event) => setReason(event.target.value as ReportReason)}
        />
        <Textarea
          label="What happened (optional)"
          maxLength={2_000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {report.error && (
          <div role="alert">
            <Notice tone="danger" title="Your report was not sent">
              {report.error instanceof Failure ? report.error.text : 'Please try again.'}
            </Notice>
          </div>
        )}
      </div>
    </Dialog>
  );
}
