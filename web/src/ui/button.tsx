import { cva, cx, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';

const look = cva(
  'inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap transition-colors select-none aria-disabled:cursor-not-allowed',
  {
    variants: {
      kind: {
        primary:
          'border-transparent bg-primary text-on-primary hover:bg-primary-strong aria-disabled:bg-sunk aria-disabled:border-line aria-disabled:text-soft',
        secondary: 'border-edge bg-raised text-ink hover:bg-sunk aria-disabled:text-soft aria-disabled:bg-sunk',
        quiet: 'border-transparent text-ink hover:bg-sunk aria-disabled:text-soft',
        danger: 'border-transparent bg-danger text-paper aria-disabled:bg-sunk aria-disabled:text-soft',
      },
      size: {
        sm: 'min-h-8 px-3 text-14',
        md: 'min-h-10 px-4 text-14',
        lg: 'min-h-12 px-6 text-16',
        icon: 'size-10',
      },
    },
    defaultVariants: { kind: 'primary', size: 'md' },
  },
);

type Look = VariantProps<typeof look>;

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'disabled'> {
  /** The reason why the button is disabled. It stays focusable and announces the reason. */
  unavailable?: string | undefined;
  pending?: boolean | undefined;
}

/**
 * A button. A disabled one always has a reason, `unavailable`, which screen readers announce. One of an action, with
 * `pending`, acts once on a double click.
 */
export function Button({ kind, size, className, unavailable, pending, children, onClick, ...rest }: ButtonProps) {
  const reason = useId();
  const blocked = unavailable !== undefined || pending === true;
  return (
    <button
      type="button"
      {...rest}
      className={cx(look({ kind, size }), className)}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      aria-describedby={unavailable ? reason : rest['aria-describedby']}
      title={unavailable ?? rest.title}
      onClick={(event) =>
        blocked || (pending !== undefined && event.detail > 1) ? event.preventDefault() : onClick?.(event)
      }
    >
      {pending && <LoaderCircle aria-hidden className="animate-spin" size={16} strokeWidth={1.5} />}
      {children}
      {unavailable && (
        <span id={reason} className="sr-only">
          {unavailable}
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ kind, size, className, ...rest }: Look & AppLinkProps) {
  return <AppLink {...rest} className={cx(look({ kind, size }), className)} />;
}
