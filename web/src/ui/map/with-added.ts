import type { StyleSpecification } from 'maplibre-gl';

/**
 * Returns the style `next` with everything added to the map since its base style `base`: sources, and layers on top.
 */
export function withAdded(
  before: StyleSpecification | undefined,
  base: StyleSpecification | undefined,
  next: StyleSpecification,
): StyleSpecification {
  if (!before || !base) return next;
  const known = new Set(base.layers.map(({ id }) => id));
  const added = Object.entries(before.sources).filter(([name]) => !(name in base.sources));
  return {
    ...next,
    sources: { ...next.sources, ...Object.fromEntries(added) },
    layers: [...next.layers, ...before.layers.filter(({ id }) => !known.has(id))],
  };
}
