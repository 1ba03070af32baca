import { plain } from '../../plain.ts';
import { type Planner, use } from '../use.ts';

const longest = 20;

/** “Can we make the seller pay for it?” after what an inspection found. */
export const afterInspection: Planner = ({ text, has, talk, home, amounts }) =>
  !home.lookUp &&
  amounts.length === 0 &&
  text.split(' ').length <= longest &&
  has(sellerPays) &&
  inspected.test(plain((talk.heard ?? []).slice(-2).join('. ')))
    ? use('howTo', { topic: 'inspection-findings' })
    : undefined;
const inspected = /\b(inspect\w+|inspec(cion|tor\w*)|wrote (it|that) up)\b(?!.*\b(cost|how much|combien|cuanto)\b)/;
const sellerPays =
  /\b(sellers?|him|her|them|they|owner|vendeu(r|rs|se)|lui|proprio|vendedor\w*|duen[oa]|le|les)\b.*\b(pay\w*|fix\w*|cover\w*|repair\w*|replace|knock|credit|lower|come down|take (some |it |that )?off|paie\w*|payer|repar\w+|baiss\w+|pague\w*|pagar|arregl\w+|descuent\w+|baje\w*|cubr\w+)\b|\b(ask|negotiate|demander|negocier|pedir\w*|negociar) (for )?(a )?(credit|repairs?|reparations?|rabais|credito|reparaci\w+|descuento)\b/;
