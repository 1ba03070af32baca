import { m } from '@lintel/messages';
import { messageLengthMax } from '@lintel/server/assistant';
import { useQueryClient } from '@tanstack/react-query';
import { Send, Square } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { controlLook } from '../../ui/fields/field.tsx';
import { askQuestion, stop, usePendingQuestion } from './pending-question.ts';

/** Number of characters from which the remaining length is shown. */
const REMAINING_FROM = messageLengthMax - 200;

/** The input: Enter sends, Shift+Enter adds a line. Blank messages are not sent. */
export function Composer() {
  const client = useQueryClient();
  const pending = usePendingQuestion();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const busy = pending !== null && pending.failed === undefined;
  const empty = typed.trim() === '';
  const long = typed.trim().length > messageLengthMax;
  const submit = () => {
    if (empty || long || busy) return;
    askQuestion(client, typed);
    setTyped('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter accepts the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {m.assistant__ask_the_assistant()}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          rows={1}
          value={typed}
          placeholder={m.assistant__ask_a_question()}
          aria-describedby={`${id}-help`}
          aria-invalid={long || undefined}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className={`${controlLook} field-sizing-content max-h-40 resize-none py-2`}
        />
        {busy ? (
          <Button
            kind="secondary"
            size="icon"
            className="shrink-0"
            aria-label={m.assistant__stop_answering()}
            onClick={stop}
          >
            <Square aria-hidden size={16} strokeWidth={1.5} />
          </Button>
        ) : (
          <Button
            type="submit"
            size="icon"
            className="shrink-0"
            aria-label={m.assistant__send()}
            unavailable={
              empty
                ? m.assistant__enter_a_question_first()
                : long
                  ? m.assistant__your_question_is_too_long()
                  : undefined
            }
          >
            <Send aria-hidden size={16} strokeWidth={1.5} />
          </Button>
        )}
      </div>
      <p id={`${id}-help`} className={long ? 'text-12 text-danger' : 'text-12 text-soft'}>
        {typed.trim().length > REMAINING_FROM
          ? m.assistant__of_characters({
              count: typed.trim().length.toLocaleString('en-US'),
              count2: messageLengthMax.toLocaleString('en-US'),
            })
          : m.assistant__press_enter_to_send_or()}
      </p>
    </form>
  );
}
