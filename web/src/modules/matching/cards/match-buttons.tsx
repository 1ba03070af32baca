import { m } from '@lintel/messages';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { signUpFor } from '../../accounts/paths.ts';
import { messageTo } from '../../messages/paths.ts';
import type { MatchCard } from '../calls.ts';

/** The viewer of a match list and the actions available to them. */
export interface MatchActions {
  who: 'visitor' | 'buyer' | 'other';
  /** Path a visitor returns to. */
  back: string;
  /** Returns the state of the buyer's connection to a professional. */
  connectionTo: (id: number) => 'none' | 'pending' | 'connected';
  /** Opens the consent dialog. */
  connect: (match: MatchCard, why: 'connect' | 'message') => void;
}

/** Message and Connect buttons, depending on the viewer and the connection. */
export function MatchButtons({ match, actions }: { match: MatchCard; actions: MatchActions }) {
  const { name } = match;
  const row = 'mt-auto flex flex-wrap gap-2';
  if (actions.who === 'visitor') {
    const href = signUpFor({ intent: 'connect-professional', back: actions.back });
    return (
      <div className={row}>
        <LinkButton href={href} aria-label={m.matching__connect_with({ name })}>
          {m.matching__connect()}
        </LinkButton>
        <LinkButton kind="secondary" href={href} aria-label={m.matching__message({ name })}>
          {m.matching__message_2()}
        </LinkButton>
      </div>
    );
  }
  const connection = actions.connectionTo(match.id);
  const blocked =
    actions.who === 'other'
      ? m.matching__only_buyers_can_send_requests_2()
      : connection === 'pending'
        ? m.matching__hasnt_replied_yet({ name })
        : undefined;
  if (connection === 'connected')
    return (
      <div className={row}>
        <LinkButton href={messageTo(match.id)} aria-label={m.matching__message({ name })}>
          {m.matching__message_2()}
        </LinkButton>
        <Button
          kind="secondary"
          unavailable={m.matching__you_work_with({ name })}
          aria-label={m.matching__connected_with({ name })}
        >
          {m.matching__connected()}
        </Button>
      </div>
    );
  return (
    <div className={row}>
      <Button
        unavailable={blocked}
        aria-label={
          connection === 'pending' ? m.matching__request_sent_to({ name }) : m.matching__connect_with({ name })
        }
        onClick={() => actions.connect(match, 'connect')}
      >
        {connection === 'pending' ? m.matching__request_sent() : m.matching__connect()}
      </Button>
      <Button
        kind="secondary"
        unavailable={connection === 'pending' ? m.matching__available_once_accepts_your_request({ name }) : blocked}
        aria-label={m.matching__message({ name })}
        onClick={() => actions.connect(match, 'message')}
      >
        {m.matching__message_2()}
      </Button>
    </div>
  );
}
