/** All that is written stands under this name of a source. */
export const systemName = 'Torture MLS';

/** A listing as the torture looks at it: its price, its status, and the MD5 of its remarks. */
export type Content = readonly [priceCents: number, status: string, remarksMd5: string];

/** One transaction: what each listing becomes, null where it is deleted. Its number stands in the outbox, too. */
export interface Intention {
  n: number;
  writer: number;
  becomes: Record<string, Content | null>;
}

export interface Ready {
  kind: 'ready';
  port: number;
  listings: [key: string, ...Content][];
  /** Numbers of the transactions in the outbox, from the asked one on. */
  told: number[];
  /** Invariants and how often each is broken. */
  wrong: Record<string, number>;
  lagSeconds: number;
}

export type Said = Ready | ({ kind: 'try' } & Intention) | { kind: 'ack'; n: number } | { kind: 'failed'; n: number };
