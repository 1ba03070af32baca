import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day, decimal } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ask } from '../../../wire/client.ts';
import { Failure } from '../../../wire/failure.ts';
import { matchKey, ownSheetQuery } from '../calls.ts';
import { loanName } from '../loan-name.ts';
import { LendingForm } from './lending-form.tsx';
import { draftOf, type OwnSheet, readDraft } from './sheet-draft.ts';
import { isStale } from './stale.ts';

type Stated = Parameters<Parameters<typeof LendingForm>[0]['onState']>[0];

/** What a company states of itself as a lender: until when it is shown, what it says, and what it said before. */
export function LendingPanel() {
  const { data: sheet, error, refetch, isFetching } = useQuery(ownSheetQuery);
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const state = async (stated: Stated) => {
    setPending(true);
    try {
      const kept = await ask((api) => api.matching.stateLenderSheet(stated));
      client.setQueryData(ownSheetQuery.queryKey, kept);
      void client.invalidateQueries({ queryKey: [...matchKey, 'lenders'] });
      showToast({ title: 'Stated as of today', ...(kept && { description: shownUntil(kept) }) });
    } catch (cause) {
      const why = cause instanceof Failure && cause.status > 0 ? cause.text : 'The server could not be reached.';
      showToast({ tone: 'danger', title: 'Nothing was changed', description: why });
    } finally {
      setPending(false);
    }
  };
  return (
    <section
      id="lending"
      aria-labelledby="lending-title"
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-8"
    >
      <div className="grid gap-1">
        <h3 id="lending-title" className="text-18">
          As a lender
        </h3>
        <p className="max-w-measure text-14 text-soft">
          What buyers read of your company while one of its mortgage agents takes clients. Each figure carries the words
          “stated by lender” and its day; rates are shown for 7 days. Nothing here moves a place in any list.
        </p>
      </div>
      {error && (
        <ErrorState
          what="What your company states could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {sheet === undefined && !error && <Skeleton className="h-96" />}
      {sheet !== undefined && (
        <>
          <Validity sheet={sheet} pending={pending} onState={state} />
          <LendingForm
            key={JSON.stringify(sheet)}
            sheet={sheet}
            pending={pending}
            onState={(next) => void state(next)}
          />
          {sheet && sheet.history.length > 0 && <History history={sheet.history} />}
        </>
      )}
    </section>
  );
}

const shownUntil = ({ rates, ratesShownUntil }: OwnSheet): string =>
  rates.length > 0 ? `Rates are shown until ${day(ratesShownUntil)}.` : 'No rates are shown.';

/** Until when the rates are shown; of old ones that they are not, and how to say that they still hold. */
function Validity(props: { sheet: OwnSheet | null; pending: boolean; onState: (sheet: Stated) => Promise<void> }) {
  const { sheet } = props;
  if (!sheet)
    return <Notice>Nothing is stated yet: buyers read what is measured, and that the rest is not known.</Notice>;
  const read = readDraft(draftOf(sheet));
  const again = 'sheet' in read && (
    <Button
      kind="secondary"
      size="sm"
      className="mt-2"
      pending={props.pending}
      onClick={() => void props.onState(read.sheet)}
    >
      They still hold: state them again today
    </Button>
  );
  if (!isStale(sheet))
    return (
      <Notice tone="good">
        Stated {day(sheet.statedOn)}. {shownUntil(sheet)}
      </Notice>
    );
  return (
    <Notice tone="warning" title="Your rates are shown to nobody now">
      <p>
        They were stated {day(sheet.statedOn)}, and rates older than 7 days are not shown. State what holds today; what
        else you stated still stands with its day.
      </p>
      {again}
    </Notice>
  );
}

/** The statements before, newest first. Each day keeps what it ended with. */
function History({ history }: { history: OwnSheet['history'] }) {
  const rows = history.flatMap(({ statedOn, rates }) => rates.map((rate, at) => ({ statedOn, at, ...rate })));
  return (
    <details className="text-14">
      <summary className="link inline-flex min-h-8 items-center">What was stated before</summary>
      <DataTable
        quietCaption
        caption="Rates stated by day"
        rows={rows}
        keyOf={({ statedOn, at }) => `${statedOn} ${at}`}
        columns={[
          { head: 'Stated', cell: ({ statedOn, at }) => (at === 0 ? day(statedOn) : '') },
          { head: 'Loan', cell: ({ product, termYears }) => `${loanName(product)}, ${termYears} years` },
          { head: 'Rate', numeric: true, cell: ({ rate }) => `${rate.toFixed(3)}%` },
          { head: 'Points', numeric: true, cell: ({ points }) => decimal(points) },
        ]}
      />
    </details>
  );
}
