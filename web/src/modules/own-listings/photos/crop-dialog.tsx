import { m } from '@lintel/messages';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { type OwnPhoto, ownListingsQuery } from '../calls.ts';

type Crop = NonNullable<OwnPhoto['crop']>;
const whole: Crop = { x: 0, y: 0, width: 1, height: 1 };
const least = 0.1;
const step = 0.02;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const percent = (share: number) => `${share * 100}%`;

/** Chooses the part of a photo that is shown: drag a frame, or move it with arrow keys and size it with Shift. */
export function CropDialog({ photo, onClose }: { photo: OwnPhoto; onClose: () => void }) {
  const [crop, setCrop] = useState(photo.crop ?? whole);
  const { act, pending } = useAction({ refetch: [ownListingsQuery.queryKey] });
  const begin = useRef<{ x: number; y: number }>(undefined);
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: clamp((clientX - left) / width, 0, 1), y: clamp((clientY - top) / height, 0, 1) };
  };
  const draw = (event: PointerEvent<HTMLElement>) => {
    if (!begin.current) return;
    const [from, to] = [begin.current, at(event)];
    const width = Math.max(least, Math.abs(to.x - from.x));
    const height = Math.max(least, Math.abs(to.y - from.y));
    setCrop({
      x: clamp(Math.min(from.x, to.x), 0, 1 - width),
      y: clamp(Math.min(from.y, to.y), 0, 1 - height),
      width,
      height,
    });
  };
  const press = (event: KeyboardEvent) => {
    const dx = { ArrowLeft: -step, ArrowRight: step }[event.key] ?? 0;
    const dy = { ArrowUp: -step, ArrowDown: step }[event.key] ?? 0;
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    setCrop(({ x, y, width, height }) =>
      event.shiftKey
        ? { x, y, width: clamp(width + dx, least, 1 - x), height: clamp(height + dy, least, 1 - y) }
        : { x: clamp(x + dx, 0, 1 - width), y: clamp(y + dy, 0, 1 - height), width, height },
    );
  };
  const store = async (chosen: Crop | null) => {
    if (await act(() => callApi((api) => api.ownListings.changePhoto({ photoId: photo.id, crop: chosen })))) onClose();
  };
  return (
    <Dialog
      open
      title={m.own_listings__crop()}
      onOpenChange={(open) => open || onClose()}
      cancel
      footer={
        <>
          <Button pending={pending} onClick={() => void store(crop.width === 1 && crop.height === 1 ? null : crop)}>
            {m.own_listings__crop_the_photo()}
          </Button>
          {photo.crop && (
            <Button kind="secondary" onClick={() => void store(null)}>
              {m.own_listings__show_the_whole_photo()}
            </Button>
          )}
        </>
      }
    >
      <div
        className="relative touch-none select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          begin.current = at(event);
        }}
        onPointerMove={draw}
        onPointerUp={() => {
          begin.current = undefined;
        }}
      >
        <img src={photo.wholeUrl!} alt="" draggable={false} className="w-full opacity-50" />
        {/* biome-ignore lint/a11y/useSemanticElements: no element is a frame on a picture */}
        <div
          role="group"
          aria-label={m.own_listings__frame_of_the_crop()}
          aria-description={m.own_listings__move_the_frame()}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and size the frame
          tabIndex={0}
          onKeyDown={press}
          className="absolute overflow-hidden border-2 border-raised outline-2 outline-primary"
          style={{
            left: percent(crop.x),
            top: percent(crop.y),
            width: percent(crop.width),
            height: percent(crop.height),
          }}
        >
          <img
            src={photo.wholeUrl!}
            alt=""
            draggable={false}
            className="absolute max-w-none"
            style={{
              width: percent(1 / crop.width),
              height: percent(1 / crop.height),
              left: percent(-crop.x / crop.width),
              top: percent(-crop.y / crop.height),
            }}
          />
        </div>
      </div>
      <p className="pt-3 text-14 text-soft">{m.own_listings__move_the_frame()}</p>
    </Dialog>
  );
}
