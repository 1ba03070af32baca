import type { Message } from '../message.ts';

interface Matter {
  /** All of them must match. */
  patterns: readonly RegExp[];
  /** True if amounts of money in the question change nothing. */
  ofAnyAmount?: true;
  /** The entry for each country; a matter of one country has only that one. */
  us?: string;
  ca?: string;
}

const bankruptcy =
  /\b(bankrupt\w*|chapter (7|13)|consumer proposal|insolven\w*|faillite|proposition de consommateur|bancarrota|quiebra|insolvencia)\b/;
const lostHome =
  /\b(foreclos\w*|short sale|deed in lieu|repossess\w*|saisie (immobiliere|hypothecaire)|reprise de finance|ejecucion hipotecaria|embargo de (la )?casa)\b/;
const buysAgain =
  /\b(after|how (long|soon)|wait\w*|until|years?|again|can (i|we)|qualif\w*|get (a|an|approved)|loan|mortgage|buy|apres|combien de temps|attendre|quand|puis-je|acheter|pret|despues|cuanto tiempo|esperar|puedo|comprar|prestamo|hipoteca)\b/;
/** The French “va être” and “va payer” are no loans. */
const programs = /\b(fha|va(?! (\w+(er|re|ir|oir)|etre))|usda)\b/;
const severalUnits =
  /\b(duplex|triplex|fourplex|quadplex|multi-?(family|unit)|[234] ?-?(units?|unidades)|(two|three|four)[- ]?units?|rent (out )?the other|other (side|unit|half|units))\b/;
const apart =
  /\b(separat\w*|divorc\w*|my ex\b|ex[- ]?(husband|wife|spouse|conjoint\w*|espos[oa])|split(ting)? up|mon ex|ma ex|mi ex|separ[eo]\w*)/;
const buysOut =
  /\b(buy ?-?outs?|buy(ing)? (him|her|them|my \w+|the other \w+)?( \w+)? ?out|rach(at|eter|ete)\w*|comprar\w* (la|su) parte|refinanc\w*)\b/;

const partner =
  '(wife|husband|spouse|partner|hubby|fiancee?|boyfriend|girlfriend|conjointe?|chum|blonde|mari|femme|espos[oa]|marido|mujer|novi[oa]|pareja)';
/** One of a couple asks for the loan: “can just my wife apply”, “puedo aplicar sola”. */
const oneApplies = new RegExp(
  [
    String.raw`\b(just|only|solo|nomas|solamente|juste|seulement) (my |mi |ma |mon |one |uno |una )?(${partner}|of us|me|him|her|he|she|i|el|ella|yo|moi|de los dos)\b.{0,30}\b(apply|applies|qualif\w+|on (the|a|our) (loan|mortgage)|borrow\w*|aplic\w+|aplique|en el (loan|prestamo)|pid\w+ el (loan|prestamo)|sur le pret|faire la demande|emprunt\w+)`,
    String.raw`\b(apply|applies|qualify|borrow|aplicar?|aplique|pedir (el|un) (loan|prestamo)|emprunter|faire (la|une) demande)\b.{0,25}\b(alone|by (my|her|him)self|without (my|the|her|him)|on (my|her|his) own|sol[oa]|seule?|sans (mon|ma|lui|elle)|sin (mi|el|ella))\b`,
    String.raw`\b(stay|staying|be|remain|left) off( of)? (the|our|my) (loan|mortgage|application)\b`,
    String.raw`\b(leave|leaving|keep|keeping|take|taking|left) (me|him|her|(my|the) ${partner}) off( of)? (the|our) (loan|mortgage|application)\b`,
    String.raw`\b(loan|mortgage|pret|hypotheque|prestamo|hipoteca)\b.{0,15}\b(just|only|solo|nomas|juste|un seul)\b.{0,10}\b(names?|noms?|nombres?)\b`,
  ].join('|'),
);
const asCouple = new RegExp(
  String.raw`\b(${partner}|both of us|the two of us|one of us|married|couple|los dos|les deux|casad[oa]s|mari(ee)?s)\b`,
);

