import { entriesNamed, termsNamed } from '../../knowledge/index.ts';
import type { Message } from '../message.ts';
import type { Plan } from '../plan.ts';
import { isDaily } from '../topics/everyday.ts';
import { wideEntries } from '../topics/wide-entries.ts';
import { immigrationWords, passportWords } from './refused.ts';
import { type Planner, use } from './use.ts';

/** Pains and medicines, which no one in real estate can answer. */
export const medicineWords =
  /\b(losartan|ibuprofen\w*|insulin\w*|antibiotic\w*|tylenol|advil|aspirin\w*|acetaminophen\w*|paracetamol|dizzy|mareada?|blood pressure|presion alta|(my |some |any |which |what )(pills?|medication|meds|medicine)|pain ?killers?|mis pastillas|(que|una) pastillas?|mes (pilules|medicaments)|(quoi|quelle|une) (comme )?(pilule|medicament)s?|headaches?|migraines?|(back|head|knee|neck|shoulder|stomach|foot|leg|arm|chest) (hurts?|aches?|pain|is (sore|killing))|mal (au|a la|aux|a mon) (dos|tete|genou|cou|ventre|epaules?|pieds?|jambes?|gorge|dents?)|(me|le) duelen?|dolor de (cabeza|espalda|rodilla|cuello|estomago))\b/;

/** Securities, which no one in real estate may recommend. */
export const investmentWords =
  /\bstocks? (market|to|should|pick)|\b(buy|pick|which|what|best) (\w+ )?stocks?\b|\b(buy|should i (buy|get)|invest in) (bitcoin|crypto\w*)\b|\b(une|des|les|quelles?) actions? (a |en bourse|acheter|me )|\ben bourse\b|\bfructifier\b|\bfnb\b|\betfs?\b|\b(ferr|rrif|cpg|gics?)\b.{0,20}\b(or|ou|o)\b|\b(or|ou|o)\b.{0,20}\b(ferr|rrif|cpg|gics?)\b|\bmutual funds?\b|\bbolsa de valores\b|\b(stocks?|index funds?|s&p|bonds|crypto\w*|bitcoin|bourse|bolsa|acciones|actions|fonds indiciels?|fondos? indexados?|fondos de inversion|placements?)\b.*\b(or|vs|versus|ou|o)\b.*\b(down ?payment|house|home|mortgage|mise de fonds|maison|hypotheque|enganche|casa|hipoteca)\b|\b(down ?payment|house|home|mortgage|mise de fonds|maison|hypotheque|enganche|casa|hipoteca)\b.*\b(or|vs|versus|ou|o)\b.*\b(stocks?|index funds?|s&p|bonds|crypto\w*|bitcoin|bourse|bolsa|acciones|actions|fonds indiciels?|fondos? indexados?|fondos de inversion|placements?)\b/;

