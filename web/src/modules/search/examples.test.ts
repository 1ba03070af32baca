import { describe, expect, it } from 'vitest';
import { exampleQueries, examplesOf, shortened } from './examples.ts';

describe('example queries', () => {
  it('are three of five and rotate daily', () => {
    const seen = new Set([0, 1, 2, 3, 4].flatMap((day) => examplesOf(20_000 + day)));
    expect(examplesOf(20_000)).toHaveLength(3);
    expect(seen.size).toBe(exampleQueries.length);
  });

  it('are cut at 50 characters with an ellipsis, and unchanged if shorter', () => {
    for (const query of exampleQueries) expect(Array.from(shortened(query)).length).toBeLessThanOrEqual(50);
    expect(shortened('a'.repeat(51))).toBe(`${'a'.repeat(49)}…`);
    expect(shortened('a'.repeat(50))).toBe('a'.repeat(50));
    expect(shortened('🏡'.repeat(60))).not.toContain('\ufffd');
  });
});
