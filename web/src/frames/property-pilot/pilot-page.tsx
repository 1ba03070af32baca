import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import type { Me } from '../../capabilities/accounts/session.ts';
import { ChatPanel } from '../../capabilities/assistant/index.ts';
import { DocumentsCard } from '../../capabilities/documents/index.ts';
import { JourneyTracker, NextStepsCard } from '../../capabilities/journey/index.ts';
import { savedPageQuery } from '../../capabilities/saving/queries.ts';
import { LinkButton } from '../../ui/button.tsx';
import { counted } from '../../ui/format.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { DeskPart } from '../buyer-desk/desk-part.tsx';
import type { PilotTab } from './pilot-state.ts';

const SavedHomes = lazy(() => import('./saved-homes.tsx').then((module) => ({ default: module.SavedHomes })));
const Affordability = lazy(() => import('./affordability.tsx').then((module) => ({ default: module.Affordability })));

interface Cockpit {
  me: Me;
  tab: PilotTab;
  onTab: (tab: PilotTab) => void;
}

/** The cockpit: homes with what they cost side by side, the journey, papers and people, and the assistant beside all of it. */
export function PilotPage({ me, tab, onTab }: Cockpit) {
  const wide = useMedia('(min-width: 1024px)');
  const saved = useQuery(savedPageQuery({})).data?.saved;
  const parts = partsOf(me, () => wide || onTab('assistant'));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-36">Property pilot</h1>
          <p className="min-h-6 text-soft">
            {saved === undefined
              ? ''
              : saved === 0
                ? 'No home saved yet: begin with a search, or ask the assistant.'
                : `${counted(saved, 'saved home', 'saved homes')}, with what each costs a month and at closing.`}
          </p>
        </div>
        <LinkButton href="/dashboard" kind="secondary">
          Dashboard
        </LinkButton>
      </header>
      {wide ? (
        <div className="grid grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)] items-start gap-8">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {parts.homes}
            {parts.costs}
            {parts.journey}
            {parts.papers}
          </div>
          <div className="sticky top-20 h-[calc(100dvh-6rem)] min-h-96">
            <DeskPart what="The assistant" className="h-full">
              <ChatPanel className="h-full" />
            </DeskPart>
          </div>
        </div>
      ) : (
        <Tabs
          label="Parts of your purchase"
          value={tab}
          onChange={(value) => onTab(value as PilotTab)}
          tabs={[
            { value: 'homes', label: 'Homes', content: parts.homes },
            { value: 'costs', label: 'Costs', content: parts.costs },
            { value: 'journey', label: 'Journey', content: parts.journey },
            { value: 'papers', label: 'Papers', content: parts.papers },
            {
              value: 'assistant',
              label: 'Assistant',
              content: (
                <DeskPart what="The assistant" className="h-96">
                  <ChatPanel className="h-[calc(100dvh-13rem)] min-h-96" />
                </DeskPart>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

const partsOf = (me: Me, toChat: () => void) => ({
  homes: (
    <DeskPart what="Your saved homes" className="h-80">
      <SavedHomes onAsk={toChat} />
    </DeskPart>
  ),
  costs: (
    <DeskPart what="What fits your budget">
      <Affordability onAsk={toChat} />
    </DeskPart>
  ),
  journey: (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <DeskPart what="Your journey" className="h-72">
        <JourneyTracker personId={me.id} />
      </DeskPart>
      <DeskPart what="Your next steps">
        <NextStepsCard personId={me.id} />
      </DeskPart>
    </div>
  ),
  papers: (
    <DeskPart what="Documents">
      <DocumentsCard />
    </DeskPart>
  ),
});
