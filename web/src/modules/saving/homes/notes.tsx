import { m } from '@lintel/messages';
import { noteLengthMax } from '@lintel/server/saving';
import { NotebookPen, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { day } from '../../../ui/format.ts';
import type { SavedHome } from '../queries.ts';
import { useHomeChange } from './use-home-change.ts';

type Note = SavedHome['notes'][number];

/** Notes of all members about a home; own notes can be edited and deleted. */
export function Notes({ home, name }: { home: SavedHome; name: string }) {
  const [writing, setWriting] = useState(false);
  const { change, pending } = useHomeChange(m.saving__we_couldnt_save_the_note());
  return (
    <div className="grid gap-3">
      {home.notes.length > 0 && (
        <ul className="grid gap-3">
          {home.notes.map((note) => (
            <li key={note.id}>
              <OneNote home={home} note={note} />
            </li>
          ))}
        </ul>
      )}
      {writing ? (
        <NoteForm
          label={m.saving__add_a_note()}
          action={m.saving__add_note()}
          pending={pending}
          onSend={(text) => change((api) => api.saving.addNote({ id: home.id, text }))}
          onSent={() => setWriting(false)}
          onCancel={() => setWriting(false)}
        />
      ) : (
        <div data-print="no" className="-ml-3">
          <Button
            kind="quiet"
            size="sm"
            aria-label={m.saving__add_a_note_to({ name })}
            onClick={() => setWriting(true)}
          >
            <NotebookPen aria-hidden size={16} strokeWidth={1.5} /> {m.saving__add_a_note()}
          </Button>
        </div>
      )}
    </div>
  );
}

function OneNote({ home, note }: { home: SavedHome; note: Note }) {
  const [editing, setEditing] = useState(false);
  const ids = { id: home.id, noteId: note.id };
  const { change, pending: changing } = useHomeChange(m.saving__we_couldnt_save_your_edit());
  const { change: write } = useHomeChange(m.saving__we_couldnt_save_the_note());
  const { change: remove, pending: removing } = useHomeChange(m.saving__we_couldnt_delete_the_note());
  const removeNow = () =>
    remove((api) => api.saving.removeNote(ids), {
      title: m.saving__note_deleted(),
      undo: () => write((api) => api.saving.addNote({ id: home.id, text: note.text })),
    });
  if (editing)
    return (
      <NoteForm
        label={m.saving__edit_note()}
        action={m.saving__save_note()}
        start={note.text}
        pending={changing}
        onSend={(text) => change((api) => api.saving.changeNote({ ...ids, text }))}
        onSent={() => setEditing(false)}
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <div className="border-line border-l-2 pl-3">
      <p className="text-14 whitespace-pre-line">{note.text}</p>
      <div className="flex flex-wrap items-center gap-1 text-12 text-soft">
        <span>
          {note.mine ? m.saving__you() : note.author}, <time dateTime={note.createdAt}>{day(note.createdAt)}</time>
          {note.editedAt && m.saving__edited()}
        </span>
        {note.mine && (
          <span data-print="no" className="flex">
            <Button kind="quiet" size="sm" aria-label={m.saving__edit_this_note()} onClick={() => setEditing(true)}>
              <Pencil aria-hidden size={16} strokeWidth={1.5} />
            </Button>
            <Button
              kind="quiet"
              size="sm"
              aria-label={m.saving__delete_this_note()}
              pending={removing}
              onClick={() => void removeNow()}
            >
              <Trash2 aria-hidden size={16} strokeWidth={1.5} />
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}

function NoteForm(props: {
  label: string;
  action: string;
  start?: string;
  pending: boolean;
  onSend: (text: string) => Promise<boolean>;
  onSent: () => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState(props.start ?? '');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = async () => {
    if (text.trim() === '') return setMissing(true);
    if (!(await props.onSend(text))) return;
    setText('');
    props.onSent();
  };
  return (
    <form
      data-print="no"
      className="grid gap-2"
      onKeyDown={(event) => event.key === 'Escape' && props.onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        ref={field}
        label={props.label}
        quiet
        rows={2}
        placeholder={m.saving__what_you_liked_what_to()}
        maxLength={noteLengthMax}
        value={text}
        error={missing ? m.saving__write_a_note_first() : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" kind="secondary" size="sm" pending={props.pending}>
          {props.action}
        </Button>
        <Button kind="quiet" size="sm" onClick={props.onCancel}>
          {m.saving__cancel()}
        </Button>
      </div>
    </form>
  );
}
