import type { Amount } from './amounts.ts';
import { isOfCost, speaksOfCost } from './possible-price.ts';

/** Words of a purchase or its loan right after its amount: “350 purchase w/ 280 loan”. */
const ofPurchaseAfter =
  /^ ?(purchase( price)?|sale|price|loan|mortgage|achat|pret|hypotheque|de pret|d'hypotheque|prestamo|hipoteca|de (prestamo|hipoteca))\b(?! (payment|fees?|rate|amount due|score|insurance|points?))/;
/** Words of a purchase or its loan right before its amount: “buying at 735”, “with a mortgage of 310”. */
const ofPurchaseBefore =
  /\b((buy(s|ing)?|bought|purchas(e|es|ed|ing)|achet(e|es|ons|ent|er|ait)|compr(a|o|an|amos|ando|ar))( (it|one|a (house|home|place|condo)|un condo|une maison|una casa))?( (in|a|en) \S+)? (at|for|a|pour|por|en)|(loan|mortgage|pret|hypotheque|prestamo|hipoteca) (of|de)|borrow(s|ing)?|emprunt(e|ons|er|ant)|financ(e|ing|er|ons|o|amos|ar)|(?<!(car|auto|student|personal|mobile|truck) )(price|loan|mortgage|prix|pret|hypotheque|precio|prestamo|hipoteca)( (is|of|at|de|est|es))?|(me|nos) prestan?|pid(o|iendo) prestados?) \$?$/;
/** What a home is worth, and what is owed on it: “worth 470, still owe 212”. */
const ofHomeBefore =
  /\b(worth|(valued|appraised) at|vaut|evaluee? a|vale|valuada en)( (about|around|maybe|environ|unos|como))? \$?$/;
const owedBefore = /\b(owe|owing|dois|devons|debo|debemos)( (about|around|environ|unos|como))? \$?$/;
/** “The house is 385, they say”: the price of a home, unless a unit or a noun follows it. */
const homeBefore =
  /\b(house|home|place|condo|casa|maison|plex|one|list)( (is|at|for|runs|goes for|est a|est|es de|es|esta en|sale en|cuesta|coute))? \$?$/;
/** “20% on the 540 one”: a home named by its price. */
const namesHome = /\b(the|that|this|a|an) \$?$/;
const namedAfter = /^ ?(one|house|home|condo|place|townhouse|listing)\b/;
const endsAfter = /^ ?($|[,.;:?!]|(with|w|and|we|they|at|on|put|con|dando|doy|damos|avec|et|pis|y)\b)/;
const otherDebt =
  /^ ?(on|in|for|to|sur|de|en|a) (?!(it|the (house|home|place|condo|mortgage|loan)|la (maison|casa)|l'hypotheque)\b)/;
const per = /^ ?\$? ?(a|per|par|al|por|each|\/) ?(sq|square|foot|pied|pie|metro|m2|month|mois|mes|mo\b)/;

/** Reads a number from 100 to 999 beside a purchase or its loan as thousands. */
export const inThousands = (amount: Amount): Amount =>
  amount.unit === 'plain' &&
  !amount.per &&
  Number.isInteger(amount.value) &&
  amount.value >= 100 &&
  amount.value <= 999 &&
  !per.test(amount.after) &&
  !isOfCost(amount) &&
  (ofPurchaseAfter.test(amount.after) ||
    ofPurchaseBefore.test(amount.before) ||
    ofHomeBefore.test(amount.before) ||
    (namesHome.test(amount.before) && namedAfter.test(amount.after)) ||
    (homeBefore.test(amount.before) && endsAfter.test(amount.after) && !speaksOfCost(amount.before)) ||
    (owedBefore.test(amount.before) && !otherDebt.test(amount.after)))
    ? { ...amount, value: amount.value * 1_000, unit: 'money' }
    : amount;