/** Danger to life now: “there is a strong gas smell”, “my chest hurts and my arm is numb”. */
const emergencyWords =
  /\b(smell(s|ing|ed)?( of| like)?( \w+)? gas|(strong |bad )?gas (smell|odou?r|leak)|(ca|ca) sent le gaz|odeur de gaz|fuite de gaz|huele a gas|olor a gas|fuga de gas|(carbon monoxide|co) (alarm|detector) (is |keeps |went )?(going off|beep\w*|sound\w*|off)|(house|kitchen|home|place|building) is on fire|(can'?t|cannot|trouble) breath\w*|(ai|a) du mal a respirer|no (puedo|puede) respirar|chest (pains?|hurts?|has been hurting|is hurting|tight\w*)|(douleurs?|mal) (a|dans) la poitrine|dolor (de|en el) pecho|me duele el pecho|(heart attack|having a stroke|overdos\w+|unconscious|passed out)|(kill|hurt|harm)(ing)? myself|suicid\w+|me (tuer|suicider)|(matarme|suicidarme))\b/;
/** A past event or a rule about one: “there was a gas leak years ago”, “disclose a suicide”. */
const pastDanger =
  /\b(disclos\w+|listing|years? ago|last (year|month|week)|was|were|had|history|happened|before|inspect\w*|report|previous|divulg\w+|annonce|il y a|avait|declar\w+|hace|habia|hubo)\b/;

/** Plans the answer to danger before everything else. */
export const emergency = ({ text }: Message): Plan | undefined =>
  emergencyWords.test(text) && !pastDanger.test(text) ? use('outOfScope', { reason: 'emergency' }) : undefined;

/** Texts for people who have nothing to do with a purchase: “write a note to my daughter's teacher”. */
const writingWords =
  /\b(write|draft|proof-?read|edit|correct|check|fix|ecri(s|re|vez)|redige\w*|corrige\w*|revise\w*|reviser|escrib\w*|redact\w*|revis\w*|haz(me)?)\b.{0,25}\b(e-?mail|courriel|correo|mot|note|letter|lettre|carta|text|texto|message|mensaje|speech|toast|brindis|discours|cards?|carte|tarjeta|essay|cv|resume|curriculum)\b.*\b(boss|teacher|school|co-?worker|manager|landlord|birthday|wedding|graduation|job|prof(esseur)?|patron\w*|directeur|directrice|enseignant\w*|ecole|gestionnaire|fete|mariage|emploi|jefe|jefa|maestr[oa]|escuela|cumpleanos|boda|trabajo|casero)\b/;

/** “How many pounds of meat for 80 people?” */
const foodWords =
  /(?=.*\b(how (much|many|long)|combien|cuant[oa]s?|que le (pongo|echo))\b)(?=.*\b(pounds?|lbs?|libras?|kilos?|cups?|tasses?|tazas?|cuilleres?|onzas|boil|bake|roast|cook|grill|cuire|cuisson|cocer|cocinar|hornear|carne|meat|beef|pork|brisket|turkey|cake|gateau|pastel|birria|pozole|tamales)\b)/;

/** True for a text or a meal that has nothing to do with a home. */
export const isEveryday = (text: string): boolean => writingWords.test(text) || foodWords.test(text) || isDaily(text);

const reasons: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ['passport', passportWords],
  ['immigration', immigrationWords],
  ['medicine', medicineWords],
  [
    'legal',
    /\bsue\b|\bcourts?\b|\bsmall claims\b|\bpetites creances\b|\bcorte\b|\blawsuit\b|\bliable\b|\blandlord\b|\blegal\w*\b|\bcontract\b|\bpoursuivre\b|\bdemandar\b|\bdivorc\w*|\blease\b|\bproprietaire\b/,
  ],
  [
    'medical',
    /\bcough\b|\bsick\b|\b(dizzy|mareada?|etourdie?|medication|medicines?|medicaments?|medicinas?|dosage|dosis|symptom\w*|sintomas?|losartan|ibuprofen\w*|insulin\w*|prescription|receta medica|blood pressure|presion alta|pain ?killers?|analgesi\w+|antidouleurs?|hurts|duele|fever|fiebre|fievre|tension arterielle)\b|\basthm\w*|\bdoctor\b|\bhealth\b|\bmold\b|\bradon\b|\bmoisissure\b|\bmoho\b|\bbebe\b/,
  ],
  [
    'immigration',
    /\bgreen card\b|\bpr (application|card|status)\b|\basylum\b|\basilo\b|\bdemande d'asile\b|\brefugee\b|\brefugiad[oa]\b|\bvisas?\b|\bimmigration\b|\bmigra\w*|\binmigra\w*|\bdeport\w*|\boverstay\w*|\bresidence permanente\b|\bcitizenship\b|\bresidencia\b/,
  ],
  ['investment', investmentWords],
  ['investment', /\bstocks?\b|\bbitcoin\b|\bactions\b|\bacciones\b|\binvest\w*/],
  [
    'politics',
    /\bgouvernement\b|\bpolitic\w*|\bvot\w+\b(?!.*\b(homes?|houses?|list|maisons?|casas?)\b)|\belections?\b|\bgovernment\b|\bgobierno\b/,
  ],
  [
    'weather',
    /\bweather\b|\b(quoi|quel) (comme )?temps\b|\btemps (il )?(va )?(faire|fera)\b|\brain\w*\b|\bsnow\w*\b|\bneige\w*|\bcold\b(?! feet)|\btiempo hace\b|\btemps fera\b|\bmeteo\b|\bclima\b|\bllov\w+|\btiempo va\b/,
  ],
  ['rent', /\bfor rent\b|\brentals?\b|\ba louer\b|\ben renta\b|\balquil\w+/],
];

const buysHome =
  /\b(buy\w*|purchas\w*|own|mortgages?|loans?|achet\w*|hypotheque|pret|compr\w*|hipoteca|prestamo)\b.*\b(house|home|condo|place|property|visa|permit|green card|maison|condo|propriete|permis|casa|vivienda|permiso)\b|\b(visa|permit|permis|permiso)\b.*\b(buy|mortgage|acheter|hypotheque|comprar|hipoteca)\b/;

/** A dispute, which needs a lawyer whatever term it is about. */
const disputeWords =
  /\b(sue|suing|sued|courts?|lawsuits?|small claims|liable|landlord|evict\w*|legal advice|breach|poursuivre|poursuite|tribunal|petites creances|demandar|demanda|corte|casero)\b/;

/** “What's radon?” */
const asksTerm =
  /^(so |and |ok )?(what('?s| is| are|s)|c'?est quoi|qu'?est[- ]ce que|que es|que son)\b|\b(c'?est quoi|que es)\b/;

/** Plans an everyday matter before words that it shares with a home are read: “need a good dentist near San Antonio”. */
export const everyday = ({ text, home }: Message): Plan | undefined =>
  !home.lookUp && isEveryday(text) ? use('outOfScope', { reason: 'other' }) : undefined;

/** Plans what is no matter of the assistant. Who may buy a home is one, although a visa is named. */
export const outsidePlan: Planner = (message) => {
  const { text, country, language, named, has } = message;
  const [term] = has(asksTerm) ? termsNamed(text) : [];
  if (term) return use('explain', { ids: [term.id] });
  const reason = reasons.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
  // “Sold without legal warranty” is a clause with a meaning.
  const [clause] =
    reason === 'legal' && !has(disputeWords) ? entriesNamed(text).filter(({ id }) => !wideEntries.has(id)) : [];
  if (clause) return use('explain', { ids: [clause.id] });
  if (
    reason === 'immigration' &&
    has(buysHome) &&
    !has(
      /\b(get|help\w*|ayud\w*|aid\w*|arregl\w*|sacar|migra\w*|renew\w*|obtain|obtenir|renouvel\w*|obtener|renovar|deport\w*|fiance|citizen\w*)\b/,
    )
  ) {
    const canada = (country ?? (language === 'fr' ? 'CA' : undefined)) === 'CA';
    return use('explain', { ids: canada ? ['newcomer'] : ['foreign-buyer-us'], place: named[0]?.name });
  }
  return use('outOfScope', { reason });
};
