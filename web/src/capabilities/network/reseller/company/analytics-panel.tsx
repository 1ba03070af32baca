import type { ResellerAnalytics } from '@lintel/server/reseller';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../../ui/app-link.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { BarChart } from '../../../../ui/bar-chart.tsx';
import { CsvLink } from '../../../../ui/csv-link.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { day, month, whole } from '../../../../ui/format.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { analyticsQuery } from '../calls.ts';
import { deskPath } from '../desk-state.ts';
import { agentTypeNames, licenseNames, licenseTones, statusNames } from '../words.ts';

/** The team in charts and tables: what came by codes, month by month and agent by agent, and licences that ask for work. */
export function AnalyticsPanel() {
  const analytics = useQuery(analyticsQuery);
  if (analytics.isError)
    return (
      <ErrorState
        what="The analytics could not be counted"
        error={analytics.error}
        onRetry={() => void analytics.refetch()}
        pending={analytics.isFetching}
      />
    );
  if (!analytics.data) return <Skeleton className="h-96" />;
  return <Team {...analytics.data} />;
}

function Team({ asOf, months, funnel, states, licenses, definitions }: ResellerAnalytics) {
  const shortMonth = (iso: string) => month(iso).slice(0, 3);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="by-month" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Head id="by-month" title="By month" definition={definitions.months} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-2">
          <BarChart
            title="Buyers who signed up with a code, by month"
            labelHead="Month"
            valueHead="Buyers"
            points={months.map(({ month: iso, buyersByCode }) => ({ label: shortMonth(iso), value: buyersByCode }))}
            format={people}
          />
          <BarChart
            title="Agents who joined, by month"
            labelHead="Month"
            valueHead="Agents"
            points={months.map(({ month: iso, agentsJoined }) => ({ label: shortMonth(iso), value: agentsJoined }))}
            format={people}
          />
        </div>
      </section>
      <section aria-labelledby="by-agent" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Head id="by-agent" title="By agent" definition={definitions.funnel} />
          <CsvLink href="/api/reseller/analytics/export" name="team.csv" />
        </div>
        <DataTable
          quietCaption
          caption="The team by agent"
          rows={funnel}
          keyOf={({ agentId }) => agentId}
          columns={[
            {
              head: 'Agent',
              cell: ({ agentName, status }) => (
                <AppLink className="link" href={deskPath({ q: agentName, status: status === 'left' ? 'left' : '' })}>
                  {agentName}
                </AppLink>
              ),
            },
            { head: 'Type', cell: ({ agentType }) => agentTypeNames[agentType] },
            { head: 'Status', cell: ({ status }) => statusNames[status] },
            { head: 'Codes', numeric: true, cell: ({ codes }) => whole(codes) },
            { head: 'Uses of codes', numeric: true, cell: ({ buyersByCode }) => whole(buyersByCode) },
            { head: 'Buyers now', numeric: true, cell: ({ buyersNow }) => whole(buyersNow) },
            { head: 'Confirmed', numeric: true, cell: ({ buyersConfirmed }) => whole(buyersConfirmed) },
          ]}
        />
      </section>
      <section aria-labelledby="by-state" className="grid gap-4">
        <Head id="by-state" title="By status" definition="All agents who ever were with your company." />
        <ul className="flex flex-wrap gap-3">
          {states.map(({ status, agents }) => (
            <li key={status}>
              <AppLink className="link" href={deskPath({ status })}>
                {statusNames[status]}: {whole(agents)}
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      <section id="licenses" aria-labelledby="licenses-due" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Head id="licenses-due" title="Licences that need work" definition={definitions.licenses} />
        {licenses.length === 0 ? (
          <p className="text-soft">None: all licences of your agents are verified and hold.</p>
        ) : (
          <DataTable
            quietCaption
            caption="Licences that need work"
            rows={licenses}
            keyOf={({ agentId }) => agentId}
            columns={[
              {
                head: 'Agent',
                cell: ({ agentName }) => (
                  <AppLink className="link" href={deskPath({ q: agentName })}>
                    {agentName}
                  </AppLink>
                ),
              },
              { head: 'Licence', cell: ({ number, jurisdiction }) => `${number}, ${jurisdiction}` },
              {
                head: 'Status',
                cell: ({ status }) => <Badge tone={licenseTones[status]}>{licenseNames[status]}</Badge>,
              },
              { head: 'Ends', cell: ({ expiresOn }) => (expiresOn ? day(expiresOn) : 'Not known') },
            ]}
          />
        )}
      </section>
      <p className="text-12 text-soft">
        Counted{' '}
        <time dateTime={asOf}>
          {new Date(asOf).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        .
      </p>
    </div>
  );
}

/** People come whole: a scale that divides further says nothing there. */
const people = (count: number): string => (Number.isInteger(count) ? whole(count) : '');

function Head({ id, title, definition }: { id: string; title: string; definition: string }) {
  return (
    <div className="grid gap-1">
      <h3 id={id} className="text-18">
        {title}
      </h3>
      <p className="max-w-measure text-14 text-soft">{definition}</p>
    </div>
  );
}
