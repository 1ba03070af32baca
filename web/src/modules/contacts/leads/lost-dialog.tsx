import { m } from '@lintel/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChipButton } from '../../../ui/chip.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import type { Lead } from '../calls.ts';
import { fullName } from '../labels.ts';
import { useContactActions } from '../use-contact-actions.ts';

const reasons = [
  m.contacts__lost_other_agent,
  m.contacts__lost_no_answer,
  m.contacts__lost_plans_changed,
  m.contacts__lost_not_financed,
] as const;

/** Marks a contact as lost, with the reason. */
export function LostDialog(props: {
  lead: Pick<Lead, 'id' | 'firstName' | 'lastName' | 'status'>;
  onClose: () => void;
}) {
  const { lead, onClose } = props;
  const { move, pending } = useContactActions();
  const name = fullName(lead);
  return (
    <LostReasonDialog
      title={m.contacts__mark_name_as_lost({ name })}
      pending={pending}
      onSend={(reason) => move({ id: lead.id, name }, 'lost', reason)}
      onClose={onClose}
    />
  );
}

/** Asks why contacts are lost; it closes when `onSend` succeeded. */
export function LostReasonDialog(props: {
  title: string;
  pending: boolean;
  onSend: (reason: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const { title, pending, onSend, onClose } = props;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const send = async () => {
    setTried(true);
    if (reason.trim() && (await onSend(reason.trim()))) onClose();
  };
  return (
    <Dialog
      open
      cancel
      title={title}
      onOpenChange={(open) => open || onClose()}
      onSubmit={() => void send()}
      footer={
        <Button type="submit" pending={pending}>
          {m.contacts__mark_as_lost()}
        </Button>
      }
    >
      <div className="grid gap-3">
        <Textarea
          label={m.contacts__reason()}
          rows={2}
          maxLength={500}
          value={reason}
          error={tried && !reason.trim() ? m.contacts__please_give_the_reason() : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          {reasons.map((each) => (
            <ChipButton key={each()} onClick={() => setReason(each())}>
              {each()}
            </ChipButton>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
