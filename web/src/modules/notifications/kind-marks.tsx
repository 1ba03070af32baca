import {
  BadgeCheck,
  Bell,
  ChartLine,
  CreditCard,
  FileText,
  Handshake,
  Heart,
  House,
  IdCard,
  Landmark,
  LifeBuoy,
  type LucideIcon,
  MessageSquare,
  Percent,
  ReceiptText,
  Route,
  Users,
} from 'lucide-react';
import type { NotificationKind } from './calls.ts';

const marks: Record<NotificationKind, LucideIcon> = {
  home_alert: House,
  saved_home: Heart,
  shared_list: Users,
  message: MessageSquare,
  document: FileText,
  connection: Handshake,
  journey: Route,
  mortgage: Landmark,
  market_report: ChartLine,
  license: IdCard,
  team: Users,
  charge: ReceiptText,
  billing: CreditCard,
  verification: BadgeCheck,
  mortgage_rates: Percent,
  support: LifeBuoy,
};

/** An icon that repeats the text next to it. */
export function KindMark({ kind }: { kind: NotificationKind }) {
  const Mark = marks[kind] ?? Bell;
  return <Mark aria-hidden size={16} strokeWidth={1.5} className="mt-1 shrink-0 text-soft" />;
}
