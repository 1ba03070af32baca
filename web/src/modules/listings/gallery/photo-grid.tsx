import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { cx } from 'class-variance-authority';
import { Images } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { HomePicture } from '../home/home-picture.tsx';
import { PhotoCount } from './photo-count.tsx';
import { photoSources } from './photo-sources.ts';

const PhotoScreen = lazy(() => import('./photo-screen.tsx'));

type Photos = PropertyDetail['photos'];

const shown = 5;

/** Places of the photos from 768 px on, by their number. The first is the largest. */
const layouts: Record<number, string> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3 md:grid-rows-2 md:*:first:col-span-2 md:*:first:row-span-2',
  4: 'md:grid-cols-4 md:grid-rows-2 md:*:first:col-span-2 md:*:first:row-span-2 md:*:nth-2:col-span-2',
  5: 'md:grid-cols-4 md:grid-rows-2 md:*:first:col-span-2 md:*:first:row-span-2',
};

/** Up to five photos in a grid; on phones a strip to swipe. Each opens the full screen. */
export function PhotoGrid({ photos }: { photos: Photos }) {
  const [open, setOpen] = useState<number>();
  const [first] = photos;
  if (!first) return <HomePicture photo={null} />;
  const grid = photos.slice(0, shown);
  const drawn = photos.every(({ illustration }) => illustration);
  return (
    <section aria-label={m.listings__pictures()} className="relative">
      <img
        {...photoSources(first, '50vw')}
        alt={first.alt}
        className="hidden aspect-4/3 object-cover print:mx-auto print:block print:w-1/2"
      />
      <ul
        data-print="no"
        className={cx(
          'flex snap-x snap-mandatory gap-1 overflow-x-auto overflow-y-hidden rounded-card max-md:-mx-4 max-md:rounded-none md:grid md:h-[clamp(18rem,40dvh,28rem)] md:gap-2 md:overflow-hidden',
          layouts[grid.length],
        )}
      >
        {photos.map((photo, at) => (
          <li
            key={photo.url}
            className={cx('w-full shrink-0 snap-center md:min-h-0 md:w-auto', at >= shown && 'md:hidden')}
          >
            <button
              type="button"
              aria-label={m.listings__open_picture({ index: at + 1, count: photos.length, alt: photo.alt })}
              onClick={() => setOpen(at)}
              className="relative block size-full cursor-zoom-in -outline-offset-4"
            >
              <img
                {...photoSources(photo, at === 0 ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 768px) 25vw, 100vw')}
                alt=""
                width={1200}
                height={900}
                {...(at === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
                className={cx(
                  'aspect-4/3 size-full bg-sunk object-cover max-md:max-h-[55dvh]',
                  // Keeps the roof of a drawing in view; the street at its bottom is cut off instead.
                  photo.illustration && 'illustration object-[50%_15%]',
                )}
              />
              {photo.virtuallyStaged && (
                <span className="absolute top-3 left-3">
                  <PhotoCount>{m.listings__virtually_staged()}</PhotoCount>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div
        data-print="no"
        className="pointer-events-none absolute inset-x-3 bottom-3 flex flex-wrap items-end justify-between gap-2 max-md:inset-x-0"
      >
        {drawn ? <PhotoCount>{m.listings__illustrations_made_from_the_listing()}</PhotoCount> : <span />}
        <button
          type="button"
          onClick={() => setOpen(0)}
          className="pointer-events-auto inline-flex min-h-10 items-center gap-2 rounded-control whitespace-nowrap border border-edge bg-raised px-3 text-14 font-medium hover:bg-sunk"
        >
          <Images aria-hidden size={16} strokeWidth={1.5} /> {m.listings__all_pictures({ count: photos.length })}
        </button>
      </div>
      {open !== undefined && (
        <Suspense>
          <PhotoScreen photos={photos} first={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
