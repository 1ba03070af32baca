import { cva, cx, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const look = cva('flex gap-3 rounded-control border-l-2 px-4 py-3 text-14', {
  variants: {
    tone: {
      info: 'border-info bg-info-tint',
      good: 'border-good bg-good-tint',
      warning: 'border-warning bg-warning-tint',
      danger: 'border-danger bg-danger-tint',
    },
  },
  defaultVariants: { tone: 'info' },
});

const marks = {
  info: [Info, 'text-info'],
  good: [CircleCheck, 'text-good'],
  warning: [TriangleAlert, 'text-warning'],
  danger: [CircleAlert, 'text-danger'],
} as const;

/** An important message in the flow of the page. */
export function Notice(props: VariantProps<typeof look> & { title?: string; children: ReactNode; className?: string }) {
  const [Mark, color] = marks[props.tone ?? 'info'];
  return (
    <div className={cx(look({ tone: props.tone }), props.className)}>
      <Mark aria-hidden size={20} strokeWidth={1.5} className={cx('shrink-0', color)} />
      <div className="min-w-0">
        {props.title && <p className="font-semibold">{props.title}</p>}
        {props.children}
      </div>
    </div>
  );
}
