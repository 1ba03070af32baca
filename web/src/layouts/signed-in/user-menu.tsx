import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import {
  ChartLine,
  ChevronDown,
  CreditCard,
  Heart,
  IdCard,
  Landmark,
  LogOut,
  MessageSquare,
  Settings,
} from 'lucide-react';
import type { Me } from '../../modules/accounts/session.ts';
import { subscriptionPath } from '../../modules/billing/paths.ts';
import { mortgagePath } from '../../modules/lending/paths.ts';
import { rankingPath } from '../../modules/matching/paths.ts';
import { messageToCompany } from '../../modules/messages/paths.ts';
import { savedPath } from '../../modules/saving/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { accountItems, licensesPath, signOut } from './own-items.ts';

const mark = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
/** Icons by path, because labels change. */
const icons: Record<string, typeof Settings> = {
  [savedPath]: Heart,
  [mortgagePath]: Landmark,
  [subscriptionPath]: CreditCard,
  [rankingPath]: ChartLine,
  [messageToCompany]: MessageSquare,
  [licensesPath]: IdCard,
};

/** `isShort` hides the name below 1536 px, next to a long navigation bar. */
export function UserMenu({ me, isShort }: { me: Me; isShort: boolean }) {
  return (
    <Menu
      label={m.signed_in__your_account()}
      align="end"
      head={<PersonLine me={me} />}
      trigger={
        <Button kind="quiet" className="px-2!">
          <Initials me={me} />
          <span className={cx('grid max-w-48 justify-items-start', isShort && 'max-2xl:sr-only')}>
            <span className="max-w-full truncate">
              {me.firstName} {me.lastName}
            </span>
            <span className="text-12 font-normal text-soft">{me.roleLabel}</span>
          </span>
          <ChevronDown {...mark} />
        </Button>
      }
      items={[
        ...accountItems(me).map((item) => {
          const Icon = icons[item.href] ?? Settings;
          return { ...item, icon: <Icon {...mark} /> };
        }),
        { label: m.signed_in__sign_out(), icon: <LogOut {...mark} />, onSelect: () => void signOut() },
      ]}
    />
  );
}

/** The signed-in person with their role. */
export function PersonLine({ me }: { me: Me }) {
  return (
    <div className="flex items-center gap-3">
      <Initials me={me} />
      <div className="min-w-0">
        <p className="truncate font-semibold">
          {me.firstName} {me.lastName}
        </p>
        <p className="text-12 text-soft">{me.roleLabel}</p>
      </div>
    </div>
  );
}

/** Initials by grapheme: an emoji or an accented letter counts as one. */
function Initials({ me }: { me: Me }) {
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-chip bg-primary-tint text-12 font-semibold text-primary"
    >
      {[me.firstName, me.lastName].map(firstSign).join('')}
    </span>
  );
}

const firstSign = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toUpperCase() ?? '';
