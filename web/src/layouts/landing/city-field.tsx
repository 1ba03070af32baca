import { QueryScope } from '../../api/query-scope.tsx';
import { PlacePicker } from '../../modules/search/discover/place-picker.tsx';

/** The field of the chosen city, which suggests places while typing. */
export default function CityField({ onPick }: { onPick: (facts: readonly string[]) => void }) {
  return (
    <QueryScope>
      <PlacePicker onPick={onPick} />
    </QueryScope>
  );
}
