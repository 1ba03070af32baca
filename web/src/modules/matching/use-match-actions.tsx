import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../api/live.ts';
import type { Me } from '../accounts/index.ts';
import { ConnectLater, networkKey, teamQuery } from '../professionals/index.ts';
import type { MatchCard } from './calls.ts';
import type { MatchActions } from './cards/match-buttons.tsx';
import type { MatchState } from './match-state.ts';
import { smartMatchPath } from './paths.ts';

/** Returns the viewer's actions for a list: `actions` for its cards, and `dialog` to render once. */
export function useMatchActions(props: {
  me: Pick<Me, 'id' | 'can'> | null;
  state: MatchState;
  /** Id of the list, which gives a request its reasons and the next professionals. */
  list: string | undefined;
}) {
  const { me, state, list } = props;
  const buyer = me?.can.connect ?? false;
  useLive('professionals', networkKey);
  const { data: team } = useQuery({ ...teamQuery(me?.id), enabled: buyer });
  const [connecting, setConnecting] = useState<{ match: MatchCard; why: 'connect' | 'message' }>();
  const actions: MatchActions = {
    who: me === null ? 'visitor' : buyer ? 'buyer' : 'other',
    back: smartMatchPath(state),
    connectionTo: (id) => {
      const member = team?.find(({ professionalId }) => professionalId === id);
      return member ? (member.state === 'pending' ? 'pending' : 'connected') : 'none';
    },
    connect: (match, why) => setConnecting({ match, why }),
  };
  const dialog = connecting && (
    <ConnectLater
      professional={personOf(connecting.match)}
      for={connecting.why}
      list={list}
      home={state.home || undefined}
      onClose={() => setConnecting(undefined)}
    />
  );
  return { actions, dialog };
}

const personOf = ({ id, name, agentType }: MatchCard) => {
  const at = name.indexOf(' ');
  return {
    id,
    firstName: at < 0 ? name : name.slice(0, at),
    lastName: at < 0 ? '' : name.slice(at + 1),
    type: agentType === 'mortgage' ? ('mortgage_advisor' as const) : ('agent' as const),
  };
};
