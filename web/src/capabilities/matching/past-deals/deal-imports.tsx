import type { DealImport } from '@lintel/server/matching';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Dialog } from '../../../ui/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { counted, day, whole } from '../../../ui/format.ts';
import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { dealImportsQuery } from '../calls.ts';

/** The imports so far, each with what was confirmed since, and the way to undo it. */
export function DealImports({ imports, obstacle }: { imports: readonly DealImport[]; obstacle: string | undefined }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<DealImport>();
  const [pending, setPending] = useState(false);
  const undo = async ({ id, deals }: DealImport) => {
    setPending(true);
    try {
      await ask((api) => api.matching.undoDealImport({ id }));
      await client.invalidateQueries({ queryKey: dealImportsQuery.queryKey });
      showToast({ title: `Import undone: ${counted(deals, 'deal', 'deals')} deleted` });
      setAsked(undefined);
    } catch (cause) {
      const why = cause instanceof Failure && cause.status > 0 ? cause.text : 'The server could not be reached.';
      showToast({ tone: 'danger', title: 'Nothing was changed', description: why });
    } finally {
      setPending(false);
    }
  };
  if (imports.length === 0)
    return (
      <EmptyState title="No deals imported yet">
        <p>Download the template, fill in the closed deals of your agents, and choose the file here.</p>
      </EmptyState>
    );
  return (
    <section aria-labelledby="imports" className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-6">
      <h3 id="imports" className="text-18">
        Imports
      </h3>
      <DataTable
        quietCaption
        caption="Imports of past deals"
        rows={imports}
        keyOf={({ id }) => id}
        columns={[
          {
            head: 'File',
            cell: ({ fileName, importedAt }) => (
              <div className="min-w-0 py-1">
                <p className="font-medium break-words">{fileName}</p>
                <p className="text-12 text-soft">{day(importedAt)}</p>
              </div>
            ),
          },
          { head: 'Deals', numeric: true, cell: ({ deals }) => whole(deals) },
          { head: 'Confirmed', numeric: true, from: 'md', cell: ({ confirmed }) => whole(confirmed) },
          {
            head: 'Awaiting consent',
            numeric: true,
            from: 'md',
            cell: ({ awaitingConsent }) => whole(awaitingConsent),
          },
          { head: 'Rejected rows', numeric: true, from: 'lg', cell: ({ refused }) => whole(refused) },
          {
            head: 'Action',
            cell: (one) =>
              one.undoneAt ? (
                <Badge>Undone {day(one.undoneAt)}</Badge>
              ) : (
                <Button
                  kind="secondary"
                  size="sm"
                  unavailable={obstacle}
                  aria-label={`Undo ${one.fileName}`}
                  onClick={() => setAsked(one)}
                >
                  Undo
                </Button>
              ),
          },
        ]}
      />
      {asked && (
        <Dialog
          open
          title={`Undo the import of ${asked.fileName}?`}
          onOpenChange={(open) => open || setAsked(undefined)}
          footer={
            <>
              <Button kind="danger" pending={pending} onClick={() => void undo(asked)}>
                Delete {counted(asked.deals, 'deal', 'deals')}
              </Button>
              <Button kind="secondary" onClick={() => setAsked(undefined)}>
                Cancel
              </Button>
            </>
          }
        >
          <p>All deals of this file stop counting in SmartMatch. You can import the file again.</p>
        </Dialog>
      )}
    </section>
  );
}
