import { useState } from 'react';
import type { Me } from '../accounts/index.ts';
import { MatchList } from './cards/match-list.tsx';
import { LenderSection } from './lender-section.tsx';
import { MatchForm } from './match-form.tsx';
import { matchStateOf } from './match-state.ts';
import { usePressed } from './use-pressed.ts';

/** Agent and lender cards next to homes. Keeps its state locally, because the URL belongs to the home search. */
export default function MatchesAndLenders({ me }: { me: Pick<Me, 'id' | 'can'> | null }) {
  const [state, setState] = useState(() => matchStateOf({}));
  const { onFind, pressed } = usePressed(setState);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <MatchForm key={JSON.stringify(state)} state={state} onFind={onFind} />
      <MatchList state={state} limit={6} me={me} pressed={pressed} onFind={setState} />
      <LenderSection place={state.place} />
    </div>
  );
}
