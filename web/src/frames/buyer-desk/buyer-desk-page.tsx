import { useQuery } from '@tanstack/react-query';
import type { Me } from '../../capabilities/accounts/session.ts';
import { ChatCard } from '../../capabilities/assistant/index.ts';
import { DocumentsCard } from '../../capabilities/documents/index.ts';
import { ActivityCard, JourneyTracker, journeyQuery, NextStepsCard } from '../../capabilities/journey/index.ts';
import { journeyPath } from '../../capabilities/journey/paths.ts';
import { AskedPeople } from '../../capabilities/matching/index.ts';
import { TeamCard } from '../../capabilities/professionals/index.ts';
import { RecommendationsCard } from '../../capabilities/recommendations/index.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DeskPart } from './desk-part.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { FirstRun } from './first-run.tsx';
import { SavedCard } from './saved-card.tsx';

const columns = 'grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';
const column = 'grid grid-cols-[minmax(0,1fr)] content-start gap-6 md:gap-8';

/** Where a buyer begins: the step they are at, what to do next, and the people, papers and homes of the purchase. */
export function BuyerDeskPage({ me }: { me: Me }) {
  const { data: journey } = useQuery(journeyQuery(me.id));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:gap-8 md:py-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-36">Hello, {me.firstName}</h1>
          <p className="min-h-6 text-soft">{journey && leadOf(journey)}</p>
        </div>
        <LinkButton href={journeyPath} kind="secondary">
          Open your journey
        </LinkButton>
      </header>
      {journey?.untouched && <FirstRun />}
      <DeskPart what="Your requests" className="hidden">
        <AskedPeople />
      </DeskPart>
      <DeskPart what="Your journey" className="h-72">
        <JourneyTracker personId={me.id} />
      </DeskPart>
      <DeskPart what="HyperSearch, SmartMatch and ROI Analysis" className="h-20">
        <FeatureCards />
      </DeskPart>
      <div className={columns}>
        <div className={column}>
          <DeskPart what="Your next steps">
            <NextStepsCard personId={me.id} />
          </DeskPart>
          <DeskPart what="Homes for you" className="h-96">
            <RecommendationsCard />
          </DeskPart>
          <DeskPart what="Saved homes and searches">
            <SavedCard />
          </DeskPart>
        </div>
        <div className={column}>
          <DeskPart what="The assistant" className="h-96">
            <ChatCard />
          </DeskPart>
          <DeskPart what="Your team">
            <TeamCard />
          </DeskPart>
          <DeskPart what="Documents">
            <DocumentsCard />
          </DeskPart>
          <DeskPart what="Recent activity">
            <ActivityCard />
          </DeskPart>
        </div>
      </div>
    </div>
  );
}

interface Where {
  completed: boolean;
  currentStep: string;
  steps: readonly { name: string }[];
}

function leadOf({ completed, currentStep, steps }: Where): string {
  if (completed) return 'All seven steps are done. Welcome home.';
  return `You are at step ${currentStep} of 7: ${steps[Number(currentStep) - 1]!.name}.`;
}
