import { Button, LinkButton } from '../../ui/button.tsx';
import { signUpFor } from '../accounts/paths.ts';
import { messageTo } from '../messages/paths.ts';
import type { MatchCard } from './calls.ts';

/** Who looks at a list, and what they can do about somebody on it. */
export interface MatchActions {
  who: 'visitor' | 'buyer' | 'other';
  /** Where a visitor comes back to. */
  back: string;
  /** How a buyer stands to a professional. */
  standingTo: (id: number) => 'none' | 'pending' | 'connected';
  /** Opens the consent. */
  ask: (match: MatchCard, why: 'connect' | 'message') => void;
}

/** Message and Connect, by who looks and how they stand. */
export function MatchButtons({ match, actions }: { match: MatchCard; actions: MatchActions }) {
  const { name } = match;
  const row = 'mt-auto flex flex-wrap gap-2';
  if (actions.who === 'visitor') {
    const href = signUpFor({ intent: 'connect-professional', back: actions.back });
    return (
      <div className={row}>
        <LinkButton href={href} aria-label={`Connect with ${name}`}>
          Connect
        </LinkButton>
        <LinkButton kind="secondary" href={href} aria-label={`Message ${name}`}>
          Message
        </LinkButton>
      </div>
    );
  }
  const standing = actions.standingTo(match.id);
  const blocked =
    actions.who === 'other'
      ? 'Only buyers ask professionals to work with them'
      : standing === 'pending'
        ? `${name} has not answered yet`
        : undefined;
  if (standing === 'connected')
    return (
      <div className={row}>
        <LinkButton href={messageTo(match.id)} aria-label={`Message ${name}`}>
          Message
        </LinkButton>
        <Button kind="secondary" unavailable={`You work with ${name}`} aria-label={`Connected with ${name}`}>
          Connected
        </Button>
      </div>
    );
  return (
    <div className={row}>
      <Button
        unavailable={blocked}
        aria-label={standing === 'pending' ? `Request sent to ${name}` : `Connect with ${name}`}
        onClick={() => actions.ask(match, 'connect')}
      >
        {standing === 'pending' ? 'Request sent' : 'Connect'}
      </Button>
      <Button
        kind="secondary"
        unavailable={standing === 'pending' ? `Opens once ${name} accepts your request` : blocked}
        aria-label={`Message ${name}`}
        onClick={() => actions.ask(match, 'message')}
      >
        Message
      </Button>
    </div>
  );
}
