import { type AuditVerdict, verifyAudit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { auditContract as contract } from './contract.ts';

interface Verified {
  verdict: AuditVerdict;
  at: Date;
}

/** The running verification of the hash chain, or the latest finished one. */
export interface ChainWalk {
  latest?: Promise<Verified>;
  startedAt: number;
}

export const chainWalk = token<ChainWalk>('walk along the audit log');

/** A verification reads the whole log, so more frequent requests get the latest result with its time. */
const EVERY_MS = 10_000;

export const chain = serve(contract.chain, {
  access: wholesaler,
  async run({ db, resolve }) {
    const { verdict, at } = await walked(db, resolve(chainWalk));
    const { lines, lastHash, fault = null } = verdict;
    return { lines, lastHash, fault, verifiedAt: at.toISOString() };
  },
});

function walked(db: Db, walk: ChainWalk): Promise<Verified> {
  if (!walk.latest || Date.now() - walk.startedAt > EVERY_MS) {
    walk.startedAt = Date.now();
    walk.latest = verifyAudit(db).then((verdict) => ({ verdict, at: new Date() }));
    // A failed verification is not cached.
    walk.latest.catch(() => {
      delete walk.latest;
    });
  }
  return walk.latest;
}
