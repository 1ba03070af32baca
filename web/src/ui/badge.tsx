import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const look = cva('inline-flex items-center gap-1 rounded-control px-2 py-0.5 text-12 font-medium whitespace-nowrap', {
  variants: {
    tone: {
      plain: 'bg-sunk text-soft',
      primary: 'bg-primary-tint text-primary',
      accent: 'bg-accent-tint text-accent',
      info: 'bg-info-tint text-info',
      good: 'bg-good-tint text-good',
      warning: 'bg-warning-tint text-warning',
      danger: 'bg-danger-tint text-danger',
    },
  },
  defaultVariants: { tone: 'plain' },
});

/** A short label of an object. The text carries the meaning; the color repeats it. */
export function Badge({ tone, children }: VariantProps<typeof look> & { children: ReactNode }) {
  return <span className={look({ tone })}>{children}</span>;
}
