const measures = ['price', 'growth'] as const;
export type ScoreMeasure = (typeof measures)[number];
const groups = ['area', 'third', 'month', 'horizon'] as const;
export type ScoreGroup = (typeof groups)[number];

/** Reads which scores the address of `/accuracy` shows. */
export const readScoreSearch = (search: Record<string, string>): { measure: ScoreMeasure; by: ScoreGroup } => ({
  measure: measures.find((measure) => measure === search.measure) ?? 'price',
  by: groups.find((group) => group === search.by) ?? 'area',
});
