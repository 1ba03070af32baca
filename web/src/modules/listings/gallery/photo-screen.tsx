import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { allowStyleElements } from '../../../ui/style-nonce.ts';
import { photoSources } from './photo-sources.ts';

/** Drawings have no size of their own. */
const drawingLook = 'illustration aspect-4/3 w-[min(100%,calc((100dvh-8rem)*4/3))] object-contain';

interface PhotoScreenProps {
  photos: PropertyDetail['photos'];
  /** Index of the photo to show first. */
  first: number;
  onClose: () => void;
}

/**
 * All photos in full screen, one at a time: arrow keys, Home and End, buttons, or a swipe change the photo. The strip
 * scrolls natively, so its position states which photo is shown.
 */
export default function PhotoScreen({ photos, first, onClose }: PhotoScreenProps) {
  const [at, setAt] = useState(first);
  const strip = useRef<HTMLUListElement>(null);
  const opener = useRef<Element>(null);
  allowStyleElements();

  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    const to = (index + photos.length) % photos.length;
    const element = strip.current;
    element?.scrollTo({ left: to * element.clientWidth, behavior });
    setAt(to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first photo is set once, when the strip exists
  useEffect(() => show(first), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: photos.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  };
  const photo = photos[at];
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-paper"
        >
          <header className="flex items-center justify-between gap-4 px-4 py-2 md:px-6">
            <Dialog.Title className="font-sans text-16 font-semibold tracking-normal tabular-nums">
              <span role="status">{m.listings__of({ at: at + 1, value: photos.length })}</span>
            </Dialog.Title>
            <Dialog.Close asChild>
              <Button kind="quiet" size="icon" aria-label={m.ui__close()}>
                <X aria-hidden size={20} strokeWidth={1.5} />
              </Button>
            </Dialog.Close>
          </header>
          <div className="relative min-h-0">
            <ul
              ref={strip}
              className="flex h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden"
              onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
                clientWidth > 0 && setAt(Math.min(photos.length - 1, Math.round(scrollLeft / clientWidth)))
              }
            >
              {photos.map((each, index) => (
                <li
                  key={each.url}
                  aria-hidden={index !== at}
                  className="grid h-full w-full shrink-0 snap-center place-items-center"
                >
                  <img
                    {...photoSources(each, '100vw')}
                    alt={each.alt}
                    loading={Math.abs(index - at) <= 1 ? 'eager' : 'lazy'}
                    className={each.illustration ? drawingLook : 'size-full object-contain'}
                  />
                </li>
              ))}
            </ul>
            {photos.length > 1 && (
              <>
                <Button
                  kind="secondary"
                  size="icon"
                  aria-label={m.listings__previous_picture()}
                  className="absolute top-1/2 left-4 -translate-y-1/2"
                  onClick={() => show(at - 1)}
                >
                  <ChevronLeft aria-hidden size={20} strokeWidth={1.5} />
                </Button>
                <Button
                  kind="secondary"
                  size="icon"
                  aria-label={m.listings__next_picture()}
                  className="absolute top-1/2 right-4 -translate-y-1/2"
                  onClick={() => show(at + 1)}
                >
                  <ChevronRight aria-hidden size={20} strokeWidth={1.5} />
                </Button>
              </>
            )}
          </div>
          <p className="mx-auto min-h-14 max-w-measure px-4 py-3 text-center text-14 text-soft">
            {photo?.virtuallyStaged ? `${m.listings__virtually_staged()} · ${photo.alt}` : photo?.alt}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
