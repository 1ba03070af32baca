import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { putListingsIn } from '../../src/modules/listings/store/put-listings.ts';
import { stated } from '../../src/modules/listings/store/stated.fixture.ts';
import { listings } from '../../src/modules/listings/tables.ts';
import type { AppContext } from '../../src/platform/app/app-context.ts';
import type { Tx } from '../../src/platform/database/db.ts';
import type { EventKind } from '../../src/platform/events/event-kind.ts';
import { type Content, type Intention, type ServerMessage, systemName } from './protocol.ts';
import { createRandom, type Random } from './random.ts';

const WRITERS = 4;
const KEYS_EACH = 120;
const statuses = ['Active', 'Pending', 'Closed', 'Withdrawn', 'Active'] as const;
type Status = (typeof statuses)[number];

interface Writing {
  context: AppContext;
  written: EventKind<{ n: number }>;
  seed: string;
  /** The number of the first transaction; numbers only increase. */
  since: number;
  report(message: ServerMessage): void;
}

/**
 * Runs several concurrent writers, each on its own listings, one transaction after another; a writer that
 * fails ends.
 */
export async function writeUntilItFails({ context: app, written, seed, since, report }: Writing): Promise<void> {
  let next = since;
  const write = async (writer: number) => {
    const random = createRandom(`${seed} ${since} ${writer}`);
    for (;;) {
      const n = next++;
      const { becomes, remarks } = plan(random, writer);
      report({ kind: 'try', n, writer, becomes });
      try {
        await app.events.transaction(async (tx, emit) => {
          await carryOut(tx, { n, writer, becomes }, remarks);
          await emit(written, { n });
        });
      } catch {
        return report({ kind: 'failed', n });
      }
      report({ kind: 'ack', n });
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
}

function plan(random: Random, writer: number): { becomes: Intention['becomes']; remarks: Map<string, string> } {
  const becomes: Record<string, Content | null> = {};
  const remarks = new Map<string, string>();
  for (let left = random.below(40) + 1; left > 0; left--) {
    const key = `${writer}-${random.below(KEYS_EACH)}`;
    if (random.below(6) === 0) {
      becomes[key] = null;
      continue;
    }
    // Sometimes longer than a page, so that a row takes several writes.
    const text = `${random.below(1e9)} `.repeat(1 + random.below(random.below(10) === 0 ? 1500 : 60)).trim();
    remarks.set(key, text);
    const priceCents = (100_000 + random.below(900_000)) * 100;
    becomes[key] = [priceCents, statuses[random.below(statuses.length)]!, createHash('md5').update(text).digest('hex')];
  }
  return { becomes, remarks };
}

async function carryOut(tx: Tx, { n, becomes }: Intention, remarks: ReadonlyMap<string, string>): Promise<void> {
  const deleted = Object.keys(becomes).filter((key) => becomes[key] === null);
  if (deleted.length > 0)
    await tx
      .delete(listings)
      .where(and(eq(listings.originatingSystemName, systemName), inArray(listings.listingKey, deleted)));
  const put = Object.entries(becomes).flatMap(([key, content]) =>
    content === null
      ? []
      : [
          stated({
            originatingSystemName: systemName,
            listingKey: key,
            listPriceCents: content[0],
            standardStatus: content[1] as Status,
            publicRemarks: remarks.get(key)!,
            // Statements older than the stored ones are ignored.
            modificationTimestamp: new Date(Date.UTC(2020, 0) + n),
          }),
        ],
  );
  await putListingsIn(tx, put, new Date());
}
