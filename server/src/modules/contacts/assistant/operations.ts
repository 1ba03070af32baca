import { m } from '@lintel/messages';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { listingIdsOf, propertiesByIds, ratesToken } from '../../listings/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { contactAccess } from '../access.ts';
import { issuesIn } from './check.ts';
import { assistantContract as contract } from './contract.ts';
import { draftsOf } from './drafts.ts';
import { gather } from './gather.ts';
import { listingText as textOf } from './listing-text.ts';
import { nextStep } from './next-step.ts';
import { summaryOf } from './summary.ts';

/** Listings of an agent that are searched for the one to describe. */
const listingsMax = 200;

const brief = serve(contract.brief, {
  access: contactAccess.may('change'),
  async run({ subject: contact, me, db }) {
    const gathered = await gather(db, contact, { id: contact.ownerAgentId!, me });
    return { summary: summaryOf(gathered), next: nextStep(gathered), drafts: draftsOf(gathered) };
  },
});

const listingText = serve(contract.listingText, {
  access: meAsAgent,
  async run({ input: { id }, subject: agent, db, resolve }) {
    const ids = await listingIdsOf(db, agent.id, listingsMax);
    if (!ids.includes(id)) throw notFound(m.contacts__we_couldnt_find_this_listing());
    const [home] = await propertiesByIds(db, [id], { rates: resolve(ratesToken)(), now: new Date() });
    const text = textOf(home!);
    return { id, text, issues: issuesIn(text) };
  },
});

const check = serve(contract.check, {
  access: meAsAgent,
  run: async ({ input: { text } }) => ({ issues: issuesIn(text) }),
});

export const assistantOperations = { brief, listingText, check };
