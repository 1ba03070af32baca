import { useEffect, useRef } from 'react';
import { QueryScope } from '../../api/query-scope.tsx';
import { PlacePicker } from '../../modules/search/discover/place-picker.tsx';

/** The field of the chosen city, which suggests places while typing. */
export default function CityField({ onPick }: { onPick: (facts: readonly string[]) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <QueryScope>
      <div ref={place}>
        <PlacePicker onPick={onPick} />
      </div>
    </QueryScope>
  );
}
