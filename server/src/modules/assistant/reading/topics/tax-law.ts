import type { Message } from '../message.ts';

const spouse = '(husband|wife|spouse|partner|hubby|mari|femme|epoux|epouse|conjointe?|espos[oa]|marido|mujer|conyuge)';
const died = '(died|dead|death|dying|passed|deceased|decede\\w*|mort\\w*|deces|murio|fallec\\w+|muerto|muerte)';
const lostSpouse = new RegExp(
  `\\b${spouse}\\b[^.?!]{0,30}\\b${died}\\b|\\b${died}\\b[^.?!]{0,20}\\b${spouse}\\b|\\b(lost my|late|surviving|survivant|sobreviviente) ${spouse}\\b|\\b${spouse} (survivant|sobreviviente)\\b|\\bwidow(er|ed)?\\b|\\bveu(f|ve)\\b|\\b(en)?viud\\w+\\b`,
);
/** “Dad passed in January, mom is selling” */
const lostParent =
  /\b(dad|father|papa|mom|mother|mama|pere|mere|padre|madre)\b[^.?!]{0,30}\b(died|passed|decede\w*|mort|murio|fallecio)\b.*\b(mom|mother|mama|dad|father|papa|mere|pere|madre|padre|she|he|elle|il)\b.{0,25}\b(s[eo]ll(s|ing)?|vend\w*)\b/;
const passesOn =
  /\b(giv(e|ing) up|sign(ing)? over|transfer\w*|keeps? the (house|home|condo)|garde la maison|se queda con la casa|ced\w+)\b/;
const separates =
  /\b(divorc\w*|separat(ed|ing|ion)|separ[eo]\w*|my ex\b|ex[- ]?(husband|wife|spouse|espos[oa]|mari|femme|conjoint\w*))/;
export const inherits =
  /\b(died|passed|deces|decede\w*|murio|fallecio)\b.*\b(goes|passes|comes|went|left|revient|pasa|queda) (down )?(to|a|au|aux|para) (us|me|the|our|my|nous|moi|nosotros|mi)\b|\b(inherit\w*|herit\w*|hered\w+|herencia|estate of|left (me|us) (the|a|her|his|their) (house|home|condo|place)|(house|home|condo|place) (i|we) got (from|when) (my|our) \w+ (died|passed))\b/;
const rentedOut =
  /\b((rented|renting|rent|leased) (it|the (house|home|place|condo)|(my|our) (old |former )?(house|home|place|condo)|the old (house|home|place)) ?(out)?|rented out|turn(ed|ing)? (it|(my|our) (house|home|condo|place)) into a rental|(was|is|became) (a )?rent(al|ed)|change (of|in) use|mis\w* en location|loue\w* (notre|ma|la) (ancienne )?maison|(maison|condo|chalet|propriete|appartement) (\w+ ){0,2}louee?|(rent[eo]|rentamos|alquil\w+|rentad\w) (la |mi |nuestra )?(casa|condo)|(casa|condo) (que )?(rent\w+|alquil\w+))\b/;
const tooEarly =
  /\b(after|at|only|just|less than|before|within|under|apres|seulement|moins de|avant|tras|despues de|solo|menos de|antes de)\b.{0,25}\b(months?|(a|one|two|1|2) years?|mois|(un|deux|1|2) ans?|meses|(un|dos|1|2) anos?)\b|\bpartial (exclusion|exemption)\b|\bexclusion (partielle|parcial)\b|\breduced exclusion\b/;
const forReason =
  /\b(job|work|employ\w*|transfer\w*|relocat\w*|health|sick\w*|ill(ness)?|divorc\w*|twins|laid off|emploi|travail|mutation|sante|malad\w+|trabajo|empleo|salud|enferm\w+|partial|reduced|partielle|parcial)\b/;
const severalHomes =
  /\b(cottage|cabin|chalet|second home|vacation home|lake house|both (homes|houses|properties)|two (homes|houses|properties)|cabana|casa de campo|deux (maisons|proprietes)|dos (casas|propiedades))\b/;

/** Income tax alone: a tax on property or on the transfer has rules of its own. */
const otherTax =
  /\b(property tax\w*|taxes? (foncieres?|municipales?)|predial|uncapp?\w*|reassess\w*|transfer tax\w*|mutation|welcome tax)\b/;
const sold =
  /\b(s[eo]ll(s|ing)?|sold|sale|exclu\w+|capital gains?|gain|basis|vend\w*|revend\w*|venta|ganancias?|plusvalia|profits?|benefices?)\b/;
const taxed =
  /\b(exclu\w+|exempt\w*|capital gains?|gains?|basis|taxed|tax(es|able)?|impots?|impos\w+|impuestos?|ganancias?|plusvalia|profits?|benefices?)\b/;

/** Matches a text that all the patterns match, about no other tax. */
const all = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(`^(?!.*(?:${otherTax.source}))${patterns.map(({ source }) => `(?=.*(?:${source}))`).join('')}`);

