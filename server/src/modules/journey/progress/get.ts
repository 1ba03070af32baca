import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { journeyAccess, ownAccess } from '../access.ts';
import { progressContract as contract } from './contract.ts';
import { progressOf } from './fold.ts';
import { gatherFacts } from './gather.ts';
import { presentJourney } from './journey-of.ts';

export const user = serve(contract.user, {
  access: ownAccess.may('see'),
  async run({ subject: person, db }) {
    const now = new Date();
    const gathered = await gatherFacts(db, person.id, now);
    const step = gathered && progressOf(gathered.facts, now).currentStep;
    const { id, role, firstName, lastName } = person;
    return {
      ...{ id, role, firstName, lastName },
      name: `${firstName} ${lastName}`,
      email: person.statedEmail,
      currentStep: step ? (String(step) as `${typeof step}`) : null,
    };
  },
});

export const journey = serve(contract.journey, {
  access: journeyAccess.may('see'),
  async run({ subject: buyer, me, db }) {
    const now = new Date();
    const gathered = await gatherFacts(db, buyer.id, now);
    if (!gathered) throw notFound();
    return presentJourney(db, gathered, me.id, now);
  },
});
