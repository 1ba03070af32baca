import type { Content, Intention, Ready } from '../../../server/test/torture/protocol.ts';

export interface Findings {
  /** Listings whose stored content differs from the acknowledged content. */
  lost: string[];
  /** Transactions that are stored partially. */
  half: string[];
  /** Violated invariants, with their count. */
  wrong: string[];
}

/**
 * Model of the stored data: all acknowledged writes, and each writer's one unacknowledged transaction completely
 * or not at all.
 */
export function createModel() {
  const acknowledged = new Map<string, Content>();
  const open = new Map<number, Intention>();
  let told = new Set<number>();
  let count = 0;

  const take = ({ becomes }: Intention) => {
    for (const [key, content] of Object.entries(becomes))
      if (content === null) acknowledged.delete(key);
      else acknowledged.set(key, content);
  };

  return {
    get acknowledged() {
      return count;
    },
    try: (intention: Intention) => void open.set(intention.writer, intention),
    ack(n: number) {
      count++;
      told.add(n);
      for (const [writer, intention] of open)
        if (intention.n === n) {
          take(intention);
          open.delete(writer);
        }
    },
    /** Compares, and adopts the stored state of unacknowledged transactions. */
    compare({ listings, told: stored, wrong }: Ready): Findings {
      const rows = new Map<string, Content>(listings.map(([key, ...content]) => [key, content]));
      const findings: Findings = { lost: [], half: [], wrong: [] };
      const committed = new Set(stored);
      for (const intention of open.values()) {
        if (committed.has(intention.n)) take(intention);
        else if (Object.keys(intention.becomes).some((key) => intends(intention, key, rows, acknowledged)))
          findings.half.push(`transaction ${intention.n}: listings without its event`);
        committed.delete(intention.n);
      }
      for (const n of told) if (!committed.delete(n)) findings.lost.push(`event ${n}`);
      for (const n of committed) findings.half.push(`event ${n} that nobody wrote`);
      for (const key of new Set([...rows.keys(), ...acknowledged.keys()]))
        if (!same(rows.get(key), acknowledged.get(key)))
          findings.lost.push(
            `listing ${key}: ${rows.get(key) ?? 'nothing'} instead of ${acknowledged.get(key) ?? 'nothing'}`,
          );
      for (const [name, times] of Object.entries(wrong)) if (times > 0) findings.wrong.push(`${name}: ${times}`);
      open.clear();
      told = new Set();
      return findings;
    },
  };
}

/** True when the row has the transaction's values instead of the previous ones. */
function intends(
  { becomes }: Intention,
  key: string,
  rows: ReadonlyMap<string, Content>,
  before: ReadonlyMap<string, Content>,
): boolean {
  const wanted = becomes[key] ?? undefined;
  return same(rows.get(key), wanted) && !same(wanted, before.get(key));
}

const same = (one: Content | undefined, other: Content | undefined): boolean => String(one) === String(other);
