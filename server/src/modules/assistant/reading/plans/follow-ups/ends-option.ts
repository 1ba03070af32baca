import { plain } from '../../plain.ts';
import { type Planner, use, withAlso } from '../use.ts';

const optionWords = /\b(option (period|days?|fee)|periodo de opcion)\b/;
const endsWords =
  /\b(get out|back out|walk away|terminate|cancel\w*|end it|bail|keep|termin\w+|sal(gir|irme|go)|echar(me)? para atras)\b/;
const longest = 14;

/** Plans “how do I get out and keep my earnest money” where the question or the conversation names an option period. */
export const endsOption: Planner = ({ text, talk, has }) =>
  has(endsWords) &&
  text.split(' ').length <= longest &&
  [...(talk.heard ?? []).map(plain), text].some((said) => optionWords.test(said))
    ? withAlso(use('howTo', { topic: 'option-period' }), use('howTo', { topic: 'deposit-refund' }))
    : undefined;
