import { m } from '@lintel/messages';
import type { OpenHouse } from '@lintel/server/appointments';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { propertyPath } from '../../listings/paths.ts';
import { openHousesQuery, visitorsQuery } from '../calls.ts';
import { signInPath } from '../paths.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** The agent's open houses: schedule, sign visitors in, see who came. */
export function OpenHousesPage() {
  const { data, error, refetch } = useQuery(openHousesQuery);
  const [isScheduling, setScheduling] = useState(false);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-28">{m.appointments__open_houses()}</h1>
        {data && data.listings.length > 0 && (
          <Button onClick={() => setScheduling(true)}>{m.appointments__schedule_an_open_house()}</Button>
        )}
      </header>
      {error && (
        <ErrorState
          what={m.appointments__we_couldnt_load_your_open_houses()}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-48" />}
      {data?.openHouses.length === 0 && (
        <EmptyState title={m.appointments__no_open_houses_yet()}>
          {data.listings.length > 0
            ? m.appointments__schedule_one_and_it_shows()
            : m.appointments__you_need_a_listing()}
        </EmptyState>
      )}
      <ul className="grid">
        {data?.openHouses.map((each) => (
          <Row key={each.id} openHouse={each} />
        ))}
      </ul>
      {isScheduling && data && <ScheduleDialog listings={data.listings} onClose={() => setScheduling(false)} />}
    </div>
  );
}

function Row({ openHouse }: { openHouse: OpenHouse }) {
  const { id, listingId, home, startsAt, endsAt, isCancelled, visitors } = openHouse;
  const [isOpen, setOpen] = useState(false);
  const { act, pending } = useAction({ refetch: [openHousesQuery.queryKey] });
  const isOver = new Date(endsAt) < new Date();
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <AppLink href={propertyPath(listingId)} className="link font-medium">
          {home ?? m.professionals__this_home_is_no_longer()}
        </AppLink>
        {isCancelled ? (
          <Badge>{m.professionals__canceled()}</Badge>
        ) : (
          isOver && <Badge>{m.professionals__took_place()}</Badge>
        )}
      </div>
      <p className="text-14 text-soft tabular-nums">
        {moment(startsAt)} – {moment(endsAt)} · {m.appointments__visitors({ count: visitors })}
      </p>
      <div className="flex flex-wrap gap-2">
        {!isCancelled && !isOver && (
          <LinkButton size="sm" href={signInPath(id)}>
            {m.appointments__open_the_sign_in_sheet()}
          </LinkButton>
        )}
        {visitors > 0 && (
          <Button kind="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? m.appointments__hide_visitors() : m.appointments__show_visitors()}
          </Button>
        )}
        {!isCancelled && !isOver && (
          <Button
            kind="quiet"
            size="sm"
            pending={pending}
            onClick={() =>
              void act(
                () => callApi((api) => api.appointments.cancelOpenHouse({ id })),
                () => ({ title: m.appointments__open_house_canceled() }),
              )
            }
          >
            {m.appointments__cancel_the_open_house()}
          </Button>
        )}
      </div>
      {isOpen && <Visitors id={id} />}
    </li>
  );
}

function Visitors({ id }: { id: number }) {
  const { data } = useQuery(visitorsQuery(id));
  if (!data) return <Skeleton className="h-12" />;
  return (
    <ul className="grid gap-1 text-14">
      {data.map((visitor) => (
        <li key={visitor.id}>
          {[visitor.name, visitor.email, visitor.phone].filter(Boolean).join(' · ')}{' '}
          <span className="text-soft">
            {visitor.mayContact ? m.appointments__agreed_to_contact() : m.appointments__no_contact()}
          </span>
        </li>
      ))}
    </ul>
  );
}
