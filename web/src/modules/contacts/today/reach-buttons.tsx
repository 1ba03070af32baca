import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { Mail, MessageSquare, MessagesSquare, Phone } from 'lucide-react';
import { AppLink } from '../../../ui/app-link.tsx';
import { messageToClient } from '../../messages/paths.ts';
import type { Channel, Need } from '../calls.ts';

type Reached = Pick<NonNullable<Need['contact']>, 'name' | 'email' | 'phone' | 'buyerId' | 'reachable'>;

const marks = { call: Phone, text: MessageSquare, email: Mail } as const;
const schemes = { call: 'tel:', text: 'sms:', email: 'mailto:' } as const;
const names = {
  call: (name: string) => m.contacts__call_name({ name }),
  text: (name: string) => m.contacts__text_name({ name }),
  email: (name: string) => m.contacts__email_name({ name }),
};

const look =
  'inline-flex size-11 items-center justify-center rounded-control border border-edge bg-raised text-ink hover:bg-sunk';

/**
 * One tap to call, text, email or message a contact. A channel without a valid basis names the rule instead. Every call
 * needs a judgment of the agent, so `onReach` opens the log.
 */
export function ReachButtons({ contact, onReach }: { contact: Reached; onReach: (channel: Channel) => void }) {
  const { name, email, phone, buyerId } = contact;
  return (
    <div className="flex gap-1">
      {contact.reachable.map(({ channel, isAllowed, reason }) => {
        const Mark = marks[channel];
        const address = channel === 'email' ? email : phone;
        if (address === null) return null;
        return isAllowed ? (
          <a
            key={channel}
            href={schemes[channel] + address}
            title={names[channel](name)}
            aria-label={names[channel](name)}
            onClick={() => onReach(channel)}
            className={look}
          >
            <Mark aria-hidden size={18} strokeWidth={1.5} />
          </a>
        ) : (
          <button
            key={channel}
            type="button"
            aria-disabled
            aria-label={`${names[channel](name)}. ${reason}`}
            title={reason ?? undefined}
            className={cx(look, 'cursor-not-allowed border-line bg-sunk text-soft')}
          >
            <Mark aria-hidden size={18} strokeWidth={1.5} />
          </button>
        );
      })}
      {buyerId !== null && (
        <AppLink
          href={messageToClient(buyerId)}
          title={m.contacts__message_name({ name })}
          aria-label={m.contacts__message_name({ name })}
          className={look}
        >
          <MessagesSquare aria-hidden size={18} strokeWidth={1.5} />
        </AppLink>
      )}
    </div>
  );
}
