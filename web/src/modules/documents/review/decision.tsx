import { m } from '@lintel/messages';
import type { SharedDocument } from '@lintel/server/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Failure } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipButton } from '../../../ui/chip.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { approve, sendBack } from '../calls.ts';
import { documentsKey } from '../queries.ts';
import { StateBadge } from '../state-badge.tsx';

const common = [
  m.documents__pages_are_missing_please_upload,
  m.documents__the_text_isnt_readable_please,
  m.documents__this_document_is_out_of,
  m.documents__this_isnt_the_document_that,
];

/** Approves a document or returns it with a reason that the client reads. Both can be changed later. */
export function Decision({ document, onDecided }: { document: SharedDocument; onDecided: () => void }) {
  const client = useQueryClient();
  const form = useId();
  const [returning, setReturning] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const decided = (title: string) => () => {
    showToast({ title, description: m.documents__weve_notified({ ownerName: document.ownerName }) });
    setReturning(false);
    onDecided();
  };
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: documentsKey }) };
  const approving = useMutation({
    mutationFn: () => approve(document.id, document.version),
    onSuccess: decided(m.documents__approved_2({ fileName: document.fileName })),
    ...settled,
  });
  const sending = useMutation({
    mutationFn: () => sendBack(document.id, document.version, reason.trim()),
    onSuccess: decided(m.documents__returned_2({ fileName: document.fileName })),
    ...settled,
  });
  const error = approving.error ?? sending.error;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {document.status !== 'approved' && (
          <Button pending={approving.isPending} onClick={() => approving.mutate()}>
            {m.documents__approve()}
          </Button>
        )}
        {document.status !== 'rejected' && (
          <Button
            kind="secondary"
            aria-expanded={returning}
            aria-controls={form}
            onClick={() => setReturning(!returning)}
          >
            {m.documents__return_with_a_reason()}
          </Button>
        )}
        {document.status !== 'pending' && <StateBadge status={document.status} />}
      </div>
      {error && (
        <Notice tone="danger">
          {error instanceof Failure ? error.text : m.documents__we_couldnt_send_your_decision()}
        </Notice>
      )}
      {returning && (
        <form
          id={form}
          aria-label={m.documents__return_with_a_reason()}
          className="grid gap-3 rounded-control bg-sunk p-4"
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(reason.trim() === '');
            if (reason.trim() !== '') sending.mutate();
          }}
        >
          <div className="flex flex-wrap gap-2">
            {common.map((text) => (
              <ChipButton key={text()} onClick={() => setReason(text())}>
                {text()}
              </ChipButton>
            ))}
          </div>
          <Textarea
            label={m.documents__what_needs_attention()}
            help={m.documents__sees_this_reason_and_can({ ownerName: document.ownerName })}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={missing && reason.trim() === '' ? m.documents__describe_what_needs_attention() : undefined}
          />
          <Button type="submit" className="justify-self-start" pending={sending.isPending}>
            {m.documents__return_document()}
          </Button>
        </form>
      )}
    </div>
  );
}
