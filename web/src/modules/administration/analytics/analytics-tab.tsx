import { m } from '@lintel/messages';
import type { Analytics } from '@lintel/server/administration';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { month as monthName, whole } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CsvLink } from '../../../ui/table/csv-link.tsx';
import { moment } from '../../../ui/time/moment.ts';
import type { ChangeDashboard, DashboardState } from '../dashboard-state.ts';
import { analyticsQuery } from '../queries.ts';
import { dollars } from '../words.ts';
import type { Behind, ShowRows } from './behind.ts';
import { Cohorts } from './cohorts.tsx';
import { Funnel } from './funnel.tsx';
import { MonthsTable } from './months-table.tsx';
import { RowsDialog } from './rows-dialog.tsx';

const spans = [6, 12, 24, 36];

/** Growth and revenue of the network; each figure opens its rows. */
export function AnalyticsTab({ state, change }: { state: DashboardState; change: ChangeDashboard }) {
  const months = state.months ?? 12;
  const { data, error, refetch, isFetching } = useQuery(analyticsQuery(months));
  const [behind, setBehind] = useState<Behind>();
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={m.network__months()}
          options={spans.map((span) => ({ value: String(span), label: m.network__the_last_months({ span }) }))}
          value={String(months)}
          onChange={({ target }) => change({ months: Number(target.value) }, 'replace')}
        />
        <CsvLink href={`/api/wholesaler/analytics.csv?months=${months}`} name="analytics.csv" />
      </div>
      {error && !data ? (
        <ErrorState
          what={m.network__we_couldnt_load_the_figures_2()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : data ? (
        <Charts analytics={data} show={setBehind} />
      ) : (
        <Skeleton className="h-96" />
      )}
      {behind && <RowsDialog behind={behind} onClose={() => setBehind(undefined)} />}
    </>
  );
}

function Charts({ analytics, show }: { analytics: Analytics; show: ShowRows }) {
  const { months } = analytics;
  const points = (value: (each: Analytics['months'][number]) => number) =>
    months.map((each) => ({ label: monthName(each.month), value: value(each) }));
  const few = (list: ReturnType<typeof points>) => list.map((point) => ({ ...point, label: point.label.slice(0, 3) }));
  const usual = { labelHead: m.network__month() };
  const cohorts = analytics.cohorts.filter(({ month }) => month >= (months[0]?.month ?? ''));
  return (
    <>
      <p className="text-14 text-soft">{m.network__last_updated_months_are_in({ asOf: moment(analytics.asOf) })}</p>
      <div className="grid gap-6 xl:grid-cols-2">
        <LineChart
          {...usual}
          title={m.network__monthly_recurring_revenue_at_the()}
          valueHead={m.network__recurring()}
          points={points(({ mrrCents }) => mrrCents)}
          format={dollars}
        />
        <BarChart
          {...usual}
          title={m.network__invoices_paid_each_month()}
          valueHead={m.network__paid()}
          points={
            months.length > 12
              ? points(({ revenueCents }) => revenueCents)
              : few(points(({ revenueCents }) => revenueCents))
          }
          format={dollars}
        />
        <LineChart
          {...usual}
          title={m.network__agents_in_the_network_at()}
          valueHead={m.network__agents()}
          points={points(({ agents }) => agents)}
          format={whole}
        />
        <LineChart
          {...usual}
          title={m.network__buyers_with_an_account_at()}
          valueHead={m.network__buyers()}
          points={points(({ buyers }) => buyers)}
          format={whole}
        />
      </div>
      <MonthsTable months={months} show={show} />
      <Funnel funnel={analytics.funnel} show={show} />
      <Cohorts cohorts={cohorts} show={show} />
    </>
  );
}
