import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import type { Me } from '../../modules/accounts/session.ts';
import { ChatCard } from '../../modules/assistant/index.ts';
import { DocumentsCard } from '../../modules/documents/index.ts';
import { ActivityCard, JourneyTracker, journeyQuery } from '../../modules/journey/index.ts';
import { journeyPath } from '../../modules/journey/paths.ts';
import { TeamCard } from '../../modules/professionals/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CardSlot } from './card-slot.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { FirstRun } from './first-run.tsx';
import { NeedsList } from './needs-list.tsx';
import { SavedCard } from './saved-card.tsx';

const columns = 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';
const thirds = 'grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-3';

/** A buyer's dashboard: current step, next steps, team, documents and homes. */
export function BuyerDashboardPage({ me }: { me: Me }) {
  const { data: journey } = useQuery(journeyQuery(me.id));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-8">
      <h1 className="text-28">{m.buyer_dashboard__hello({ firstName: me.firstName })}</h1>
      {journey?.untouched && <FirstRun />}
      <CardSlot what={m.buyer_dashboard__your_journey()} className="h-82 md:h-66">
        <JourneyTracker
          personId={me.id}
          actions={
            <LinkButton href={journeyPath} kind="secondary">
              {m.buyer_dashboard__open_your_journey()}
            </LinkButton>
          }
        />
      </CardSlot>
      <CardSlot what={m.buyer_dashboard__hypersearch_smartmatch_and_roi_analysis()} className="h-56 md:h-20">
        <FeatureCards />
      </CardSlot>
      <div className={columns}>
        <CardSlot what={m.buyer_dashboard__your_next_steps()} className="h-144">
          <NeedsList personId={me.id} />
        </CardSlot>
        <CardSlot what={m.buyer_dashboard__the_assistant()} className="h-96 lg:h-144">
          <ChatCard />
        </CardSlot>
      </div>
      <CardSlot what={m.buyer_dashboard__saved_homes_and_searches()} className="h-72">
        <SavedCard />
      </CardSlot>
      <div className={thirds}>
        <CardSlot what={m.buyer_dashboard__your_team()}>
          <TeamCard />
        </CardSlot>
        <CardSlot what={m.buyer_dashboard__documents()}>
          <DocumentsCard />
        </CardSlot>
        <CardSlot what={m.buyer_dashboard__recent_activity()}>
          <ActivityCard />
        </CardSlot>
      </div>
    </div>
  );
}
