import type { DealRow, DealsPreview } from '@lintel/server/matching';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { csvText, saveCsv } from '../../../ui/csv.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { counted, day, money, whole } from '../../../ui/format.ts';

const names: Record<DealRow['state'], string> = {
  ready: 'Ready',
  known: 'Already known',
  conflict: 'Conflict',
  refused: 'Error',
};
const tones = { ready: 'good', known: 'plain', conflict: 'warning', refused: 'danger' } as const;

const sideNames = { buyer: 'Buyer', seller: 'Seller' } as const;

const SHOWN = 50;

/** `3 already known, 2 with errors`. */
const outWords = (counts: DealsPreview['counts']): string =>
  (
    [
      [counts.known, 'already known'],
      [counts.conflict, 'in conflict'],
      [counts.refused, 'with errors'],
    ] as const
  )
    .flatMap(([count, words]) => (count ? [`${whole(count)} ${words}`] : []))
    .join(', ');

/** What becomes of each row, those with problems first, and a file of the rows that stay out. */
export function PreviewRows({ preview, fileName }: { preview: DealsPreview; fileName: string }) {
  const [all, setAll] = useState(false);
  const { rows, counts } = preview;
  const out = rows.filter(({ state }) => state !== 'ready');
  const ordered = [...out, ...rows.filter(({ state }) => state === 'ready')];
  const waiting = rows.filter(({ state, awaitsConsent }) => state === 'ready' && awaitsConsent).length;
  const saveRejects = () =>
    saveCsv(
      `${fileName.replace(/\.csv$/i, '')}-rejects.csv`,
      csvText([
        ['Row', 'State', 'Problem', ...preview.columns],
        ...out.map(({ row, state, problems, cells }) => [String(row), names[state], problems.join(' '), ...cells]),
      ]),
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        {whole(counts.ready ?? 0)} of {counted(rows.length, 'row', 'rows')} can be imported
        {out.length > 0 && `: ${outWords(counts)}`}.
      </p>
      {waiting > 0 && (
        <p className="text-14 text-soft">
          {counted(waiting, 'deal waits', 'deals wait')} for the agent’s consent. We ask the agent when you import.
        </p>
      )}
      <DataTable
        quietCaption
        caption="Rows of the file"
        rows={all ? ordered : ordered.slice(0, SHOWN)}
        keyOf={({ row }) => row}
        columns={[
          { head: 'Row', numeric: true, cell: ({ row }) => row },
          {
            head: 'Deal',
            cell: (row) => (
              <div className="grid gap-1 py-1">
                <span className="flex flex-wrap items-center gap-2">
                  <Badge tone={tones[row.state]}>{names[row.state]}</Badge>
                  {row.address ?? row.cells.filter(Boolean).slice(0, 3).join(' · ')}
                </span>
                <span className="text-soft md:hidden">
                  {[row.agent?.name, row.side && sideNames[row.side], row.closedOn && day(row.closedOn)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {row.problems.map((problem) => (
                  <span key={problem} className="text-soft">
                    {problem}
                  </span>
                ))}
              </div>
            ),
          },
          { head: 'Agent', from: 'md', cell: ({ agent }) => agent?.name ?? '' },
          {
            head: 'Side',
            from: 'md',
            cell: ({ side }) => (side === null ? '' : sideNames[side]),
          },
          { head: 'Closed', from: 'lg', cell: ({ closedOn }) => (closedOn ? day(closedOn) : '') },
          {
            head: 'Price',
            numeric: true,
            from: 'md',
            cell: ({ salePrice, currency }) =>
              salePrice === null || currency === null ? '' : money(salePrice, currency),
          },
        ]}
      />
      <div className="flex flex-wrap gap-2">
        {!all && ordered.length > SHOWN && (
          <Button kind="secondary" size="sm" onClick={() => setAll(true)}>
            Show all {whole(ordered.length)} rows
          </Button>
        )}
        {out.length > 0 && (
          <Button kind="secondary" size="sm" onClick={saveRejects}>
            Download {counted(out.length, 'rejected row', 'rejected rows')}
          </Button>
        )}
      </div>
    </div>
  );
}
