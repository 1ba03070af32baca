/** Seeded pseudo-random numbers. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 0x9e3779b1) | 0;
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** Standard normal (Box and Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** Poisson variable with mean `rate`. */
  count(rate: number): number {
    if (rate > 60) return Math.max(0, Math.round(rate + Math.sqrt(rate) * this.normal()));
    const least = Math.exp(-rate);
    let [count, product] = [0, this.next()];
    while (product > least) {
      count += 1;
      product *= this.next();
    }
    return count;
  }

  /** Index drawn in proportion to the shares. */
  weighted(shares: readonly number[]): number {
    let left = this.next() * shares.reduce((sum, share) => sum + share, 0);
    for (let at = 0; at < shares.length; at++) {
      left -= shares[at]!;
      if (left < 0) return at;
    }
    return shares.length - 1;
  }

  /** Draws `many` different elements, or all. */
  sample<T>(list: readonly T[], many: number): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(many, left.length) }, () => left.splice(this.below(left.length), 1)[0]!);
  }
}
