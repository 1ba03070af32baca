/** Long because it is a table: the patterns of questions that are refused, in three languages, with their exceptions. */

import { calculationOf, namedCalculationOf } from '../../calculations/index.ts';
import { entriesNamed, rulesNamed, termsNamed } from '../../knowledge/index.ts';
import { borrowerIncomeTerms } from '../../knowledge/terms/loans/borrower-income.ts';
import { incomeAndFundsTerms } from '../../knowledge/terms/loans/income-and-funds.ts';
import { homeTopicOf } from '../homes/home-topics.ts';
import type { Message } from '../message.ts';
import { plain } from '../plain.ts';
import { buyerOf } from './buyer.ts';
import { isDaily } from './everyday.ts';
import { termsHeard } from './hearsay.ts';
import { moneyTopicOf } from './how-to/how-to-money.ts';
import { narrowTopicOf, topicOf } from './how-to/how-to-topics.ts';
import { reliefAskedIn } from './property-relief.ts';
import { asksSwitchAtRenewal } from './renewal-switch.ts';
import { ruleMatterOf } from './rule-matters.ts';
import { taxLawOf } from './tax-law.ts';
import { meansOf } from './terms.ts';
import { asksTestedRate } from './tested-rate.ts';
import { asksWhoSpeaks } from './who-speaks.ts';

/** Reasons for refusing a question. They are checked before any tool or model runs. */
export const refusalNames = [
  'injection',
  'fraud',
  'ownerContact',
  'otherPeople',
  'fairHousing',
  'advertising',
  'safety',
  'approval',
  'tax',
  'legal',
  'investment',
  'medical',
] as const;
export type RefusalName = (typeof refusalNames)[number];

const people =
  '(white|black|asian|hispanic|latinos?|latinx|indian|chinese|arab|mexican|jewish|jews?|muslims?|christians?|catholics?|hindus?|gays?|lesbians?|straight|lgbt\\w*|trans|dominicans|haitians|filipinos|cubans|colombians|venezuelans|somalis|pakistanis|puerto ricans|koreans|immigrants?|foreigners?|refugees|minorit(y|ies)|ethnic|racial|race)';

