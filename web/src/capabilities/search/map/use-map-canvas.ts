import './map.css';
import { useNavigate } from '@tanstack/react-router';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { propertyPath } from '../../listings/paths.ts';
import type { MapPart } from '../calls.ts';
import { boxAround, type Cluster, plainStyle, viewOf } from './map-canvas.ts';
import { markerOf } from './map-marker.ts';
import { separate } from './separate.ts';

maplibre.setWorkerUrl(workerUrl);

const nearest = 18;

/** Draws clusters on a map that lives in `frame`. `failed` where the browser cannot draw one. */
export function useMapCanvas(
  clusters: readonly Cluster[] | undefined,
  all: readonly Cluster[] | undefined,
  onView: (view: MapPart) => void,
): { frame: RefObject<HTMLDivElement | null>; ready: maplibre.Map | undefined; failed: boolean } {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<maplibre.Map>(undefined);
  const [failed, setFailed] = useState(false);
  const [ready, setReady] = useState<maplibre.Map>();
  const navigate = useNavigate();

  useEffect(() => {
    if (!frame.current) return;
    try {
      // The constructor throws where there is no WebGL.
      const made = new maplibre.Map({
        container: frame.current,
        style: plainStyle(),
        center: [-98, 45],
        zoom: 3,
        maxZoom: nearest,
        attributionControl: false,
        dragRotate: false,
        pitchWithRotate: false,
      });
      made.addControl(new maplibre.NavigationControl({ showCompass: false }), 'top-right');
      made.addControl(new maplibre.ScaleControl({ unit: 'imperial' }), 'bottom-left');
      made.on('moveend', () => onView(viewOf(made)));
      made.once('style.load', () => setReady(made));
      map.current = made;
      return () => {
        map.current = undefined;
        setReady(undefined);
        made.remove();
      };
    } catch {
      setFailed(true);
      return;
    }
  }, [onView]);

  useEffect(() => {
    const box = all && boxAround(all);
    if (box) map.current?.fitBounds(box, { padding: 32, maxZoom: 14, animate: false });
  }, [all]);

  useEffect(() => {
    const on = map.current;
    if (!on || !clusters) return;
    // At the last step there is no nearer look, so homes at one place stand on each other.
    const apart =
      on.getZoom() >= nearest - 1 ? clusters : separate(clusters, (at) => on.project([at.longitude, at.latitude]));
    const markers = apart.map((cluster) =>
      markerOf(cluster, {
        openHome: (id) => void navigate({ to: propertyPath(id) as '/' }),
        zoomIn: () => on.easeTo({ center: [cluster.longitude, cluster.latitude], zoom: on.getZoom() + 2 }),
      }).addTo(on),
    );
    return () => {
      for (const marker of markers) marker.remove();
    };
  }, [clusters, navigate]);

  return { frame, ready, failed };
}
