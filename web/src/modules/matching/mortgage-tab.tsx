import type { Me } from '../accounts/index.ts';
import { MatchList } from './cards/match-list.tsx';
import { LenderSection } from './lender-section.tsx';
import { MatchForm } from './match-form.tsx';
import type { MatchState } from './match-state.ts';
import { usePressed } from './use-pressed.ts';

const SHOWN = 4;

/** Mortgage agents ranked by their own criteria, followed by lenders, which are not ranked. */
export function MortgageTab(props: {
  state: MatchState;
  me: Pick<Me, 'id' | 'can'> | null;
  onFind: (state: MatchState) => void;
  /** True while the search is incomplete. */
  waiting: boolean;
}) {
  const { onFind, pressed } = usePressed(props.onFind);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <MatchForm key={JSON.stringify(props.state)} state={props.state} fixedType="mortgage" onFind={onFind} />
      <MatchList {...props} pressed={pressed} limit={SHOWN} />
      <LenderSection place={props.state.place} />
    </div>
  );
}