/** Questions about income tax that the law answers alike for everybody, by the entry that answers them. */
const matters: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    'exchange-1031',
    /\b1031\b|\blike[- ]kind\b|(?=.*\b(capital gains?|taxe?s?|ganancia\w*|impuestos?)\b)(?=.*\bs[eo]l[ld]\w*\b.*\b(rental|investment)\b|.*\bvend\w* (mi |la )?(\w+ )?(de renta|de inversion)\b).*\b(buy|another|reinvest\w*|replac\w+|swap|roll|compr\w+|otra)\b/,
  ],
  [
    'home-sale-surviving-spouse',
    all(
      new RegExp(`${lostSpouse.source}|${lostParent.source}`),
      /\b(s[eo]ll(s|ing)?|sold|sale|exclu\w+|capital gains?|gain|basis|vend\w*|revend\w*|venta|ganancias?|plusvalia|(impots?|tax(es)?|impuestos?).*(maison|house|home|casa))\b/,
    ),
  ],
  ['home-sale-divorce', all(separates, new RegExp(`${sold.source}|${passesOn.source}`), taxed)],
  [
    'inherited-home',
    all(
      inherits,
      /\b(basis|step(ped)?[- ]?up|gains?|owe|irs|cra|tax(es|ed|able)?|impots?|impos\w+|impuestos?|ganancia|plusvalia)\b/,
    ),
  ],
  ['home-sale-partial', all(tooEarly, forReason, sold, taxed)],
  ['home-sale-rented', all(rentedOut, /\b(s[eo]ll(ing)?|sold|sale|vend\w*|venta|change (of|in) use)\b/, taxed)],
  [
    'several-homes',
    all(
      severalHomes,
      /\b(exempt\w*|exclu\w+|principal residence|residence principale|residencia principal|capital gains?|gain en capital)\b/,
    ),
  ],
  [
    'capital-gains-home',
    /(?=.*\b(tax(es|ed|able)?|irs|cra|impots?|impos(able|e|es|ee)|impuestos?|gravable)\b)(?=.*\b(profits?|gains?|benefices?|ganancias?|plusvalia|s[eo]ll(ing)?|sold|vend\w+|revend\w+)\b)(?!.*\b(property tax(es)?|seller'?s? (pay|closing)|closing costs?|tax(e)?s? foncieres?|predial|commissions?|rates?|foreign|vacan\w+|non-?resident\w*|firpta|buy\w*|achet\w+|compr(o|amos|ar|adores?)|vendedor\w*|vendeurs?|sellers?|mutation|bienvenue|transferencia|gst|hst|tps|tvq|sales tax)\b)|\bcap(ital)? gains?\b|\bgananci\w+( de capital)?\b.*\b(vend\w+|venta|casa)\b|\bgain en capital\b|\b(impot|imposable)\w*\b.*\b(gain|vend\w+|revend\w+)\b|\btax\w*\b.*\b(when|if) (i|we) sell\b|\bimpuestos?\b.*\b(al vender|si vendo|cuando vend\w+)\b/,
  ],
  [
    'capital-gains-home',
    /^(?=.*\b(tax(es|ed|able)?|irs|cra|impots?|impos(able|e|es|ee)|impuestos?|hacienda)\b)(?=.*\b(house|home|condo|place|property|it|value) (has |have |had )?(went|gone|goes|shot|jumped|grew|grown) (way |so much )?up\b|.*\b(appreciat(ed|ion)|(gone|went) up in (value|price)|gained (\w+ )?value|increase in (the )?(value|price)|(a|ont) pris (beaucoup )?de (la )?valeur|prend de la valeur|(ha )?(subio|subido|aumento|aumentado) (mucho )?(de|su) valor)\b)(?!.*\b(property tax(es)?|taxes? (fonci\w+|municipales?|went|have|has)|predial|assess\w+|insurance|escrow|payments?|monthly|rates?|bill|transfer|mutation|insuranc\w+|heloc|refi\w*)\b)/,
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
    /\bsalt (tax |deduction )?(cap|deduct\w*|limit|tax\w*)\b|\bstate and local tax\w*\b|(?=.*\b(property|state|income|county) tax\w*\b)(?=.*\b(take|write|taking|writing|deduct|claim) .{0,25}\b(off|on|from)? ?(our|my|the|your)? ?(20\d\d )?(federal|1040|irs)\b)|\b(interests?|pmi|mortgage insurance|points?|property tax\w*|mortgage|interes(es)?|hipoteca|predial|puntos|interets?|hypotheca\w+|taxes? foncieres?)\b.*\b(dedu(ct|ci|ir|it)\w*|write\w* off|off (my|our) taxes)\b|\b(dedu(ct|ci|ir|it)\w*|write\w* off)\b.*\b(interests?|pmi|mortgage|points?|property tax\w*|interes(es)?|hipoteca|predial|interets?|hypotheca\w+|taxes? foncieres?)\b|\b(save|saving|ahorr\w+)\b.*\b(on|in|my|en|de) (my |mis )?(income )?(tax(es)?|impuestos)\b|\btax (break|benefits?|savings?|advantages?)\b.*\b(own\w*|buy\w*|home|house|mortgage)\b|\b(own\w*|buy\w*|home|house|mortgage)\b.*\btax (breaks?|benefits?|savings?|advantages?)\b/,
  ],
];

/** A tax on the transfer is no income tax, unless its deduction is asked for. */
const transferWords =
  /\b(transfer|excise|conveyance|mansion) (tax|fee)\w*\b(?!.*\bdedu)|\b(impuestos?|taxes?|droits?) (estatal(es)? |del estado )?(de|por|sur|sobre) (la |el |le |les )?(traspaso|transferencia|mutations?|transfert)\b(?!.*\bdedu)/;

/** Words that ask for advice on one person's taxes, which the law alone doesn't answer. */
const adviceWords = /\b(llc|trusts?|avoid|shelter|depreciat\w+|loophole|should (i|we)|best way|strategy)\b/;

/** Returns the entry that answers a question about income tax, if the law fixes the answer. */
export function taxLawOf({ text, has }: Pick<Message, 'text' | 'has'>): string | undefined {
  if (has(transferWords)) return undefined;
  if (has(adviceWords) && !/\b1031\b/.test(text)) return undefined;
  return matters.find(([, pattern]) => pattern.test(text))?.[0];
}
