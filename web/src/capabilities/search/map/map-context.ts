import type { Map as MapLibre } from 'maplibre-gl';
import { createContext, useContext } from 'react';

const MapContext = createContext<MapLibre | undefined>(undefined);

/** Gives what stands inside it the map of the result. */
export const MapProvider = MapContext.Provider;

/**
 * The MapLibre map, once its first style is there; undefined before, and where the browser cannot draw one. It stays the
 * same object while it is shown. What is added to it (sources, layers, controls) survives a change of its base style,
 * images do not: they are added again on 'style.load'.
 */
export const useMap = (): MapLibre | undefined => useContext(MapContext);

const WithoutMapContext = createContext(false);

/** Tells what stands inside it that the browser cannot draw the map. */
export const WithoutMap = WithoutMapContext.Provider;

/** Whether the browser cannot draw the map, so that what works on it must do without. */
export const useWithoutMap = (): boolean => useContext(WithoutMapContext);
