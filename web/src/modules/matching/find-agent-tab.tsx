import type { Me } from '../accounts/index.ts';
import { MatchList } from './cards/match-list.tsx';
import { MatchForm } from './match-form.tsx';
import type { MatchState } from './match-state.ts';
import { usePressed } from './use-pressed.ts';

/** Same number as `GET /api/smartmatch/agents` returns. */
const SHOWN = 6;

export function FindAgentTab(props: {
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
