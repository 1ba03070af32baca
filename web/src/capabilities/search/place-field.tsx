import { foldPlace } from '@lintel/geo';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { ask } from '../../wire/client.ts';

const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['places', q],
    queryFn: () => ask((api) => api.places.suggest({ q })),
    enabled: q.length >= 2,
  });

/** The name of a city or neighbourhood, with suggestions while typing. Gives the folded name that facts hold. */
export function PlaceField({ value, onChange }: { value: string; onChange: (folded: string) => void }) {
  const [text, setText] = useState(value);
  const { data: places = [] } = useQuery(suggestionsQuery(useDeferredValue(text.trim())));
  const list = useId();
  const change = (typed: string) => {
    setText(typed);
    const picked = places.find((place) => place.label === typed);
    onChange(foldPlace(picked?.name ?? typed));
  };
  return (
    <>
      <Field
        label="Place"
        help="City or neighbourhood"
        value={text}
        list={list}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      />
      <datalist id={list}>
        {places
          .filter((place) => place.kind === 'city' || place.kind === 'neighbourhood')
          .map((place) => (
            <option key={place.label} value={place.label} />
          ))}
      </datalist>
    </>
  );
}
