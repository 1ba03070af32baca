import { entriesNamed, entriesOf } from '../../knowledge/index.ts';
import { localTopic } from '../../knowledge/local-rules/index.ts';
import type { Message } from '../message.ts';
import type { ToolPlan } from '../plan.ts';
import { purchasePlace } from '../plans/purchase-place.ts';
import { use, withAlso } from '../plans/use.ts';
import { type Found, found } from './retrieval.ts';

/** Removes place names, which say nothing about the subject of a question. */
const subjectOf = ({ text, named }: Pick<Message, 'text' | 'named'>): string =>
  named.reduce((rest, { name }) => rest.replaceAll(name.toLowerCase(), ' '), text);

/** Entries whose rule is one state's, by the beginning of their ids. */
const ofStates: readonly (readonly [state: string, id: RegExp])[] = [
  ['BC', /^bc-/],
  ['ON', /^ontario-/],
  ['QC', /^quebec-/],
  ['TX', /^texas-|-texas$/],
  ['FL', /^florida-|-florida$|^save-our-homes$|^mortgage-tax-payer$/],
  ['MA', /-massachusetts$/],
  ['VA', /^virginia-/],
  ['CA', /^(prop-13|dream-for-all)$/],
  ['ID', /-idaho$/],
];

/** True if an entry is about another state than the question or the conversation. */
function isElsewhere(id: string, { text, named, talk, language }: Message): boolean {
  const its = ofStates.find(([, pattern]) => pattern.test(id))?.[0];
  const states = named.length > 0 ? named.map(({ state }) => state) : talk.stated?.state ? [talk.stated.state] : [];
  if (its === undefined || (its === 'QC' && language === 'fr')) return false;
  return states.length > 0 ? !states.includes(its) : !entriesNamed(text).some((entry) => entry.id === id);
}

/** Returns the documents for a question, best first, without rules of another country or state. */
export function documentsFor(message: Message): Found[] {
  const country = message.named[0]?.country ?? message.country;
  return found(subjectOf(message)).filter(({ tool, id }) => {
    const its = tool === 'explain' ? entriesOf([id])[0]?.country : undefined;
    return (its === undefined || country === undefined || its === country) && !isElsewhere(id, message);
  });
}

/** Returns the plan that answers with a document. */
export function planFrom({ tool, id }: Found, message: Message): ToolPlan {
  const place = purchasePlace(message);
  const where = place && (place.city ? `${place.name}, ${place.state}` : place.name);
  if (tool === 'explain') {
    const state = localTopic(id) ? (place?.state ?? message.talk.stated?.state) : undefined;
    return { ...use('explain', { ids: [id], place: where, state }), byWords: true };
  }
  if (tool === 'howTo')
    return {
      ...use('howTo', { topic: id, place: where, state: place?.state ?? message.talk.stated?.state }),
      byWords: true,
    };
  if (tool === 'overview') return withAlso(use('replies'), use('appointments'), use('documents'), use('savedHomes'));
  return use(tool, tool === 'programs' ? { state: place?.state, city: place?.city } : {});
}
