import {
  CalendarDays,
  FileText,
  Footprints,
  Heart,
  type LucideIcon,
  MessageSquare,
  Search,
  UserRound,
  Users,
} from 'lucide-react';
import { AppLink } from '../../ui/app-link.tsx';
import { moment } from '../../ui/time/moment.ts';
import type { Activity, ActivityKind } from './calls.ts';

const marks: Record<ActivityKind, LucideIcon> = {
  home: Heart,
  search: Search,
  document: FileText,
  professional: Users,
  appointment: CalendarDays,
  message: MessageSquare,
  journey: Footprints,
  account: UserRound,
};

/** Activity entries; each links to its object. */
export function ActivityLines({ lines }: { lines: readonly Activity[] }) {
  return (
    <ol className="grid">
      {lines.map(({ id, kind, title, detail, path, at }) => {
        const Mark = marks[kind];
        return (
          <li key={id}>
            <AppLink href={path} className="group flex gap-3 rounded-control py-2 hover:bg-sunk">
              <Mark aria-hidden size={16} strokeWidth={1.5} className="mt-1 shrink-0 text-soft" />
              <span className="min-w-0 flex-1">
                <span className="block text-14 font-medium break-words group-hover:underline">{title}</span>
                {detail && <span className="block text-14 break-words text-soft">{detail}</span>}
                <time dateTime={at} className="block text-12 text-soft">
                  {moment(at)}
                </time>
              </span>
            </AppLink>
          </li>
        );
      })}
    </ol>
  );
}
