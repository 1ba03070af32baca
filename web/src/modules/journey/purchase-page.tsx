import { m } from '@lintel/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { day, money } from '../../ui/format.ts';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { propertyPath } from '../listings/paths.ts';
import { journeyKey, type Purchase, purchaseQuery } from './calls.ts';
import { clientJourneyPath, journeyPath } from './paths.ts';
import { toneOf } from './purchase-list.tsx';
import { RecordForm } from './record-form.tsx';

/** One purchase: its dates, its events and the form for the next event. */
export function PurchasePage({ id }: { id: number }) {
  useLive('journey', journeyKey);
  const { data, error, refetch, isFetching } = useQuery(purchaseQuery(id));
  const client = useQueryClient();
  return (
    <div className="page grid max-w-280 grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-10">
      {error && !data && (
        <ErrorState
          what={m.journey__we_couldnt_load_this_purchase()}
          error={error}
          onRetry={() => void refetch()}
          pending={isFetching}
          wayOut={
            <AppLink href={journeyPath} className="link self-center text-14">
              {m.journey__your_journey()}
            </AppLink>
          }
        />
      )}
      {!data && !error && <Skeleton className="h-80" />}
      {data && (
        <>
          <Head purchase={data} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <section aria-labelledby="records" className="grid content-start gap-4">
              <h2 id="records" className="text-22">
                {m.journey__what_happened()}
              </h2>
              <ol className="divide-y divide-line border-y border-line">
                {data.records.map((record) => (
                  <RecordLine key={record.id} purchase={data} record={record} />
                ))}
              </ol>
            </section>
            <section aria-labelledby="write-down" className="lintel grid content-start gap-4 self-start p-4 md:p-6">
              <h2 id="write-down" className="text-22">
                {m.journey__add_an_update()}
              </h2>
              <RecordForm
                key={data.records.length}
                purchase={data}
                onSaved={(purchase) => {
                  client.setQueryData(purchaseQuery(id).queryKey, purchase);
                  void client.invalidateQueries({ queryKey: journeyKey });
                }}
              />
            </section>
          </div>
        </>
      )}
    </div>
  );
}

function Head({ purchase }: { purchase: Purchase }) {
  const { home, stage, stageLabel, priceCents, currency, next, closingOn, listingId, mine, seenBy } = purchase;
  return (
    <header className="grid gap-4 border-b border-line pb-6">
      <AppLink
        href={mine ? journeyPath : clientJourneyPath(purchase.buyerId)}
        className="link justify-self-start text-14"
      >
        {mine ? m.journey__your_journey() : m.journey__s_journey_2({ buyerName: purchase.buyerName })}
      </AppLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-28 break-words md:text-36">{home}</h1>
        <Badge tone={toneOf[stage]}>{stageLabel}</Badge>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {priceCents !== null && <Fact label={m.journey__price()} value={money(priceCents / 100, currency)} />}
        {next && <Fact label={next.label} value={`${day(next.dueOn)}${next.overdue ? ', overdue' : ''}`} />}
        {closingOn && next?.label !== 'Closing' && <Fact label={m.journey__closing()} value={day(closingOn)} />}
      </dl>
      <p className="max-w-measure text-14 text-soft">
        {seenBy.length > 0
          ? m.journey__who_can_see_and_update({
              value: mine ? 'you' : purchase.buyerName,
              value2: seenBy.length > 0 ? `, ${seenBy.join(', ')}` : '',
            })
          : mine
            ? m.journey__only_you_can_see_this()
            : m.journey__you_and_can_see_this({ buyerName: purchase.buyerName })}{' '}
        {listingId !== null && (
          <AppLink href={propertyPath(listingId)} className="link">
            {m.journey__view_home()}
          </AppLink>
        )}
      </p>
    </header>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-14 text-soft">{label}</dt>
    <dd className="font-display text-22 font-semibold tabular-nums">{value}</dd>
  </div>
);

function RecordLine({ purchase, record }: { purchase: Purchase; record: Purchase['records'][number] }) {
  const { act, pending } = useAction({ refetch: [journeyKey] });
  const ids = { id: purchase.id, recordId: record.id };
  const undo = (undone: boolean) => () => callApi((api) => api.journey.purchases.undo({ ...ids, undone }));
  const by = record.by === 'you' ? 'you' : (record.by ?? m.journey__someone_who_has_left());
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">{record.label}</p>
        <p className="text-14 text-soft tabular-nums">{day(record.happenedOn)}</p>
      </div>
      {(record.dueOn || record.priceCents !== null || record.note) && (
        <p className="text-14 break-words">
          {[
            record.priceCents !== null && money(record.priceCents / 100, purchase.currency),
            record.dueOn && `${record.dueLabel ?? m.journey__due_date()} ${day(record.dueOn)}`,
            record.note && `“${record.note}”`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-14 text-soft">
          {record.confirmed
            ? m.journey__added_by({ by, value: record.recordedAs === 'buyer' ? '' : m.journey__confirmed() })
            : m.journey__added_by_not_confirmed_yet({ by })}
        </p>
        {record.canConfirm && (
          <Button
            size="sm"
            pending={pending}
            onClick={() =>
              void act(() => callApi((api) => api.journey.purchases.confirm(ids)), {
                title: m.journey__confirmed_2(),
                description: record.label,
              })
            }
          >
            {m.journey__confirm()}
          </Button>
        )}
        {record.canUndo && (
          <Button
            kind="quiet"
            size="sm"
            pending={pending}
            aria-label={m.journey__remove({ label: record.label })}
            onClick={() =>
              void act(undo(true), {
                title: m.journey__removed(),
                description: record.label,
                undo: () => act(undo(false), { title: m.journey__restored() }),
              })
            }
          >
            {m.journey__remove_2()}
          </Button>
        )}
      </div>
    </li>
  );
}
