import { m } from '@lintel/messages';
import type { DocumentCategory, DocumentDetail } from '@lintel/server/documents';
import { useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/fields/field.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { recategorize, renameDocument } from './calls.ts';
import { documentsKey } from './queries.ts';
import { categoryOptions } from './words.ts';

/** Renames a document. The extension states the file type and cannot be changed. */
export function RenameForm({ document }: { document: DocumentDetail }) {
  const dot = document.fileName.lastIndexOf('.');
  const ending = document.fileName.slice(dot);
  const [name, setName] = useState(document.fileName.slice(0, dot));
  const { act, pending, error } = useAction({ refetch: [documentsKey], failed: null });
  const sorting = useAction({ refetch: [documentsKey], failed: m.documents__we_couldnt_change_the_category() });
  const rename = () => act(() => renameDocument(document.id, `${name.trim()}${ending}`));
  const failure = error instanceof Failure ? error : undefined;
  return (
    <div className="grid gap-4">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void rename();
        }}
      >
        <div className="min-w-0 flex-1">
          <Field
            label={m.documents__name()}
            value={name}
            maxLength={240}
            onChange={({ target }) => setName(target.value)}
            inside={<span className="pr-3 text-14 text-soft">{ending}</span>}
            error={name.trim() === '' ? m.documents__enter_a_name() : (failure?.fields[0]?.rule ?? failure?.text)}
          />
        </div>
        {name !== document.fileName.slice(0, dot) && (
          <Button type="submit" kind="secondary" pending={pending}>
            {m.documents__rename()}
          </Button>
        )}
      </form>
      <Select
        label={m.documents__category()}
        options={categoryOptions}
        value={document.category}
        onChange={({ target }) => void sorting.act(() => recategorize(document.id, target.value as DocumentCategory))}
      />
    </div>
  );
}
