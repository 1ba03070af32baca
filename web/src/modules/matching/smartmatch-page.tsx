import { m } from '@lintel/messages';
import { AppLink } from '../../ui/app-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Me } from '../accounts/index.ts';
import { AboutHome, useAboutHome } from './about-home.tsx';
import { MatchList } from './cards/match-list.tsx';
import { CriteriaTab } from './criteria/criteria-tab.tsx';
import { StatsStrip } from './criteria/stats-strip.tsx';
import { MatchForm } from './match-form.tsx';
import { type MatchState, type MatchTab, matchStateOf } from './match-state.ts';
import { MortgageTab } from './mortgage-tab.tsx';
import { formulaPath } from './paths.ts';
import { PendingRequests } from './requests/pending-requests.tsx';
import { usePressed } from './use-pressed.ts';

/** Same number as `GET /api/smartmatch/agents` returns. */
const SHOWN = 6;

function FindAgentTab(props: {
  state: MatchState;
  me: Pick<Me, 'id' | 'can'> | null;
  onFind: (state: MatchState) => void;
  /** True while the search is incomplete. */
  waiting: boolean;
}) {
  const { onFind, pressed } = usePressed(props.onFind);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <MatchForm key={JSON.stringify(props.state)} state={props.state} onFind={onFind} />
      <MatchList {...props} pressed={pressed} limit={SHOWN} />
    </div>
  );
}

/** Professionals most likely to close this purchase well, with the reasons. The URL holds the search. */
export function SmartMatchPage(props: {
  search: Partial<MatchState>;
  me: Pick<Me, 'id' | 'can'> | null;
  onSearch: (search: Partial<MatchState>) => void;
}) {
  const { state, home, waiting } = useAboutHome(matchStateOf(props.search));
  const part = { state, me: props.me, onFind: props.onSearch, waiting };
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-6 md:py-8">
      <header className="grid gap-2">
        <h1 className="text-36">{m.matching__smartmatch()}</h1>
        <p className="max-w-180 text-soft">
          {m.matching__agents_most_likely_to_close_2()}{' '}
          <AppLink href={formulaPath} className="link">
            {m.matching__the_formula_is_public()}
          </AppLink>
          .
        </p>
      </header>
      {props.me?.can.connect && <PendingRequests />}
      {home && <AboutHome home={home} onClear={() => props.onSearch({ ...state, home: 0 })} />}
      <Tabs
        label="SmartMatch"
        value={state.tab}
        onChange={(tab) => props.onSearch({ ...state, tab: tab as MatchTab, kind: '' })}
        tabs={[
          { value: 'find-agent', label: m.matching__find_agent(), content: <FindAgentTab {...part} /> },
          { value: 'ai-criteria', label: m.matching__ai_criteria(), content: <CriteriaTab /> },
          { value: 'mortgage-agents', label: m.matching__mortgage_agents_2(), content: <MortgageTab {...part} /> },
        ]}
      />
      <StatsStrip />
    </div>
  );
}
