import type { Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { homeBefore } from '../follow-ups/home-before.ts';
import { ofAppointment } from '../homes/appointment-home.ts';
import { refused } from '../refused.ts';
import { coBuyerDocuments } from './co-buyer-documents.ts';
import { ownHowTo } from './own-how-to.ts';
import { ownStatus } from './own-status.ts';

/**
 * Plans a question that names one of the person's own things completely, before its kind is decided: a message, a
 * showing, a document, the saved homes, the home of the showing or of the last answer.
 */
export function ownThing(message: Message): Plan | undefined {
  if (message.talk.waiting) return undefined;
  const refusal = refused(message);
  // “Am I approved for the loan?” asks for a state, which is known, and for no promise.
  if (refusal && refusal.refusal !== 'approval') return undefined;
  const status = coBuyerDocuments(message) ?? ownStatus(message);
  if (status || refusal) return status;
  const visited = message.cues.has('transferTax') ? undefined : ofAppointment(message);
  return ownHowTo(message) ?? homeBefore(message) ?? visited;
}
