import type { Values } from '../../../../calculations/quantities/assign.ts';
import { amountsIn } from '../../../figures/read-amounts.ts';
import type { Message } from '../../../message.ts';
import { plain } from '../../../plain.ts';
import type { Plan } from '../../../plan.ts';
import { shortPriceOf, termsOf } from '../../../topics/terms.ts';
import { use } from '../../use.ts';

const named = /\bfirpta\b/;
const withholds =
  /\b(withh(e|o)ld\w*|hold(s|ing)? back|held back|(will|do|does|must|they) hold|retien\w*|reten(u|er|ir|cion)\w*|le quitan|les quitan)\b/;
/** Sellers who are foreign persons: “my aunt from Ontario”, “Canadian couple”, “pas citoyen américain”. */
const foreign =
  /\b(foreign\w*|canadi(an|en)\w*|non-?resident\w*|nonresident\w*|snowbirds?|(not|pas|no) (an? |un |une )?(us |american |citoyen\w* american\w*|u\.s\. )(citizens?|persons?)?|extranjer\w+|etrang\w+|mexican\w*|(from|of|de|du) (ontario|quebec|toronto|montreal|laval|alberta|calgary|vancouver|british columbia|canada|mexico))\b/;
const rents =
  /\b(rent(s|ed|ing)?|investor|investment|lease[ds]?|tenants?|flip\w*|louer\w*|loue|investisseu\w+|locatif|rent(ar|a|aran)|alquil\w*|inversionista|invertir)\b/;
const lives =
  /\b(liv(e|es|ing)|residence|primary|move[sd]? in|occup\w+|habit(er|era|e|eront|ar|ara)|viv(re|ra|ir|iran?|e|en)|demeur\w+|residencia)\b/;

/** Returns whether a text says that the buyer will live in the home or not. */
const useIn = (text: string): Values =>
  rents.test(text)
    ? { buyerLives: { value: 0, percent: false } }
    : lives.test(text)
      ? { buyerLives: { value: 1, percent: false } }
      : {};

/** Plans “how much is withheld from the Canadian sellers at 310,000?”, also over two questions. */
export function firpta({ text, amounts, talk }: Message): Plan | undefined {
  const before = talk.heard?.at(-1);
  const earlier = before === undefined ? '' : plain(before);
  const isOf = (said: string) => named.test(said) || (withholds.test(said) && foreign.test(said));
  const changesUse = talk.last?.input.calculation === 'firptaWithholding' && Object.keys(useIn(text)).length > 0;
  if (!(isOf(text) || changesUse || (withholds.test(text) && isOf(`${earlier} ${text}`)))) return undefined;
  const figures = [amounts, amountsIn(earlier)].map((each) => termsOf(text, each).price ?? shortPriceOf(each));
  const price = figures.find((each) => each !== undefined) ?? talk.stated?.price;
  if (price === undefined) return undefined;
  const values: Values = { price: { value: price, percent: false }, ...useIn(earlier), ...useIn(text) };
  return use('calculate', { calculation: 'firptaWithholding', values, country: 'US' });
}
