import type { Map as MapLibre } from 'maplibre-gl';
import { createContext, useContext } from 'react';

const MapContext = createContext<MapLibre | undefined>(undefined);

/** Provides the result map to its children. */
export const MapProvider = MapContext.Provider;

/**
 * The MapLibre map after its first style has loaded; undefined before, and if the browser cannot draw one. The object
 * stays the same while the map is shown. Sources, layers and controls added to it survive a change of the base style;
 * images must be added again on 'style.load'.
 */
export const useMap = (): MapLibre | undefined => useContext(MapContext);

const WithoutMapContext = createContext(false);

/** Provides to its children that the browser cannot draw the map. */
export const WithoutMap = WithoutMapContext.Provider;

/** Returns whether the browser cannot draw the map. */
export const useWithoutMap = (): boolean => useContext(WithoutMapContext);
