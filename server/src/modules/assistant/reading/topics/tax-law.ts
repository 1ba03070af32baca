import type { Message } from '../message.ts';

/** Questions about income tax that the law answers alike for everybody, by the entry that answers them. */
const matters: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['exchange-1031', /\b1031\b|\blike[- ]kind\b/],
  [
    'capital-gains-home',
    /(?=.*\b(tax(es|ed|able)?|irs|cra|impots?|impos(able|e|es|ee)|impuestos?|gravable)\b)(?=.*\b(profits?|gains?|benefices?|ganancias?|plusvalia|s[eo]ll(ing)?|sold|vend\w+|revend\w+)\b)(?!.*\b(property tax(es)?|seller'?s? (pay|closing)|closing costs?|tax(e)?s? foncieres?|predial|commissions?|rates?|foreign|vacan\w+|non-?resident\w*|firpta|buy\w*|achet\w+|compr(o|amos|ar|adores?)|vendedor\w*|vendeurs?|sellers?|mutation|bienvenue|transferencia|gst|hst|tps|tvq|sales tax)\b)|\bcap(ital)? gains?\b|\bgananci\w+( de capital)?\b.*\b(vend\w+|venta|casa)\b|\bgain en capital\b|\b(impot|imposable)\w*\b.*\b(gain|vend\w+|revend\w+)\b|\btax\w*\b.*\b(when|if) (i|we) sell\b|\bimpuestos?\b.*\b(al vender|si vendo|cuando vend\w+)\b/,
  ],
  [
    'gift-tax',
    /\bgift tax\b|\b(tax|owe)\w*\b.*\bgift(s|ed)?\b|\bimpuesto\w* (sobre|por|a) (donacion\w*|regalos?)\b|\bimpot\b.*\b(don|dons|cadeau)\b/,
  ],
  [
    'closing-costs-deduction',
    /\b(closing costs?|transfer tax\w*|title insurance|down ?payment|hoa\w*|appraisal|inspection|gastos de cierre|frais de cloture)\b.*\bdedu(ct|ci|ir)\w*|\bdedu(ct|ci)\w*\b.*\b(closing costs?|transfer tax\w*|down ?payment|hoa\w*|gastos de cierre|frais de cloture)\b/,
  ],
  [
    'home-office',
    /\bhome office\b.*\b(dedu\w+|write|tax)\b|\b(dedu\w+|write off)\b.*\b(home office|oficina en casa|bureau a domicile)\b/,
  ],
  [
    'first-home-credit',
    /\b(tax credit|credito fiscal|credit d'impot)\b.*\b(first|buy\w*|primera|compr\w+|premiere|acha\w+|achet\w+)\b|\b(first|primera|premiere)\b.*\b(tax credit|credito fiscal|credit d'impot)\b/,
  ],
  [
    'mortgage-interest-deduction',
    /\b(interests?|pmi|mortgage insurance|points?|property tax\w*|mortgage|interes(es)?|hipoteca|predial|puntos|interets?|hypotheca\w+|taxes? foncieres?)\b.*\b(dedu(ct|ci|ir|it)\w*|write\w* off|off (my|our) taxes)\b|\b(dedu(ct|ci|ir|it)\w*|write\w* off)\b.*\b(interests?|pmi|mortgage|points?|property tax\w*|interes(es)?|hipoteca|predial|interets?|hypotheca\w+|taxes? foncieres?)\b|\b(save|saving|ahorr\w+)\b.*\b(on|in|my|en|de) (my |mis )?(income )?(tax(es)?|impuestos)\b|\btax (break|benefits?|savings?|advantages?)\b.*\b(own\w*|buy\w*|home|house|mortgage)\b|\b(own\w*|buy\w*|home|house|mortgage)\b.*\btax (breaks?|benefits?|savings?|advantages?)\b/,
  ],
];

/** A tax on the transfer is no income tax, unless its deduction is asked for. */
const transferWords = /\b(transfer|excise|conveyance|mansion) (tax|fee)\w*\b(?!.*\bdedu)/;

/** Words that ask for advice on one person's taxes, which the law alone doesn't answer. */
const adviceWords = /\b(llc|trusts?|avoid|shelter|depreciat\w+|loophole|should (i|we)|best way|strategy)\b/;

/** Returns the entry that answers a question about income tax, if the law fixes the answer. */
export function taxLawOf({ text, has }: Pick<Message, 'text' | 'has'>): string | undefined {
  if (has(transferWords)) return undefined;
  if (has(adviceWords) && !/\b1031\b/.test(text)) return undefined;
  return matters.find(([, pattern]) => pattern.test(text))?.[0];
}
