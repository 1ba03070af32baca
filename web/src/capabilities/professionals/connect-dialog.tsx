import { consentText, daysToAnswer, type SharedFact } from '@lintel/server/professionals';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/drawer.tsx';
import { Textarea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ask } from '../../wire/client.ts';
import type { Professional } from './calls.ts';
import { ShareFields } from './share-fields.tsx';
import { useAct } from './use-act.ts';
import { nameOf } from './words.ts';

const why = {
  connect: undefined,
  message: 'Messages open once your request is accepted. What you write here goes along with it.',
  book: 'Times can be proposed once your request is accepted.',
};

/** A request with consent: who gets to see what is chosen and read before it is sent. */
export default function ConnectDialog(props: {
  professional: Pick<Professional, 'id' | 'firstName' | 'lastName' | 'type'>;
  /** The list of matches that they were on. */
  list?: string | undefined;
  for: keyof typeof why;
  onClose: () => void;
}) {
  const { professional, onClose } = props;
  const { act, pending } = useAct();
  const [shared, setShared] = useState<SharedFact[]>(['name', 'email']);
  const [message, setMessage] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const name = nameOf(professional);
  const send = async () => {
    setAsked(true);
    if (!agreed) return;
    const words = message.trim();
    const sent = await act(
      () =>
        ask((api) =>
          api.professionals.connect({
            id: professional.id,
            shared,
            consent: true,
            ...(words ? { message: words } : {}),
          }),
        ),
      () => ({ title: 'Request sent', description: `${name} has been notified.` }),
    );
    if (sent) onClose();
  };
  return (
    <Dialog
      open
      title={`Connect with ${name}`}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button pending={pending} onClick={() => void send()}>
            Send request
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {why[props.for] && <Notice>{why[props.for]}</Notice>}
        <p className="text-14 text-soft">
          {professional.firstName} has {daysToAnswer} days to answer; you are told at once. You can take the request
          back at any time.
        </p>
        <ShareFields
          firstName={professional.firstName}
          shared={shared}
          onChange={(chosen) => {
            setShared(chosen);
            // Other words are another consent.
            setAgreed(false);
          }}
        />
        <Textarea
          label="Message (optional)"
          rows={3}
          maxLength={1_000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <div className="border-t border-line pt-4">
          <Checkbox
            label={consentText(name, shared)}
            checked={agreed}
            onChange={({ target }) => setAgreed(target.checked)}
            error={asked && !agreed ? 'Please agree to what is shown, or choose less' : undefined}
          />
        </div>
      </div>
    </Dialog>
  );
}