/** True if one of a couple asks for a loan, which are not the steps of an application. */
export const appliesAlone = (text: string): boolean => oneApplies.test(text) && asCouple.test(text);

const lenders =
  /\b(lenders?|banks?|brokers?|mortgages?|loans?|they|pre-?approv\w*|preteurs?|banque|caisse|hypotheque|pret|ils|prestamistas?|bancos?|hipoteca|prestamo|credito|ellos)\b/;
/** Asks how an income is proved, or which of it counts. */
const provesIncome =
  /\b(papers?|paperwork|docs|documents?|prov(e|es|ing)|proof|show|verify|bring|look at|count\w*|want|ask( me)? for|income|hurt|qualify|enough|papiers?|prouv\w+|preuve|montr(e|er)|revenus?|compt\w+|demand\w+|nuire|papeles|comprob\w+|pruebas?|ingresos?|cuenta\w*|pid\w+|afecta)\b/;
const ownCompany =
  /\b(dividend\w*|llc|s-?corp|c-?corp|my corp\w*|own (a |an |my )?(corporation|company)|incorporat\w*|incorpor\w+|k-?1s?|1120s?|dividendos?)\b/;
const ownWork =
  /\b(self[- ]?employ\w*|sole proprietor\w*|freelanc\w*|1099|contractor|small business|own (\w+ ){0,2}business|run (a|our|my) \w*( \w+)? ?(business|shop)|travailleu\w+ autonome\w*|a mon compte|pigiste|por mi cuenta|cuenta propia|independiente|negocio propio)\b/;
const writesOff =
  /\b(write (\w+ ){0,3}?off|write-?offs?|writing off|deduct\w*|expenses?|dedui\w*|deductions?|depenses|deduzco|deducciones|deduc\w+|gastos)\b/;

const agentWords = /\b(agents?|realtors?|brokers?|brokerage|court(ier|iere)s?|corredor(a|es)?|agentes?)\b/;
const signsFor =
  /\b(sign|signs|signing) (the )?(\w+ ){0,3}(for (both|the two) of us|for me|on my behalf|in my place|without me( there)?)\b|\bsigner?\b.{0,30}\b(pour nous deux|pour moi|a ma place|sans moi)\b|\bfirm(a|ar|e)\b.{0,30}\b(por (los dos|mi|ambos)|en mi lugar|sin mi)\b/;
const vaLoan = /\bva loans?\b|\b(my|the|use|used|using) va\b|\bprestamo va\b/;
const usedAgain =
  /\buse (the |my )?va( loan)? again\b|\bva (loan )?(again|twice|a second time)\b|\bsecond va\b|\b(otro|segundo) prestamo va\b|\busar(lo)? (otra vez|de nuevo)\b/;
/** The refund of a land transfer tax to a first-time buyer, of which a co-owner may cost a part. */
const refundOfFirst =
  /\bfirst[- ]time\b.*\b(refund|rebate)\b|\b(refund|rebate)\b.*\bfirst[- ]time\b|\bremboursement\b.*\bpremier acheteur\b/;
const onTitle = /\b(on (the )?title|co-?own\w*|co-?buy\w*|titre|coproprietaire)\b/;
/** The written agreement with an agent. */
const contractWords =
  /\b(contracts?|agreements?|signed|contrats?|mandat|signe[es]?|contratos?|acuerdo|firm(e|amos|ado|ada))\b/;
const leavesIt =
  /\b((get|getting|got) (out|rid)|out of (it|the|my|our|a|this)|cancel\w*|terminat\w+|break|fire|end (it|the|my|our|a|this)|debarrass\w+|mettre fin|resili\w+|annul\w+|briser|cancel(ar|o|amos)|terminar|salir(me|nos)?|romper|zafar\w*|deshacer\w*)\b/;
