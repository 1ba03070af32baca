import { buyerOf } from '../../topics/buyer.ts';
import { looksForHomes } from '../costs/taxes/tax-after.ts';
import { type Planner, use, withAlso } from '../use.ts';

const comparedWords =
  /\b(compar\w+|vs|versus|than|difference|diferencia|cheaper|higher|lower|more|less|right|true|(de )?(plus|moins)|raison|vrai|mas|menos|contra|razon|cierto|verdad)\b/;
/** Number of words of a question that compares another place: “my wife says it’s less in Gatineau, is she right?”. */
const longest = 24;

/** “And compared with Magog?” after a transfer tax: the same price in both places. */
export const ofPlaces: Planner = (message) => {
  const { after, talk, named, amounts, has } = message;
  const [place] = named;
  if (!after('transferTax', 'nonResidentTax') || !talk.last || !place || named.length > 1 || amounts.length > 0)
    return undefined;
  if (message.text.split(' ').length > longest || !has(comparedWords) || has(looksForHomes)) return undefined;
  const { tool, input } = talk.last;
  if (input.price === undefined || input.state === undefined) return undefined;
  const { city: _, loan: __, ...kept } = input;
  const { firstTime } = buyerOf(message.text);
  const own = tool === 'transferTax' && firstTime !== undefined ? { firstTime } : {};
  return withAlso(
    use(tool, { ...kept, ...own, state: place.state, city: place.city }),
    use(tool, { ...input, ...own }),
  );
};
