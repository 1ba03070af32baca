import { m } from '@lintel/messages';
import { modelToken } from '../../../platform/model/model.ts';
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
import { reworded } from './reword.ts';
import { summaryOf } from './summary.ts';

/** Listings of an agent that are searched for the one to describe. */
const listingsMax = 200;

const brief = serve(contract.brief, {
  access: contactAccess.may('change'),
  async run({ subject: contact, me, db, resolve }) {
    const gathered = await gather(db, contact, { id: contact.ownerAgentId!, me });
    return {
      summary: summaryOf(gathered),
      next: nextStep(gathered),
      drafts: draftsOf(gathered),
      rewords: resolve(modelToken) !== undefined,
    };
  },
});

const reword = serve(contract.reword, {
  access: contactAccess.may('change'),
  async run({ input: { kind }, subject: contact, me, db, resolve }) {
    const gathered = await gather(db, contact, { id: contact.ownerAgentId!, me });
    const draft = draftsOf(gathered).find((each) => each.kind === kind);
    if (!draft) throw notFound(m.contacts__no_such_draft());
    const model = resolve(modelToken);
    const text = model && (await reworded(model, draft.text, [gathered.lead.firstName, gathered.agentName]));
    return text === undefined ? { text: draft.text, by: 'template' as const } : { text, by: 'model' as const };
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

export const assistantOperations = { brief, reword, listingText, check };
