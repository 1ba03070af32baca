import { m } from '@lintel/messages';
import type { AdjustmentLine, ProductLine, RateSheetInput } from '@lintel/server/lending';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { saveCsv } from '../../../ui/table/csv.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { publishedKeys, rateSheetQuery } from '../calls.ts';
import { dayWords } from '../words.ts';
import { ImportSheet } from './import-sheet.tsx';
import { AdjustmentForm, ProductForm } from './line-forms.tsx';
import { adjustmentColumns, productColumns } from './sheet-columns.tsx';
import { exampleSheet, sheetText } from './sheet-text.ts';

type Line = { kind: 'products' | 'adjustments'; at: number };

/** The own rate sheet: every change publishes the whole sheet as of today. */
export function RateSheet() {
  const { data, error, refetch } = useQuery(rateSheetQuery);
  const [edited, setEdited] = useState<Line>();
  const [removing, setRemoving] = useState<Line>();
  const { act, confirm, pending } = useAction({
    refetch: publishedKeys,
    failed: m.lending__could_not_publish(),
  });
  if (error)
    return <ErrorState what={m.lending__could_not_load_rates()} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const { sheet } = data;
  const content: RateSheetInput = { products: sheet?.products ?? [], adjustments: sheet?.adjustments ?? [] };
  const send = (next: RateSheetInput) => callApi((api) => api.lending.stateRateSheet(next));
  const publish = (next: RateSheetInput) =>
    act(() => send(next), {
      title: m.lending__rates_published(),
      ...(sheet?.source === 'own' && { undo: () => act(() => send(content)) }),
    });
  const save = async (line: ProductLine | AdjustmentLine) => {
    const { kind, at } = edited!;
    await send({ ...content, [kind]: [...content[kind].slice(0, at), line, ...content[kind].slice(at + 1)] });
    await confirm({ title: m.lending__rates_published() });
    setEdited(undefined);
  };
  // Every change sends the whole sheet, so a second line waits until the first is removed.
  const remove = async ({ kind, at }: Line) => {
    if (removing) return;
    setRemoving({ kind, at });
    await publish({ ...content, [kind]: content[kind].toSpliced(at, 1) });
    setRemoving(undefined);
  };
  const actions = (kind: Line['kind']) => (at: number) => (
    <span className="flex gap-1 md:justify-end">
      <Button kind="quiet" size="sm" className="px-2!" onClick={() => setEdited({ kind, at })}>
        <Pencil aria-hidden size={16} strokeWidth={1.5} className="md:hidden" />
        <span className="max-md:sr-only">{m.lending__edit()}</span>
      </Button>
      {(kind === 'adjustments' || content.products.length > 1) && (
        <Button
          kind="quiet"
          size="sm"
          className="px-2!"
          pending={removing?.kind === kind && removing.at === at}
          onClick={() => void remove({ kind, at })}
        >
          <Trash2 aria-hidden size={16} strokeWidth={1.5} className="md:hidden" />
          <span className="max-md:sr-only">{m.lending__remove()}</span>
        </Button>
      )}
    </span>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {sheet && <Validity sheet={sheet} onAgain={() => void publish(content)} pending={pending} />}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setEdited({ kind: 'products', at: content.products.length })}>
          {m.lending__add_product()}
        </Button>
        {content.products.length > 0 && (
          <Button kind="secondary" onClick={() => setEdited({ kind: 'adjustments', at: content.adjustments.length })}>
            {m.lending__add_adjustment()}
          </Button>
        )}
        <ImportSheet />
        <Button kind="quiet" onClick={() => saveCsv('rate-sheet.csv', sheetText(sheet ?? exampleSheet))}>
          {sheet ? m.lending__save_as_csv() : m.lending__save_example_csv()}
        </Button>
      </div>
      <DataTable
        cards
        caption={m.lending__products()}
        rows={content.products.map((line, at) => ({ line, at }))}
        keyOf={({ at }) => at}
        columns={productColumns(actions('products'))}
        empty={<p className="text-soft">{m.lending__no_rates_yet()}</p>}
      />
      {content.adjustments.length > 0 && (
        <DataTable
          cards
          caption={m.lending__adjustments()}
          rows={content.adjustments.map((line, at) => ({ line, at }))}
          keyOf={({ at }) => at}
          columns={adjustmentColumns(actions('adjustments'))}
        />
      )}
      <LineDialog edited={edited} onClose={() => setEdited(undefined)}>
        {edited?.kind === 'products' ? (
          <ProductForm line={content.products[edited.at]} onSave={save} />
        ) : (
          edited && <AdjustmentForm line={content.adjustments[edited.at]} onSave={save} />
        )}
      </LineDialog>
    </div>
  );
}

function LineDialog(props: { edited: Line | undefined; onClose: () => void; children: ReactNode }) {
  return (
    <Dialog
      title={props.edited?.kind === 'adjustments' ? m.lending__adjustment() : m.lending__product()}
      open={props.edited !== undefined}
      onOpenChange={(open) => !open && props.onClose()}
    >
      {props.children}
    </Dialog>
  );
}

/** States until when buyers see the rates, and lets the owner confirm them again. */
function Validity(props: {
  sheet: { source: 'own' | 'company'; statedOn: string; shownUntil: string };
  onAgain: () => void;
  pending: boolean;
}) {
  const { source, statedOn, shownUntil } = props.sheet;
  if (source === 'company') return <Notice>{m.lending__rates_of_company({ day: dayWords(statedOn) })}</Notice>;
  const isOld = shownUntil < new Date().toISOString().slice(0, 10);
  if (!isOld)
    return (
      <Notice tone="good">
        {m.lending__rates_shown_until({ day: dayWords(statedOn), until: dayWords(shownUntil) })}
      </Notice>
    );
  return (
    <Notice tone="warning" title={m.lending__rates_hidden()}>
      <p>{m.lending__rates_hidden_text({ day: dayWords(statedOn) })}</p>
      <Button kind="secondary" size="sm" className="mt-2" pending={props.pending} onClick={props.onAgain}>
        {m.lending__publish_again()}
      </Button>
    </Notice>
  );
}
