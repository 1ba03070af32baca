import { m } from '@lintel/messages';
import type { DocumentCategory, DocumentDetail } from '@lintel/server/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/fields/field.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { recategorize, renameDocument } from './calls.ts';
import { documentsKey } from './queries.ts';
import { categoryOptions } from './words.ts';

/** Renames a document. The extension states the file type and cannot be changed. */
export function RenameForm({ document }: { document: DocumentDetail }) {
  const client = useQueryClient();
  const dot = document.fileName.lastIndexOf('.');
  const ending = document.fileName.slice(dot);
  const [name, setName] = useState(document.fileName.slice(0, dot));
  const refresh = () => client.invalidateQueries({ queryKey: documentsKey });
  const renaming = useMutation({
    mutationFn: () => renameDocument(document.id, `${name.trim()}${ending}`),
    onSuccess: refresh,
  });
  const sorting = useMutation({
    mutationFn: (category: DocumentCategory) => recategorize(document.id, category),
    onSettled: refresh,
    onError: (cause) =>
      showToast({
        title: m.documents__we_couldnt_change_the_category(),
        description: cause instanceof Failure ? cause.text : undefined,
        tone: 'danger',
      }),
  });
  const failure = renaming.error instanceof Failure ? renaming.error : undefined;
  return (
    <div className="grid gap-4">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') renaming.mutate();
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
          <Button type="submit" kind="secondary" pending={renaming.isPending}>
            {m.documents__rename()}
          </Button>
        )}
      </form>
      <Select
        label={m.documents__category()}
        options={categoryOptions}
        value={document.category}
        onChange={({ target }) => sorting.mutate(target.value as DocumentCategory)}
      />
    </div>
  );
}
