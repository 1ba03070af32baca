import { m } from '@lintel/messages';
import { useEffect } from 'react';
import { MarkLayer, type PlacedMark } from '../../../ui/map/mark-layer.ts';
import { useBaseMap } from '../../../ui/map/use-base-map.ts';
import { useMapLibre } from '../../../ui/map/use-map-libre.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { RouteStop } from '../calls.ts';

interface Mark extends PlacedMark {
  number: number;
  label: string;
}

/** The stops of a day, numbered in their order. */
export default function RouteMap({ stops }: { stops: readonly RouteStop[] }) {
  const { frame, map, failed } = useMapLibre();
  useBaseMap(map);
  useEffect(() => {
    if (!map) return;
    const marks = marksOf(stops);
    const layer = new MarkLayer<Mark>(map, m.appointments__stops_on_the_map(), { make, write, press: () => {} });
    layer.show(marks, false);
    const [lons, lats] = [marks.map(({ longitude }) => longitude), marks.map(({ latitude }) => latitude)];
    map.fitBounds([Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)], {
      ...{ padding: 56, maxZoom: 13, animate: false },
    });
    return () => layer.remove();
  }, [map, stops]);
  if (failed)
    return (
      <Notice tone="warning" title={m.professionals__we_cant_show_the_map()}>
        {m.professionals__the_map_needs_webgl_which()}
      </Notice>
    );
  return <div ref={frame} className="lintel h-full min-h-80 overflow-hidden" />;
}

const marksOf = (stops: readonly RouteStop[]): Mark[] =>
  stops.flatMap(({ appointmentId, latitude, longitude, home, client }, at) =>
    latitude === null || longitude === null
      ? []
      : [{ key: String(appointmentId), latitude, longitude, number: at + 1, label: `${at + 1}. ${home ?? client}` }],
  );

function make(): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.tabIndex = -1;
  element.className =
    'pointer-events-auto absolute top-0 left-0 grid size-8 place-items-center rounded-chip border-2 border-on-primary bg-primary text-14 font-semibold text-on-primary';
  return element;
}

function write(element: HTMLButtonElement, { number, label }: Mark): void {
  element.textContent = String(number);
  element.ariaLabel = label;
}
