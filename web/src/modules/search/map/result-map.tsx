import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { nearest } from '../../../ui/map/spot.ts';
import { useBaseMap } from '../../../ui/map/use-base-map.ts';
import { useMapLibre } from '../../../ui/map/use-map-libre.ts';
import { Notice } from '../../../ui/notice.tsx';
import { withoutAreas } from '../areas/search-areas.ts';
import { searchInputOf } from '../calls.ts';
import { clustersQuery, viewQuery } from '../queries.ts';
import type { SearchState } from '../search-state.ts';
import { MapCaption } from './map-caption.tsx';
import { MapChoices } from './map-choices.tsx';
import { MapProvider, WithoutMap } from './map-context.ts';
import { MapPopup } from './map-popup.tsx';
import { revealHome, seeHome } from './near-home.ts';
import type { Mark } from './separate.ts';
import { requestedMove, useCamera } from './use-camera.ts';
import { useMapSearch } from './use-map-search.ts';
import { isLast, useMarks } from './use-marks.ts';
import { boxAround, partFor } from './view.ts';

interface ResultMapProps {
  state: SearchState;
  /** Tools on the map, such as drawing; they get the map from `useMap()`. */
  children?: ReactNode;
}

const none = [] as const;

/** The homes of a search on a map: prices for listed and isolated homes, circles for groups. */
export default function ResultMap({ state, children }: ResultMapProps) {
  const { frame, map, failed } = useMapLibre();
  const base = useBaseMap(map);
  const { moved, ...choices } = useMapSearch(state);
  const [opened, setOpened] = useState<Mark>();

  const page = useQuery(viewQuery(state));
  const whole = page.data?.clusters ?? undefined;
  const settled = page.isPlaceholderData ? undefined : whole;
  const view = useCamera({
    map,
    // Areas are excluded from the key, so that the map stays in place while drawing.
    searchKey: JSON.stringify(searchInputOf(withoutAreas(withoutBounds(state)))),
    bounds: state.bounds,
    whole: useMemo(() => settled && boxAround(settled.clusters, settled.zoom), [settled]),
    onMoved: moved,
  });
  const here = useQuery({
    ...clustersQuery(state, view ? partFor(view.box, view.zoom, state.bounds) : { zoom: 0 }),
    enabled: view !== undefined,
  });
  const listed = page.data?.homes ?? none;

  const press = (mark: Mark) => {
    if (mark.home) {
      seeHome(mark.home.id);
      revealHome(mark.home.id);
    }
    if (mark.home || !map || isLast(map.getZoom())) return setOpened(mark);
    return map.easeTo(
      { center: [mark.longitude, mark.latitude], zoom: Math.min(nearest, map.getZoom() + 2) },
      requestedMove,
    );
  };
  const focus = useMarks({ map, answer: here.data, listed, zoom: view?.zoom, opened, onPress: press });
  const close = (back: boolean) => {
    setOpened(undefined);
    if (back && opened && !focus(opened)) map?.getCanvas().focus({ preventScroll: true });
  };

  if (failed)
    return (
      <div className="grid gap-4 p-4">
        <Notice tone="warning" title={m.search__we_cant_show_the_map()}>
          {m.search__the_map_needs_webgl_which()}
        </Notice>
        <WithoutMap value={true}>{children}</WithoutMap>
      </div>
    );
  const error = page.error ?? here.error;
  if (error && !here.data)
    return <ErrorState what={m.search__we_couldnt_load_the_map()} error={error} onRetry={() => void here.refetch()} />;
  return (
    <section aria-label={m.search__map_of_your_results()} className="flex h-full flex-col">
      <div className="relative min-h-0 flex-1">
        <div ref={frame} className="size-full overflow-hidden" />
        <MapChoices {...choices} limited={state.bounds !== undefined} />
        <MapProvider value={map}>{children}</MapProvider>
        {map && opened && (
          <MapPopup map={map} mark={opened} state={state} zoom={here.data?.zoom ?? nearest} onClose={close} />
        )}
      </div>
      <MapCaption withoutPosition={(state.bounds ? here.data : whole)?.withoutPosition ?? 0} base={base} />
    </section>
  );
}

const withoutBounds = ({ bounds: _, ...state }: SearchState): SearchState => state;
