import type { Terms } from '../talk.ts';

const firstTimeWords =
  /\b(first|1st)[- ]timers?\b|\b(first|1st)[- ]time\b|\b(neither|none) (one )?of us (has |have |had )?(ever |yet )?(own(ed|s)?|bought|had)\b|\b(have ?n'?t|has ?n'?t|have not|has not) (ever )?(owned|bought)( a| any|$| one| before)|\b(always|only ever) rented\b|\brented (all|our|my) (our |my )?(whole |entire )?li(fe|ves)\b|\b(aucun|ni l'un ni l'autre|personne)\b.{0,20}\bn'(a|avons) (jamais )?(ete proprietaires?|possede|achete|eu)\b|\bjamais ete proprietaires?\b|\btoujours (loue|ete locataires?)\b|\b(ninguno|ninguna|ni \w+ ni \w+)\b.{0,25}\b(ha|hemos|he) (tenido|comprado|sido duen\w+)\b|\b(jamas|nunca antes) (he|ha|hemos|han) (tenido|comprado|sido)\b|\bsiempre (he|hemos) (rentado|alquilado|arrendado)\b|\b(our|my) first (home|house|place|condo|one)\b|\bfirst (home|place|house)\b(?! (you|on|in the list))|\bpremiere?s? (acheteur|acheteuse|maison|propriete|achat)s?\b|\bprimera (vez|casa|vivienda|compra)\b|\bfirst (one ever|purchase|buy|condo|property)\b|\bprimer(os|as)? comprador(es|as)?\b|\bnever (either of us |both )?(owned|bought|had a (home|house|place))\b|\b(n'a|n'ai|n'avons|n'as) jamais (ete proprietaires?|possede|achete|eu de (maison|propriete))\b|\bnunca (he|ha|hemos|han) (tenido|comprado|sido duen[oa]s?)\b/;
const notFirstTime =
  /(?<!\b(neither|none|nobody|not one)( one)? of us )\b(have|has|had|already) owned\b|(?<!\b(never|not|either|yet|\w+n'?t) )\b(both )?owned (one |a \w+ )?before\b|\bdeja (eu|possede|achete|ete proprietaires?)\b|\bya (tuve|tuvimos|tenia|teniamos|compre|compramos|(he|hemos) (tenido|comprado))\b|\b(second|2nd|third|3rd) (home|house|property|place|purchase|condo)\b|\b(deuxieme|2e|seconde|troisieme|3e) (maison|propriete|achat|condo)\b|\b(segund|tercer)a (casa|vivienda|compra|propiedad)\b|\brepeat buyers?\b|(?<!\b(to|never|not|who|n't) )\bown (a|an|another|one|our) ((small|other|rental|little) )?(home|house|condo|townho\w+|place|property|duplex|apartment)\b|\balready (own|have) (a|an|one|our|another)\b|\b(first|1st)[- ]time (buyers?'?s? )?(rebate|relief|credit|exemption|refund|discount|thing)( \w+)? (out|off|gone|n'?t|not|doesn'?t|can'?t|won'?t)\b|\b(possede|possedons|sommes|suis) deja (proprietaires?|une? (maison|condo|propriete))\b|\b(on a|j'ai|nous avons) deja (une?|eu|achete)\b|\bdeja proprietaires?\b|\bya (somos|soy) duen[oa]s?\b|\bya (tengo|tenemos) (una? |otra )?(casa|condo|propiedad|departamento)\b/;
