import type { Message } from '../message.ts';
import type { Plan } from '../plan.ts';

const asksCovers =
  /\b(what|que|quoi|q)\b.*\b(cover\w*|pays? for|includ\w+|go(es)? to|cubren?|paga|incluyen?|couvr\w+|comprenn\w+|pa(ie|ye)nt)\b|\bcouvr\w+ quoi\b/;
const feeNames =
  /\b(hoa|condo|strata|association|maintenance|condominio|mantenimiento|copropriete|asociacion)\b.*\b(fees?|dues|frais|charges|cuotas?)\b|\b(fees?|dues|frais|charges|cuotas?)\b.*\b(hoa|condo|strata|association|condominio|mantenimiento|copropriete|asociacion)\b/;

/** Plans “What does the HOA fee pay for exactly?” unless it is about a home. */
export function asksWhatFeeCovers({ has, home, talk, amounts }: Message): Plan | undefined {
  if (home.points || home.lookUp || talk.home !== undefined || amounts.length > 0) return undefined;
  return has(asksCovers) && has(feeNames)
    ? { kind: 'use', tool: 'explain', input: { ids: ['fee-covers'] } }
    : undefined;
}
