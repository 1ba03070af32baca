import { cx } from 'class-variance-authority';
import type { CostSum } from './cost-lines.ts';

/** One hue, from strong to faint, in the order of the lines. */
const shades = ['bg-primary', 'bg-primary/70', 'bg-primary/45', 'bg-ink/60', 'bg-ink/35', 'bg-ink/20'];

export const shadeOf = (index: number): string => shades[index] ?? shades.at(-1)!;

/** The parts of a sum side by side. The table under it says the same in figures. */
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