const actsFor =
  /\b(represent\w*|act(s|ing)? (for|as)|work(s|ing)? (for|with)|agir|agit|travaille\w*|trabaj\w+|represente\w*|agents?|realtors?|brokers?|grace)\b/;
/** One agent for both sides of a sale. */
const bothSides =
  /\b(sellers?|vendeu(r|rs|se)|vendedor(a|es)?)\b.{0,30}\b(too|also|as well|(at )?(the )?same time|at once|aussi|en meme temps|tambien|a la vez|al mismo tiempo)\b|\b(both sides|both (buyer|seller) and|both the (buyer|seller)|les deux (parties|cotes)|(ambas|las dos) partes|los dos lados)\b|\b(for|with) (me|us|the buyer) and (for |with )?(the )?seller\b|\b(moi|nous|l'acheteur) et (pour )?le vendeur\b|\b(mi|nosotros|el comprador) y (para )?el vendedor\b/;
/** Support that the person receives: “my ex pays 500 in child support”. */
const receivesSupport =
  /(?=.*\b(child support|alimony|spousal support|pension alimentaire|manutencion|pension alimenticia)\b)(?=.*\b(i|we) (get|receive)\b|.*\b(ex|father|dad|he|she) (\w+ )?(pays|gives|sends)\b|.*\b(recibo|me (da|dan|pasa|paga|manda|deposita)|je (recois|touche)|me (verse|donne|paie))\b)(?!.*\b(make|earn|salary|gano|gagne|salaire|sueldo)\b)/;
const countsIt = /\b(count(s|ed)?|as income|compt\w+|cuenta\w*)\b/;

/** Rules that two or more words of a question name together, and that need no figure of it. */
const matters: readonly Matter[] = [
  { patterns: [ownCompany, provesIncome, lenders], us: 'business-owner-income', ca: 'business-owner-income' },
  { patterns: [ownWork, writesOff, provesIncome, lenders], us: 'self-employed', ca: 'self-employed' },
  {
    patterns: [
      /\b(warrant(y|ies)|garanties?|garantias?)\b/,
      /\b(new (build|home|construction|house|condo)|brand new|builder\w*|tarion|gcr|neuf|neuve|construct\w+|casa nueva|vivienda nueva|constructora?)\b/,
      /\b(what|which|how (long|many)|years?|cover\w*|get|explain|quoi|quelle|combien|couvr\w+|duree|que|cual|cuant[oa]s?|cubre)\b/,
    ],
    us: 'new-home-warranty',
    ca: 'new-home-warranty',
  },
  // “Can my agent represent the seller too?”
  { patterns: [actsFor, bothSides], ofAnyAmount: true, us: 'dual-agency', ca: 'dual-agency' },
  { patterns: [receivesSupport, countsIt], ofAnyAmount: true, us: 'support-income', ca: 'support-income' },
  // “How does my wife sign closing for both of us while I am away?”
  { patterns: [signsFor], us: 'power-of-attorney', ca: 'power-of-attorney' },
  { patterns: [vaLoan, usedAgain], us: 'va-again' },
  { patterns: [refundOfFirst, onTitle], ofAnyAmount: true, ca: 'ontario-refund' },
  { patterns: [agentWords, contractWords, leavesIt], us: 'end-buyer-agreement', ca: 'end-buyer-agreement' },
  { patterns: [oneApplies, asCouple], ofAnyAmount: true, us: 'one-applies', ca: 'one-applies' },
  { patterns: [bankruptcy, buysAgain], us: 'waiting-periods-us', ca: 'insolvency-canada' },
  {
    patterns: [lostHome, /\b(after|how (long|soon)|wait\w*|again|apres|attendre|despues|esperar)\b/, buysAgain],
    us: 'waiting-periods-us',
  },
  { patterns: [programs, severalUnits], us: 'program-units' },
  {
    patterns: [
      /\bfha\b/,
      /\b(green card|permanent residents?|daca|work (visa|permit)|visa|h-?1b|ead|residentes? permanentes?)\b/,
    ],
    us: 'fha-status',
  },
  { patterns: [apart, buysOut], ca: 'spousal-buyout-canada' },
  {
    patterns: [
      /\bhomestead\b/,
      /\b(two|both|2|second|another|dos|deux|otra|segunda|deuxieme) (states?|homes?|houses?|propert(y|ies)|homesteads?|estados|casas|etats|maisons)\b/,
    ],
    us: 'homestead-one',
  },
  {
    patterns: [/\b(gst|hst|tps|tvh|tvq)\b/, /\b(air ?bnb|short[- ]term|nightly|court terme|corto plazo)\b/],
    ca: 'gst-short-term-rental',
  },
  {
    patterns: [
      /\b(gst|hst|tps|tvh|tvq)\b/,
      /\b(rent(ing|al)?|rented|tenants?|investor|investment|lou(er|e|ee)|locatif|rentar|inversion)\b/,
      /\b(new|rebate|pre-?construction|neuf|neuve|remboursement|nuev[oa]|reembolso)\b/,
    ],
    ca: 'gst-rental-rebate',
  },
  {
    patterns: [
      /\b(multi-?generational|intergeneration\w*|multigeneration\w*|in[- ]law suite|(secondary|granny) suite|logement (accessoire|secondaire)|accessib\w+|renovation|ramp|rampe|rampa)\b/,
      /\b(tax credit|credit d'impot|credito fiscal|mhrtc|hatc)\b/,
    ],
    ca: 'home-tax-credits-canada',
  },
  {
    patterns: [
      /\b(moving (expenses?|costs?)|frais de demenagement|gastos de mudanza)\b/,
      /\b(dedu\w+|tax\w*|write off|claim|impots?|impuestos?)\b/,
    ],
    us: 'moving-expenses',
    ca: 'moving-expenses',
  },
  {
    patterns: [
      /\b(property tax\w*|real estate tax\w*|taxes? foncieres?|predial)\b/,
      /\b(pro-?rat\w+|arrears|proration|split at closing|repart\w+|prorrate\w+|au prorata)\b/,
    ],
    us: 'property-tax-proration',
    ca: 'property-tax-bill',
  },
  {
    patterns: [
      /\b(mcc|mortgage credit certificate)\b/,
      /\b(pay (it |that )?back|recapture\w*|sell\w*|repay\w*|devolver|rembours\w+)\b/,
    ],
    us: 'mcc-recapture',
  },
  {
    patterns: [
      /\b(parents?|mom|mother|dad|father|grand\w+|uncle|aunt|family|parientes?|padres|famille)\b/,
      /\b(below|under|less than|cheaper than|sous|moins que|por debajo|menos (de|que))\b.{0,20}\b(market|value|worth|appraisal|marche|valeur|mercado|valor)\b/,
      /\b(gift|tax\w*|problem|gains?|don|impots?|impuestos?|regalo)\b/,
    ],
    ofAnyAmount: true,
    us: 'sale-below-value',
    ca: 'sale-below-value',
  },
];

/** Returns the entry of the rule that the words of a question name together. A question with amounts of money asks for figures. */
export function ruleMatterOf(
  { has, amounts }: Pick<Message, 'has' | 'amounts'>,
  country: 'US' | 'CA' | undefined,
): string | undefined {
  const asksFigures = amounts.some(({ unit, value }) => unit === 'money' && value >= 20_000);
  const matter = matters.find(
    ({ patterns, ofAnyAmount }) => (ofAnyAmount || !asksFigures) && patterns.every((pattern) => has(pattern)),
  );
  if (!matter) return undefined;
  const [only] = [matter.us, matter.ca].filter((id) => id !== undefined);
  return matter.us && matter.ca ? (country === 'CA' ? matter.ca : matter.us) : only;
}
