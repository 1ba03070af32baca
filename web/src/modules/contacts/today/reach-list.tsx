import { m } from '@lintel/messages';
import { Mail, MessageSquare, MessagesSquare, Phone } from 'lucide-react';
import { AppLink } from '../../../ui/app-link.tsx';
import { messageToClient } from '../../messages/paths.ts';
import type { Channel, LeadDetail } from '../calls.ts';
import { channelLabels } from '../labels.ts';

const marks = { call: Phone, text: MessageSquare, email: Mail } as const;
const schemes = { call: 'tel:', text: 'sms:', email: 'mailto:' } as const;
const look = 'flex min-h-12 w-full items-center gap-3 border-b border-line py-2 text-left';

/** The channels of a contact in full, with the address or the rule that forbids it now. */
export function ReachList({ lead, onReach }: { lead: LeadDetail; onReach: (channel: Channel) => void }) {
  return (
    <ul className="border-t border-line">
      {lead.reachable.map(({ channel, isAllowed, reason }) => {
        const Mark = marks[channel];
        const address = channel === 'email' ? lead.email : lead.phone;
        return (
          <li key={channel}>
            {isAllowed && address ? (
              <a href={schemes[channel] + address} className={`${look} hover:bg-sunk`} onClick={() => onReach(channel)}>
                <Mark aria-hidden size={18} strokeWidth={1.5} />
                <span className="min-w-0">
                  <span className="block text-14 font-medium">{channelLabels[channel]}</span>
                  <span className="block truncate text-14 text-soft">{address}</span>
                </span>
              </a>
            ) : (
              <p className={`${look} text-soft`}>
                <Mark aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
                <span className="min-w-0">
                  <span className="block text-14 font-medium">{channelLabels[channel]}</span>
                  <span className="block text-14">{reason}</span>
                </span>
              </p>
            )}
          </li>
        );
      })}
      {lead.buyerId !== null && (
        <li>
          <AppLink href={messageToClient(lead.buyerId)} className={`${look} hover:bg-sunk`}>
            <MessagesSquare aria-hidden size={18} strokeWidth={1.5} />
            <span className="text-14 font-medium">{m.contacts__message_on_lintel()}</span>
          </AppLink>
        </li>
      )}
    </ul>
  );
}
