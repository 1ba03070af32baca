import { m } from '@lintel/messages';
import { useRouterState } from '@tanstack/react-router';
import { cx } from 'class-variance-authority';
import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hyperSearchPath, propertySearchPath } from '../../modules/search/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { homePath, signInPath, signUpPath, smartMatchPath } from './paths.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

const items = [
  { label: 'Home', href: homePath, hint: undefined },
  {
    label: 'HyperSearch',
    href: hyperSearchPath,
    get hint() {
      return m.public__search_now_sign_up_to();
    },
  },
  {
    get label() {
      return m.public__property_search();
    },
    href: propertySearchPath,
    get hint() {
      return m.public__all_homes_by_address_filters();
    },
  },
  {
    label: 'SmartMatch',
    href: smartMatchPath,
    get hint() {
      return m.public__agents_for_your_purchase_ranked();
    },
  },
];

const signInLinks = [
  {
    get label() {
      return m.public__sign_in();
    },
    href: signInPath,
    kind: 'secondary',
  },
  {
    get label() {
      return m.public__sign_up();
    },
    href: signUpPath,
    kind: 'primary',
  },
] as const;

function Items({ at }: { at: string }) {
  return items.map(({ label, href, hint }) => (
    <AppLink
      key={href}
      href={href}
      title={hint}
      aria-current={at === href ? 'page' : undefined}
      className={cx(
        'flex min-h-10 items-center border-b-2 px-3 text-14 font-medium hover:border-ink',
        at === href ? 'border-ink' : 'border-transparent',
      )}
    >
      {label}
    </AppLink>
  ));
}

const SignInLinks = ({ className }: { className?: string }) =>
  signInLinks.map(({ label, href, kind }) => (
    <LinkButton key={href} href={href} kind={kind} className={className ?? ''}>
      {label}
    </LinkButton>
  ));

/** Header for visitors. */
export function PublicHeader() {
  const at = useRouterState({ select: (state) => state.location.pathname });
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setOpen(false), [at]);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);

  return (
    <header data-print="no" className="border-b border-line bg-paper">
      <div className="page flex min-h-16 items-center gap-4">
        <AppLink href={homePath} aria-label={m.public__lintel_home()} className="mr-4 flex min-h-10 items-center">
          <Wordmark />
        </AppLink>
        <nav aria-label={m.public__main()} className="hidden flex-1 gap-1 lg:flex">
          <Items at={at} />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeSwitch />
          <div className="hidden gap-2 lg:flex">
            <SignInLinks />
          </div>
          <Button
            kind="quiet"
            size="icon"
            className="lg:hidden"
            aria-label={open ? m.public__close_the_menu() : m.public__open_the_menu()}
            aria-expanded={open}
            aria-controls="menu"
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden size={20} strokeWidth={1.5} /> : <Menu aria-hidden size={20} strokeWidth={1.5} />}
          </Button>
        </div>
      </div>
      <div id="menu" hidden={!open} className="border-t border-line lg:hidden">
        <nav aria-label={m.public__menu()} className="page grid gap-2 py-4">
          <Items at={at} />
          <SignInLinks className="mt-1" />
        </nav>
      </div>
    </header>
  );
}
