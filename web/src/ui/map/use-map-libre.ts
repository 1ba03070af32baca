import { m } from '@lintel/messages';
import './map.css';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { emptyStyle } from './plain-style.ts';
import { nearest } from './spot.ts';

maplibre.setWorkerUrl(import.meta.env.DEV ? '/@map-worker/maplibre-gl-worker.mjs' : workerUrl);

interface DrawnMap {
  /** Container of the map. */
  frame: RefObject<HTMLDivElement | null>;
  /** The map, once it is ready. */
  map: maplibre.Map | undefined;
  /** True if this browser cannot draw a map. */
  failed: boolean;
}

/** Creates a map without a style, centered on North America, north up; callers set the base style, marks and view. */
export function useMapLibre(): DrawnMap {
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<maplibre.Map>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    try {
      // The constructor throws without WebGL.
      const made = new maplibre.Map({
        container: frame.current,
        style: emptyStyle(),
        center: [-98, 45],
        zoom: 3,
        minZoom: 2,
        maxZoom: nearest,
        attributionControl: { compact: false },
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        renderWorldCopies: false,
        locale: { 'Map.Title': m.ui__map_use_the_arrow_keys() },
      });
      made.touchZoomRotate.disableRotation();
      made.keyboard.disableRotation();
      made.addControl(new maplibre.NavigationControl({ showCompass: false }), 'top-right');
      made.addControl(new maplibre.ScaleControl({ unit: 'imperial' }), 'bottom-left');
      made.once('style.load', () => setMap(made));
      return () => {
        setMap(undefined);
        made.remove();
      };
    } catch {
      setFailed(true);
      return;
    }
  }, []);

  return { frame, map, failed };
}
