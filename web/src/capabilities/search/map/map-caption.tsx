import { counted } from '../../../ui/format.ts';
import type { BaseMap } from '../../../ui/map/base-style.ts';

/** What the map cannot show, said below it. */
export function MapCaption({ withoutPosition, base }: { withoutPosition: number; base: BaseMap | undefined }) {
  return (
    <div className="grid gap-1 text-14 text-soft empty:hidden max-md:order-1 max-md:text-12">
      {withoutPosition > 0 && (
        <p>
          {counted(withoutPosition, 'home is', 'homes are')} in the list but not on the map, as no place is shown for{' '}
          {withoutPosition === 1 ? 'it' : 'them'}.
        </p>
      )}
      {base === 'instead' && (
        <p>The street map cannot be reached now. A plain map stands in; the homes are the same.</p>
      )}
    </div>
  );
}
