import type { Message } from '../message.ts';
import type { Plan } from '../plan.ts';
import { termsHeard } from '../topics/hearsay.ts';

/** Plans the meaning of a term that somebody used: “my lender keeps going on about PITI and I just nod”. */
export function heardTerm(message: Message): Plan | undefined {
  const { home, amounts, talk, has } = message;
  if (home.lookUp || (home.points && talk.shown.length > 0) || amounts.some(({ unit }) => unit !== 'plain'))
    return undefined;
  const ids = termsHeard(message);
  const isCompared = has(/\b(difference|vs|versus|diferencia)\b/);
  return ids.length > 0
    ? { kind: 'use', tool: 'explain', input: { ids: isCompared ? ids : ids.slice(0, 1) } }
    : undefined;
}
