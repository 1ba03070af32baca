import { m } from '@lintel/messages';
import { type FunnelStage, funnelStages } from '@lintel/server/contacts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Screen } from '../../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { dayHere } from '../../../ui/time/moment.ts';
import { type Lead, type Period, performanceRowsQuery } from '../calls.ts';
import { sourceLabels, statusLabels } from '../labels.ts';
import { crmPath } from '../paths.ts';
import { stageLabels } from './funnel.tsx';
import { durationOf } from './replies.tsx';

export interface RowsFilter {
  /** Contacts that came at least this far. */
  reached?: FunnelStage;
  source?: Lead['leadSource'];
}

/** The contacts behind a figure, as a table and a CSV file. */
export function RowsDialog(props: { period: Period; filter: RowsFilter; onClose: () => void }) {
  const { period, filter, onClose } = props;
  const { data, error, refetch } = useQuery(performanceRowsQuery(period));
  const rank = funnelStages.indexOf(filter.reached ?? 'received');
  const rows = data?.filter(
    ({ reached, source }) => funnelStages.indexOf(reached) >= rank && (!filter.source || source === filter.source),
  );
  const save = () =>
    saveCsv(
      `leads-${period.from}-${period.until}.csv`,
      csvText([
        ['name', 'source', 'status', 'furthest stage', 'received at', 'minutes to first reply'],
        ...(rows ?? []).map((row) => [
          ...[row.name, sourceLabels[row.source], statusLabels[row.status], stageLabels[row.reached], row.receivedAt],
          row.replyMinutes === null ? '' : String(row.replyMinutes),
        ]),
      ]),
    );
  return (
    <Screen
      open
      title={[filter.source ? sourceLabels[filter.source] : stageLabels[filter.reached ?? 'received'], rows?.length]
        .filter((part) => part !== undefined)
        .join(' · ')}
      onOpenChange={(open) => open || onClose()}
      footer={
        <Button kind="secondary" onClick={save}>
          <Download aria-hidden size={16} strokeWidth={1.5} /> {m.ui__download_csv()}
        </Button>
      }
      cancel={m.ui__close()}
    >
      {error && (
        <ErrorState what={m.contacts__we_couldnt_load_figures()} error={error} onRetry={() => void refetch()} />
      )}
      {!rows && !error && <Skeleton className="h-96" />}
      {rows && (
        <DataTable
          cards
          quietCaption
          caption={m.contacts__rows()}
          rows={rows}
          keyOf={({ id }) => id}
          empty={<p className="text-soft">{m.contacts__no_leads_in_this_period()}</p>}
          columns={[
            {
              head: m.contacts__name(),
              cell: ({ id, name }) => (
                <AppLink href={crmPath({ lead: id })} className="link">
                  {name}
                </AppLink>
              ),
            },
            { head: m.contacts__source(), cell: ({ source }) => sourceLabels[source], from: 'md' },
            { head: m.contacts__status(), cell: ({ status }) => statusLabels[status] },
            { head: m.contacts__furthest_stage(), cell: ({ reached }) => stageLabels[reached], from: 'md' },
            { head: m.contacts__received_on(), cell: ({ receivedAt }) => dayHere(receivedAt), from: 'md' },
            {
              head: m.contacts__first_reply(),
              numeric: true,
              cell: ({ replyMinutes }) => (replyMinutes === null ? '–' : durationOf(replyMinutes)),
            },
          ]}
        />
      )}
    </Screen>
  );
}
