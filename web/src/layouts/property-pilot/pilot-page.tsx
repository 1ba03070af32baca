import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { lazy, type ReactNode, useEffect, useRef } from 'react';
import type { Me } from '../../modules/accounts/session.ts';
import { ChatPanel } from '../../modules/assistant/index.ts';
import { DocumentsCard } from '../../modules/documents/index.ts';
import { JourneyTracker, NextStepsCard } from '../../modules/journey/index.ts';
import { savedPageQuery } from '../../modules/saving/queries.ts';
import { CardSlot } from '../buyer-dashboard/card-slot.tsx';
import { type PilotTab, pilotTabs } from './pilot-state.ts';

const SavedHomes = lazy(() => import('./saved-homes.tsx').then((module) => ({ default: module.SavedHomes })));
const Affordability = lazy(() => import('./affordability.tsx').then((module) => ({ default: module.Affordability })));

const labels: Record<PilotTab, string> = texts({
  homes: m.property_pilot__homes,
  costs: m.property_pilot__costs,
  journey: m.property_pilot__journey,
  papers: m.property_pilot__documents_2,
  assistant: m.property_pilot__assistant,
});

/** Pixels of the previous tab that stay visible. */
const TAB_MARGIN = 48;

/**
 * The cockpit: homes with costs, journey, documents and assistant side by side. Narrow screens show one tab at a time.
 * `onTab` opens a tab.
 */
export function PilotPage({ me, tab, onTab }: { me: Me; tab: PilotTab; onTab: (tab: PilotTab) => void }) {
  const saved = useQuery(savedPageQuery({})).data?.saved;
  const toChat = () => onTab('assistant');
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the current one
  useEffect(() => {
    current.current?.parentElement?.scrollTo({ left: current.current.offsetLeft - TAB_MARGIN });
  }, [tab]);
  const part = (name: PilotTab, children: ReactNode) => (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-8', tab !== name && 'max-lg:hidden')}>{children}</div>
  );
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-8 lg:gap-8">
      <header className={cx('grid gap-1', tab === 'assistant' && 'max-lg:sr-only')}>
        <h1 className="text-36">{m.property_pilot__property_pilot()}</h1>
        <p className="min-h-12 text-soft sm:min-h-6">
          {saved === 0 && m.property_pilot__no_saved_homes_yet_start()}
          {saved !== undefined &&
            saved > 0 &&
            m.property_pilot__each_with_its_monthly_cost({ saved: m.count__saved_homes({ count: saved }) })}
        </p>
      </header>
      <nav
        aria-label={m.property_pilot__sections_of_your_purchase()}
        className="flex gap-1 overflow-x-auto border-line border-b lg:hidden"
      >
        {pilotTabs.map((name) => (
          <button
            key={name}
            ref={name === tab ? current : undefined}
            type="button"
            aria-current={name === tab ? 'page' : undefined}
            onClick={() => onTab(name)}
            className="-mb-px min-h-11 shrink-0 border-transparent border-b-2 px-2 font-medium text-14 text-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink sm:px-4"
          >
            {labels[name]}
          </button>
        ))}
      </nav>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)]">
        <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-8', tab === 'assistant' && 'max-lg:hidden')}>
          {part(
            'homes',
            <CardSlot what={m.property_pilot__your_saved_homes()} className="h-192">
              <SavedHomes onAsk={toChat} />
            </CardSlot>,
          )}
          {part(
            'costs',
            <CardSlot what={m.property_pilot__what_you_can_afford()}>
              <Affordability onAsk={toChat} />
            </CardSlot>,
          )}
          {part(
            'journey',
            <>
              <CardSlot what={m.property_pilot__your_journey()} className="h-72">
                <JourneyTracker personId={me.id} />
              </CardSlot>
              <CardSlot what={m.property_pilot__your_next_steps()}>
                <NextStepsCard personId={me.id} />
              </CardSlot>
            </>,
          )}
          {part(
            'papers',
            <CardSlot what={m.property_pilot__documents()}>
              <DocumentsCard />
            </CardSlot>,
          )}
        </div>
        <div
          className={cx(
            'h-[calc(100dvh-11.5rem)] min-h-96 lg:sticky lg:top-20 lg:h-[calc(100dvh-13.5rem)]',
            tab !== 'assistant' && 'max-lg:hidden',
          )}
        >
          <CardSlot what={m.property_pilot__the_assistant()} className="h-full">
            <ChatPanel className="h-full" />
          </CardSlot>
        </div>
      </div>
    </div>
  );
}
