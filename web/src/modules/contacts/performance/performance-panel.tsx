import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/fields/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { performanceQuery, statsQuery } from '../calls.ts';
import { optionsOf } from '../labels.ts';
import { Commission } from './commission.tsx';
import { Funnel } from './funnel.tsx';
import { Goals } from './goals.tsx';
import { type PeriodName, periodLabels, periodOf } from './periods.ts';
import { Replies } from './replies.tsx';
import { RowsDialog, type RowsFilter } from './rows-dialog.tsx';
import { Sources } from './sources.tsx';

/** Funnel, sources, reply times, goals and expected commission, each with its definition and its rows. */
export function PerformancePanel() {
  const [name, setName] = useState<PeriodName>('90_days');
  const [rows, setRows] = useState<RowsFilter>();
  const period = periodOf(name);
  const figures = useQuery(performanceQuery(period));
  const stats = useQuery(statsQuery);
  const error = figures.error ?? stats.error;
  if (error)
    return (
      <ErrorState
        what={m.contacts__we_couldnt_load_figures()}
        error={error}
        onRetry={() => void Promise.all([figures.refetch(), stats.refetch()])}
      />
    );
  if (!figures.data || !stats.data) return <Skeleton className="h-96" />;
  const { now, before, underContract } = figures.data;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-48">
          <Select
            label={m.contacts__leads_received_in()}
            value={name}
            onChange={({ target }) => setName(target.value as PeriodName)}
            options={optionsOf(periodLabels)}
          />
        </div>
        <p className="text-14 text-soft">{m.contacts__compared_with_the_period_before()}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Funnel now={now} before={before} onRows={(reached) => setRows({ reached })} />
          <Replies now={now} before={before} onRows={() => setRows({})} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Sources sources={now.sources} onRows={(source) => setRows({ source })} />
          <Goals stats={stats.data} />
          <Commission underContract={underContract} goals={stats.data.goals} />
        </div>
      </div>
      {rows && <RowsDialog period={period} filter={rows} onClose={() => setRows(undefined)} />}
    </>
  );
}
