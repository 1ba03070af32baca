import { m } from '@lintel/messages';
import type { DealField, DealImport, DealsPreview } from '@lintel/server/matching';
import { dealFieldLabels, dealFields, dealTemplate, MAX_DEAL_CHARACTERS, MAX_DEAL_ROWS } from '@lintel/server/matching';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { reasonOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { whole } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { saveCsv } from '../../../ui/table/csv.ts';
import { dealImportsQuery } from '../calls.ts';
import { DealImports } from './deal-imports.tsx';
import { PreviewRows } from './preview-rows.tsx';

interface Chosen {
  fileName: string;
  csv: string;
  preview: DealsPreview;
}

/** Imports past deals of a company's agents: file, column mapping, preview of rows, and earlier imports. */
export function DealsPanel({ obstacle }: { obstacle: string | undefined }) {
  const imports = useQuery(dealImportsQuery);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [tooLarge, setTooLarge] = useState(false);
  const reading = useAction({ failed: null });
  const importing = useAction({ refetch: [dealImportsQuery.queryKey], failed: null });

  const read = (fileName: string, csv: string, mapping?: DealsPreview['mapping']) =>
    reading.act(
      () => callApi((api) => api.matching.previewDeals({ csv, ...(mapping && { mapping }) })),
      (preview) => void setChosen({ fileName, csv, preview }),
    );
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (input.current) input.current.value = '';
    setChosen(undefined);
    setTooLarge(file.size > MAX_DEAL_CHARACTERS);
    if (file.size <= MAX_DEAL_CHARACTERS) await read(file.name, await file.text());
  };
  const importDeals = ({ fileName, csv, preview: { mapping } }: Chosen) =>
    importing.act(
      () => callApi((api) => api.matching.importDeals({ csv, fileName, mapping })),
      ({ deals }: DealImport) => {
        setChosen(undefined);
        return {
          title: m.matching__imported({ deals: m.count__deals({ count: deals }) }),
          description: m.matching__smartmatch_will_include_them_within(),
        };
      },
    );
  const problem = tooLarge
    ? m.matching__this_file_is_too_large({ count: whole(MAX_DEAL_CHARACTERS / 1_000) })
    : reading.error
      ? reasonOf(reading.error)
      : importing.error && m.matching__nothing_was_imported({ cause: reasonOf(importing.error) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <p className="max-w-measure text-14 text-soft">{m.matching__smartmatch_ranks_agents_by_their()}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={m.matching__csv_file_of_past_deals()}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <Button unavailable={obstacle} pending={reading.pending} onClick={() => input.current?.click()}>
          {m.matching__choose_a_csv_file()}
        </Button>
        <Button kind="secondary" onClick={() => saveCsv('past-deals-template.csv', dealTemplate)}>
          {m.matching__download_template()}
        </Button>
      </div>
      <p className="-mt-4 text-14 text-soft">
        {m.matching__up_to_rows_identify_each({ maxDealRows: whole(MAX_DEAL_ROWS) })}
      </p>
      {problem && (
        <Notice tone="danger" title={m.matching__we_couldnt_use_this_file()}>
          {problem}
        </Notice>
      )}
      {chosen && (
        <section aria-labelledby="preview" className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6">
          <h3 id="preview" className="text-18">
            {m.matching__preview_of({ fileName: chosen.fileName })}
          </h3>
          <Columns preview={chosen.preview} onChange={(mapping) => void read(chosen.fileName, chosen.csv, mapping)} />
          {chosen.preview.missing.length > 0 ? (
            <Notice tone="warning" title={m.matching__choose_the_missing_columns()}>
              {m.matching__we_couldnt_find_a_column({
                list: chosen.preview.missing.map((field) => dealFieldLabels[field]).join(', '),
              })}
            </Notice>
          ) : (
            <PreviewRows preview={chosen.preview} fileName={chosen.fileName} />
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              unavailable={chosen.preview.counts.ready === 0 ? m.matching__no_rows_can_be_imported() : undefined}
              pending={importing.pending}
              onClick={() => void importDeals(chosen)}
            >
              {m.matching__import({ counted: m.count__deals({ count: chosen.preview.counts.ready ?? 0 }) })}
            </Button>
            <Button kind="secondary" onClick={() => setChosen(undefined)}>
              {m.matching__cancel()}
            </Button>
          </div>
        </section>
      )}
      {imports.isError && (
        <ErrorState
          what={m.matching__we_couldnt_load_your_imports()}
          error={imports.error}
          onRetry={() => void imports.refetch()}
        />
      )}
      {imports.isPending && <Skeleton className="h-32" />}
      {imports.data && <DealImports imports={imports.data} obstacle={obstacle} />}
    </div>
  );
}

/** Maps columns to fields; a change parses the file again. */
function Columns(props: { preview: DealsPreview; onChange: (mapping: DealsPreview['mapping']) => void }) {
  const { columns, mapping, missing } = props.preview;
  const options = [
    { value: '', label: m.matching__no_column() },
    ...columns.map((column) => ({ value: column, label: column })),
  ];
  const change = (field: DealField, column: string) => {
    const { [field]: _, ...rest } = mapping;
    props.onChange(column === '' ? rest : { ...rest, [field]: column });
  };
  return (
    <details open={missing.length > 0} className="text-14">
      <summary className="link inline-flex min-h-8 items-center">{m.matching__columns_in_the_file()}</summary>
      <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {dealFields.map((field) => (
          <Select
            key={field}
            label={dealFieldLabels[field]}
            value={mapping[field] ?? ''}
            options={options}
            onChange={({ target }) => change(field, target.value)}
          />
        ))}
      </div>
    </details>
  );
}
