import { m } from '@lintel/messages';
import { type Application, specOf } from '@lintel/server/lending';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { failureOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { applicationQuery, lendingKey } from '../calls.ts';

type Preview = Awaited<ReturnType<typeof previewOf>>;

/** The changes that a file would make, read by the server before anything is changed. */
export async function previewOf({ id, version }: Application, file: File) {
  const content = await file.text();
  const preview = await callApi((api) => api.lending.previewImport({ id, content }));
  return { ...preview, content, version, fileName: file.name };
}

/** Field by field what an import changes, to confirm. `failed` is the error of a file that cannot be imported. */
export function ImportDialog(props: {
  application: Application;
  preview: Preview | undefined;
  failed: unknown;
  onClose: () => void;
}) {
  const { application, preview, failed, onClose } = props;
  const { id, country } = application;
  const client = useQueryClient();
  const { act, pending } = useAction({ refetch: [lendingKey], failed: m.lending__could_not_import() });
  const label = (path: string): string => {
    const found = specOf(path, country);
    return found ? `${found.section.label()}: ${found.field.label()}` : path;
  };
  const shown = (path: string, value: string | number | boolean | null): string => {
    if (value === null) return '–';
    if (typeof value === 'boolean') return value ? m.lending__yes() : m.lending__no();
    return specOf(path, country)?.field.choices?.[String(value)]?.() ?? String(value);
  };
  const apply = async ({ content, version }: Preview) => {
    const done = await act(
      async () => {
        const imported = await callApi((api) => api.lending.importApplication({ id, version, content }));
        client.setQueryData(applicationQuery(id).queryKey, imported.application);
        return imported;
      },
      ({ conflicts }) => ({
        title: m.lending__imported(),
        ...(conflicts.length > 0 && { description: m.lending__kept_newer({ count: conflicts.length }) }),
      }),
    );
    if (done) onClose();
  };
  const changes = preview?.changes ?? [];
  return (
    <Dialog
      title={preview ? m.lending__import_title({ file: preview.fileName }) : m.lending__could_not_import()}
      open={preview !== undefined || failed !== undefined}
      onOpenChange={(open) => !open && onClose()}
      cancel
      footer={
        preview &&
        changes.length > 0 && (
          <Button pending={pending} onClick={() => void apply(preview)}>
            {m.lending__import_fields({ count: changes.length })}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {failed !== undefined && (
          <Notice tone="danger" title={m.lending__nothing_was_changed()}>
            <ul className="grid gap-1">
              {failureOf(failed)
                .fields.slice(0, 20)
                .map(({ field, rule }) => (
                  <li key={field}>
                    {field === 'content' ? m.lending__the_file() : label(field)} {rule}
                  </li>
                ))}
            </ul>
          </Notice>
        )}
        {preview && changes.length === 0 && <p>{m.lending__import_changes_nothing()}</p>}
        {changes.length > 0 && (
          <DataTable
            caption={m.lending__import_changes()}
            quietCaption
            rows={changes}
            keyOf={({ path }) => path}
            columns={[
              { head: m.lending__field(), cell: ({ path }) => label(path) },
              { head: m.lending__value_now(), cell: ({ path, now }) => shown(path, now) },
              { head: m.lending__from_file(), cell: ({ path, next }) => shown(path, next) },
            ]}
          />
        )}
        {preview && preview.leftOut.length > 0 && (
          <p className="text-14 text-soft">{m.lending__left_out({ count: preview.leftOut.length })}</p>
        )}
      </div>
    </Dialog>
  );
}
