/** Originating system of everything written by the torture test. */
export const systemName = 'Torture MLS';

/** The compared part of a listing: its price, its status, and the MD5 of its remarks. */
export type Content = readonly [priceCents: number, status: string, remarksMd5: string];

/**
 * One transaction: the new state of each listing, null when it is deleted. Its number is in the outbox, too.
 */
export interface Intention {
  n: number;
  writer: number;
  becomes: Record<string, Content | null>;
}

export interface Ready {
  kind: 'ready';
  port: number;
  listings: [key: string, ...Content][];
  /** Numbers of the transactions in the outbox, from the requested one on. */
  told: number[];
  /** Invariants, with the number of violations. */
  wrong: Record<string, number>;
  lagSeconds: number;
}

export type ServerMessage =
  | Ready
  | ({ kind: 'try' } & Intention)
  | { kind: 'ack'; n: number }
  | { kind: 'failed'; n: number };
