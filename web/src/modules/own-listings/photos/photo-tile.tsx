import { m } from '@lintel/messages';
import { ArrowLeft, ArrowRight, Crop, Ellipsis, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { type OwnPhoto, ownListingsQuery } from '../calls.ts';
import { CropDialog } from './crop-dialog.tsx';

interface Tile {
  photo: OwnPhoto;
  at: number;
  count: number;
  onMove: (to: number) => void;
}

export function PhotoTile({ photo, at, count, onMove }: Tile) {
  const { act } = useAction({ refetch: [ownListingsQuery.queryKey] });
  const [alt, setAlt] = useState(photo.alt);
  const [isCropping, setCropping] = useState(false);
  const change = (changes: { alt?: string; isVirtuallyStaged?: boolean }) =>
    act(() => callApi((api) => api.ownListings.changePhoto({ photoId: photo.id, ...changes })));
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
  const items: MenuItem[] = [
    ...(at > 0
      ? [{ label: m.own_listings__move_earlier(), icon: <ArrowLeft {...icon} />, onSelect: () => onMove(at - 1) }]
      : []),
    ...(at < count - 1
      ? [{ label: m.own_listings__move_later(), icon: <ArrowRight {...icon} />, onSelect: () => onMove(at + 1) }]
      : []),
    ...(at > 0
      ? [{ label: m.own_listings__make_it_the_first(), icon: <Star {...icon} />, onSelect: () => onMove(0) }]
      : []),
    { label: m.own_listings__crop(), icon: <Crop {...icon} />, onSelect: () => setCropping(true) },
    {
      label: m.own_listings__delete_the_photo(),
      icon: <Trash2 {...icon} />,
      tone: 'danger',
      onSelect: () => void act(() => callApi((api) => api.ownListings.removePhoto({ photoId: photo.id }))),
    },
  ];
  return (
    <div className="grid gap-2">
      <div className="relative">
        <img
          src={photo.sizes[0]!.url}
          alt={photo.alt}
          className="aspect-4/3 w-full rounded-card bg-sunk object-cover"
        />
        <div className="absolute top-2 left-2 flex gap-1">
          {at === 0 && <Badge tone="primary">{m.own_listings__first()}</Badge>}
          {photo.isVirtuallyStaged && <Badge tone="warning">{m.listings__virtually_staged()}</Badge>}
        </div>
        <div className="absolute top-2 right-2">
          <Menu
            label={m.own_listings__actions_for_photo({ number: at + 1 })}
            align="end"
            trigger={
              <Button kind="secondary" size="icon" aria-label={m.own_listings__actions_for_photo({ number: at + 1 })}>
                <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
              </Button>
            }
            items={items}
          />
        </div>
      </div>
      <Field
        quiet
        label={m.own_listings__description_of_photo({ number: at + 1 })}
        placeholder={m.own_listings__what_the_photo_shows()}
        value={alt}
        maxLength={300}
        onChange={({ target }) => setAlt(target.value)}
        onBlur={() => alt !== photo.alt && void change({ alt })}
      />
      <Checkbox
        label={m.listings__virtually_staged()}
        checked={photo.isVirtuallyStaged}
        onChange={({ target }) => void change({ isVirtuallyStaged: target.checked })}
      />
      {isCropping && <CropDialog photo={photo} onClose={() => setCropping(false)} />}
    </div>
  );
}
