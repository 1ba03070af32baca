import { useRouteContext } from '@tanstack/react-router';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { type BaseMap, followBaseStyle } from './base-style.ts';

/** Sets the base map by the settings and the page's mode; returns which one is shown, once known. */
export function useBaseMap(map: MapLibre | undefined): BaseMap | undefined {
  const { visit } = useRouteContext({ from: '__root__' });
  const [base, setBase] = useState<BaseMap>();
  const { light, dark } = visit.mapStyle ?? {};
  useEffect(() => {
    if (!map) return;
    return followBaseStyle(map, light && dark ? { light, dark } : undefined, setBase);
  }, [map, light, dark]);
  return base;
}
