import { m } from '@lintel/messages';
import { Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Spot } from '../../../ui/map/spot.ts';
import { useBaseMap } from '../../../ui/map/use-base-map.ts';
import { useMapLibre } from '../../../ui/map/use-map-libre.ts';

const rounded = ({ latitude, longitude }: Spot): Spot => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
});

/** The position of a home as a pin to drag. By keyboard, arrow keys move the map and a button puts the pin in its center. */
export default function PositionMap(props: {
  spot: Spot | undefined;
  /** The center of the map without a position. */
  start: Spot | undefined;
  onMove: (spot: Spot) => void;
}) {
  const { frame, map, failed } = useMapLibre();
  useBaseMap(map);
  const { spot, start } = props;
  const move = useRef(props.onMove);
  move.current = props.onMove;
  const center = spot ?? start;
  const [latitude, longitude] = [center?.latitude, center?.longitude];
  useEffect(() => {
    if (map && latitude !== undefined && longitude !== undefined)
      map.jumpTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), 14) });
  }, [map, latitude, longitude]);
  useEffect(() => {
    if (!map || !spot) return;
    const pin = new Marker({ draggable: true }).setLngLat([spot.longitude, spot.latitude]).addTo(map);
    pin.on('dragend', () => {
      const { lat, lng } = pin.getLngLat();
      move.current(rounded({ latitude: lat, longitude: lng }));
    });
    return () => void pin.remove();
  }, [map, spot]);
  if (failed) return <p className="text-soft">{m.search__we_cant_show_the_map()}</p>;
  return (
    <div className="grid gap-2">
      <section
        aria-label={m.own_listings__position_on_the_map()}
        className="relative h-72 overflow-hidden rounded-card border border-line"
      >
        <div ref={frame} className="size-full" />
      </section>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          kind="secondary"
          size="sm"
          onClick={() => {
            const { lat, lng } = map!.getCenter();
            props.onMove(rounded({ latitude: lat, longitude: lng }));
          }}
        >
          {m.own_listings__put_the_pin_here()}
        </Button>
        <p className="text-14 text-soft">
          {spot ? m.own_listings__drag_the_pin() : m.own_listings__without_a_position()}
        </p>
      </div>
    </div>
  );
}
