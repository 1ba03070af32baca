import { m } from '@lintel/messages';
import type { PropertyWithPlaces } from '@lintel/server/listings';
import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect } from 'react';
import type { Spot } from '../../../ui/map/spot.ts';
import { spread } from '../../../ui/map/spread.ts';
import { useBaseMap } from '../../../ui/map/use-base-map.ts';
import { useMapLibre } from '../../../ui/map/use-map-libre.ts';

/** A comparable sale with its letter in the table of the estimate. */
export interface LetteredSpot extends Spot {
  letter: string;
}

/** The map first shows the home in its center and this many of the nearest places. */
const placesInView = 3;
/** Minimum distance from the center to the edge of the first view, in degrees. */
const degreesMin = 0.01;
/** Pixels between the centers of two marks, so that each number and letter can be read. */
const markWidth = 26;

function boxAround(home: Spot, places: readonly Spot[]): [number, number, number, number] {
  const farthest = (of: (spot: Spot) => number) =>
    Math.max(degreesMin, ...places.map((place) => Math.abs(of(place) - of(home))));
  const [east, north] = [farthest((spot) => spot.longitude), farthest((spot) => spot.latitude)];
  return [home.longitude - east, home.latitude - north, home.longitude + east, home.latitude + north];
}

interface SpotMapProps {
  home: Spot;
  nearby: PropertyWithPlaces['nearby'];
  sales: readonly LetteredSpot[];
}

/** A map of one home, the landmarks around it (numbers) and comparable sales (letters). */
export default function SpotMap({ home, nearby, sales }: SpotMapProps) {
  const { frame, map, failed } = useMapLibre();
  const base = useBaseMap(map);
  useEffect(() => {
    if (!map) return;
    map.scrollZoom.disable();
    map.fitBounds(boxAround(home, [...nearby.slice(0, placesInView), ...sales]), {
      padding: 40,
      maxZoom: 14,
      animate: false,
    });
    const markers = [
      markerAt(map, home, homeElement()),
      ...nearby.map((place, at) => markerAt(map, place, placeElement(at + 1, place.name))),
      ...sales.map((sale) => markerAt(map, sale, saleElement(sale.letter))),
    ];
    const spreadOut = () => {
      const offsets = spread(
        markers.map((marker) => map.project(marker.getLngLat())),
        1,
        markWidth,
      );
      for (const [at, { x, y }] of offsets.entries()) markers[at]?.setOffset([x, y]);
    };
    spreadOut();
    map.on('zoom', spreadOut);
    return () => {
      map.off('zoom', spreadOut);
      for (const marker of markers) marker.remove();
    };
  }, [map, home, nearby, sales]);
  if (failed) return <p className="p-4 text-soft">{m.search__we_cant_show_the_map()}</p>;
  return (
    <section aria-label={m.listings__map_of_this_home()} className="relative size-full">
      <div ref={frame} className="size-full" />
      {base === 'instead' && (
        <p className="absolute bottom-10 left-2 rounded-control bg-raised px-2 py-1 text-12 text-soft">
          {m.search__we_couldnt_load_the_street()}
        </p>
      )}
    </section>
  );
}

const markerAt = (map: MapLibre, { longitude, latitude }: Spot, element: HTMLElement): Marker =>
  new Marker({ element, anchor: 'center' }).setLngLat([longitude, latitude]).addTo(map);

function homeElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'z-1 size-6 rounded-full border-4 border-raised bg-accent shadow-float ring-2 ring-accent';
  element.role = 'img';
  element.ariaLabel = m.listings__this_home();
  return element;
}

/** The number of a place in the list below the map. */
function placeElement(number: number, name: string): HTMLElement {
  const element = document.createElement('div');
  element.className =
    'grid size-6 place-items-center rounded-full border border-raised bg-primary font-sans text-12 font-semibold text-on-primary tabular-nums';
  element.textContent = String(number);
  element.title = name;
  return element;
}

/** The letter of a comparable sale. */
function saleElement(letter: string): HTMLElement {
  const element = document.createElement('div');
  element.className =
    'grid size-6 place-items-center rounded-control border border-raised bg-ink font-sans text-12 font-semibold text-paper';
  element.textContent = letter;
  element.title = m.listings__comparable_sale({ letter });
  return element;
}
