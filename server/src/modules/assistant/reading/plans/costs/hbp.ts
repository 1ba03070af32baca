import { type Amount, withoutDots } from '../../figures/amounts.ts';
import { amountsIn } from '../../figures/read-amounts.ts';
import type { Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import { type Planner, use } from '../use.ts';

const planWords = /\b(hbp|home ?buyers?'?s? plan|rrsps?|rap|reers?|regime d'accession)\b/;
const repays =
  /\b(re-?pay\w*|put(ting)? (it|that|them|this|the \w+) (\w+ )?back|pay(ing)? (it|that|them|this|the \w+|my rrsp)?( \w+)? ?back|payback|owe|first payment|rembours\w+|remet\w*|repay\w+|devolv\w+|devuelv\w+|regresar|pag\w+ de vuelta|a year|par an(nee)?|al ano)\b/;
const stillToCome =
  /\b(next (year|spring|january|february|march)|in the new year|l'an prochain|l'annee prochaine|au printemps prochain|el (proximo ano|ano que viene)|la proxima primavera)\b/;
const yearNamed =
  /\b(?:in|en|of|de|since|for|pour|para|del|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) (199[2-9]|20\d\d)\b/;

const each = /\b(each(?! (year|yr|month)\b)|apiece|both|chacune?|cada un[oa]|par personne|a piece)\b/;
/** Asks for what two people repay together. */
const ofBoth =
  /\b(both|together|two of us|(we|us) (both|two)|a deux|nous deux|les deux|chacun|ensemble|l(o|a)s dos|junt[oa]s|entre los dos)\b/;

/** A partner’s withdrawal beside one’s own. */
const twoPeople =
  /\b(my|her|his|their|the) (wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?|brother|sister)('?s)?\b|\b(from|for|by) (her|him|them)\b|\bhers\b|\b(she|he) (takes?|takes out|withdr\w+|has|puts?)\b|\b(us|we) (both|each|two)\b|\b(both|each) of us\b|\b(ma|mon|sa|son) (blonde|femme|chum|conjointe?|mari|copine|copain|partenaire)\b|\b(a deux|les deux|chacune?)\b|\b(mi|su) (esposa|esposo|marido|mujer|pareja|novi[oa])\b/;

/** “I pulled 36,000 out of my RRSP” */
const withdraws =
  /\b(pull\w*|took|take|taking|withdr\w+|used?|cash\w* out|retir\w+|sorti\w*|pris|saqu\w+|sac(o|ar|amos)|retir(e|o|amos))\b/;

const accounts = '(fhsas?|celiapps?|tfsas?|celis?|rrsps?|reers?|hbp|rap)\\b';
/** “38k in my RRSP”, “12 000 chacun dans un CELIAPP”, “22k FHSA” */
const accountIn = new RegExp(
  `^ ?\\$? ?(?:\\w+ )?(?:in|from|into|dans|en|of|de|d'|du) (?:[a-z']+ ){0,2}?${accounts}|^ ?\\$? ?${accounts}`,
);
const savingsAccount = /\b(fhsas?|celiapps?|tfsas?|celis?)\b/;
/** True for money in an FHSA or a TFSA, which no plan makes anyone repay. */
const isOfOtherAccount = ({ before, after }: Amount): boolean => {
  const accountAfter = accountIn.exec(after)?.slice(1).find(Boolean);
  const named = [...before.matchAll(/\b(fhsas?|celiapps?|tfsas?|celis?|rrsps?|reers?|hbp|rap)\b/g)].at(-1)?.[1];
  return (
    savingsAccount.test(accountAfter ?? '') ||
    (!planWords.test(accountAfter ?? '') && named !== undefined && savingsAccount.test(named))
  );
};

/** Returns the withdrawals from an RRSP that a text names. */
const withdrawalsIn = (amounts: readonly Amount[]): number[] =>
  amounts.flatMap((amount) =>
    amount.unit === 'money' &&
    !amount.per &&
    amount.value >= 1_000 &&
    amount.value <= 150_000 &&
    !isOfOtherAccount(amount)
      ? [amount.value]
      : [],
  );

/** Returns the savings in an RRSP that the sentences before a question name: “he has 35,000 in his RRSP”, “I have 22,500”. */
function heardWithdrawals({ talk }: Message): number[] {
  const heard = (talk.heard ?? []).map(plain);
  const first = heard.findIndex((said) => planWords.test(said));
  return first < 0 ? [] : heard.slice(first).flatMap((said) => withdrawalsIn(amountsIn(withoutDots(said))));
}

/** Plans the repayment of the amounts that one or two people withdraw from an RRSP under the Home Buyers' Plan. */
export const hbpRepayment: Planner = (message) => {
  const { text, has, amounts } = message;
  const heard = (message.talk.heard ?? []).map(plain);
  // “When do I start putting it back?” after “I pulled 36,000 out of my RRSP”.
  const withdrew = heard.find((said) => planWords.test(said) && withdraws.test(said));
  const isNamed = has(planWords) || withdrew !== undefined;
  if (!has(repays) || !(isNamed || (message.after('explain', 'loanRules') && has(ofBoth)))) return undefined;
  const isOfTwo = has(ofBoth) || has(twoPeople);
  const own = withdrawalsIn(amounts);
  const all = own.length > 0 ? own : heardWithdrawals(message);
  // The same amount twice is one withdrawal, unless it is that of two people.
  const [amount, another = has(each) && own.length === 1 ? own[0] : undefined, further] = isOfTwo
    ? all
    : [...new Set(all)];
  if (!amount || further !== undefined) return undefined;
  // An RRSP beside an FHSA has a calculation of its own.
  if (own.length === 1 && amounts.some((each) => each.unit === 'money' && isOfOtherAccount(each))) return undefined;
  if (another !== undefined && !isOfTwo && !has(each)) return undefined;
  const year = (yearNamed.exec(text) ?? yearNamed.exec(own.length > 0 ? '' : (withdrew ?? '')))?.[1];
  return use('loanRules', {
    about: 'hbp',
    amount,
    ...(another === undefined ? {} : { otherAmount: another }),
    country: 'CA',
    ...(year ? { year: Number(year) } : has(stillToCome) ? { nextYear: true } : {}),
  });
};
