import { m } from '@lintel/messages';
import type { BaseMap } from '../../../ui/map/base-style.ts';

/** Text below the map about what it cannot show. */
export function MapCaption({ withoutPosition, base }: { withoutPosition: number; base: BaseMap | undefined }) {
  return (
    <div className="grid gap-1 px-3 py-1 text-12 text-soft empty:hidden max-md:order-first">
      {withoutPosition > 0 && (
        <p>
          {m.search__in_the_list_but_not({ withoutPosition: m.count__homes_are({ count: withoutPosition }) })}{' '}
          {withoutPosition === 1 ? 'it' : 'them'}.
        </p>
      )}
      {base === 'instead' && <p>{m.search__we_couldnt_load_the_street()}</p>}
    </div>
  );
}
