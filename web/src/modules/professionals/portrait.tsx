import { cx } from 'class-variance-authority';
import type { Professional } from './calls.ts';

/** A person's picture, or their initials if they have none; never a stock photo. */
export function Portrait(props: { of: Pick<Professional, 'firstName' | 'lastName' | 'imageUrl'>; size?: 'md' | 'lg' }) {
  const { firstName, lastName, imageUrl } = props.of;
  const look = cx(
    'shrink-0 rounded-card border border-line bg-sunk',
    props.size === 'lg' ? 'size-24 text-36' : 'size-14 text-22',
  );
  if (imageUrl) return <img src={imageUrl} alt="" className={cx(look, 'object-cover')} />;
  return (
    <span aria-hidden className={cx(look, 'grid place-items-center font-display font-semibold text-soft')}>
      {[...firstName][0]}
      {[...lastName][0]}
    </span>
  );
}
