import { m } from '@lintel/messages';
import { useRouterState } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { Menu as MenuMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { QueryScope } from '../../api/query-scope.tsx';
import { UnconfirmedBar } from '../../modules/accounts/email/unconfirmed-bar.tsx';
import type { Me } from '../../modules/accounts/session.ts';
import { messagesPath } from '../../modules/messages/paths.ts';
import { UnreadMessages } from '../../modules/messages/unread-mark.tsx';
import { NotificationsButton } from '../../modules/notifications/notifications-button.tsx';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { ThemeSwitch } from '../public/theme-switch.tsx';
import { Wordmark } from '../public/wordmark.tsx';
import { type BarItem, barItems, isHere } from './bar-items.ts';
import { accountItems, signOut } from './own-items.ts';
import { PersonLine, UserMenu } from './user-menu.tsx';

/** Header of signed-in people on all pages. */
export default function SignedInBar({ me }: { me: Me }) {
  const at = useRouterState({ select: (state) => state.location.pathname });
  const items = barItems(me);
  const from = items.length > shortBarMax ? longBar : shortBar;
  return (
    <>
      <header data-print="no" className="border-b border-line bg-paper">
        <div className="page flex min-h-16 items-center gap-2 xl:gap-4">
          <AppLink
            href={me.home}
            aria-label={m.signed_in__lintel_your_dashboard()}
            className="flex min-h-10 items-center xl:mr-4"
          >
            <Wordmark />
          </AppLink>
          <nav aria-label={m.signed_in__main()} className={cx('flex-1 gap-1', from.shown)}>
            {items.map((item) => (
              <AppLink
                key={item.href}
                href={item.href}
                aria-current={isHere(item, at, me) ? 'page' : undefined}
                className={cx(
                  'flex min-h-10 items-center border-b-2 px-2 text-14 font-medium hover:border-ink xl:whitespace-nowrap',
                  isHere(item, at, me) ? 'border-ink' : 'border-transparent',
                )}
              >
                {item.label}
                <UnreadAt item={item} />
              </AppLink>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-2">
            <ThemeSwitch />
            <QueryScope key={me.id}>
              <NotificationsButton />
            </QueryScope>
            <div className={from.shown}>
              <UserMenu me={me} isShort={from === longBar} />
            </div>
            <SideDrawer me={me} at={at} className={from.hidden} />
          </div>
        </div>
      </header>
      <QueryScope>
        <UnconfirmedBar me={me} />
      </QueryScope>
    </>
  );
}

/** A bar with more items starts at a wider window, and shows the name in the account menu at a wider one still. */
const shortBarMax = 7;
const shortBar = { shown: 'hidden lg:flex', hidden: 'lg:hidden' };
const longBar = { shown: 'hidden xl:flex', hidden: 'xl:hidden' };

/** Number of unread messages next to their link. */
function UnreadAt({ item }: { item: BarItem }) {
  if (item.href !== messagesPath) return null;
  return (
    <QueryScope>
      <UnreadMessages />
    </QueryScope>
  );
}

/** Side menu on phones with the same items. Traps the focus; Esc closes it. */
function SideDrawer({ me, at, className }: { me: Me; at: string; className: string }) {
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the drawer
  useEffect(() => setOpen(false), [at]);
  const line = 'flex min-h-11 items-center rounded-control px-3 text-16 hover:bg-sunk';
  return (
    <>
      <Button
        kind="quiet"
        size="icon"
        className={className}
        aria-label={m.signed_in__open_the_menu()}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuMark aria-hidden size={20} strokeWidth={1.5} />
      </Button>
      <Drawer
        title={m.signed_in__menu()}
        open={open}
        onOpenChange={setOpen}
        footer={
          <Button kind="secondary" onClick={signOut} className="w-full">
            {m.signed_in__sign_out()}
          </Button>
        }
      >
        <div className="grid gap-4">
          <PersonLine me={me} />
          <nav aria-label={m.signed_in__menu()} className="grid gap-1 border-t border-line pt-4">
            {[...barItems(me), ...accountItems(me)].map((item) => (
              <AppLink
                key={item.href}
                href={item.href}
                aria-current={isHere(item, at, me) ? 'page' : undefined}
                className={cx(line, isHere(item, at, me) && 'bg-primary-tint font-medium')}
                onClick={() => setOpen(false)}
              >
                {item.label}
                <UnreadAt item={item} />
              </AppLink>
            ))}
          </nav>
        </div>
      </Drawer>
    </>
  );
}
