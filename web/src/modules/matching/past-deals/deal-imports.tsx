import { m } from '@lintel/messages';
import type { DealImport } from '@lintel/server/matching';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { day, whole } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { dealImportsQuery } from '../calls.ts';

/** Past imports with the deals confirmed since, and an undo button. */
export function DealImports({ imports, obstacle }: { imports: readonly DealImport[]; obstacle: string | undefined }) {
  const [undoing, setUndoing] = useState<DealImport>();
  const { act, pending } = useAction({ refetch: [dealImportsQuery.queryKey] });
  const undo = async ({ id, deals }: DealImport) => {
    const undone = await act(() => callApi((api) => api.matching.undoDealImport({ id })), {
      title: m.matching__import_undone_deleted({ deals: m.count__deals({ count: deals }) }),
    });
    if (undone) setUndoing(undefined);
  };
  if (imports.length === 0)
    return (
      <EmptyState title={m.matching__no_deals_imported_yet()}>
        <p>{m.matching__download_the_template_add_your()}</p>
      </EmptyState>
    );
  return (
    <section aria-labelledby="imports" className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-6">
      <h3 id="imports" className="text-18">
        {m.matching__imports()}
      </h3>
      <DataTable
        cards
        quietCaption
        caption={m.matching__past_deal_imports()}
        rows={imports}
        keyOf={({ id }) => id}
        columns={[
          {
            head: m.matching__file(),
            cell: ({ fileName, importedAt }) => (
              <div className="min-w-0 py-1">
                <p className="font-medium break-words">{fileName}</p>
                <p className="text-12 text-soft">{day(importedAt)}</p>
              </div>
            ),
          },
          { head: m.matching__deals(), numeric: true, cell: ({ deals }) => whole(deals) },
          { head: m.matching__confirmed(), numeric: true, from: 'md', cell: ({ confirmed }) => whole(confirmed) },
          {
            head: m.matching__awaiting_consent(),
            numeric: true,
            from: 'md',
            cell: ({ awaitingConsent }) => whole(awaitingConsent),
          },
          { head: m.matching__rejected_rows(), numeric: true, from: 'lg', cell: ({ refused }) => whole(refused) },
          {
            head: m.matching__action(),
            cell: (one) =>
              one.undoneAt ? (
                <Badge>{m.matching__undone({ undoneAt: day(one.undoneAt) })}</Badge>
              ) : (
                <Button
                  kind="secondary"
                  size="sm"
                  unavailable={obstacle}
                  aria-label={m.matching__undo({ fileName: one.fileName })}
                  onClick={() => setUndoing(one)}
                >
                  {m.matching__undo_2()}
                </Button>
              ),
          },
        ]}
      />
      {undoing && (
        <Dialog
          open
          title={m.matching__undo_the_import_of({ fileName: undoing.fileName })}
          onOpenChange={(open) => open || setUndoing(undefined)}
          cancel
          footer={
            <Button kind="danger" pending={pending} onClick={() => void undo(undoing)}>
              {m.matching__delete({ deals: m.count__deals({ count: undoing.deals }) })}
            </Button>
          }
        >
          <p>{m.matching__smartmatch_will_stop_counting_all()}</p>
        </Dialog>
      )}
    </section>
  );
}
