import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { DealRow, DealsPreview } from '@lintel/server/matching';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { day, money, whole } from '../../../ui/format.ts';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';

const names: Record<DealRow['state'], string> = texts({
  ready: m.matching__ready,
  known: m.matching__already_on_file,
  conflict: m.matching__conflict,
  refused: m.matching__error,
});
const tones = { ready: 'good', known: 'plain', conflict: 'warning', refused: 'danger' } as const;

const sideNames = texts({ buyer: m.matching__buyer, seller: m.matching__seller });

const SHOWN = 50;

/** Formats `3 already known, 2 with errors`. */
const outWords = (counts: DealsPreview['counts']): string =>
  (
    [
      [counts.known, m.matching__already_on_file_2()],
      [counts.conflict, m.matching__with_conflicts()],
      [counts.refused, m.matching__with_errors()],
    ] as const
  )
    .flatMap(([count, words]) => (count ? [`${whole(count)} ${words}`] : []))
    .join(', ');

/** Result for each row, problems first, with a download of the rejected rows. */
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
        [m.matching__row(), m.matching__state(), m.matching__problem(), ...preview.columns],
        ...out.map(({ row, state, problems, cells }) => [String(row), names[state], problems.join(' '), ...cells]),
      ]),
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>
        {m.matching__of_can_be_imported({
          count: whole(counts.ready ?? 0),
          value: m.count__rows({ count: rows.length }),
        })}
        {out.length > 0 && `: ${outWords(counts)}`}.
      </p>
      {waiting > 0 && (
        <p className="text-14 text-soft">
          {m.matching__for_the_agents_consent_we({ waiting: m.count__deals_wait({ count: waiting }) })}
        </p>
      )}
      <DataTable
        quietCaption
        caption={m.matching__rows_in_the_file()}
        rows={all ? ordered : ordered.slice(0, SHOWN)}
        keyOf={({ row }) => row}
        columns={[
          { head: m.matching__row(), numeric: true, cell: ({ row }) => row },
          {
            head: m.matching__deal(),
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
          { head: m.matching__agent(), from: 'md', cell: ({ agent }) => agent?.name ?? '' },
          {
            head: m.matching__side(),
            from: 'md',
            cell: ({ side }) => (side === null ? '' : sideNames[side]),
          },
          { head: m.matching__closed(), from: 'lg', cell: ({ closedOn }) => (closedOn ? day(closedOn) : '') },
          {
            head: m.matching__price(),
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
            {m.matching__show_all_rows({ value: whole(ordered.length) })}
          </Button>
        )}
        {out.length > 0 && (
          <Button kind="secondary" size="sm" onClick={saveRejects}>
            {m.matching__download({ value: m.count__rejected_rows({ count: out.length }) })}
          </Button>
        )}
      </div>
    </div>
  );
}
