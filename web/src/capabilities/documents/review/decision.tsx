import type { SharedDocument } from '@lintel/server/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChipButton } from '../../../ui/chip.tsx';
import { Textarea } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { Failure } from '../../../wire/failure.ts';
import { approve, sendBack } from '../calls.ts';
import { documentsKey } from '../queries.ts';
import { StateBadge } from '../state-badge.tsx';

const common = [
  'Pages are missing. Please upload all of them.',
  'The text is not readable. Please scan it at 300 DPI.',
  'This one is out of date. Please upload the newest.',
  'This is another document than asked for.',
];

/** Approve, or return with the reason that the client reads. Either can be changed afterwards. */
export function Decision({ paper, onDecided }: { paper: SharedDocument; onDecided: () => void }) {
  const client = useQueryClient();
  const form = useId();
  const [returning, setReturning] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const decided = (title: string) => () => {
    showToast({ title, description: `${paper.ownerName} is told.` });
    setReturning(false);
    onDecided();
  };
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: documentsKey }) };
  const approving = useMutation({
    mutationFn: () => approve(paper.id, paper.version),
    onSuccess: decided(`${paper.fileName} approved`),
    ...settled,
  });
  const sending = useMutation({
    mutationFn: () => sendBack(paper.id, paper.version, reason.trim()),
    onSuccess: decided(`${paper.fileName} returned`),
    ...settled,
  });
  const error = approving.error ?? sending.error;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {paper.status !== 'approved' && (
          <Button pending={approving.isPending} onClick={() => approving.mutate()}>
            Approve
          </Button>
        )}
        {paper.status !== 'rejected' && (
          <Button
            kind="secondary"
            aria-expanded={returning}
            aria-controls={form}
            onClick={() => setReturning(!returning)}
          >
            Return with a reason
          </Button>
        )}
        {paper.status !== 'pending' && <StateBadge status={paper.status} />}
      </div>
      {error && (
        <Notice tone="danger">
          {error instanceof Failure ? error.text : 'The decision was not sent. Please try again.'}
        </Notice>
      )}
      {returning && (
        <form
          id={form}
          aria-label="Return with a reason"
          className="grid gap-3 rounded-control bg-sunk p-4"
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(reason.trim() === '');
            if (reason.trim() !== '') sending.mutate();
          }}
        >
          <div className="flex flex-wrap gap-2">
            {common.map((text) => (
              <ChipButton key={text} onClick={() => setReason(text)}>
                {text}
              </ChipButton>
            ))}
          </div>
          <Textarea
            label="What needs attention"
            help={`${paper.ownerName} reads this, and uploads a new version.`}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={missing && reason.trim() === '' ? 'Say what needs attention' : undefined}
          />
          <Button type="submit" className="justify-self-start" pending={sending.isPending}>
            Return the document
          </Button>
        </form>
      )}
    </div>
  );
}
