/** Regions with similar building habits. */
export type Region =
  | 'pacific_northwest'
  | 'california'
  | 'desert'
  | 'mountain'
  | 'texas'
  | 'midwest'
  | 'northeast'
  | 'southeast'
  | 'florida'
  | 'british_columbia'
  | 'prairies'
  | 'ontario'
  | 'quebec'
  | 'atlantic_canada';

/** Shares of detached houses, 0–1; other types use those that apply. */
export interface RegionHabits {
  pool: number;
  basement: number;
  airConditioning: number;
  fireplace: number;
  garage: number;
  /** Share of houses with a deck instead of a patio. */
  deck: number;
  porch: number;
  solar: number;
  singleStory: number;
  heating: readonly string[];
  snow: boolean;
  trees: readonly string[];
}

// biome-ignore format: a table
export const regions: Record<Region, RegionHabits> = {
  pacific_northwest: { pool: 0.02, basement: 0.4, airConditioning: 0.45, fireplace: 0.6, garage: 0.75, deck: 0.7, porch: 0.4, solar: 0.08, singleStory: 0.25, heating: ['Heat Pump', 'Forced Air', 'Natural Gas'], snow: false, trees: ['fir', 'cedar', 'maple'] },
  california: { pool: 0.16, basement: 0.06, airConditioning: 0.6, fireplace: 0.6, garage: 0.85, deck: 0.3, porch: 0.3, solar: 0.25, singleStory: 0.5, heating: ['Central', 'Forced Air', 'Natural Gas'], snow: false, trees: ['palm', 'oak', 'cypress'] },
  desert: { pool: 0.4, basement: 0.02, airConditioning: 1, fireplace: 0.35, garage: 0.92, deck: 0.05, porch: 0.15, solar: 0.22, singleStory: 0.68, heating: ['Electric', 'Heat Pump', 'Natural Gas'], snow: false, trees: ['saguaro', 'palm', 'palo verde'] },
  mountain: { pool: 0.03, basement: 0.62, airConditioning: 0.8, fireplace: 0.55, garage: 0.88, deck: 0.5, porch: 0.4, solar: 0.12, singleStory: 0.35, heating: ['Forced Air', 'Natural Gas'], snow: true, trees: ['aspen', 'spruce', 'pine'] },
  texas: { pool: 0.2, basement: 0.01, airConditioning: 1, fireplace: 0.55, garage: 0.9, deck: 0.2, porch: 0.4, solar: 0.06, singleStory: 0.52, heating: ['Central', 'Natural Gas', 'Electric'], snow: false, trees: ['live oak', 'pecan', 'cedar elm'] },
  midwest: { pool: 0.05, basement: 0.78, airConditioning: 0.9, fireplace: 0.5, garage: 0.85, deck: 0.5, porch: 0.45, solar: 0.03, singleStory: 0.3, heating: ['Forced Air', 'Natural Gas'], snow: true, trees: ['maple', 'oak', 'linden'] },
  northeast: { pool: 0.06, basement: 0.72, airConditioning: 0.68, fireplace: 0.5, garage: 0.55, deck: 0.5, porch: 0.4, solar: 0.06, singleStory: 0.15, heating: ['Natural Gas', 'Hot Water', 'Forced Air'], snow: true, trees: ['maple', 'oak', 'birch'] },
  southeast: { pool: 0.08, basement: 0.22, airConditioning: 0.98, fireplace: 0.6, garage: 0.78, deck: 0.6, porch: 0.6, solar: 0.02, singleStory: 0.32, heating: ['Heat Pump', 'Forced Air', 'Natural Gas'], snow: false, trees: ['oak', 'magnolia', 'pine'] },
  florida: { pool: 0.42, basement: 0, airConditioning: 1, fireplace: 0.08, garage: 0.82, deck: 0.1, porch: 0.3, solar: 0.08, singleStory: 0.68, heating: ['Central', 'Electric', 'Heat Pump'], snow: false, trees: ['palm', 'live oak', 'palmetto'] },
  british_columbia: { pool: 0.03, basement: 0.55, airConditioning: 0.3, fireplace: 0.6, garage: 0.75, deck: 0.65, porch: 0.3, solar: 0.04, singleStory: 0.2, heating: ['Forced Air', 'Hot Water', 'Heat Pump'], snow: false, trees: ['cedar', 'fir', 'maple'] },
  prairies: { pool: 0.01, basement: 0.92, airConditioning: 0.5, fireplace: 0.5, garage: 0.85, deck: 0.65, porch: 0.3, solar: 0.05, singleStory: 0.35, heating: ['Forced Air', 'Natural Gas'], snow: true, trees: ['spruce', 'poplar', 'ash'] },
  ontario: { pool: 0.08, basement: 0.92, airConditioning: 0.85, fireplace: 0.5, garage: 0.75, deck: 0.5, porch: 0.4, solar: 0.02, singleStory: 0.2, heating: ['Forced Air', 'Natural Gas'], snow: true, trees: ['maple', 'oak', 'pine'] },
  quebec: { pool: 0.2, basement: 0.85, airConditioning: 0.6, fireplace: 0.35, garage: 0.55, deck: 0.45, porch: 0.25, solar: 0.01, singleStory: 0.35, heating: ['Electric', 'Hot Water', 'Heat Pump'], snow: true, trees: ['maple', 'birch', 'spruce'] },
  atlantic_canada: { pool: 0.03, basement: 0.8, airConditioning: 0.35, fireplace: 0.4, garage: 0.5, deck: 0.65, porch: 0.35, solar: 0.03, singleStory: 0.25, heating: ['Hot Water', 'Heat Pump', 'Oil'], snow: true, trees: ['maple', 'spruce', 'birch'] },
};
