import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { type Behind, BehindDialog } from './behind-dialog.tsx';
import { overviewQuery } from './calls.ts';
import { DriftTable, FairnessTable, SourcesTable } from './overview-tables.tsx';
import { Runs } from './runs.tsx';

/** Sources, drift, fairness and runs of the estimates and forecasts, for the operator of the platform. */
export function MarketsTab() {
  const { data, error, refetch, isFetching } = useQuery(overviewQuery);
  const [behind, setBehind] = useState<Behind>();
  if (!data && error)
    return (
      <ErrorState
        what={m.markets__we_couldnt_load_the_markets()}
        error={error}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-96" />;
  return (
    <>
      {data.isSample && <Notice>{m.markets__operator_sample()}</Notice>}
      <p className="text-14 text-soft">{m.markets__operator_as_of({ at: moment(data.asOf) })}</p>
      <Part title={m.markets__data_sources()} lead={m.markets__data_sources_lead()}>
        <SourcesTable overview={data} show={setBehind} />
      </Part>
      <Part title={m.markets__drift()} lead={m.markets__drift_lead()}>
        <DriftTable drift={data.drift} show={setBehind} />
      </Part>
      <Part title={m.markets__fairness()} lead={m.markets__fairness_lead()}>
        <FairnessTable fairness={data.fairness} show={setBehind} />
      </Part>
      <Part title={m.markets__runs()} lead={m.markets__runs_lead()}>
        <Runs />
      </Part>
      {behind && <BehindDialog key={behind.title} behind={behind} onClose={() => setBehind(undefined)} />}
    </>
  );
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="lintel grid grid-cols-[minmax(0,1fr)] gap-3 p-4">
      <h2 className="text-22">{title}</h2>
      <p className="max-w-measure text-14 text-soft">{lead}</p>
      {children}
    </section>
  );
}
