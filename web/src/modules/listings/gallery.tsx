import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { HomePicture } from './home/home-picture.tsx';

/** Photos of a home with one enlarged. Arrow keys change the photo; thumbnails select one directly. */
export function Gallery({ photos }: { photos: PropertyDetail['photos'] }) {
  const [at, setAt] = useState(0);
  const photo = photos[at];
  if (!photo) return <HomePicture photo={null} />;
  const turn = (step: number) => setAt((at + step + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'ArrowRight') turn(1);
    else return;
    event.preventDefault();
  };
  return (
    <section aria-label={m.listings__pictures()} onKeyDown={onKeyDown} className="grid gap-2">
      <figure className="lintel relative overflow-hidden">
        <img
          src={photo.url}
          alt={photo.alt}
          width={1200}
          height={900}
          fetchPriority="high"
          className="aspect-4/3 w-full bg-sunk object-cover print:mx-auto print:w-1/2"
        />
        {photos.length > 1 && (
          <div data-print="no" className="absolute inset-x-2 bottom-2 flex items-center justify-between gap-2">
            <Button kind="secondary" size="icon" aria-label={m.listings__previous_picture()} onClick={() => turn(-1)}>
              <ChevronLeft aria-hidden size={20} strokeWidth={1.5} />
            </Button>
            <span role="status" className="rounded-chip bg-raised px-3 py-1 text-14 tabular-nums">
              {m.listings__of({ at: at + 1, value: photos.length })}
              {photo.illustration && ' · Illustration'}
            </span>
            <Button kind="secondary" size="icon" aria-label={m.listings__next_picture()} onClick={() => turn(1)}>
              <ChevronRight aria-hidden size={20} strokeWidth={1.5} />
            </Button>
          </div>
        )}
      </figure>
      {photos.length > 1 && (
        <ul data-print="no" className="flex gap-2 overflow-x-auto p-0.5">
          {photos.map((small, index) => (
            <li key={small.url} className="shrink-0">
              <button
                type="button"
                aria-label={m.listings__picture({ index: index + 1, alt: small.alt })}
                aria-current={index === at || undefined}
                onClick={() => setAt(index)}
                className="block overflow-hidden rounded-control border-2 border-transparent aria-current:border-ink"
              >
                <img
                  src={small.url}
                  alt=""
                  width={112}
                  height={84}
                  loading="lazy"
                  className="aspect-4/3 w-28 object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
