import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import type { Map as MapLibre } from 'maplibre-gl';
import { Popup } from '../../../ui/map/popup.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HomeSummary } from '../../listings/index.ts';
import { homeQuery, homesInQuery } from '../queries.ts';
import type { SearchState } from '../search-state.ts';
import type { Mark } from './separate.ts';
import { boxOfCell } from './view.ts';

interface MapPopupProps {
  map: MapLibre;
  mark: Mark;
  state: SearchState;
  /** Zoom of the cells the mark comes from. */
  zoom: number;
  /** `back` is true after a key or button, so that the keyboard focus returns to the mark. */
  onClose: (back: boolean) => void;
}

/** Popup of a mark: a home, or a list of homes at one place. Has the dialog role and closes with Escape. */
export function MapPopup({ map, mark, state, zoom, onClose }: MapPopupProps) {
  return (
    <Popup
      {...{ map, mark, onClose }}
      label={mark.home ? m.search__home_on_the_map() : m.search__homes_at_this_location()}
    >
      {mark.home ? <OneHome id={mark.home.id} /> : <HomesHere mark={mark} state={state} zoom={zoom} />}
    </Popup>
  );
}

function OneHome({ id }: { id: number }) {
  const { data, isError } = useQuery(homeQuery(id));
  if (isError) return <p className="p-3 pr-12">{m.search__we_couldnt_load_this_home()}</p>;
  return <div className="w-64">{data ? <HomeSummary home={data} /> : <Skeleton className="h-64" />}</div>;
}

function HomesHere({ mark, state, zoom }: { mark: Mark; state: SearchState; zoom: number }) {
  const { data, isError } = useQuery(homesInQuery(state, boxOfCell(mark, zoom)));
  if (isError) return <p className="p-3 pr-12">{m.search__we_couldnt_load_these_homes()}</p>;
  if (!data) return <Skeleton className="h-64 w-64" />;
  return (
    <div className="max-h-80 w-64 overflow-y-auto px-3">
      <h3 className="py-3 pr-10 font-sans text-14">{m.count__homes_at_this_place({ count: data.total })}</h3>
      <ul>
        {data.homes.map((home) => (
          <li key={home.id} className="border-t border-line">
            <HomeSummary small home={home} />
          </li>
        ))}
      </ul>
      {data.total > data.homes.length && (
        <p className="border-t border-line py-2 text-12 text-soft">
          {m.search__showing_the_first_the_list({ value: data.homes.length })}
        </p>
      )}
    </div>
  );
}
