import { m } from '@lintel/messages';
import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { type LeadEmail, readLeadEmail } from './read-lead-email.ts';

/** A field for the email of a lead, which fills the form. It names the lines that become a note. */
export function PasteEmail({ onRead }: { onRead: (email: LeadEmail) => void }) {
  const [text, setText] = useState<string>();
  if (text === undefined)
    return (
      <Button kind="quiet" size="sm" className="justify-self-start" onClick={() => setText('')}>
        <ClipboardPaste aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__paste_lead_email()}
      </Button>
    );
  const { rest } = readLeadEmail(text);
  return (
    <div className="grid gap-2">
      <Textarea
        autoFocus
        label={m.contacts__lead_email()}
        help={m.contacts__lead_email_help()}
        rows={4}
        maxLength={20_000}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onRead(readLeadEmail(target.value));
        }}
      />
      {rest && (
        <div className="grid gap-1 text-14">
          <p className="text-soft">{m.contacts__saved_as_a_note()}</p>
          <p className="max-h-32 overflow-y-auto border-l-2 border-line pl-3 break-words whitespace-pre-wrap">{rest}</p>
        </div>
      )}
    </div>
  );
}
