import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { Car, Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { distance } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { propertyPath } from '../../listings/paths.ts';
import { type RouteStop, routeQuery } from '../calls.ts';
import { zoneHere } from '../time-fields.tsx';
import { longDay, timeOf } from './days.ts';

const RouteMap = lazy(() => import('./route-map.tsx'));

/** Showings and meetings of a day in order, with the drives between them, a map, and a sheet to print. */
export function RouteOfDay({ day }: { day: string }) {
  const { data, error, refetch } = useQuery(routeQuery(day, zoneHere()));
  if (error)
    return (
      <ErrorState
        what={m.professionals__we_couldnt_load_your_appointments()}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-64" />;
  const { stops, travel } = data;
  if (stops.length === 0)
    return <p className="py-6 text-soft">{m.appointments__no_showings_on({ day: longDay(day) })}</p>;
  const isEstimated = stops.some(({ leg }) => leg !== null && leg.model !== 'road');
  return (
    <div className="grid h-full gap-4 overflow-y-auto lg:grid-cols-2 print:block">
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-18">{m.appointments__route_on({ day: longDay(day) })}</h2>
          <Button kind="secondary" size="sm" data-print="no" onClick={() => window.print()}>
            <Printer aria-hidden size={16} strokeWidth={1.5} /> {m.appointments__print_the_route()}
          </Button>
        </div>
        <ol className="grid">
          {stops.map((stop, at) => (
            <Stop key={stop.appointmentId} stop={stop} number={at + 1} />
          ))}
        </ol>
        {isEstimated && (
          <p className="text-12 text-soft">
            {m.commute__estimate({ distance: distance(travel.metersPerMinute * 60) })}
          </p>
        )}
      </div>
      {stops.some(({ latitude }) => latitude !== null) && (
        <div data-print="no" className="min-h-80">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <RouteMap stops={stops} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function Stop({ stop, number }: { stop: RouteStop; number: number }) {
  const { leg, listingId, startsAt, endsAt } = stop;
  return (
    <li>
      {leg && (
        <p className="flex items-center gap-2 py-2 pl-1 text-14 text-soft">
          <Car aria-hidden size={16} strokeWidth={1.5} />
          {leg.meters === null
            ? m.appointments__about_minutes_unknown_place({ minutes: leg.minutes })
            : m.appointments__minutes_and_distance({ minutes: leg.minutes, distance: distance(leg.meters) })}
          {leg.isLate && <Badge tone="warning">{m.appointments__too_little_time()}</Badge>}
        </p>
      )}
      <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-2 border-t border-line py-3">
        <span className="grid size-7 place-items-center rounded-chip bg-primary text-14 font-semibold text-on-primary tabular-nums">
          {number}
        </span>
        <div className="grid gap-1">
          <p className="font-medium tabular-nums">
            {timeOf(new Date(startsAt))} – {timeOf(new Date(endsAt))} · {stop.client}
          </p>
          {listingId !== null && (
            <AppLink href={propertyPath(listingId)} className="link justify-self-start text-14">
              {stop.home ?? m.professionals__this_home_is_no_longer()}
            </AppLink>
          )}
          {stop.instructions && (
            <p className="text-14 whitespace-pre-wrap">{m.appointments__access({ instructions: stop.instructions })}</p>
          )}
          {stop.note && <p className="text-14 whitespace-pre-wrap text-soft">{stop.note}</p>}
        </div>
      </div>
    </li>
  );
}
