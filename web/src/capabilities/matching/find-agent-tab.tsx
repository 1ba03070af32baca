import { MatchForm } from './match-form.tsx';
import { MatchList } from './match-list.tsx';
import type { MatchState } from './match-state.ts';
import { usePressed } from './use-pressed.ts';

/** `GET /api/smartmatch/agents` gives as many. */
const SHOWN = 6;

export function FindAgentTab(props: {
  state: MatchState;
  me: { id: number; role: string } | null;
  onFind: (state: MatchState) => void;
  /** What is asked is not whole yet. */
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
