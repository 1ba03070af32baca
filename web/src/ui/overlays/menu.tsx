import { cx } from 'class-variance-authority';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { AppLink } from '../app-link.tsx';

export type MenuItem = { label: string; icon?: ReactNode; tone?: 'danger' } & (
  | { href: string }
  | { onSelect: () => void }
);

const look =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-14 -outline-offset-2 select-none data-highlighted:bg-sunk';

/** A menu of actions or links below a button. Arrow keys, letters, Home and End move; Esc closes. */
export function Menu(props: {
  label: string;
  trigger: ReactElement;
  /** Content above the items. */
  head?: ReactNode;
  items: readonly MenuItem[];
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}) {
  const { open, onOpenChange } = props;
  return (
    <Radix.Root modal={false} {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={props.label}
          side={props.side ?? 'bottom'}
          align={props.align ?? 'start'}
          sideOffset={8}
          collisionPadding={8}
          loop
          className="z-50 grid min-w-56 max-w-[calc(100vw-1rem)] animate-place lintel p-1 shadow-float"
        >
          {props.head && (
            <>
              <div className="px-3 py-2 text-14">{props.head}</div>
              <Radix.Separator className="my-1 border-t border-line" />
            </>
          )}
          {props.items.map((item) => (
            <Item key={item.label} item={item} />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  const className = cx(look, item.tone === 'danger' && 'text-danger');
  const inside = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  if ('href' in item)
    return (
      <Radix.Item asChild className={className}>
        <AppLink href={item.href}>{inside}</AppLink>
      </Radix.Item>
    );
  return (
    <Radix.Item className={className} onSelect={item.onSelect}>
      {inside}
    </Radix.Item>
  );
}
