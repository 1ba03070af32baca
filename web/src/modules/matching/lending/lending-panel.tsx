import { m } from '@lintel/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { day, decimal } from '../../../ui/format.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { matchKey, ownSheetQuery } from '../calls.ts';
import { loanName } from '../loan-name.ts';
import { LendingForm } from './lending-form.tsx';
import { draftOf, type OwnSheet, readDraft } from './sheet-draft.ts';
import { isStale } from './stale.ts';

type Stated = Parameters<Parameters<typeof LendingForm>[0]['onState']>[0];

/** The company's lender sheet: its validity, its contents and its history. */
export function LendingPanel() {
  const { data: sheet, error, refetch, isFetching } = useQuery(ownSheetQuery);
  const client = useQueryClient();
  const { act, pending } = useAction({ refetch: [[...matchKey, 'lenders']] });
  const state = (stated: Stated) =>
    act(
      async () => {
        const saved = await callApi((api) => api.matching.stateLenderSheet(stated));
        client.setQueryData(ownSheetQuery.queryKey, saved);
        return saved;
      },
      (saved) => ({ title: m.matching__published_as_of_today(), ...(saved && { description: shownUntil(saved) }) }),
    );
  return (
    <section
      id="lending"
      aria-labelledby="lending-title"
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-8"
    >
      <div className="grid gap-1">
        <h3 id="lending-title" className="text-18">
          {m.matching__lender_profile()}
        </h3>
        <p className="max-w-measure text-14 text-soft">{m.matching__buyers_see_this_profile_while()}</p>
      </div>
      {error && (
        <ErrorState
          what={m.matching__we_couldnt_load_your_lender()}
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
  rates.length > 0
    ? m.matching__buyers_see_your_rates_until({ ratesShownUntil: day(ratesShownUntil) })
    : m.matching__buyers_dont_see_any_rates();

/** States until when the rates are shown, or that they expired, and lets the company confirm them again. */
function Validity(props: { sheet: OwnSheet | null; pending: boolean; onState: (sheet: Stated) => unknown }) {
  const { sheet } = props;
  if (!sheet?.statedOn) return <Notice>{m.matching__you_havent_published_a_lender()}</Notice>;
  const read = readDraft(draftOf(sheet));
  const again = 'sheet' in read && (
    <Button
      kind="secondary"
      size="sm"
      className="mt-2"
      pending={props.pending}
      onClick={() => props.onState(read.sheet)}
    >
      {m.matching__still_accurate_republish_as_of()}
    </Button>
  );
  if (!isStale(sheet))
    return (
      <Notice tone="good">
        {m.matching__published_2({ statedOn: day(sheet.statedOn), sheet: shownUntil(sheet) })}
      </Notice>
    );
  return (
    <Notice tone="warning" title={m.matching__your_rates_are_hidden()}>
      <p>
        {sheet.ratesFromSheet
          ? m.matching__publish_the_sheet_again()
          : m.matching__you_published_these_rates_and({ statedOn: day(sheet.statedOn) })}
      </p>
      {!sheet.ratesFromSheet && again}
    </Notice>
  );
}

/** Earlier statements, newest first. Each day keeps its last state. */
function History({ history }: { history: OwnSheet['history'] }) {
  const rows = history.flatMap(({ statedOn, rates }) => rates.map((rate, at) => ({ statedOn, at, ...rate })));
  return (
    <details className="text-14">
      <summary className="link inline-flex min-h-8 items-center">{m.matching__previous_rates()}</summary>
      <DataTable
        quietCaption
        caption={m.matching__published_rates_by_date()}
        rows={rows}
        keyOf={({ statedOn, at }) => `${statedOn} ${at}`}
        columns={[
          { head: m.matching__published_3(), cell: ({ statedOn, at }) => (at === 0 ? day(statedOn) : '') },
          {
            head: m.matching__loan(),
            cell: ({ product, termYears }) => m.matching__years({ product: loanName(product), termYears }),
          },
          { head: m.matching__rate(), numeric: true, cell: ({ rate }) => `${rate.toFixed(3)}%` },
          { head: m.matching__points(), numeric: true, cell: ({ points }) => decimal(points) },
        ]}
      />
    </details>
  );
}
