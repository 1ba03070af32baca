import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { Map as MapLibre } from 'maplibre-gl';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Pixel, Spot } from './spot.ts';
import { useMapPopup } from './use-map-popup.ts';

interface PopupProps {
  map: MapLibre;
  mark: Spot & { shift?: Pixel };
  label: string;
  className?: string;
  /** `back` is true after a key or button, so that the keyboard focus returns to the mark. */
  onClose: (back: boolean) => void;
  children: ReactNode;
}

/** Popup of a mark. Has the dialog role and closes with Escape. */
export function Popup({ map, mark, label, className, onClose, children }: PopupProps) {
  const { host, dialog } = useMapPopup(map, mark, onClose);
  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={cx('relative outline-none', className)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(true);
        event.stopPropagation();
      }}
    >
      <button
        type="button"
        aria-label={m.ui__close()}
        onClick={() => onClose(true)}
        className="absolute top-2 right-2 z-1 grid size-8 place-items-center rounded-chip border border-line bg-raised text-ink hover:border-ink"
      >
        <X aria-hidden size={16} strokeWidth={1.5} />
      </button>
      {children}
    </div>,
    host,
  );
}
