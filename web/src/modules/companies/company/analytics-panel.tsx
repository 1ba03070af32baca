import { m } from '@lintel/messages';
import type { ResellerAnalytics } from '@lintel/server/companies';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day, month, whole } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CsvLink } from '../../../ui/table/csv-link.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { analyticsQuery } from '../calls.ts';
import { dashboardPath } from '../dashboard-state.ts';
import { agentTypeNames, licenseNames, licenseTones, statusNames } from '../words.ts';

/** Team statistics: sign-ups by codes per month and agent, and licenses that need attention. */
export function AnalyticsPanel() {
  const analytics = useQuery(analyticsQuery);
  if (analytics.isError)
    return (
      <ErrorState
        what={m.network__we_couldnt_load_the_analytics()}
        error={analytics.error}
        onRetry={() => void analytics.refetch()}
        pending={analytics.isFetching}
      />
    );
  if (!analytics.data) return <Skeleton className="h-dvh" />;
  return <Team {...analytics.data} />;
}

function Team({ asOf, months, funnel, states, licenses, definitions }: ResellerAnalytics) {
  const shortMonth = (iso: string) => month(iso).slice(0, 3);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="by-month" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Head id="by-month" title={m.network__by_month()} definition={definitions.months} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-2">
          <BarChart
            title={m.network__buyers_who_signed_up_with()}
            labelHead={m.network__month()}
            valueHead={m.network__buyers()}
            points={months.map(({ month: iso, buyersByCode }) => ({ label: shortMonth(iso), value: buyersByCode }))}
            format={people}
          />
          <BarChart
            title={m.network__agents_who_joined_by_month()}
            labelHead={m.network__month()}
            valueHead={m.network__agents()}
            points={months.map(({ month: iso, agentsJoined }) => ({ label: shortMonth(iso), value: agentsJoined }))}
            format={people}
          />
        </div>
      </section>
      <section aria-labelledby="by-agent" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Head id="by-agent" title={m.network__by_agent()} definition={definitions.funnel} />
          <CsvLink href="/api/reseller/analytics/export" name="team.csv" />
        </div>
        <DataTable
          cards
          quietCaption
          caption={m.network__team_by_agent()}
          rows={funnel}
          keyOf={({ agentId }) => agentId}
          columns={[
            {
              head: m.network__agent(),
              cell: ({ agentName, status }) => (
                <AppLink
                  className="link"
                  href={dashboardPath({ q: agentName, status: status === 'left' ? 'left' : '' })}
                >
                  {agentName}
                </AppLink>
              ),
            },
            { head: m.network__type(), from: 'md', cell: ({ agentType }) => agentTypeNames[agentType] },
            { head: m.network__status(), from: 'md', cell: ({ status }) => statusNames[status] },
            { head: m.network__codes(), numeric: true, from: 'md', cell: ({ codes }) => whole(codes) },
            { head: m.network__code_uses(), numeric: true, cell: ({ buyersByCode }) => whole(buyersByCode) },
            { head: m.network__buyers_now(), numeric: true, from: 'md', cell: ({ buyersNow }) => whole(buyersNow) },
            { head: m.network__confirmed(), numeric: true, cell: ({ buyersConfirmed }) => whole(buyersConfirmed) },
          ]}
        />
      </section>
      <section aria-labelledby="by-state" className="grid gap-4">
        <Head id="by-state" title={m.network__by_status()} definition={m.network__all_agents_who_have_ever()} />
        <ul className="flex flex-wrap gap-3">
          {states.map(({ status, agents }) => (
            <li key={status}>
              <AppLink className="link" href={dashboardPath({ status })}>
                {statusNames[status]}: {whole(agents)}
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      <section id="licenses" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Head id="licenses-due" title={m.network__licenses_that_need_attention()} definition={definitions.licenses} />
        {licenses.length === 0 ? (
          <p className="text-soft">{m.network__none_all_your_agents_licenses()}</p>
        ) : (
          <DataTable
            cards
            quietCaption
            caption={m.network__licenses_that_need_attention()}
            rows={licenses}
            keyOf={({ agentId }) => agentId}
            columns={[
              {
                head: m.network__agent(),
                cell: ({ agentName }) => (
                  <AppLink className="link" href={dashboardPath({ q: agentName })}>
                    {agentName}
                  </AppLink>
                ),
              },
              { head: m.network__license_2(), cell: ({ number, jurisdiction }) => `${number}, ${jurisdiction}` },
              {
                head: m.network__status(),
                cell: ({ status }) => <Badge tone={licenseTones[status]}>{licenseNames[status]}</Badge>,
              },
              {
                head: m.network__ends_2(),
                cell: ({ expiresOn }) => (expiresOn ? day(expiresOn) : m.network__unknown()),
              },
            ]}
          />
        )}
      </section>
      <p className="text-12 text-soft">
        {m.network__last_updated()}{' '}
        <time dateTime={asOf}>
          {new Date(asOf).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        .
      </p>
    </div>
  );
}

/** Labels whole numbers only, because fractions of people make no sense on an axis. */
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
