import { cx } from 'class-variance-authority';

const tints = [
  'bg-primary-tint text-primary',
  'bg-info-tint text-info',
  'bg-good-tint text-good',
  'bg-warning-tint text-warning',
  'bg-accent-tint text-accent',
] as const;

/** A disc with the initials of a name. The same name always has the same color. */
export function Initials({ name, size = 'md' }: { name: string; size?: 'sm' | 'md' }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('');
  const tint = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % tints.length;
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center rounded-chip font-semibold',
        size === 'sm' ? 'size-7 text-12' : 'size-10 text-14',
        tints[tint],
      )}
    >
      {letters.toUpperCase()}
    </span>
  );
}
