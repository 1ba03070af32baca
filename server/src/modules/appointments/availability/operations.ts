import { DAY_MS } from '@lintel/geo';
import { METRES_A_MINUTE } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import { signedIn } from '../../../platform/serve/access.ts';
import { invalid, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { agentProfiles } from '../../companies/index.ts';
import { memberOf } from '../../professionals/index.ts';
import { usualMinutes } from '../booking/contract.ts';
import { availabilityContract as contract } from './contract.ts';
import { availabilityOf } from './gather.ts';
import { rulesOperations } from './rules.ts';
import { freeSlots, UNKNOWN_MINUTES } from './slots.ts';

const slots = serve(contract.slots, {
  access: signedIn,
  async run({ input, subject: me, db }) {
    const { professionalId: agentId, kind, listingId = null, days } = input;
    const [agent] = await db.select().from(agentProfiles).where(eq(agentProfiles.id, agentId));
    const isOwn = agent?.personId === me.id && agent.status === 'active';
    if (!isOwn && (await memberOf(db, me.id, agentId))?.state !== 'connected')
      throw notFound(m.professionals__youre_not_connected_with_this());
    const now = new Date();
    const from = new Date(Math.max(now.getTime(), input.from ? Date.parse(input.from) : 0));
    const until = new Date(from.getTime() + days * DAY_MS);
    const minutes = input.minutes ?? usualMinutes[kind];
    const gathered = await availabilityOf(db, { agentId, kind, listingId, from, until });
    if (kind === 'showing' && !gathered.home) throw invalid('listingId', m.professionals__must_be_the_home_you());
    const { place, hours, confirmation, bufferMinutes, leadMinutes } = gathered;
    return {
      ...{ minutes, timeZone: hours.timeZone, confirmation, bufferMinutes, leadMinutes },
      travel: { model: 'straight-line' as const, metersPerMinute: METRES_A_MINUTE, unknownMinutes: UNKNOWN_MINUTES },
      slots: freeSlots(gathered, { place, minutes, from, until, now }).map((at) => new Date(at).toISOString()),
    };
  },
});

export const availabilityOperations = { slots, ...rulesOperations };
