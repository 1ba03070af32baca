import { m } from '@lintel/messages';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Textarea } from '../../ui/fields/field.tsx';
import { Dialog } from '../../ui/overlays/drawer.tsx';

/** Asks for confirmation of an action that affects others, optionally with a message to them. */
export function ConfirmDialog(props: {
  title: string;
  children: ReactNode;
  /** Label of the confirm button, such as "Suspend Ana". */
  verb: string;
  danger?: boolean;
  /** Label of the message field; without it there is none. */
  reason?: string;
  pending: boolean;
  onConfirm: (reason: string | undefined) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const words = reason.trim();
  return (
    <Dialog
      open
      title={props.title}
      onOpenChange={(open) => open || props.onClose()}
      cancel
      footer={
        <Button
          kind={props.danger ? 'danger' : 'primary'}
          pending={props.pending}
          onClick={() => props.onConfirm(words || undefined)}
        >
          {props.verb}
        </Button>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-2">{props.children}</div>
        {props.reason && (
          <Textarea
            label={props.reason}
            help={m.network__optional_we_include_it_in()}
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