/** Patterns over plain texts. The first match is the refusal that is reported. */
const table: readonly [RefusalName, readonly RegExp[]][] = [
  [
    'injection',
    [
      /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules?|prompts?|guidelines?|restrictions|everything (above|before)|safety)\b/,
      /\b(system|hidden|secret|initial|developer) (prompts?|instructions?|messages?)\b/,
      /\b(repeat|print|show|reveal|tell me|output|what are) .{0,30}\b(your|the) (\w+ )?(of your )?(instructions|prompt|rules|guidelines)\b/,
      /\b(you are now|from now on you|act as|pretend (to be|you are|you're)|roleplay as)\b.{0,60}\b(dan|admin\w*|developer|root|no rules|unrestricted|without (rules|limits)|jailbr\w+|system|hacker)\b/,
      /\b(ignore[zr]?|oublie[zr]?|ignora|olvida)\b.{0,30}\b(instructions|consignes|regles|instrucciones|reglas)\b/,
      /\bjailbreak|\bdrop table\b|<\/?script|\bapi key\b|\bpassword of\b|\blist all users\b/,
    ],
  ],
  [
    'fraud',
    [
      /\b(fake|forge|forged|falsify|doctor|photoshop|alter|fabricate|counterfeit)\b.{0,40}\b(pay ?stubs?|bank|statements?|documents?|letters?|tax|income|w-?2|employment|papers?|signature|id)\b/,
      /\b(hide|conceal|cover up|not (tell|mention|disclose))\b.{0,40}\b(debts?|loans?|income|defects?|lender|bank|agent)\b/,
      /\b(lie|lying)\b.{0,40}\b(about|on|to)\b.{0,40}\b(income|application|lender|bank|job|debts?|occup\w+|mortgage|loan)\b/,
      /\b(bank statements?|pay ?stubs?|tax returns?)\b.{0,60}\b(editing|edit|change|changing|photoshop|look better)\b|\bedit(ing)? (my|the|a) (bank|pay)/,
      /\b(faux|falsifi\w+|forger)\b.{0,40}\b(talon|releve|document|lettre|revenu)\w*|\b(fals[oa]s?|falsific\w+)\b.{0,40}\b(talon|estado|documento|carta|ingreso)\w*/,
      /\b(cacher|ocultar|esconder|mentir)\b.{0,40}\b(dettes?|revenus?|deudas?|ingresos?|preteur|prestamista|banque|banco)\b/,
      /\binflate (my )?income\b|\bstraw buyer\b|\blaunder/,
    ],
  ],
  [
    'ownerContact',
    [
      /\b(seller|owner|landlord|homeowner)('s|s')?\b.{0,40}\b(phone|telephone|cell|number|e-?mail|contact|call|reach)\b|\b(phone|telephone|cell|number|e-?mail|contact( info\w*)?|reach|call|text)\b.{0,30}\b(the|of|for|its|this|that) (home)?(seller|owner)s?\b/,
      /\b(telephone|numero|cellulaire|courriel|coordonnees|joindre|contacter|appeler)\b.{0,30}\b(proprietaires?|vendeurs?|vendeuse)\b|\b(telefono|numero|celular|correo|datos|contacto|contactar|llamar)\b.{0,30}\b(duen[oa]s?|propietari[oa]s?|vendedor\w*)\b/,
    ],
  ],
  [
    'otherPeople',
    [
      /\b(?!my\b|the\b|a\b|what's\b|it's\b|that's\b|let's\b|how's\b|who's\b|here's\b|there's\b|buyer's\b|today's\b)[a-z]+'s (documents?|papers?|messages?|saved|searches|email|e-mail|phone|account|income|salary|credit|offer|budget|address)\b/,
      /\b(other|another|different|all|rival|competing) (buyers?|users?|people|persons?|clients?|members?|customers?|bidders?|someone)('s)?\b.{0,40}\b(offer\w*|bid\w*|sav\w*|search\w*|documents?|messages?|income|pay\w*|see|view\w*|look\w*)\b/,
      /\b(what|how much|which).{0,30}\b(other|another|rival|competing) (buyers?|people|bidders?|offers?|bids?)\b/,
      /\buser (#|id |number )?\d+\b|\baccount (#|id |number )\d+\b/,
      /\bwho else\b.{0,40}\b(saved|viewed|looked|likes?|wants?|bid|offered|interested|searched)\b/,
      /^(?!.*\b(assum\w+|take over|buy ?down)\b).*\b(seller|owner|neighbou?r|landlord|tenant|previous owner|buyer)('s|s')? .{0,20}\b(phone|number|e-?mail|address|name|income|divorce|life|age|job|debts?|mortgage|reason)\b/,
      /\b(how much|what) (does|do|did) (my|the|an?) (agents?|realtors?|lenders?|advisors?|sellers?|neighbou?rs?)('s)? (earn|make|get paid|owe|paid)\b/,
      /\bwhy (is|are) the (seller|owner)s? (selling|moving|divorc\w+)\b|\bwho (owns|lives in|lived in)\b/,
    ],
  ],
  [
    'fairHousing',
    [
      new RegExp(
        `\\b(no|without|away from|avoid|not (many|too many)|few|fewer|low|mostly|mainly|predominantly|full of|percentage of|population of|share of|for|only|like|where|are there|any) (the )?${people}\\b(?! (house|home|paint|kitchen|cabinets?|fence|brick|trim|walls?))`,
      ),
      new RegExp(
        `\\b${people} (people|families|family|couples?|population|neighbou?rhoods?|neighbou?rs|areas?|communit(y|ies)|residents|folks?)\\b`,
      ),
      /\bwhat (kind|sort|type) of (people|families|neighbou?rs|folks?|residents)\b|\b(right|wrong) (kind|sort|type) of\b/,
      /\bsection 8\b|\bwelfare (people|families|recipients)\b|\bpeople like (me|us)\b|\b(good|bad|nice|better|decent) (people|families|element|crowd)\b/,
      /\b(demographics?|ethnicity|racial|racial makeup|religious makeup)\b/,
      /\b(no|without|away from|hate) (kids|children|families|disabled|handicapped|old people|elderly)\b(?! (room|pool))/,
      /\bfamily[- ]friendly (area|neighbou?rhood)\b.*\bpeople\b/,
      /\b(sans|moins de|le moins d[e']|pas d[e']|pas trop d[e']|peu d[e']|eviter? (les )?|que des|surtout des|beaucoup d[e']|majorite d[e']|ou (vivent|habitent) les) ?(immigrants?|etrangers?|arabes?|musulman\w*|noirs?|blancs?|juifs?|juives?|chretiens?|asiatiques?|chinois\w*|haitiens?|indiens?|latinos?|enfants|familles|assistes sociaux|gais)\b/,
      /\bquebecois de souche\b|\bgens comme nous\b|\bpuros? (latinos?|blancos?|cristianos?|americanos?)\b|\bgente como (uno|nosotros)\b/,
      /\b(sin|no haya|menos|pocos|evitar|puros|mayoria de|muchos|solo|viven( los| las)?) (los |las |tantos |muchos )?(inmigrantes?|extranjeros?|musulman\w*|negr[oa]s?|blanc[oa]s?|judi[oa]s?|cristian[oa]s?|asiatic[oa]s?|chin[oa]s?|latin[oa]s?|mexican[oa]s?|arabes?|ninos|seccion 8|gays?)\b/,
      /\bgente de (color|seccion 8|bajos recursos)\b|\bno (section 8|kids)\b|\bn no kids\b/,
    ],
  ],
  [
    'safety',
    [
      /\b(safe|safest|safer|unsafe|dangerous|crime|sketchy|ghetto|bad) (area|neighbou?rhood|part of town|place to live|street|city|rates?|statistics|stats)\b/,
      /\b(securitaire|dangereux|criminalite|peligros[oa]|seguro el (barrio|vecindario)|delincuencia|zona segura|quartier sur(?! (la|le|les|l'|ma|mon|une?|cette|cet?|map|lintel)\b))\b/,
      /\b(neighbou?rhoods?|areas?|places?|parts?|suburbs?)\b.*\b(safe|safest|safer)\b|\b(safest|safer) (neighbou?rhoods?|areas?|places?|parts?|suburbs?)\b|\b(quartiers?|secteurs?|coins?)\b.*\b(surs?(?! (la|le|les|l'|ma|mon|une?|cette|cet?|map|lintel|ce site)\b)|sure|securitaires?|tranquilles?)\b(?! que)|\b(barrios?|zonas?|colonias?|vecindarios?)\b.*\bsegur[oa]s?\b/,
      /\b(is|are) (it|this|that|the (area|neighbou?rhood|street)|\w+) safe\b|\bhow safe\b|\bcrime\b|\bshootings?\b/,
    ],
  ],
  [
    'approval',
    [
      /\b(will|would|can|could|do|does|am|are|is|guarantee|promise|chances?|odds|likely|likelihood|probability|sure)\b.{0,60}\b(get |be |me |i |we )?(?<!pre[- ]?)(approved|approval|qualif\w+|accepted|denied|turned down|declined)\b(?!.{0,30}(letters?|documents?))/,
      /\b(guarantee|promise|assure)\b.{0,40}\b(loan|mortgage|financing|credit)\b/,
      /\bpre-?(approve|qualify) (me|us)\b|\bapprove (me|us|my)\b/,
      /\bchances?\b.{0,40}\b(loan|mortgage|financing)\b|\bwill (the|a|any|my) (bank|lender)\b.{0,40}\b(say yes|lend|give|accept|take|finance)\b/,
      /\bwhat (interest )?rate (will|would|can|do) (the bank|a lender|the lender|my lender|my bank|i|we)\b.{0,30}\b(give|get|offer|qualify|charge)\b/,
      /\b(is|are) my (credit|score|income)\b.{0,30}\b(good|high|enough|ok)\b|\b(good|high) enough (credit|score)\b/,
      /\bdo (i|we) qualify\b/,
      /\b(va-t-on|vais-je|serai-je) .{0,20}(approuve|accepte)\w*|\bme (van a aprobar|aprobaran)\b|\bme lo aprueban\b/,
    ],
  ],
  [
    'tax',
    [
      /\b(deduct(?!ibles?\b.*\b(insurance|policy|claim|roof|hurricane))\w*|write[- ]?offs?|tax (bracket|break|credit|advice|return advice|benefits?|savings|shelter|implications?)|capital gains?|1031|depreciat\w*(?! reports?)|llc|(?<!deed of )trust(?! deed))\b/,
      /\bhelp( me)?( with| do| file)? my (income )?tax(es| return)|\bayud\w+ (con|a hacer) (mis|los) impuestos\b(?! (predial|de la casa))|\baide\w*( moi)? (avec|a faire|pour) (mes|mon) (impots?|declaration)\b/,
      /\bwrite\b.{0,15}\boff\b|\b(file|owe|pay|save|avoid|lower|reduce)\b.{0,30}\b(income tax\w*|irs|cra|gift tax|inheritance tax|estate tax|taxes (on|when|if|by))\b/,
    ],
  ],
  [
    'legal',
    [
      /\b(legal(ly)?(?! (suite|basement|unit|duplex|secondary|apartment|fees?|warranty))|illegal|lawful|lawsuits?|sue|suing|sued|(?<!\b(?:my|our|your|their|his|her) )court|liable|liability|litigat\w+|binding|enforceable|breach|lawyer (to|for)|attorney (to|for))\b/,
      /\b(redact\w+|escrib\w+|revis\w+|interpret\w+|redige\w*|rediger|ecri\w+|relis\w*|relire)\b.{0,20}\b(contratos?|clausulas?|contrats?|clauses?|promesse)\b/,
      /\b(the|by|against the) law\b|\bmy rights\b|\bevict\w*/,
      /\b(get|back|pull|walk) (out|away)( of)?\b.{0,40}\b(contract|agreement|offer|deal|purchase|it|inspection|closing)\b/,
      /\b(break|cancel|void|terminate|rescind)\b.{0,30}\b(contract|agreement|lease|offer)\b/,
      /\b(review|check|read|interpret|explain|draft|write|reword)\b.{0,30}\b(clause|contract|agreement|addendum|offer letter|title report)\b/,
      /\b(review|check|read|interpret|draft|write|reword)\b.{0,30}\bdeed\b(?! ?(tax|stamps?|transfer|excise|record\w*|fees?))/,
      /\b(keep|lose|refund|return|get back)\b.{0,30}\b(earnest|deposit)\b/,
      /\blandlord\b.*\b(won't|wont|refus\w+|deposit|fix|repair\w*|evict\w*|sue|illegal|allowed|rights?|break (my|the) lease|enter)\b|\b(sue|rights?|allowed|evict\w*)\b.*\blandlord\b/,
    ],
  ],
  [
    'investment',
    [
      /\b(good|bad|great|safe|smart|best|better|sound|terrible) (investment|time to (buy|invest))\b|\binvestment advice\b/,
      /\b(go(ing)? up|rise|increase|appreciate|gain|drop|fall|crash|hold)\b.{0,30}\b(in )?(value|worth)\b|\b(value|worth|prices?|market|rates?)\b.{0,20}\b(go(ing)? (up|down)|rise|crash|drop|fall|be)\b.{0,20}\b(next|in (20\d\d|\w+ years?|the future)|by 20\d\d|soon|tomorrow|later)\b/,
      /\bwill\b.{0,40}\b(market|prices?|rates?|values?)\b.{0,20}\b(crash|collapse|drop|fall|rise|go up|go down|be|recover)\b/,
      /\b(will|would) (this|it|the)\b.{0,30}\b(go up|appreciate|rise|gain|be worth|make (me )?money|double)\b/,
      /\bhow much (will|would)\b.{0,40}\b(be worth|sell for in)\b|\bworth in (\w+) years?\b/,
      /\b(make|lose|earn) money\b|\bget rich\b|\breturn on (my )?investment\b|\bguarantee\w*\b.{0,30}\b(return|profit|%|percent)\b|\bprofit\b/,
      /\bshould (i|we) (buy|invest|wait|bid|offer)\b/,
    ],
  ],
  [
    'medical',
    [
      /\b(asthma|allerg\w+|heart (condition|disease|problem)|cancer|pregnan\w+|disease|illness|lungs?|symptoms?|medication|doctor|diagnos\w+|health (risk|problem|condition|issue)s?)\b/,
      /\b(mold|mould|radon|lead|asbestos|paint)\b.{0,40}\b(hurt|harm|bad for|dangerous|sick|toxic|health|baby|child|kill|safe)\b/,
    ],
  ],
];

/** Returns the reason for refusing a plain text, or undefined if an answer is allowed. */
export const refusalOf = (text: string): RefusalName | undefined =>
  table.find(([, patterns]) => patterns.some((pattern) => pattern.test(text)))?.[0];

const peopleWords =
  /\b(liv(e|es|ed|ing)|reside\w*|residents?|neighbou?r\w*|communit\w+|people|ppl|folks|famil\w+|kids|children|church\w*|mosques?|synagogues?|our (own|kind)|my (own )?kind|like (us|me)|disabled|habit\w+|viv(e|ent|re|en|an|ir)|vecin\w*|voisin\w*|vecindarios?|gente|personas|gens|enfants?|ninos?|famill?\w+|iglesias?|los mios|les notres)\b/;
const placesOfPeople =
  /\b(areas?|parts?|block|quartiers?|secteurs?|coins?|immeuble|edificio|barrios?|zonas?|around|next door|autour|alrededor)\b/;
/** One acquaintance who is spoken of: “my neighbor Dot sold”, “the fellow next door wants to buy it”. */
const acquaintance =
  /\b(my|our|mon|ma|notre|mi|nuestr[oa]) (next[- ]door )?(neighbou?r|voisine?|vecin[oa])\b(?! (to be|not to|should|must|isn't|is not))|\b(the|an?|this|that|le|la|une?|el) (fellow|guy|man|lady|woman|gentleman|neighbou?r|monsieur|madame|dame|gars|voisine?|senora?|vecin[oa]) (from |de |d')?(next door|across the (street|road|way)|down the (street|road|block)|church|a cote|en face|la rue|al lado|enfrente|la iglesia)\b/g;
/** A part of an amount, which is no place: “does part of that go into the reserve fund”. */
const partOfAmount = /\bparts? of (that|it|this|them|my|our|the (fees?|payment|price|money|costs?|dues))\b/g;
/** Returns a text without its acquaintance and the parts of an amount. */
const withoutOne = (text: string): string => text.replace(acquaintance, ' ').replace(partOfAmount, ' ');

/** “White River” is no group. */
const lands = '(?: (?:river|creek|lake|bayou|canyon|county)\\b)';
const namesLand = new RegExp(`\\b${people}${lands}`);
const groupNames = new RegExp(`\\b${people}\\b(?!${lands})`);

/** True if a text names people other than one acquaintance. */
const namesPeople = ({ text, cues }: Message): boolean =>
  (cues.has('refuse') && !namesLand.test(text)) || groupNames.test(text) || peopleWords.test(withoutOne(text));

/** True if a text names a group of people or where people live. An agent's language and a type of home are neither. */
export const speaksOfPeople = ({ text, cues }: Message): boolean =>
  cues.has('refuse') || peopleWords.test(withoutOne(text)) || placesOfPeople.test(withoutOne(text));

/** Draws an area on the map. */
const drawsOnMap =
  /(?=.*\b(map|carte|mapa|plano)\b)(?=.*\b(draw\w*|outline|trace\w*|sketch|circle|dessin\w*|tracer|encercl\w+|dibuj\w+|traz\w+|marc(ar|o|a)\b))/;
const clearKinds = /^(costs|howto|market|status|definition)$/;

/** True if the kind of a question is clear and it names no people, so that its words are no request about neighbors. */
export const asksOtherwise = (message: Message): boolean => {
  const kind = message.kinds[0]?.kind ?? '';
  if (message.has(drawsOnMap)) return !namesPeople(message);
  const isClear =
    clearKinds.test(kind) ||
    (kind === 'out' && message.cues.has('outside')) ||
    // “The condo fee is 580, does part of that go into the reserve fund” names a term.
    (kind === 'home' && entriesNamed(message.text).length > 0);
  return isClear && !namesPeople(message) && !placesOfPeople.test(withoutOne(message.text));
};

const languageWords = /\b(speak\w*|spoken|habl\w+|parl(e|er|ent|ant)|languages?|langues?|idiomas?)\b/;
/** Says which language somebody in the family does not speak, which is a reason and no request about neighbors. */
const speaksNot =
  /\b(no|not|doesn't|don't|dont|doesnt|can't|cannot|ne|n'|pas|only|solo|seulement|que)\b[^,.;]{0,14}\b(speak\w*|habl\w+|parl\w+|entiende\w*|understand\w*|comprend\w*)\b[^,.;]{0,20}/g;
const without =
  /\b(not|no|never|without|except|isn't|aren't|don't|doesn't|pas|sauf|menos|nunca)\b|\b(sans|sin) (?!compromis|engagement|obligation|costo|frais)/;

/** Market figures are not a preference about neighbors unless the text names a group or where people live. */
const asksOfMarket = ({ kinds, has, cues, places }: Message): boolean =>
  kinds[0]?.kind === 'market' &&
  places.length > 0 &&
  !cues.has('refuse') &&
  !has(
    /\b(liv(e|es|ing)|neighbou?r\w*|famil\w+|kids|children|viv\w+|habit\w+|vecin\w*|voisin\w*|gente|gens|like (us|me))\b/,
  );

const whereOthersLive =
  /\b(liv(e|es|ing) (there|here|in|around|near)|neighbou?r\w*|communit\w+|like (us|me)|our kind|viv(e|en|a|an)|habit\w+|vecin\w*|voisin\w*|quartiers?|barrios?|gente|gens|without|sans|sin|no (speak|habl))\b/;

/** Questions about a home that was shown and about a professional's languages are allowed. */
export const asksLawfully = (message: Message): boolean => {
  const { kinds, home, has, text } = message;
  if (asksOfMarket(message) || asksWhoSpeaks(text)) return true;
  // A professional's language or loans are no request about neighbors.
  if (kinds[0]?.kind === 'person' && !message.cues.has('refuse') && !has(whereOthersLive)) return true;
  if (speaksOfPeople(message)) return false;
  if (kinds[0]?.kind === 'person') return has(languageWords) && !without.test(text.replace(speaksNot, ' '));
  const topic = homeTopicOf(text);
  const asksOfHome = entriesNamed(text).length > 0 || (topic !== undefined && topic !== 'features');
  return kinds[0]?.kind === 'home' && home.points && asksOfHome;
};

const needsLawyer =
  /\b(need|find|hire|choose|get|use|have)\b.{0,30}\b(lawyer|attorney|notary)\b(?!.*\b(sue|court|contract|evict|landlord))/;

const stateOfOwn =
  /\b(is|was|did|has|have)\b.*\b(my|our|the) offers?\b.*\b(accepted|declined|rejected)\b|\b(letters?|pay ?stubs?|statements?|uploads?|tax returns?|requests?|connection|showing|tour|visit|appointment|application|app)\b.*\b(approved|accepted|denied|declined|under review|rejected)\b|\b(approved?|accepted|denied|declined|rejected)\b.*\b(my|our|the) (letters?|pay ?stubs?|statements?|uploads?|tax returns?|requests?|connection|showing|tour)\b/;
const promises = /\b(will|would|chances?|odds|guarantee\w*|promise\w*|likely|likelihood|sure|can (i|we) get|could)\b/;

const statesScore =
  /\b[3-8]\d\d\b.{0,20}\b(credit|score|fico|puntaje|cote|pointage)\b|\b(credit|score|fico|puntaje|cote|pointage)\b.{0,20}\b[3-8]\d\d\b/;
const programWords = /\b(fha|usda|va|conventional|conventionnel|convencional)\b/;

/** “Can I get out of it as a first-time buyer?” after a transfer tax. */
const asksRelief = ({ after, text }: Message): boolean =>
  after('transferTax', 'nonResidentTax') && buyerOf(text).firstTime !== undefined;

/** Knowledge entries that answer a tax question or whether a person is allowed to buy. */
const answersTax = /^(vacancy-tax|firpta|homestead|prop-13|save-our|hbtc|fhsa|hbp|gst|foreign|mortgage-tax)/;
const answersWhoBuys = /^(itin|newcomer|foreign-buyer|gift-funds)$/;

const periodWords =
  /\b(option (period|days?|fee)|(inspection|due diligence|attorney review) (period|days?|contingency)|rescission period|cooling[- ]off|delai d'inspection|condition d'inspection|periodo de (opcion|inspeccion))\b/;
/** True for the end of a contract within a period that the contract or a law gives for it, which has steps and dates. */
const endsInPeriod = ({ text, talk }: Message): boolean =>
  [...(talk.heard ?? []).map(plain), text].some((said) => periodWords.test(said)) &&
  !/\b(sue\w*|suing|lawsuits?|courts?|evict\w*|breach|laws?)\b/.test(text);

/** Competes with other buyers, which asks for nothing of theirs. */
const competes =
  /\b(how|comment|como)\b.{0,30}\b(win|compete|beat|stand out|look (better|stronger)|not lose|gagn\w+|demarqu\w+|perdre|gan(o|ar|amos)|compet\w+|destac\w+)\b(?!.{0,20}\b(their|his|her|what))/;

/** True for a mortgage that moves to the next home. An earlier sentence can name it. */
const movesMortgage = ({ text, talk }: Message): boolean =>
  moneyTopicOf(text, plain((talk.heard ?? []).join('. '))) === 'port-mortgage';

/** Entries about what lenders count as income and debts, which promise no approval. */
const countedIncome: ReadonlySet<string> = new Set(
  [...incomeAndFundsTerms, ...borrowerIncomeTerms].map(({ id }) => id),
);

/** Rules about the agreement with an agent and the sides that an agent is on. */
const agentRules: ReadonlySet<string | undefined> = new Set(['dual-agency', 'end-buyer-agreement']);

/** Refusals of advice and forecasts. */
const computable: ReadonlySet<RefusalName> = new Set(['tax', 'legal', 'investment', 'approval']);

/**
 * True if the question can be answered with figures and without a promise, so that the refusal does not apply: what an
 * income allows, a named rule, the market of a place.
 */
export function yields(refusal: RefusalName, message: Message): boolean {
  const { kinds, text, amounts, home, places, has, country, cues } = message;
  const kind = kinds[0]?.kind;
  const rules = rulesNamed(text).map(({ id }) => id);
  // Arithmetic on stated figures is no advice and no forecast.
  if (computable.has(refusal) && (namedCalculationOf(text, amounts) ?? calculationOf(text, amounts))) return true;
  switch (refusal) {
    case 'investment':
      return (
        taxLawOf({ text, has }) !== undefined ||
        (kind === 'costs' && cues.has('transferTax')) ||
        (kind === 'market' && places.length > 0) ||
        // The answer gives today's rate and makes no forecast.
        (kind === 'costs' && has(/\b(rates?|fixed|taux|tasas?|fixe|fij[oa])\b/)) ||
        (kind === 'howto' && narrowTopicOf(text) !== undefined)
      );
    case 'approval':
      // The rate of the stress test follows from the stated one.
      if (asksTestedRate(message)) return true;
      if (kind === 'home') return home.points;
      // A credit score is compared with the minimum of a program.
      if (programWords.test(text) && statesScore.test(text)) return true;
      // The review of an uploaded document is not the approval of a loan.
      if (
        cues.has('documents') &&
        (kind === 'status' || kind === 'howto') &&
        !has(/\b(loan|mortgage|pret|hypotheque|prestamo|hipoteca)\b/)
      )
        return true;
      // “Is my request accepted?”, “did they approve my pay stub?” ask for a state, not for a promise.
      if (has(stateOfOwn) && !has(promises)) return true;
      if (kind === 'definition') return termsNamed(text).length > 0;
      // “Can I take it somewhere else, do I qualify all over again?” asks for the rule at renewal.
      if (asksSwitchAtRenewal(text, plain(message.talk.heard?.at(-1) ?? ''))) return true;
      // “Does the child support I receive help me qualify?” asks which income counts.
      if (termsNamed(text).some(({ id }) => countedIncome.has(id))) return true;
      if (/^(step-back|after-offer|closing-day)$/.test(topicOf(text) ?? '') || narrowTopicOf(text) !== undefined)
        return true;
      if (kind === 'howto' || kind === 'status')
        return has(/\b(steps?|how do|what do we need|valid|expire|etapes?|pasos)\b/);
      return (
        kind === 'costs' &&
        (meansOf(text, amounts).incomeYearly !== undefined || rules.some((id) => answersWhoBuys.test(id)))
      );
    case 'safety':
      return (
        has(
          /\b(ssn|social security|sin number|social|upload\w*|documents?|data|account|website|site|app|password|my (info|information|number|papers)|put my|televers\w+|donnees|compte|documentos|datos|cuenta|subir)\b/,
        ) && places.length === 0
      );
    case 'tax':
      if (taxLawOf({ text, has }) !== undefined || ruleMatterOf({ has, amounts }, country) !== undefined) return true;
      if (reliefAskedIn({ has, text })?.byItself) return true;
      // “He can add back the depreciation” is the way of a lender to count an income.
      if (entriesNamed(text).some(({ id }) => id === 'add-backs') || termsHeard(message).length > 0) return true;
      if (kind === 'person') return cues.has('lender') || cues.has('agent');
      return (
        kind === 'costs' &&
        (rules.some((id) => answersTax.test(id) || (id === 'principal-residence-canada' && country === 'CA')) ||
          (cues.has('afford') && meansOf(text, amounts).incomeYearly !== undefined))
      );
    // “The seller's agent wrote contingent in an email, huh?” asks for no matter of the seller.
    case 'otherPeople':
      // “Another buyer already bid, how do we win?” asks about one's own offer.
      return termsHeard(message).length > 0 || has(competes);
    case 'ownerContact':
      return termsHeard(message).length > 0;
    case 'legal':
      return (
        termsHeard(message).length > 0 ||
        // “Can I get out of my mortgage or move it to the next house?” ends no contract of a purchase.
        movesMortgage(message) ||
        endsInPeriod(message) ||
        // “Can my agent represent the seller too, is that legal?” asks for the rule.
        agentRules.has(ruleMatterOf(message, message.country)) ||
        // “Explain the due-on-sale clause” asks for a meaning, not for advice.
        (kind === 'definition' &&
          cues.has('whatIs') &&
          termsNamed(text).length > 0 &&
          !has(/\b(sue\w*|suing|lawsuits?|courts?|evict\w*)\b/)) ||
        (kind !== 'out' && has(needsLawyer)) ||
        // A tax on the sale has a figure, whatever law sets it.
        ((cues.has('transferTax') || (kind === 'costs' && cues.has('tax')) || asksRelief(message)) &&
          !has(/\b(sue\w*|suing|lawsuits?|courts?|breach|evict\w*|contracts?)\b/)) ||
        (kind === 'howto' &&
          !has(
            /\b(laws?|legal\w*|illegal|lawsuits?|sue\w*|courts?|rights|liab\w*|breach|contracts?|agreement|loi|ley|derechos)\b/,
          ) &&
          (/^(closing-day|step-back|after-offer)$/.test(topicOf(text) ?? '') || narrowTopicOf(text) !== undefined))
      );
    // A doctor who is looked for is no question about health.
    case 'medical':
      return isDaily(text);
    default:
      return false;
  }
}
