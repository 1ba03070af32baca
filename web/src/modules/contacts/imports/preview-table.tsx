import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { ImportPreview } from '../calls.ts';

type Row = ImportPreview['rows'][number];
type State = Row['state'];

const stateLabels = texts({
  new: m.contacts__import_new,
  complete: m.contacts__import_complete,
  known: m.contacts__import_known,
  refused: m.contacts__import_refused,
});
const tones = { new: 'good', complete: 'info', known: 'plain', refused: 'danger' } as const;
const states = ['new', 'complete', 'known', 'refused'] as const;

export const reasonLabels = texts({
  email: m.contacts__same_email,
  phone: m.contacts__same_phone,
  name: m.contacts__same_name_and_city,
});

/** Shows the effect of the import on each row: added, completed, left, or refused with its problem. */
export function PreviewTable({ preview }: { preview: ImportPreview }) {
  const { counts, rows } = preview;
  const [state, setState] = useState<State | 'all'>('all');
  const total = states.reduce((sum, each) => sum + counts[each], 0);
  const shown = rows.filter((row) => state === 'all' || row.state === state);
  return (
    <section aria-label={m.contacts__preview()} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-18">{m.contacts__preview()}</h3>
      <Choice
        quiet
        legend={m.contacts__show()}
        value={state}
        onChange={setState}
        options={[
          { value: 'all', label: m.contacts__all_count({ count: total }) },
          ...states.map((each) => ({
            value: each,
            label: `${stateLabels[each]} ${counts[each].toLocaleString('en-US')}`,
          })),
        ]}
      />
      <DataTable
        quietCaption
        caption={m.contacts__preview()}
        rows={shown}
        keyOf={({ row }) => row}
        empty={<p className="text-14 text-soft">{m.contacts__no_rows_of_this_kind()}</p>}
        columns={[
          { head: m.contacts__row(), numeric: true, cell: ({ row }) => row },
          { head: m.contacts__name(), cell: ({ name }) => name },
          {
            head: m.contacts__result(),
            cell: (row) => <Badge tone={tones[row.state]}>{stateLabels[row.state]}</Badge>,
          },
          { head: m.contacts__contact(), from: 'md', cell: ({ emails, phones }) => [...emails, ...phones].join(', ') },
          { head: m.contacts__why(), cell: whyOf },
        ]}
      />
      {rows.length < total && (
        <p className="text-14 text-soft">{m.contacts__first_rows_shown({ count: rows.length, total })}</p>
      )}
    </section>
  );
}

function whyOf({ problems, sameAs }: Row): string {
  if (problems.length > 0) return problems.join('; ');
  if (!sameAs) return '';
  const reason = reasonLabels[sameAs.reason];
  return sameAs.row === null
    ? m.contacts__same_as_contact({ name: sameAs.name, reason })
    : m.contacts__same_as_row({ row: sameAs.row, reason });
}
