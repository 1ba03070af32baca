import { m } from '@lintel/messages';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';

interface MapChoicesProps {
  asMoved: boolean;
  onAsMoved: (asMoved: boolean) => void;
  /** True if the map was moved away from the searched area. */
  away: boolean;
  onSearchHere: () => void;
  /** True if the search is limited to a part of the map. */
  limited: boolean;
  onSearchEverywhere: () => void;
}

/** Toggles whether the search follows the map, with a button to search the visible part once. */
export function MapChoices(props: MapChoicesProps) {
  const { asMoved, onAsMoved, away, onSearchHere, limited, onSearchEverywhere } = props;
  return (
    <div className="absolute top-2 right-14 left-14 z-5 flex flex-wrap items-center justify-center gap-2 pointer-events-none *:pointer-events-auto *:shadow-float">
      <div className="rounded-control border border-line bg-raised pr-3 pl-1">
        <Checkbox
          label={m.search__search_as_i_move()}
          checked={asMoved}
          onChange={(event) => onAsMoved(event.currentTarget.checked)}
        />
      </div>
      {away && !asMoved && (
        <Button size="sm" onClick={onSearchHere}>
          {m.search__search_this_area()}
        </Button>
      )}
      {limited && (
        <Button size="sm" kind="secondary" onClick={onSearchEverywhere}>
          {m.search__search_outside_the_map()}
        </Button>
      )}
    </div>
  );
}
