import { m } from '@lintel/messages';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { MarkLayer } from '../../../../ui/map/mark-layer.ts';
import { nearest } from '../../../../ui/map/spot.ts';
import { useBaseMap } from '../../../../ui/map/use-base-map.ts';
import { useMapLibre } from '../../../../ui/map/use-map-libre.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { Professional } from '../../calls.ts';
import type { ProfessionalAction } from '../professional-card.tsx';
import { makeOffice, writeOffice } from './office-element.ts';
import { type OfficeMark, officeMarks } from './office-marks.ts';
import { OfficePopup } from './office-popup.tsx';

interface OfficeMapProps {
  /** Professionals on this page of the directory. */
  professionals: readonly Professional[];
  onAction: (what: ProfessionalAction, professional: Professional) => void;
}

/** Map of offices: names, or a number where several would overlap. */
export default function OfficeMap({ professionals, onAction }: OfficeMapProps) {
  const { frame, map, failed } = useMapLibre();
  const base = useBaseMap(map);
  const [opened, setOpened] = useState<OfficeMark>();
  const press = (mark: OfficeMark) => {
    if (!map || mark.professionals.length === 1 || mark.together || isLast(map)) return setOpened(mark);
    return map.fitBounds(boxOf(mark.professionals), { padding: room, maxZoom: Math.min(nearest, map.getZoom() + 4) });
  };
  const focus = useOffices(map, professionals, opened, press);
  const close = (back: boolean) => {
    setOpened(undefined);
    if (back && opened && !focus(opened)) map?.getCanvas().focus({ preventScroll: true });
  };
  // Moves the map only when the professionals change, not when their data does.
  const who = professionals.map(({ id }) => id).join();
  const box = boxOf(professionals).join();
  useEffect(() => {
    setOpened(undefined);
    const [west, south, east, north] = box.split(',').map(Number) as [number, number, number, number];
    if (map && who && Number.isFinite(west))
      map.fitBounds([west, south, east, north], { padding: room, maxZoom: 9, animate: false });
  }, [map, who, box]);

  if (failed)
    return (
      <Notice tone="warning" title={m.professionals__we_cant_show_the_map()}>
        {m.professionals__the_map_needs_webgl_which()}
      </Notice>
    );
  const nowhere = professionals.filter(({ place }) => place === null).length;
  return (
    <section aria-label={m.professionals__map_of_the_professionals_found()} className="grid gap-2">
      <div className="relative h-[min(36rem,75dvh)] min-h-96">
        <div ref={frame} className="lintel size-full overflow-hidden" />
        {map && opened && (
          <OfficePopup
            key={opened.key}
            map={map}
            mark={withCurrentData(opened, professionals)}
            onAction={onAction}
            onClose={close}
          />
        )}
      </div>
      <div className="grid max-w-measure gap-1 text-14 text-soft">
        <p>{m.professionals__each_pin_shows_the_companys()}</p>
        {nowhere > 0 && (
          <p>{m.professionals__in_the_list_but_not({ nowhere: m.count__professionals_are({ count: nowhere }) })}</p>
        )}
        {base === 'instead' && <p>{m.professionals__we_couldnt_load_the_street()}</p>}
      </div>
    </section>
  );
}

/** Replaces a mark's professionals by their current data. */
const withCurrentData = (mark: OfficeMark, professionals: readonly Professional[]): OfficeMark => ({
  ...mark,
  professionals: mark.professionals.map((each) => professionals.find(({ id }) => id === each.id) ?? each),
});

const room = { top: 56, left: 72, right: 72, bottom: 56 };
const isLast = (map: MapLibre): boolean => map.getZoom() >= nearest - 0.5;

function boxOf(professionals: readonly Professional[]): [number, number, number, number] {
  const places = professionals.flatMap(({ place }) => place ?? []);
  const [lons, lats] = [places.map(({ longitude }) => longitude), places.map(({ latitude }) => latitude)];
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** Places the marks at each zoom level, and returns the focus to one. */
function useOffices(
  map: MapLibre | undefined,
  professionals: readonly Professional[],
  opened: OfficeMark | undefined,
  onPress: (mark: OfficeMark) => void,
): (mark: OfficeMark) => boolean {
  const layer = useRef<MarkLayer<OfficeMark>>(undefined);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!map) return;
    const made = new MarkLayer<OfficeMark>(map, m.professionals__professionals_on_the_map_use(), {
      make: makeOffice,
      write: writeOffice,
      press: (mark) => latest.current(mark),
    });
    layer.current = made;
    return () => {
      made.remove();
      layer.current = undefined;
    };
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const draw = () =>
      layer.current?.show(
        officeMarks(professionals, ({ longitude, latitude }) => map.project([longitude, latitude])),
        isLast(map),
      );
    draw();
    map.on('zoomend', draw);
    return () => void map.off('zoomend', draw);
  }, [map, professionals]);
  useEffect(() => layer.current?.highlight(opened?.key), [opened]);
  return (mark) => layer.current?.focus(mark.key) ?? false;
}
