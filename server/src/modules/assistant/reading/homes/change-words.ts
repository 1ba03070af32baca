const year = String.raw`(?=(?:19|20)\d\d)`;
/** Words of a limit with those of the opposite one. */
const turned: readonly (readonly [words: string, instead: string])[] = [
  [`(?:built )?(?:older than|(?:from )?before) ${year}`, 'built after '],
  [`(?:built )?(?:newer than|after) ${year}`, 'built before '],
  [
    `(?:construite?s? |bâtie?s? )?(?:(?:d['’] ?)?avant(?: le| l['’]an)?|ant[ée]rieure?s? [àa]) ${year}`,
    'construite après ',
  ],
  [`(?:construite?s? |bâtie?s? )?(?:d['’] ?)?apr[èe]s ${year}`, 'construite avant '],
  [`(?:construid[ao]s? |hech[ao]s? )?(?:(?:de )?antes del?|anteriores al?) ${year}`, 'construida después de '],
  [`(?:construid[ao]s? |hech[ao]s? )?(?:de )?despu[ée]s del? ${year}`, 'construida antes de '],
  [
    '(?:higher |more |bigger |greater |longer )than|(?:for )?over|above|past|plus (?:haute?s? |[ée]lev[ée]e?s? )?(?:de|que)|au[- ]dessus de|en haut de|m[áa]s (?:altas? )?(?:de|que)|arriba de|mayor(?:es)? (?:de|a|que)',
    'under',
  ],
  [
    '(?:lower |less |fewer |smaller )than|under|below|moins de|en[- ]dessous de|en bas de|sous|menos de|menor(?:es)? (?:de|a|que)',
    'at least',
  ],
];
const limits = new RegExp(turned.map(([words]) => `(?<![\\p{L}])(${words})`).join('|'), 'giu');

/** A verb that takes homes out of a list, with what they have. */
const removal =
  /(?<![\p{L}])(?:drop|skip|remove|exclude|leave out|take out|get rid of|toss|cut out|nothing|no(?:t|ne)? (?:of )?(?:the )?(?:ones|homes|houses|condos|places)|enl[èe]ve[rz]?|retire[rz]?|[ôo]te[rz]?|exclu[st]?|saute[rz]?|oublie[rz]?|quit(?:a|e|ar|ame)|saca(?:r|me)?|saque|elimin(?:a|e|ar)|descart(?:a|e|ar)|rien|nada)(?= )(?! (?:(?:the|my|our|le|el|la) )?(?:price|prix|precio|budget|presupuesto|max)\b)([^.,;!?]*?)(?=[.,;!?]|\s(?:and|et|pis|puis|y)\s|$)/giu;
const onMarket =
  /\b(?:been )?(?:sitting|listed|up|posted)(?: there)?(?= (?:for )?(?:under|at least|over|more than|less than) \d+ ?days)/gi;
const someHomes =
  /^ (?:(?:anything|any|all|everything|whatever|those|these|the|ones?|homes?|houses?|that|which|with|have|has|a|an|tout(?:es)?|ce|celles?|ceux|les|l[ao]s|lo|que|qui|con|avec|une?|ont|tengan?|tienen?)(?= |$) ?)*/i;

/** Writes “drop anything with hoa over 500” and “enlève celles d’avant 1960” as what stays: “hoa under 500”. */
function withoutRemoval(typed: string): string {
  return typed.replace(removal, (whole: string, clause: string) => {
    const turnedRound = clause.replace(limits, (found: string, ...groups: unknown[]) => {
      const at = turned.findIndex((_, index) => typeof groups[index] === 'string');
      return at < 0 ? found : turned[at]![1];
    });
    if (turnedRound === clause || !/\d/.test(clause)) return whole;
    return ` ${turnedRound
      .replace(someHomes, '')
      .replace(/\b(?:was|were|is|are) (?=built)/i, '')
      .replace(onMarket, 'on the market')}`;
  });
}

const feeWords =
  /(?<![\p{L}])(?:hoa(?: (?:fees?|dues))?|dues|(?:condo|strata|association|maintenance) (?:fees?|dues)|strata|frais de (?:condos?|copropri[ée]t[ée])|cuotas?(?: del? (?:hoa|condominio|mantenimiento))?)(?![\p{L}])/iu;
/** The period of a fee, which reads as that of all costs. */
const everyMonth =
  /(?<=\d[\d, ]*(?: ?\$| dollars)?)\s*(?:(?:a|per|each|every|par|al|por|\/) ?(?:month|mo|mois|mes)|monthly|mensuel\w*|mensual\w*)(?![\p{L}])/giu;
/** Words between a fee and its limit: “the dues, which of them stays under 400”. */
const toLimit =
  /[,;:]?\s+(?:(?:which|what|how many) (?:ones? )?(?:of (?:them|those|these|em) )?|(?:lesquel\w*|laquelle|cu[áa]les|cu[áa]l) )?(?:(?:has|have|needs?|got|gotta) to (?:be|stay)|(?:must|should|can) (?:be|stay)|stays?|is|are|be|was)? ?(?=(?:below|under|less|at most|up to|no more|max|moins|au plus|menos|hasta|m[áa]x))/giu;

const allCosts =
  /\b(?:payments?|all[- ]in|in all|everything|total|paiements?|versements?|en tout|pagos?|mensualidad|en total|todo)\b/i;

/** Writes a limit of fees for a month beside the words of a fee, which is no limit of all costs: “hoa under 400”. */
const withFees = (typed: string): string =>
  feeWords.test(typed) && !allCosts.test(typed)
    ? typed.replace(everyMonth, '').replace(feeWords, 'hoa').replace(toLimit, ' ')
    : typed;

/** Writes a change of a search so that the search reads it: what it excludes as what stays, and the limit of a fee as one. */
export const changeInWords = (typed: string): string => withFees(withoutRemoval(typed));