/** Words that turn a following “first purchase” round: “not my first home”, “pas mon premier achat”, “no es mi primera”. */
const negated =
  /\b(no longer|not|no(?! es | era )|isn'?t|ain'?t|aren'?t|wasn'?t|weren'?t|won'?t be|neither|hardly|pas|plus|ni|non|no (es|sera|seria|era|fue|soy|somos|son|serian)|tampoco (es|soy|somos|son))( (a|an|my|our|the|his|her|their|be|being|exactly|really|actually|technically|either of us|un|une|mon|ma|notre|nos|le|la|les|des|d'|de|vraiment|mi|mis|nuestra|nuestro|su|el|los|las|una?|exactamente|realmente|comprador(a|es|as)?|acheteurs?|acheteuses?|buyers?|de|por|en))*[ ']*$/;
const firstWords = /\b(first|1st|fthb|premiere?s?|1er|1ere|1re|primer[oa]?s?|1ra|1era)\b/g;

/** True if a text denies that the purchase is the first one. */
const deniesFirst = (text: string): boolean =>
  notFirstTime.test(text) || [...text.matchAll(firstWords)].some(({ index }) => negated.test(text.slice(0, index)));

/** A VA loan that the veteran has used before, or the next one. */
const usedBeforeWords =
  /\b(second|2nd|third|subsequent|next|deuxieme|segund[oa]|otra|seconde) (use|time|fois|vez|utilisation|va)\b|\bdid use (it|mine|ours|that|one|the va)\b|\buse (it|mine|ours|that|one) once\b|\b(used|using)\b.{0,30}\b(once|before|already|first (house|home|place)|back in)\b|\b(again|de nouveau|encore une fois|otra vez|de nuevo)\b|\b(already|deja|ya)\b.{0,20}\b(used|utilise\w*|us(o|ado|e|amos)|utilizo|utilice)\b|\b(used|utilise|uso|use|usamos|utilizo)\b.{0,30}\b(une fois|una vez|antes|avant)\b/;
const notUsedWords =
  /\b(never|not|n'a|n'ai|jamais|nunca|no (lo )?(he|ha|hemos))\b.{0,20}\b(used|utilise|usado|utilizado|use)\b/;

/** True if a plain text says that the veteran used the loan before. */
export const usedVaBefore = (text: string): boolean => usedBeforeWords.test(text) && !notUsedWords.test(text);

/** Nothing down in the country, which a USDA loan allows. */
const ruralWords =
  /\b(in|out in|near) the country(side)?\b|\brural\w*|\bsmall town\b|\b(a la|en) campagne\b|\ben el campo\b|\bzona rural\b|\bpueblo (chico|pequeno)\b/;
const zeroDownWords =
  /\b(zero|no|nothing|0|0%|\$0) (money )?down\b|\bwithout (a |any )?down ?payment\b|\bsans mise de fonds\b|\bsin (dar )?(enganche|entrada)\b|\b(cero|0) (de )?enganche\b/;

const newWords =
  /\b(new(ly)?[- ](built|build|construction)|brand[- ]new|neuve?s?|recien construid[oa]|casa nueva|condo nuevo|obra nueva)\b/;

/** “Va” is a word of French and Spanish too. */
export const veteranWords =
  /\b(my|a|the|with|using|use|used|for) va\b|\bva (loans?|mortgage|funding|eligib\w+|benefit\w*|buyer|entitlement|disab\w+)\b|\b(does|do|doing|offers?|handles?|knows?|specializ\w+ in) va\b|\bveteran|\b(pret|prestamo|hipoteca|cuota|frais|credito) va\b|\bfunding fee\b|^va[,:] |\bva,? (with )?(nothing|zero|no money|0%?) down\b|\bva on (a )?\$?\d|\bcuota de (financiamiento|fondeo)\b|\bfrais de financement va\b|\bva again\b|\banciens? combattants?\b/;

/** Returns the federal loan program that a plain text names. */
export const federalProgramIn = (text: string): Terms['program'] =>
  /\b(fha|ufmip|up ?-?front mip)\b/.test(text)
    ? 'fha'
    : veteranWords.test(text)
      ? 'va'
      : /\busda\b|\brural development\b/.test(text) || (ruralWords.test(text) && zeroDownWords.test(text))
        ? 'usda'
        : undefined;

/** Returns what a plain text says of the buyer and the home that rules of a purchase depend on. */
export function buyerOf(text: string): Pick<Terms, 'program' | 'firstTime' | 'newlyBuilt' | 'vaUsed'> {
  const program = federalProgramIn(text);
  const hadOne = deniesFirst(text);
  return {
    ...(program ? { program } : {}),
    ...(hadOne || firstTimeWords.test(text) ? { firstTime: !hadOne } : {}),
    ...(newWords.test(text) ? { newlyBuilt: true } : {}),
    ...(program === 'va' && usedBeforeWords.test(text) ? { vaUsed: !notUsedWords.test(text) } : {}),
  };
}

/** A home whose owners pay a fee for what they share. */
export const condoWords =
  /\b(condos?|condominiums?|condominios?|copropriete|strata|apartments?|appartements?|departamentos?)\b/;
export const otherTypes = /\b(house|single[- ]family|bungalow|cottage|duplex|maison|jumele|casa|townho\w+)\b/;
