import { m } from '@lintel/messages';
import type { Property } from '@lintel/server/listings';
import { cx } from 'class-variance-authority';
import { House } from 'lucide-react';
import { photoSources } from '../gallery/photo-sources.ts';

/** The first photo of a home in 4:3, or a placeholder icon. */
export function HomePicture({ photo, eager }: { photo: Property['photo']; eager?: boolean | undefined }) {
  if (!photo)
    return (
      <div className="grid aspect-4/3 place-items-center bg-sunk text-soft">
        <House aria-hidden size={32} strokeWidth={1.5} />
        <span className="sr-only">{m.listings__no_picture()}</span>
      </div>
    );
  return (
    <img
      {...photoSources(photo, '(min-width: 768px) 24rem, 100vw')}
      alt={photo.alt}
      width={800}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={cx('aspect-4/3 w-full bg-sunk object-cover', photo.illustration && 'illustration')}
    />
  );
}
