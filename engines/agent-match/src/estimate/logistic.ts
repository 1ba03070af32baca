export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Factor that shrinks a logit with this variance toward even odds, so that the mean probability is preserved
 * (MacKay, The evidence framework applied to classification networks, 1992).
 */
export const moderation = (variance: number): number => 1 / Math.sqrt(1 + (Math.PI * variance) / 8);
