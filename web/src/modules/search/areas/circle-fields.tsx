import type { PointE6 } from '@lintel/geo';
import { m } from '@lintel/messages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId } from 'react';
import { callApi } from '../../../api/client.ts';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { distanceUnits } from '../vocabulary.ts';
import { type DistanceUnit, typedPoint } from './typed-points.ts';

const placesQuery = (q: string) =>
  queryOptions({
    queryKey: ['places', q],
    queryFn: () => callApi((api) => api.search.suggest({ q, kind: ['city', 'neighbourhood', 'zip', 'landmark'] })),
    enabled: q.length >= 2 && typedPoint(q) === undefined,
  });

export interface CircleForm {
  place: string;
  /** Coordinates of the place; undefined if unknown. */
  center: PointE6 | undefined;
  radius: string;
  unit: DistanceUnit;
}

interface CircleFieldsProps {
  value: CircleForm;
  onChange: (next: CircleForm) => void;
  error: string | undefined;
}

/** A circle around a place, ZIP code, landmark or point. */
export function CircleFields({ value, onChange, error }: CircleFieldsProps) {
  const list = useId();
  const { data: suggestions = [] } = useQuery(placesQuery(useDeferredValue(value.place.trim())));
  const places = suggestions.flatMap(({ label, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ label, latitude, longitude }],
  );
  const centerOf = (text: string): PointE6 | undefined => {
    const typed = text.trim().toLowerCase();
    const place = places.find(({ label }) =>
      [label, label.split(',', 1)[0]].some((each) => each?.toLowerCase() === typed),
    );
    if (!place) return typedPoint(text);
    return { latE6: Math.round(place.latitude * 1e6), lonE6: Math.round(place.longitude * 1e6) };
  };
  // The place may become known after its name is complete.
  const known = centerOf(value.place);
  useEffect(() => {
    if (known?.latE6 !== value.center?.latE6 || known?.lonE6 !== value.center?.lonE6)
      onChange({ ...value, center: known });
  });
  const badRadius = error !== undefined && /radius/i.test(error);

  return (
    <div className="grid gap-4">
      <Field
        label={m.search__center()}
        help={m.search__choose_a_city_neighborhood_zip()}
        value={value.place}
        list={list}
        autoComplete="off"
        error={badRadius ? undefined : error}
        onChange={(event) => onChange({ ...value, place: event.target.value, center: centerOf(event.target.value) })}
      />
      <datalist id={list}>
        {places.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field
          label={m.search__radius()}
          inputMode="decimal"
          value={value.radius}
          error={badRadius ? error : undefined}
          onChange={(event) => onChange({ ...value, radius: event.target.value })}
        />
        <Select
          label={m.search__unit()}
          options={distanceUnits}
          value={value.unit}
          onChange={(event) => onChange({ ...value, unit: event.target.value as DistanceUnit })}
        />
      </div>
    </div>
  );
}
