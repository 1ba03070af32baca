import { m } from '@lintel/messages';
import type { SharedDocument } from '@lintel/server/documents';
import { useId, useState } from 'react';
import { reasonOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipButton } from '../../../ui/chip.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
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
  const form = useId();
  const [returning, setReturning] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [pressed, setPressed] = useState<'approve' | 'return'>();
  const { act, pending, error } = useAction({ refetch: [documentsKey], failed: null });
  const decide = (decision: 'approve' | 'return') => {
    const { id, version, fileName, ownerName } = document;
    setPressed(decision);
    return act(
      () => (decision === 'approve' ? approve(id, version) : sendBack(id, version, reason.trim())),
      () => {
        setReturning(false);
        onDecided();
        return {
          title: decision === 'approve' ? m.documents__approved_2({ fileName }) : m.documents__returned_2({ fileName }),
          description: m.documents__weve_notified({ ownerName }),
        };
      },
    );
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {document.status !== 'approved' && (
          <Button pending={pending && pressed === 'approve'} onClick={() => void decide('approve')}>
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
      {error && <Notice tone="danger">{reasonOf(error)}</Notice>}
      {returning && (
        <form
          id={form}
          aria-label={m.documents__return_with_a_reason()}
          className="grid gap-3 rounded-control bg-sunk p-4"
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(reason.trim() === '');
            if (reason.trim() !== '') void decide('return');
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
          <Button type="submit" className="justify-self-start" pending={pending && pressed === 'return'}>
            {m.documents__return_document()}
          </Button>
        </form>
      )}
    </div>
  );
}
