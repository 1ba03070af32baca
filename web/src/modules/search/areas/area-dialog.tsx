import { m } from '@lintel/messages';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { ownDistanceUnit } from '../../../ui/format.ts';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { CircleFields, type CircleForm } from './circle-fields.tsx';
import { PointsField } from './points-field.tsx';
import type { SearchArea } from './search-areas.ts';
import type { Shape } from './shape.ts';
import { sizeWords } from './size-words.ts';
import { pointToType, radiusToType, typedCircle, typedOutline } from './typed-points.ts';

const kinds = [
  {
    value: 'circle',
    get label() {
      return m.search__circle_around_a_place();
    },
  },
  {
    value: 'outline',
    get label() {
      return m.search__outline_by_points();
    },
  },
] as const;

interface AreaDialogProps {
  /** The area to edit; undefined for a new one. */
  area: SearchArea | undefined;
  /** Returns an error message, or undefined if the area was accepted. */
  onDone: (shape: Shape, out: boolean) => string | undefined;
  onClose: () => void;
}

/** Enters an area as text and numbers: an alternative to drawing that needs neither map nor dragging. */
export function AreaDialog({ area, onDone, onClose }: AreaDialogProps) {
  const [kind, setKind] = useState<Shape['kind']>(area?.shape.kind ?? 'circle');
  const [points, setPoints] = useState(
    area?.shape.kind === 'outline' ? area.shape.ring.map(pointToType).join('\n') : '',
  );
  const [circle, setCircle] = useState<CircleForm>(() => circleForm(area?.shape));
  const [out, setOut] = useState(area?.out ?? false);
  const [fault, setFault] = useState<string>();

  const typed = kind === 'outline' ? typedOutline(points) : typedCircle(circle.center, circle.radius, circle.unit);
  const done = () => {
    const rejected = 'fault' in typed ? typed.fault : onDone(typed.shape, out);
    setFault(rejected);
    if (rejected === undefined) onClose();
  };
  // The error appears when the button is pressed, and is updated from then on.
  const shownFault = fault !== undefined && 'fault' in typed ? typed.fault : fault;
  const fieldChange =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      if (!('fault' in typed)) setFault(undefined);
    };

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={area ? m.search__change({ name: area.name }) : m.search__enter_an_area()}
      footer={
        <>
          <Button onClick={done}>{area ? m.search__change_area() : m.search__add_area()}</Button>
          <Button kind="quiet" onClick={onClose}>
            {m.search__cancel()}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <Choice legend={m.search__shape()} options={kinds} value={kind} onChange={fieldChange(setKind)} />
        {kind === 'outline' ? (
          <PointsField value={points} onChange={fieldChange(setPoints)} error={shownFault} />
        ) : (
          <CircleFields value={circle} onChange={fieldChange(setCircle)} error={shownFault} />
        )}
        <p role="status" className="min-h-5 text-14 text-soft tabular-nums">
          {'shape' in typed && sizeWords(typed.shape)}
        </p>
        <Checkbox
          label={m.search__exclude_homes_in_this_area()}
          checked={out}
          onChange={(event) => setOut(event.target.checked)}
        />
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
          {m.search__add_area()}
        </button>
      </form>
    </Dialog>
  );
}

function circleForm(shape: Shape | undefined): CircleForm {
  const unit = ownDistanceUnit();
  if (shape?.kind !== 'circle') return { place: '', center: undefined, radius: '1', unit };
  const { center, radiusMeters } = shape;
  return { place: pointToType(center), center, radius: radiusToType(radiusMeters, unit), unit };
}
