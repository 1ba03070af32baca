import { m } from '@lintel/messages';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';

/** Field to rename a saved search. */
export function Rename(props: {
  name: string;
  pending: boolean;
  onSave: (name: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const [name, setName] = useState(props.name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const missing = name.trim() === '';
  const save = async () => {
    if (!missing && (await props.onSave(name))) props.onClose();
  };
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
    >
      <Field
        label={m.alerts__search_name()}
        value={name}
        maxLength={100}
        error={missing ? m.alerts__must_not_be_empty() : undefined}
        ref={field}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" pending={props.pending}>
        {m.alerts__save_name()}
      </Button>
      <Button kind="quiet" onClick={props.onClose}>
        {m.alerts__cancel()}
      </Button>
    </form>
  );
}
