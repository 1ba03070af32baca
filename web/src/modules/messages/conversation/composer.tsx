import { m } from '@lintel/messages';
import { useQueryClient } from '@tanstack/react-query';
import { SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { controlLook } from '../../../ui/fields/field.tsx';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import type { Thread } from '../calls.ts';
import { readDraft, saveDraft } from '../drafts.ts';
import { useOutbox } from '../outbox.ts';
import { AttachDocuments, type AttachedDocument } from './attach-documents.tsx';

const CHARACTERS_MAX = 10_000;

/** The input of a conversation. Unsent text is saved as a draft. */
export function Composer({ thread }: { thread: Thread }) {
  const _client = useQueryClient();
  const [body, setBody] = useState(() => readDraft(thread.id));
  const [documents, setDocuments] = useState<readonly AttachedDocument[]>([]);
  const hint = useId();
  const { dispatch } = useOutbox();
  // On-screen keyboards have no Shift+Enter, so only the button sends.
  const touch = useMedia('(pointer: coarse)');
  const text = body.trim();
  const over = text.length - CHARACTERS_MAX;
  const blocked =
    over > 0
      ? m.messages__this_is_characters_too_long({ count: over.toLocaleString('en-US') })
      : text === '' && documents.length === 0
        ? m.messages__write_a_message_first()
        : undefined;
  const write = (next: string) => {
    setBody(next);
    saveDraft(thread.id, next);
  };
  const send = () => {
    if (blocked) return;
    dispatch({ threadId: thread.id, body: text, documents: [...documents] });
    write('');
    setDocuments([]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that completes an IME composition does not send.
    if (event.key !== 'Enter' || event.shiftKey || touch || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      aria-label={m.messages__message_2({ name: thread.other.name })}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-3 lg:px-6"
    >
      {documents.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {documents.map((document) => (
            <li
              key={document.id}
              className="flex max-w-full items-center gap-1 rounded-chip border border-line bg-raised py-0.5 pl-3 text-14"
            >
              <span className="truncate">{document.fileName}</span>
              <Button
                kind="quiet"
                size="sm"
                className="px-2!"
                aria-label={m.messages__remove({ fileName: document.fileName })}
                onClick={() => setDocuments(documents.filter(({ id }) => id !== document.id))}
              >
                <X aria-hidden size={16} strokeWidth={1.5} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        {thread.other.agentId !== null && !thread.withCompany && thread.state === 'open' && (
          <AttachDocuments chosen={documents} to={thread.other.name} onChange={setDocuments} />
        )}
        <textarea
          aria-label={m.messages__message()}
          aria-describedby={hint}
          rows={1}
          value={body}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className={`${controlLook} field-sizing-content max-h-48 resize-none py-2`}
        />
        <Button
          type="submit"
          size="icon"
          aria-label={m.messages__send()}
          title={m.messages__send()}
          unavailable={blocked}
        >
          <SendHorizontal aria-hidden size={20} strokeWidth={1.5} />
        </Button>
      </div>
      <p id={hint} className={over > 0 ? 'text-12 text-danger' : 'text-12 text-soft'}>
        {over > 0
          ? m.messages__messages_can_have_up_to({
              count: CHARACTERS_MAX.toLocaleString('en-US'),
              count2: over.toLocaleString('en-US'),
            })
          : touch
            ? m.messages__only_this_person_gets_your()
            : m.messages__enter_sends_shift_enter_starts()}
      </p>
    </form>
  );
}
