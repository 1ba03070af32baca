import type { ProtectedClass } from '@lintel/hypersearch';
import { courtesyOf } from './courtesies.ts';
import { placesOf } from './home-reference.ts';
import { intents } from './intents.ts';
import { type Message, readMessage } from './message.ts';
import type { Plan, ReadSearch } from './plan.ts';
import { refusalOf } from './refusals.ts';
import type { Talk } from './talk.ts';
import { incomeIn, meansOf, termsOf } from './terms.ts';

/**
 * What a message asks for, in a conversation: refusals before all else, then what was asked back for, then the intents in
 * their order. Pure: same words, same talk, same plan. It never fails; what is not understood is asked back.
 */
export function planOf(typed: string, talk: Talk, readSearch: ReadSearch): Plan {
  const message = readMessage(typed, talk, readSearch);
  return (
    refused(message) ?? courteous(message) ?? answered(message) ?? firstOf(message) ?? { kind: 'ask', for: 'anything' }
  );
}

/** Why it is not answered, whoever would word the answer; undefined where it may be. */
export function refused({ text, search }: Message): Extract<Plan, { kind: 'refuse' }> | undefined {
  const refusal = refusalOf(text);
  const [protectedClass]: (ProtectedClass | undefined)[] = search.refused;
  if (refusal && !(refusal === 'safety' && protectedClass))
    return { kind: 'refuse', refusal, ...(protectedClass ? { class: protectedClass } : {}) };
  if (protectedClass) return { kind: 'refuse', refusal: 'fairHousing', class: protectedClass };
  return undefined;
}

function courteous({ text }: Message): Plan | undefined {
  const courtesy = courtesyOf(text);
  return courtesy && { kind: 'courtesy', courtesy };
}

function firstOf(message: Message): Plan | undefined {
  for (const intent of intents) {
    const plan = intent(message);
    if (plan) return plan;
  }
  return undefined;
}

/** What was asked back for may be the whole reply: “120k”, “the second one”, “Austin”. */
function answered({ talk, text, amounts, home, places }: Message): Plan | undefined {
  const { waiting } = talk;
  if (!waiting) return undefined;
  const use = (more: Record<string, unknown>): Plan => ({
    kind: 'use',
    tool: waiting.tool,
    input: { ...waiting.input, ...more },
  });
  switch (waiting.for) {
    case 'income': {
      const means = meansOf(text, amounts);
      const incomeYearly = means.incomeYearly ?? incomeIn(amounts);
      return incomeYearly === undefined ? undefined : use({ ...means, incomeYearly });
    }
    case 'home':
      if (home.lookUp) return use({ ...home.lookUp });
      return home.homes[0] === undefined ? undefined : use({ home: home.homes[0] });
    case 'homes': {
      const named = home.homes.length > 1 ? home.homes : placesOf(text, talk);
      return named.length > 1 ? use({ homes: named.slice(0, 6) }) : undefined;
    }
    case 'place':
      return places.length > 0 ? use({ facts: places }) : undefined;
    case 'price': {
      const { price, ...terms } = termsOf(text, amounts);
      if (home.lookUp) return use({ ...home.lookUp });
      if (home.homes[0] !== undefined) return use({ home: home.homes[0], ...terms });
      return price === undefined ? undefined : use({ price, ...terms });
    }
  }
}
