import { m } from '@lintel/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';

/** Asks for confirmation of an action that affects the other side, with an optional message to them. */
export default function EndDialog(props: {
  title: string;
  /** The consequences, as sentences. */
  consequences: string;
  verb: string;
  pending: boolean;
  onConfirm: (reason: string | undefined) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      title={props.title}
      onOpenChange={(open) => open || props.onClose()}
      cancel
      footer={
        <Button kind="danger" pending={props.pending} onClick={() => props.onConfirm(reason.trim() || undefined)}>
          {props.verb}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{props.consequences}</p>
        <Textarea
          label={m.professionals__reason_optional()}
          help={m.professionals__the_other_person_sees_exactly()}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}
