import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { agentProfiles } from '../../companies/index.ts';
import { matchingContract as contract } from '../contract.ts';
import { cardPeople } from './cards/people.ts';
import { presentRecord } from './cards/present.ts';
import { type ExclusionReason, ineligibilityOf } from './eligible.ts';
import { liveModelToken } from './model/live-model.ts';

/** Professionals who are not offered are hidden, except those who take no clients now. */
const visibleExclusions = new Set<ExclusionReason | null>([null, 'at_capacity', 'takes_no_clients']);

export const agent = serve(contract.agent, {
  access: anyone('whoever is on public lists can be looked at by themselves'),
  async run({ input: { id }, db, resolve }) {
    const now = new Date();
    const model = resolve(liveModelToken);
    const [found] = await db
      .select({ kind: agentProfiles.agentType })
      .from(agentProfiles)
      .where(eq(agentProfiles.id, id));
    const own = found && (await model.ask('own', id));
    const why = (await ineligibilityOf(db, [id], now)).get(id) ?? null;
    const person = (await cardPeople(db, [id], now)).get(id);
    if (!own || !person || !visibleExclusions.has(why)) throw notFound(m.matching__we_couldnt_find_this_professional());
    return { ...presentRecord(own, person, found.kind), asOf: (await model.summary()).asOf };
  },
});
