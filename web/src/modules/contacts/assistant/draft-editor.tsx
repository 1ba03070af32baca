import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCopy, Mail, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type LeadDetail, wordingQuery } from '../calls.ts';
import { fullName } from '../labels.ts';
import { LogDialog } from '../today/log-dialog.tsx';

/** A draft to change. Its wording is checked while it is written; the person copies it or opens it as an email. */
export function DraftEditor(props: {
  text: string;
  send?: { lead: LeadDetail; subject: string };
  /** Rewords the draft with the language model, if one is set. */
  reword?: () => Promise<{ text: string; by: 'model' | 'template' }>;
}) {
  const { send, reword } = props;
  const [text, setText] = useState(props.text);
  const [logs, setLogs] = useState(false);
  const { act, pending } = useAction();
  const [wordedBy, setWordedBy] = useState<'model' | 'template'>();
  const issues = useQuery(wordingQuery(useDebounced(text, 400))).data?.issues ?? [];
  const forbidden = issues.length > 0 ? m.contacts__change_the_marked_words() : undefined;
  const email = send?.lead.reachable.find(({ channel }) => channel === 'email');
  return (
    <div className="grid gap-3">
      <Textarea
        label={m.contacts__text()}
        rows={12}
        maxLength={5_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">
        {issues.map(({ from, words, reason }) => (
          <Notice key={`${from} ${words}`} tone="danger" title={m.contacts__quoted({ words })}>
            {reason}
          </Notice>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {send && (
          <Button
            unavailable={
              forbidden ?? (email?.isAllowed ? undefined : (email?.reason ?? m.contacts__no_email_address()))
            }
            onClick={() => {
              location.href = `mailto:${send.lead.email}?subject=${encodeURIComponent(send.subject)}&body=${encodeURIComponent(text)}`;
              setLogs(true);
            }}
          >
            <Mail aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__open_as_email()}
          </Button>
        )}
        <Button
          kind="secondary"
          unavailable={forbidden}
          onClick={() => void act(() => navigator.clipboard.writeText(text), { title: m.contacts__copied() })}
        >
          <ClipboardCopy aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__copy()}
        </Button>
        {reword && (
          <Button
            kind="quiet"
            pending={pending}
            onClick={() =>
              void act(async () => {
                const { text: other, by } = await reword();
                setWordedBy(by);
                if (by === 'model') setText(other);
              })
            }
          >
            <PenLine aria-hidden size={16} strokeWidth={1.5} /> {m.contacts__reword()}
          </Button>
        )}
      </div>
      <p role="status" className="text-12 text-soft">
        {wordedBy === 'model'
          ? m.contacts__reworded()
          : wordedBy === 'template'
            ? m.contacts__reword_kept()
            : m.contacts__drafts_about()}
      </p>
      {logs && send && (
        <LogDialog id={send.lead.id} name={fullName(send.lead)} channel="email" onClose={() => setLogs(false)} />
      )}
    </div>
  );
}
