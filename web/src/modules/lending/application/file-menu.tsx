import { m } from '@lintel/messages';
import type { Application } from '@lintel/server/lending';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { saveText } from '../../../ui/table/csv.ts';
import { applicationPdfPath } from '../paths.ts';
import { ImportDialog, previewOf } from './import-dialog.tsx';
import { isOpen } from './is-open.ts';

const mediaTypes = { xml: 'application/xml', json: 'application/json' };

/** Files of an application: a PDF summary, and MISMO-shaped XML or JSON, which can be imported again. */
export function FileMenu({ application }: { application: Application }) {
  const { id } = application;
  const input = useRef<HTMLInputElement>(null);
  const exporting = useAction({ failed: m.lending__could_not_export() });
  const [failed, setFailed] = useState<unknown>();
  const [preview, setPreview] = useState<Awaited<ReturnType<typeof previewOf>>>();
  const save = (format: keyof typeof mediaTypes) =>
    exporting.act(async () => {
      const { fileName, content } = await callApi((api) => api.lending.exportApplication({ id, format }));
      saveText(fileName, content, mediaTypes[format]);
    });
  const read = (file: File) => previewOf(application, file).then(setPreview, setFailed);
  const close = () => {
    setPreview(undefined);
    setFailed(undefined);
  };
  return (
    <>
      <Menu
        label={m.lending__files()}
        align="end"
        trigger={
          <Button kind="secondary" size="icon" aria-label={m.lending__files()}>
            <Ellipsis aria-hidden size={16} strokeWidth={1.5} />
          </Button>
        }
        items={[
          { label: m.lending__open_pdf_summary(), onSelect: () => window.open(applicationPdfPath(id), '_blank') },
          { label: m.lending__export_xml(), onSelect: () => void save('xml') },
          { label: m.lending__export_json(), onSelect: () => void save('json') },
          ...(isOpen(application) ? [{ label: m.lending__import_file(), onSelect: () => input.current?.click() }] : []),
        ]}
      />
      <ImportDialog application={application} preview={preview} failed={failed} onClose={close} />
      <input
        ref={input}
        type="file"
        accept=".xml,.json"
        hidden
        aria-label={m.lending__import_file()}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          target.value = '';
        }}
      />
    </>
  );
}
