import { cx } from 'class-variance-authority';
import type { CostSum } from './cost-lines.ts';

/** Shades of one hue, from strong to faint, in the order of the lines. */
const shades = ['bg-primary', 'bg-primary/70', 'bg-primary/45', 'bg-ink/60', 'bg-ink/35', 'bg-ink/20'];

export const shadeOf = (index: number): string => shades[index] ?? shades.at(-1)!;

/** Shows the parts of a total as a bar. Hidden from screen readers, because the table below has the same values. */
export function CostBar({ sum }: { sum: CostSum }) {
  return (
    <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-control">
      {sum.lines.map(({ name, amount }, index) =>
        amount ? (
          <svg
            key={name}
            className={cx('h-full', shadeOf(index))}
            width={`${(amount / sum.total) * 100}%`}
            preserveAspectRatio="none"
          />
        ) : null,
      )}
    </div>
  );
}
