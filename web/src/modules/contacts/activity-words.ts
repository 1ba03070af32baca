import { m } from '@lintel/messages';
import {
  CalendarCheck,
  Eye,
  Heart,
  Mail,
  MessageSquare,
  Phone,
  Send,
  ShieldCheck,
  StickyNote,
  ThumbsDown,
  UserPlus,
  UserRoundCog,
  Waypoints,
} from 'lucide-react';
import type { Activity } from './calls.ts';
import { basisLabels, channelLabels, outcomeLabels, statusLabels } from './labels.ts';

export const activityMarks = {
  created: UserPlus,
  call: Phone,
  email: Mail,
  text: MessageSquare,
  note: StickyNote,
  status: Waypoints,
  assigned: UserRoundCog,
  consent: ShieldCheck,
  task: CalendarCheck,
  homes_sent: Send,
  home_opened: Eye,
  home_liked: Heart,
  home_dismissed: ThumbsDown,
} as const satisfies Record<Activity['kind'], unknown>;

const labelOf = (labels: Readonly<Record<string, string>>, key: string | undefined): string =>
  (key === undefined ? undefined : labels[key]) ?? '';

/** Describes an entry in a few words: the outcome of a call, the statuses of a move. */
export function activityTitle({ kind, data, text }: Pick<Activity, 'kind' | 'data' | 'text'>): string {
  switch (kind) {
    case 'created':
      return m.contacts__activity_created();
    case 'call':
    case 'email':
    case 'text':
      return [channelLabels[kind], labelOf(outcomeLabels, data.outcome)].filter(Boolean).join(': ');
    case 'note':
      return m.contacts__activity_note();
    case 'status':
      return m.contacts__activity_status({
        from: labelOf(statusLabels, data.from),
        to: labelOf(statusLabels, data.to),
      });
    case 'assigned':
      return data.agent ? m.contacts__activity_assigned() : m.contacts__activity_pooled();
    case 'consent':
      return `${labelOf(channelLabels, data.channel)}: ${labelOf(basisLabels, data.basis)}`;
    case 'task':
      return m.contacts__activity_task({ title: text ?? '' });
    case 'homes_sent':
      return m.contacts__activity_homes_sent();
    case 'home_opened':
      return m.contacts__activity_home_opened();
    case 'home_liked':
      return m.contacts__activity_home_liked();
    case 'home_dismissed':
      return m.contacts__activity_home_dismissed();
  }
}
