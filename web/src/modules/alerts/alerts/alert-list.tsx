import { m } from '@lintel/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLive } from '../../../api/live.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { money } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { cityLine, factLine, HomePicture, homeName, streetLine } from '../../listings/index.ts';
import { propertyPath } from '../../listings/paths.ts';
import { SaveHeart } from '../../saving/index.ts';
import { type Alert, alertsKey, alertsQuery } from '../calls.ts';
import { savedSearchPath } from '../paths.ts';

/** Alerts of one search or of all searches, newest first: one entry per home and event, with the reason it matched. */
export function AlertList({ searchId, back }: { searchId?: number; back: string }) {
  const query = useInfiniteQuery(alertsQuery(searchId));
  useLive('alerts', [...alertsKey, 'of']);
  if (query.isError && !query.data)
    return (
      <ErrorState
        what={m.alerts__we_couldnt_load_your_alerts()}
        error={query.error}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    );
  if (!query.data)
    return (
      <div className="grid gap-3">
        {[0, 1, 2, 3, 4].map((at) => (
          <Skeleton key={at} className="h-45 rounded-card" />
        ))}
      </div>
    );
  const alerts = query.data.pages.flatMap((page) => page.alerts);
  if (alerts.length === 0)
    return (
      <EmptyState title={m.alerts__no_alerts_yet()}>
        <p>{m.alerts__we_dont_alert_you_about()}</p>
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard alert={alert} named={searchId === undefined} back={back} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div>
          <Button kind="secondary" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {m.alerts__show_earlier_alerts()}
          </Button>
        </div>
      )}
    </div>
  );
}

function AlertCard({ alert, named, back }: { alert: Alert; named: boolean; back: string }) {
  const { property, isNew, matchedBecause } = alert;
  return (
    <article className="lintel relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 p-3 sm:grid-cols-[10rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:p-4">
      <div className="self-start overflow-hidden rounded-control sm:row-span-2">
        <HomePicture photo={property?.photo ?? null} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 sm:pr-12">
        <p className="flex flex-wrap items-center gap-2 text-14 max-sm:min-h-10 max-sm:content-start max-sm:pr-12">
          <strong>{alert.title}</strong>
          {isNew && <Badge tone="primary">{m.alerts__new()}</Badge>}
        </p>
        {property ? (
          <>
            <h3 className="font-sans text-16 font-semibold tracking-normal">
              <AppLink href={propertyPath(property.id)} className="hover:underline">
                {streetLine(property)}
              </AppLink>
            </h3>
            <p className="text-14 text-soft">{cityLine(property)}</p>
            <p className="text-14 tabular-nums">
              {money(property.price, property.currency)} · {factLine(property)}
            </p>
          </>
        ) : (
          <p className="text-14 text-soft">{m.alerts__this_home_is_no_longer()}</p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 max-sm:col-span-2 sm:pr-12">
        {matchedBecause.length > 0 && (
          <div className="flex flex-wrap items-center gap-1 text-12">
            <span className="text-soft">{m.alerts__why_it_matched()}</span>
            {matchedBecause.map((reason) => (
              <span key={reason} className="*:py-0.5 *:text-12">
                <Chip>{reason}</Chip>
              </span>
            ))}
          </div>
        )}
        <p className="text-12 text-soft">
          <time dateTime={alert.happenedAt}>{moment(alert.happenedAt)}</time>
          {named && (
            <>
              {' · '}
              <AppLink href={savedSearchPath(alert.searchId)} className="link">
                {alert.searchName}
              </AppLink>
            </>
          )}
        </p>
      </div>
      {property && (
        <div className="absolute top-3 right-3">
          <SaveHeart id={property.id} name={homeName(property)} back={back} />
        </div>
      )}
    </article>
  );
}
