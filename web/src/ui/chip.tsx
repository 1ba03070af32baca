import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

const look = cva('inline-flex max-w-full items-center gap-2 rounded-chip border px-3 py-1 text-14 text-left', {
  variants: {
    state: {
      plain: 'border-line bg-raised text-ink',
      applied: 'border-primary bg-primary-tint text-primary',
      soft: 'border-dashed border-primary bg-raised text-primary',
      off: 'border-edge bg-raised text-soft line-through decoration-1',
      faint: 'border-dotted border-edge bg-raised text-soft',
      refused: 'border-warning bg-warning-tint text-warning',
    },
  },
  defaultVariants: { state: 'plain' },
});

export type ChipState = NonNullable<VariantProps<typeof look>['state']>;

/** A short label without an action. */
export function Chip({ state, children }: { state?: ChipState; children: ReactNode }) {
  return <span className={look({ state })}>{children}</span>;
}

/** A short label that can be pressed. */
export function ChipButton(
  props: { state?: ChipState; ref?: Ref<HTMLButtonElement> } & ButtonHTMLAttributes<HTMLButtonElement>,
) {
  const { state, className, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      className={cx(look({ state }), 'min-h-8 transition-colors hover:border-ink', className)}
    />
  );
}
