import { m } from '@lintel/messages';
import { ClipboardPaste, FileUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import type { ReadLeadEmail } from '../calls.ts';

/** Maximum length of a pasted email. */
const textMax = 20_000;

/** A field for the text or the file of a lead's email, which fills the form. It names the lines that become a note. */
export function PasteEmail({ start, onRead }: { start?: string | undefined; onRead: (email: ReadLeadEmail) => void }) {
  const [text, setText] = useState(start);
  const [rest, setRest] = useState('');
  const { act, pending } = useAction();
  const file = useRef<HTMLInputElement>(null);
  const pasted = useDebounced(text ?? '', 300);
  const read = (email: { text: string } | { file: string }) =>
    act(async () => {
      const found = await callApi((api) => api.contacts.leadEmails.read(email));
      setRest(found.rest);
      onRead(found);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again only when the text changes
  useEffect(() => {
    if (pasted.trim()) void read({ text: pasted });
    else setRest('');
  }, [pasted]);
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) await read({ file: await base64Of(chosen) });
    target.value = '';
  };
  return (
    <div className="grid gap-2">
      {text === undefined ? (
        <div className="flex flex-wrap gap-1">
          <Button kind="quiet" size="sm" onClick={() => setText('')}>
            <ClipboardPaste aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__paste_lead_email()}
          </Button>
          <Button kind="quiet" size="sm" pending={pending} onClick={() => file.current?.click()}>
            <FileUp aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__open_email_file()}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".eml,message/rfc822"
            hidden
            aria-label={m.contacts__open_email_file()}
            onChange={(event) => void readFile(event)}
          />
        </div>
      ) : (
        <Textarea
          autoFocus
          label={m.contacts__lead_email()}
          help={m.contacts__lead_email_help()}
          rows={4}
          maxLength={textMax}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {rest && (
        <div className="grid gap-1 text-14">
          <p className="text-soft">{m.contacts__saved_as_a_note()}</p>
          <p className="max-h-32 overflow-y-auto border-l-2 border-line pl-3 break-words whitespace-pre-wrap">{rest}</p>
        </div>
      )}
    </div>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
