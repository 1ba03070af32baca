import { m } from '@lintel/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import type { Channel } from '../calls.ts';
import { outcomeLabels } from '../labels.ts';
import { useContactActions } from '../use-contact-actions.ts';

const outcomes = {
  call: ['reached', 'left_message', 'no_answer', 'wrong_number'],
  text: ['sent'],
  email: ['sent'],
} as const;

/** Logs how a call, a text message or an email went: one tap on the outcome saves it with the note. */
export function LogDialog(props: { id: number; name: string; channel: Channel; onClose: () => void }) {
  const { id, name, channel, onClose } = props;
  const { log, pending } = useContactActions();
  const [text, setText] = useState('');
  const title = {
    call: m.contacts__how_did_the_call_go,
    text: m.contacts__did_you_send_the_text,
    email: m.contacts__did_you_send_the_email,
  }[channel];
  return (
    <Dialog open title={title({ name })} onOpenChange={(open) => open || onClose()}>
      <div className="grid gap-4">
        <Textarea
          label={m.contacts__note_optional()}
          rows={2}
          maxLength={5_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="grid gap-2 sm:grid-cols-2">
          {outcomes[channel].map((outcome) => (
            <Button
              key={outcome}
              kind={outcome === 'reached' || outcome === 'sent' ? 'primary' : 'secondary'}
              size="lg"
              pending={pending}
              onClick={async () => {
                if (await log(id, channel, { outcome, text: text.trim() })) onClose();
              }}
            >
              {outcomeLabels[outcome]}
            </Button>
          ))}
          <Button kind="quiet" size="lg" onClick={onClose}>
            {m.contacts__dont_log()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
