import { type Planner, use, withAlso } from '../use.ts';
import { isShort } from './points-back.ts';

const comparedWords =
  /\b(compar\w+|vs|versus|than|difference|diferencia|cheaper|higher|lower|more|less|(de )?(plus|moins)|mas|menos|contra)\b/;

/** “And compared with Magog?” after a transfer tax: the same price in both places. */
export const ofPlaces: Planner = (message) => {
  const { after, talk, named, amounts, has } = message;
  const [place] = named;
  if (!after('transferTax', 'nonResidentTax') || !talk.last || !place || named.length > 1 || amounts.length > 0)
    return undefined;
  if (!isShort(message) || !has(comparedWords) || message.cues.has('look')) return undefined;
  const { tool, input } = talk.last;
  if (input.price === undefined || input.state === undefined) return undefined;
  const { city: _, loan: __, ...kept } = input;
  return withAlso(use(tool, { ...kept, state: place.state, city: place.city }), use(tool, input));
};
