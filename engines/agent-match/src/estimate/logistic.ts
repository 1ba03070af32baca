export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * By how much a logit with that variance is drawn toward even odds, so that the mean probability comes out
 * (MacKay, The evidence framework applied to classification networks, 1992).
 */
export const moderation = (variance: number): number => 1 / Math.sqrt(1 + (Math.PI * variance) / 8);
