import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Dialog } from '../../ui/overlays/drawer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { dayHere, moment } from '../../ui/time/moment.ts';
import { propertyPath } from '../listings/paths.ts';
import { type HomeSend, homeSendsQuery } from './calls.ts';

const reactionLabels = {
  liked: m.prospecting__liked,
  dismissed: m.prospecting__dismissed,
  none: m.prospecting__opened,
} as const;

/** Homes that an agent sent to a contact, those that the contact opened, and the contact's opinion of each. */
export function SentHomesList({ contactId }: { contactId: number }) {
  const { data, error, refetch } = useQuery(homeSendsQuery(contactId));
  if (error)
    return (
      <ErrorState what={m.prospecting__we_couldnt_load_sent_homes()} error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-24" />;
  if (data.length === 0) return <p className="text-14 text-soft">{m.prospecting__nothing_sent_yet()}</p>;
  return (
    <ul className="grid" aria-label={m.prospecting__sent_homes()}>
      {data.map((each) => (
        <Row key={each.id} sent={each} contactId={contactId} />
      ))}
    </ul>
  );
}

function Row({ sent, contactId }: { sent: HomeSend; contactId: number }) {
  const { act, pending } = useAction({ refetch: [homeSendsQuery(contactId).queryKey] });
  const [ends, setEnds] = useState(false);
  const end = async () => {
    const ended = await act(() => callApi((api) => api.prospecting.revoke({ id })), {
      title: m.prospecting__link_ended(),
    });
    if (ended) setEnds(false);
  };
  const { id, searchName, homeCount, createdAt, openedAt, isRevoked, homes } = sent;
  return (
    <li className="grid gap-1 border-t border-line py-3 text-14">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{searchName ?? m.prospecting__homes_count({ count: homeCount })}</span>
        {searchName && <span className="text-soft">{m.prospecting__matches_now({ count: homeCount })}</span>}
        {isRevoked && <Badge>{m.prospecting__ended()}</Badge>}
      </p>
      <p className="text-soft">
        {dayHere(createdAt)} ·{' '}
        {openedAt ? m.prospecting__opened_on({ at: moment(openedAt) }) : m.prospecting__not_opened_yet()}
      </p>
      {homes.map(({ listingId, home, reaction }) => (
        <p key={listingId} className="flex flex-wrap items-center gap-2">
          <AppLink href={propertyPath(listingId)} className="link">
            {home ?? m.professionals__this_home_is_no_longer()}
          </AppLink>
          <Badge tone={reaction === 'liked' ? 'good' : 'plain'}>{reactionLabels[reaction ?? 'none']()}</Badge>
        </p>
      ))}
      {!isRevoked && (
        <p>
          <Button kind="quiet" size="sm" onClick={() => setEnds(true)}>
            {m.prospecting__end_the_link()}
          </Button>
        </p>
      )}
      <Dialog
        open={ends}
        title={m.prospecting__end_this_link()}
        onOpenChange={setEnds}
        cancel={m.prospecting__keep_the_link()}
        footer={
          <Button kind="danger" pending={pending} onClick={() => void end()}>
            {m.prospecting__end_the_link()}
          </Button>
        }
      >
        <p>{m.prospecting__the_contact_can_no_longer_open()}</p>
      </Dialog>
    </li>
  );
}
