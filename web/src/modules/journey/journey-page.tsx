import { m } from '@lintel/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { BudgetSection } from './budget-section.tsx';
import { type Journey, journeyKey, journeyQuery } from './calls.ts';
import { OfferDialog, type OfferedHome } from './offer-dialog.tsx';
import { OverrideDialog } from './override-dialog.tsx';
import { purchasePath } from './paths.ts';
import { PurchaseList } from './purchase-list.tsx';
import { Timeline } from './timeline.tsx';
import { JourneyTracker } from './tracker.tsx';

/** A buyer's complete journey: steps, budget, offers and timeline. Professionals see that of a client. */
export function JourneyPage(props: {
  personId: number;
  /** The reader's own journey, not that of a client. */
  isOwn: boolean;
  /** The offer being started: a listing's id, or `new` for any home. */
  offer: string | undefined;
  onOffer: (offer: string | undefined) => void;
}) {
  const { personId, isOwn, offer, onOffer } = props;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: journey, error } = useQuery(journeyQuery(personId));
  const listed = useListed(offer);
  const [overriding, setOverriding] = useState(false);
  const follow = () => void client.invalidateQueries({ queryKey: journeyKey });
  if (error instanceof Failure && error.status === 404 && !journey) return <NotShared />;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-28">
            {isOwn
              ? m.journey__your_journey()
              : journey
                ? m.journey__s_journey({ firstName: journey.firstName })
                : m.journey__journey_of_a_client()}
          </h1>
          <p className="max-w-measure text-soft">
            {m.journey__seven_steps_based_on_documents()}
            {journey && !journey.mine && m.journey__sees_what_you_record_and({ firstName: journey.firstName })}
          </p>
        </div>
        <Button
          kind="secondary"
          onClick={() => setOverriding(true)}
          {...(journey ? {} : { unavailable: m.journey__loading() })}
        >
          {m.journey__change_step_2()}
        </Button>
      </header>
      {journey?.override && <Overridden journey={journey} />}
      <JourneyTracker personId={personId} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-10">
          <section id="offer" aria-labelledby="offers" className="grid scroll-mt-4 content-start gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 id="offers" className="text-22">
                {m.journey__offers_and_purchases()}
              </h2>
              <Button kind="secondary" size="sm" onClick={() => onOffer('new')}>
                {m.journey__add_an_offer()}
              </Button>
            </div>
            {journey && journey.purchases.length > 0 && <PurchaseList purchases={journey.purchases} />}
            {journey?.purchases.length === 0 && (
              <p className="max-w-measure text-soft">{m.journey__no_offers_yet_once_an()}</p>
            )}
          </section>
          {journey?.mine && <BudgetSection journey={journey} onChanged={follow} />}
        </div>
        <Timeline personId={personId} />
      </div>
      {overriding && journey && (
        <OverrideDialog
          journey={journey}
          onClose={() => setOverriding(false)}
          onSet={() => {
            setOverriding(false);
            follow();
          }}
        />
      )}
      {offer !== undefined && !listed.isLoading && (
        <OfferDialog
          personId={personId}
          isOwn={isOwn}
          listed={listed.home}
          onClose={() => onOffer(undefined)}
          onOpened={({ id }) => {
            follow();
            void navigate({ href: purchasePath(id) });
          }}
        />
      )}
    </div>
  );
}

/** Shown to a professional when the buyer has not shared their journey. */
const NotShared = () => (
  <div className="page py-6 md:py-10">
    <EmptyState
      title={m.journey__this_journey_isnt_shared_with()}
      actions={<LinkButton href="/crm">{m.journey__go_to_your_clients()}</LinkButton>}
    >
      <p>{m.journey__clients_choose_who_sees_their()}</p>
    </EmptyState>
  </div>
);

/** Loads the listed home of an offer. When the listing no longer exists, the person enters the home. */
function useListed(offer: string | undefined): { home: OfferedHome | undefined; isLoading: boolean } {
  const id = offer && /^[1-9]\d{0,8}$/.test(offer) ? Number(offer) : undefined;
  const { data, isLoading } = useQuery({
    queryKey: [...journeyKey, 'offered-home', id],
    enabled: id !== undefined,
    queryFn: () => callApi((api) => api.listings.get({ id: id! })),
  });
  if (!data) return { home: undefined, isLoading };
  const { id: listingId, address, city, state } = data;
  return { home: { listingId, home: [address, city, state].filter(Boolean).join(', ') }, isLoading };
}

/** States that the step was set manually, and why. */
function Overridden({ journey }: { journey: Journey }) {
  const { act, pending } = useAction({ refetch: [journeyKey] });
  const { id, step, reason, by, canUndo } = journey.override!;
  return (
    <Notice title={m.journey__step_changed_to_2({ step, value: by ? m.journey__by({ by }) : '' })}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>“{reason}”</p>
        {canUndo && (
          <Button
            kind="secondary"
            size="sm"
            pending={pending}
            onClick={() =>
              void act(() => callApi((api) => api.journey.undoOverride({ id: journey.personId, overrideId: id })), {
                title: m.journey__step_change_undone(),
              })
            }
          >
            {m.journey__undo()}
          </Button>
        )}
      </div>
    </Notice>
  );
}
