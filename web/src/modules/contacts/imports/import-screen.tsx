import { m } from '@lintel/messages';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Screen } from '../../../ui/overlays/drawer.tsx';
import { contactsKey, type ImportPreview } from '../calls.ts';
import { ImportHistory } from './import-history.tsx';
import { type Columns, MappingFields } from './mapping-fields.tsx';
import { PreviewTable } from './preview-table.tsx';

interface Chosen {
  fileName: string;
  file: string;
  preview: ImportPreview;
}

/** Imports a file in three steps: choose, check the columns and the duplicates, import. The import can be undone. */
export function ImportScreen({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen>();
  const { act, pending } = useAction({ refetch: [contactsKey], failed: m.contacts__we_couldnt_read_the_file() });
  const read = (fileName: string, file: string, columns: Partial<Columns> = {}) =>
    act(async () => {
      const preview = await callApi((api) => api.contacts.imports.preview({ file, ...columns }));
      setChosen({ fileName, file, preview });
    });
  const undo = (id: number) =>
    act(() => callApi((api) => api.contacts.imports.undo({ id })), { title: m.contacts__import_undone() });
  const send = async ({ fileName, file, preview }: Chosen) => {
    const columns = preview.format === 'csv' ? { mapping: preview.mapping, fields: preview.fields } : {};
    const added = await act(
      () => callApi((api) => api.contacts.imports.add({ fileName, file, ...columns })),
      (result) => ({
        title: m.contacts__imported({ created: result.created, completed: result.completed }),
        undo: () => undo(result.id),
      }),
    );
    if (added) setChosen(undefined);
  };
  const writes = chosen ? chosen.preview.counts.new + chosen.preview.counts.complete : 0;
  return (
    <Screen
      open
      title={m.contacts__import_contacts()}
      onOpenChange={(open) => open || onClose()}
      {...(chosen && {
        footer: (
          <>
            <Button
              pending={pending}
              unavailable={writes === 0 ? m.contacts__no_new_contact_in_the_file() : undefined}
              onClick={() => void send(chosen)}
            >
              {m.contacts__import_count({ count: writes })}
            </Button>
            <Button kind="secondary" onClick={() => setChosen(undefined)}>
              {m.contacts__choose_another_file()}
            </Button>
          </>
        ),
      })}
    >
      {chosen ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {chosen.preview.format === 'csv' && (
            <MappingFields
              preview={chosen.preview}
              onChange={(columns) => void read(chosen.fileName, chosen.file, columns)}
            />
          )}
          <PreviewTable preview={chosen.preview} />
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ChooseFile pending={pending} onFile={(name, text) => void read(name, text)} />
          <ImportHistory onUndo={(id) => void undo(id)} />
        </div>
      )}
    </Screen>
  );
}

function ChooseFile({ pending, onFile }: { pending: boolean; onFile: (name: string, text: string) => void }) {
  const take = async (file: File | undefined) => {
    if (file) onFile(file.name, await file.text());
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the field does the same by key
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
      className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge bg-sunk p-8 text-center"
    >
      <FileUp aria-hidden size={32} strokeWidth={1.5} className="text-soft" />
      <p className="font-medium">{m.contacts__choose_a_file()}</p>
      <p className="max-w-measure text-14 text-soft">{m.contacts__choose_a_file_about()}</p>
      <label className="relative inline-flex min-h-10 items-center rounded-control bg-primary px-4 text-14 font-medium text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
        {pending ? m.contacts__reading() : m.contacts__choose_file()}
        <input
          type="file"
          accept=".csv,.vcf,text/csv,text/vcard"
          className="absolute inset-0 opacity-0"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
    </div>
  );
}
