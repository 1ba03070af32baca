/** A range of prices in which one way to pay costs a linear amount; see `Region`. Money in cents. */
export interface Piece {
  from: number;
  to: number;
  perPrice: number;
  base: number;
  paymentMaxCents: number;
  cashPerPrice: number;
  cashBase: number;
  cashPerTax: number;
  savingsCents: number;
  /** Highest price that this piece may allow. */
  upTo: number;
}

/** A sum of parts rounded to the cent differs from the linear one by less than this. */
export const SLACK_CENTS = 12;

const STEPS = 512;

/**
 * Prices in equal steps with bounds for tax and dues that decide nearly every home at once: within the lower bounds some
 * piece allows each home of the step, above the upper bound no piece and no gap does.
 */
export class PriceSteps {
  readonly #width: number;
  /** Highest monthly tax and dues, and highest yearly tax, with which every home of the step is affordable. */
  readonly #surely = new Float64Array(STEPS).fill(-1);
  readonly #surelyTax = new Float64Array(STEPS).fill(-1);
  /** Monthly tax and dues above which no home of the step is affordable. */
  readonly #atMost = new Float64Array(STEPS).fill(-1);

  /** `gaps` are ascending pairs of prices between which nothing is known. */
  constructor(pieces: readonly Piece[], gaps: readonly number[]) {
    const highest = pieces.reduce((most, { upTo }) => Math.max(most, upTo), 0);
    this.#width = Math.floor(highest / STEPS) + 1;
    for (const piece of pieces) this.#enter(piece);
    for (let i = 0; i < gaps.length; i += 2) {
      const last = Math.min(STEPS - 1, Math.floor((gaps[i + 1] as number) / this.#width));
      for (let step = Math.floor((gaps[i] as number) / this.#width); step <= last; step++)
        this.#atMost[step] = Number.POSITIVE_INFINITY;
    }
  }

  /** True if a home is affordable; undefined if its price, tax and dues lie between the bounds. */
  verdict(priceCents: number, taxCents: number, monthlyCents: number): boolean | undefined {
    const step = Math.floor(priceCents / this.#width);
    if (!(step < STEPS)) return undefined;
    if (monthlyCents > (this.#atMost[step] as number)) return false;
    return monthlyCents <= (this.#surely[step] as number) && taxCents <= (this.#surelyTax[step] as number)
      ? true
      : undefined;
  }

  #enter({
    from,
    to,
    upTo,
    perPrice,
    base,
    paymentMaxCents,
    cashPerPrice,
    cashBase,
    cashPerTax,
    savingsCents,
  }: Piece): void {
    const width = this.#width;
    const last = Math.min(STEPS - 1, Math.floor(Math.min(to, upTo) / width));
    for (let step = Math.floor(from / width); step <= last; step++) {
      const [low, high] = [step * width, (step + 1) * width];
      const housing = perPrice * low + base - paymentMaxCents;
      const rise = perPrice * width;
      const atMost = SLACK_CENTS - housing - Math.min(0, rise);
      if (atMost > (this.#atMost[step] as number)) this.#atMost[step] = atMost;
      const surely = -SLACK_CENTS - housing - Math.max(0, rise);
      if (low < from || high > to || surely <= (this.#surely[step] as number)) continue;
      const left = savingsCents - SLACK_CENTS - cashBase - Math.max(cashPerPrice * low, cashPerPrice * high);
      if (left < 0) continue;
      this.#surely[step] = surely;
      this.#surelyTax[step] = cashPerTax > 0 ? left / cashPerTax : Number.POSITIVE_INFINITY;
    }
  }
}
