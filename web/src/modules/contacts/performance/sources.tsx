import { m } from '@lintel/messages';
import type { Figures } from '@lintel/server/contacts';
import { whole } from '../../../ui/format.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { RowsButton } from '../../../ui/table/rows-button.tsx';
import { sourceLabels } from '../labels.ts';
import { FigureCard } from './figure-card.tsx';

type Source = Figures['sources'][number];

/** The sources of the period's leads, with the stages that the leads reached. */
export function Sources({
  sources,
  onRows,
}: {
  sources: Figures['sources'];
  onRows: (source: Source['source']) => void;
}) {
  return (
    <FigureCard title={m.contacts__sources()} definition={m.contacts__sources_definition()}>
      <DataTable
        cards
        quietCaption
        caption={m.contacts__leads_by_source()}
        rows={sources}
        keyOf={({ source }) => source}
        empty={<p className="py-4 text-14 text-soft">{m.contacts__no_leads_in_this_period()}</p>}
        columns={[
          { head: m.contacts__source(), cell: ({ source }) => sourceLabels[source] },
          {
            head: m.contacts__received_stage(),
            numeric: true,
            cell: ({ source, received }) => (
              <RowsButton
                label={m.contacts__show_rows_of({ what: sourceLabels[source], count: received })}
                onPress={() => onRows(source)}
              >
                {whole(received)}
              </RowsButton>
            ),
          },
          { head: m.contacts__contacted(), numeric: true, cell: ({ contacted }) => whole(contacted) },
          { head: m.contacts__under_contract(), numeric: true, cell: ({ underContract }) => whole(underContract) },
          { head: m.contacts__closed(), numeric: true, cell: ({ closed }) => whole(closed) },
        ]}
      />
    </FigureCard>
  );
}
