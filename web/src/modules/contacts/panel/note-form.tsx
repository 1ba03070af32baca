import { m } from '@lintel/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { useContactActions } from '../use-contact-actions.ts';

/** A note for the timeline. Ctrl or Cmd with Enter saves it. */
export function NoteForm({ id }: { id: number }) {
  const { log, pending } = useContactActions();
  const [text, setText] = useState('');
  const save = async () => {
    if (text.trim() && (await log(id, 'note', { text: text.trim() }))) setText('');
  };
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Textarea
        quiet
        label={m.contacts__write_a_note()}
        placeholder={m.contacts__write_a_note()}
        rows={2}
        maxLength={5_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void save();
        }}
      />
      {text.trim() && (
        <Button type="submit" size="sm" className="justify-self-start" pending={pending}>
          {m.contacts__save_note()}
        </Button>
      )}
    </form>
  );
}
