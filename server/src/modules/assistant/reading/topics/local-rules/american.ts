/** Long because it is a table: the words of questions about rules that differ by state, in three languages. */

/** How a question asks for a rule that differs by state or province. */
export interface LocalWords {
  /** The id of the entry that explains the rule. */
  id: string;
  /** All of them must match. */
  patterns: readonly RegExp[];
  /** None of them may match. */
  except?: RegExp;
  /** True for a rule that only some states have in these words: without a state another answer is better. */
  needsPlace?: true;
  /** The states whose rule it is. */
  only?: readonly string[];
  /** The most sums of money in a question for the rule. More ask for a calculation. */
  mostSums?: number;
}

const tenantWords =
  'tenants?|tennants?|renters?|rent(al|als|ing|ed|s)?|lease|leases|leasing|roommates?|apartments?|landlords?|land lords?|slumlords?|inquilin[oa]s?|arrendatari[oa]s?|arrendador(a|es)?|caser[oa]s?|alquil\\w+|rent(a|o|as|amos|ar|aba)|arriendo|depa|depas|locataires?|locateurs?|proprios?|proprietaires?|loyers?|bail|baux|louer|loue|louons|logement|appart\\w*';
const tenancy = new RegExp(`\\b(${tenantWords})\\b`);
const people =
  '(tenants?|tennants?|renters?|roommates?|squatters?|occupants?|inquilin[oa]s?|arrendatari[oa]s?|locataires?|squatteurs?|colocataires?)';
const landlord =
  '(landlords?|land lords?|slumlords?|property manag\\w+|caser[oa]s?|arrendador(a|es)?|proprios?|(mon|notre|son) proprietaire|locateurs?)';

/** Money with an offer or a builder, which is another deposit. */
const purchaseDeposit =
  /\b(earnest|offers?|closing|escrow|down ?payments?|builder|pre-?construction|inspection|buyers?|sellers?|offre|promesse|vendeur|acheteur|notaire|oferta|cierre|enganche|vendedor\w*|comprador\w*)\b/;
const sale = /\b(sellers?|buyers?|closing|vendeurs?|acheteurs?|vendedor(a|es)?|comprador(a|es)?|cierre)\b/;
const homeLoan = /\b(mortgage|loan|hoa|dues|escrow|hypotheque|pret|hipoteca|prestamo|credit card|tax(es)?)\b/;

const evicts = new RegExp(
  [
    String.raw`\bevict\w*|\b(unlawful|forcible) detainer\b|\bnotice to (vacate|quit|leave)\b|\bpay or quit\b|\b(3|three|5|five)[- ]day notice\b`,
    String.raw`\b(kick\w*|throw\w*|put|get\w*|boot\w*|force|remov\w+) (\w+ ){0,4}?${people}( \w+){0,2} out\b|\b(kick\w*|throw\w*|boot\w*|get\w* rid of|remov\w+) (\w+ ){0,3}?${people}\b`,
    String.raw`\b(kick\w*|throw\w*|boot\w*|get) (him|her|them|me|us) out\b`,
    String.raw`\bdesaloj\w*|\b(sacar|echar|correr) (a |al |a mi |a la |a un )?(los |las |mi |mis )?${people}\b|\bme (quieren|puede|pueden|va a|van a) (sacar|echar|correr)\b|\bsacarl[oa]s?\b`,
    String.raw`\bexpuls\w+|\bmettre (\w+ ){0,3}(dehors|a la porte)\b|\beviction\b|\bevinc\w+`,
  ].join('|'),
);
const unpaidRent = new RegExp(
  String.raw`\b${people}\b.{0,60}\b(behind|owes?|late (on|with)|(weeks?|months?|days?) late|(not|isn'?t|hasn'?t|hasnt|haven'?t|won'?t|wont|doesn'?t|doesnt|stopped|quit|never) (been )?pa(y|ys|id|ying))\b|\b(i'?m|we'?re|i am|we are|im) (\w+ ){0,3}?(behind|late) (on|with) (the|my|our) rent\b|\bno (me )?(paga|pago|ha pagado)\b.{0,20}\b(la )?renta\b|\b${people}\b.{0,30}\bno (me )?(paga|pago|ha pagado)\b|\b(ne paie|paye) (pas|plus)\b.{0,20}\bloyer\b`,
);
const noLease =
  /\b(no|without( a| any)?|never (signed|had)( a| an| any)?|not on (the|my|our|any)|isn'?t on (the|my|our)|ain'?t on (the|my|our)|don'?t have (a|any)|doesn'?t have (a|any)|off the|verbal|handshake|sin|no (tiene|tienen|hay|firmo|esta en el)( ningun)?|sans|n'a pas de|pas de|jamais signe( de)?) (written |rental |formal |signed |un |ningun |el |de )?(lease|rental agreement|agreement|contract|contrato|bail|paperwork|papeles)\b|\bno lease\b/;
const guests =
  /\b(brother|sister|cousin|uncle|aunt|nephew|niece|son|daughter|kid|mom|mother|dad|father|in-?laws?|boyfriend|girlfriend|bf|gf|ex|friend|buddy|guests?|house ?guests?|family member|relatives?|squatters?|stepson|stepdaughter|grandson|granddaughter|frere|soeur|cousine?|fils|fille|beau-?frere|chum|blonde|ami|amie|invite|hermano|hermana|cunad[oa]|prim[oa]|hij[oa]|novi[oa]|amig[oa]|yerno|suegr[oa]|sobrin[oa]|paracaidistas?|squatteurs?|invasor(es)?)\b/;
const wontLeave =
  /\b(won'?t|refus\w+ to|not|doesn'?t|don'?t want to|will not|won t|quit|never) (leav\w*|mov\w+( out)?|go|get out|budge|leave)\b|\b(out of (my|our|the) (house|home|place|basement|apartment|spare room)|(get|make|force|want) (him|her|them) (out|gone|to leave)|overstay\w*|kick\w*|evict\w*|no se (quiere|va|quieren|van)( ir| salir)?|no sale|(que|para que) se vaya|sacarl[oa]s? de (mi|la|nuestra) casa|saco (a|de)|correrl[oa]|echarl[oa]|desaloj\w+|veut pas (partir|s'en aller|quitter)|refuse de (partir|quitter)|mettre dehors|expuls\w+)\b/;

const repairable =
  /\b(fix\w*|repair\w*|broken?|broke|leak\w*|mold|mould|roach\w*|bed ?bugs?|rats?|mice|no (heat|hot water|water|a\/?c|ac|electric\w*)|heat(er|ing)? (is |was |has been |went |system )?(out|broke\w*|off|not|doesn|isn|won|dead|died)|furnace|hot water|a\/?c|air ?con\w*|ac unit|plumbing|sewage|toilet|uninhabitable|habitab\w+|unsafe|repar\w+|chauff\w+|moisi\w*|fuite|coule|brise\w*|eau chaude|calefaccion|gotera\w*|moho|descompuest\w+|arregl\w+|compon\w+|cucarachas|sin agua|aire acondicionado)\b/;
const withholds =
  /\b(withhold\w*|with ?hold\w*|hold(ing)? back|stop(ping)? (paying|rent)|not pay\w*|quit paying|keep back|deduct\w* .{0,40}\b(from|off|rent)\b|take it (off|out of)|(take|knock|come) (it )?off (the|my) rent|rent escrow|escrow (the|my) rent|retenir|arreter de payer|ne plus payer|deduire|deja(r)? de pagar|no pagar|descontar\w*|retener)\b/;

const rentRises = new RegExp(
  [
    String.raw`\b(rais\w+|increas\w+|hik\w+|jack\w*|bump\w*|up(ped|ping)|doubl\w+|went up|go(es|ing)? up|higher)\b.{0,30}\b(my|the|our|her|his|their|a|tenant'?s?|on my)? ?rent\b(?! (the|it) (house|home))`,
    String.raw`\brents?\b.{0,25}\b(increas\w*|hikes?|raises?|rais\w+|going up|go(es)? up|went up|control\w*|stabili\w+|caps?|jump\w*)\b`,
    String.raw`\b(augment\w+|hausse|monter|monte)\b.{0,25}\bloyers?\b|\bloyers?\b.{0,20}\b(augment\w+|hausse|monte\w*)\b|\bcontrole des loyers\b`,
    String.raw`\b(sub(e|en|ir|io|ieron|irme|irle)|aument\w+)\b.{0,20}\b(la |mi |de )?(renta|alquiler)\b|\b(renta|alquiler)\b.{0,20}\b(sub\w+|aument\w+)\b|\b(tope|control) (de|a) (la )?rentas?\b`,
  ].join('|'),
);

const married =
  /\b(spouse|wife|husband|hubby|married|partner|mari|femme|epoux|epouse|conjointe?|espos[oa]|marido|mujer|conyuge|casad[oa])\b/;
const signs =
  /\b(sign\w*|signature|consent\w*|permission|on (the )?(title|deed)|without (him|her|my|his|their)|(firm(a|e|ar|an|o)|firmas)|consentimiento|sin (mi|su|que) \w+|titulo|escritura|sign(er|e|ature)|consentement|titre|acte)\b/;
const sells =
  /\b(s[eo]ll\w*|sale|sold|deed|mortgage|refinanc\w*|heloc|home equity|vend\w*|vente|hypothe\w+|venta|hipoteca\w*)\b/;

const death =
  /\b(died|dies|die|dead|death|passed( away)?|pass away|deceased|estate|inherit\w*|left|heirs?|probate|decede\w*|deces|mort|morte|mourt|meurt|murio|muere|fallec\w+|muerte|hered\w+|sucesion|succession|herit\w+)\b/;
const noWill =
  /\b(no will|isn'?t a will|wasn'?t a will|without a will|without any will|no (last )?will|didn'?t (have|leave|make) a will|never (made|wrote|had) a will|had no will|hadn'?t a will|intesta\w+|sin testamento|no (dejo|hizo|tenia) testamento|sans testament|pas (fait )?de testament|pas laisse de testament)\b/;
const shortProbate =
  /\b(affidavits? of heirship|small estate\w*|heirs'? property|declaracion de herederos|sucesion intestada)\b/;

const canTake =
  /\b(creditors?|collectors?|debt collect\w*|judgments?|judgements?|sued?|suing|lawsuits?|credit cards?|medical (bills?|debts?)|hospital bills?|bankruptcy|chapter 7|acreedor(es)?|demand(a|an|aron|en)|deudas?|tarjetas?( de credito)?|creanciers?|poursui\w+|jugement|dettes?|faillite|bancarrota)\b/;
const losesHome =
  /\b(tak(e|es|ing)|took|seize\w*|lose|losing|protect\w*|safe|force\w* (a |the )?sale|lien on|go after|come after|touch|keep|exempt\w*|quit(ar|an|en|arme|arnos)|perder|pierdo|proteg\w+|embarg\w+|sais\w+|perdre|prendre)\b/;
const home = /\b(house|home|homestead|condo|place|property|casa|vivienda|propiedad|maison|residence|propriete)\b/;

const taxOf =
  /\b(property tax\w*|real estate tax\w*|tax(able)? (value|bill|assessment)|assess\w+|apprais(al|ed) (district|value)|county (value|apprais\w+)|taxes? (foncieres?|municipales?)|predial|avaluo|valor (catastral|gravable)|impuestos? (a|de|sobre) la (propiedad|casa|vivienda))\b/;
const capWords =
  /\b(cap|caps|capped|limit\w*|max\w*|most|how (much|high|fast) (can|could|may|do|does|will) .{0,40}(go up|rise|increase\w*|raise|jump|climb)|(go up|rise|increase|raise|jump) .{0,20}(each|per|a|every|in one) year|tope|limite|cuanto (puede|pueden) subir|maximo|plafon\w+|combien .{0,20}(augmenter|monter))\b/;
const protests =
  /\b(appeal\w*|protest\w*|contest\w*|disput\w+|fight\w*|griev\w+|challeng\w+|apel\w+|impugn\w+|protestar|reclamar|en appel)\b/;
const when =
  /\b(deadlines?|due|by when|when|until|last day|how (long|many days)|time limit|date|what day|window|too late|still (appeal|protest|file|time)|fecha( limite)?|plazo|cuando|hasta cuando|cuantos dias|tiempo tengo|date limite|delai|quand|combien de (temps|jours))\b/;

/** The duties of a seller to disclose. */
const tells =
  /\b(disclos\w*|divulg\w+|seller'?s? (property )?(condition|disclosure)\w*|tell (the )?buyers?|reveal\w*|caveat emptor|buyer beware|declar(er|ar|acion|ation|o|e)\b|revel(ar|er))\b/;
const sellerSide =
  /\b(sellers?|sell\w*|sold|vend\w+|house|home|defects?|have to|must|required?|law|form|oblig\w+|tengo que|debo|forma|formulario|formulaire|dois)\b/;

const closes =
  /\b(attorneys?|lawyers?|notar(y|ies)|title compan(y|ies)|escrow (compan(y|ies)|officer)|who|abogad[oa]s?|notari[oa]s?|compania de titulos|quien|avocats?|notaires?|qui)\b.{0,60}\b(clos(e|es|ing|ings)|settlement|cierre|cierra|cloture|closing)\b|\b(clos(e|ing)|settlement|cierre|cloture)\b.{0,50}\b(attorneys?|lawyers?|notary|title compan(y|ies)|escrow compan(y|ies)|abogad[oa]|notari[oa]|avocat|notaire)\b|\battorney state\b/;
const closesAsks =
  /\b(need|require\w*|must|have to|who|conduct\w*|handl\w+|do(es)? the|runs?|attorney state|use|law|or|hace falta|necesit\w+|oblig\w+|quien|tengo que|faut|besoin|exige|qui)\b/;

const nonresident =
  /\b(non-?residents?|out[- ]of[- ]state|(live|lives|living|moved|reside) (in|to) (another|a different|other) state|don'?t live (there|here|in)|no residentes?|(vivo|vive|vivimos) (en otro estado|fuera)|otro estado|non-?residents?|autre etat)\b/;
const livesElsewhere =
  /\b(je|on|nous) (vis|vivons|vit|habit\w+|demeur\w+|rest\w+) (au|a|en) \w+|\b(i|we) (now )?(moved|relocated) to (?!it\b|the\b|a\b)\w+|\b(i|we) (now )?(live|reside) in (?!it\b|the\b|this\b|that\b|a\b)\w+|\b(vivo|vivimos) en (?!la\b|el\b|esta?\b)\w+/;
const holdsBack =
  /\b(withh?\w*|hold\w* back|taxe?s?|taxed|harpta|retien\w+|reten\w+|impuestos?|impots?|retenue\w*|prepay\w*)\b/;

const backsOut =
  /\b(back(ed|ing)? out|cancel\w*|rescind\w*|rescission|chang\w+ (my|our) mind|get out|way out|out of it|cold feet|second thoughts|regret\w*|undo|cool\w*[- ]off|walk away|retract\w*|annul\w+|me dedire|se dedire|cambi\w+ de (idea|opinion)|arrepent\w+|echar(me|nos)? (para )?atras)\b/;

export const taxOfHeirs =
  /\b(inheritance|death|(?<!real )estate) tax(es)?\b|\bdroits? de succession\b|\bimpots? (sur (les |la |l')?(successions?|heritages?)|de succession|successoral)\b|\bimpuestos? (de|a|sobre|por) (la |las |una )?(herencias?|sucesion(es)?|heredar)\b/;
const inheritsHome =
  /\b(inherit\w*|(left|leaves|leaving|willed) (it to )?(me|us|my \w+|him|her)|herit\w+|hered\w+|herencia|(m'a|nous a|lui a) (laisse|legue)|(me|nos|le) dej(o|aron))\b/;
const owesTax = /\b(tax(es|ed)?|owe|impots?|imposable|impuestos?|state (take|get|want|charge)s?)\b/;

const complains =
  /\b(complain\w*|complaints?|reported|turned (him|her|them) in|filed|called|inspect(or|ors|ion|ed)|wrote (him|her|them) up|cited|code enforcement|health (dept|department)|311|(me |se )?quej\w+|denunci\w+|reporte|inspector(es|a)?|plaintes?|plaint|plainte|appele|denonc\w+|inspecteurs?|inspection)\b/;
const toWhom =
  /\b(city|county|town|inspect\w*|code|health (dept|department)|board of health|housing (authority|dept|department|office)|building (dept|department)|311|repairs?|mou?ld|heat(ing)?|leaks?|roach\w*|bugs|mice|rats|wiring|landlord board|ltb|rtb|ciudad|municipio|sanidad|salubridad|condado|moho|reparaciones|calefaccion|cucarachas|ville|municipalite|moisissures?|reparations?|chauffage|coquerelles|tal)\b/;
const strikesBack =
  /\b(retaliat\w*|n(4|5|12|13)|30[- ]days?|60[- ]days?|thirty|sixty|notice|evict\w*|kick\w*|throw\w*|(rais|increas|hik|jack|bump)\w* (\w+ ){0,2}rent|rent (\w+ ){0,2}(up|increase|hike)|non-?renew\w*|not renew\w*|won'?t renew|move out|get out|wants? (me|us) out|terminat\w+|represalia\w*|desaloj\w+|sacar(me|nos)?|echar(me|nos)?|me (corre|echa|saca)|sub(e|io|ir|irme) (\w+ ){0,2}renta|aviso|me vaya|represailles?|expuls\w+|evic\w+|evinc\w+|avis|augment\w+|hausse|partir|mettre dehors|met dehors|renouvel\w+)\b/;
const ofTenants = new RegExp(`\\b(${tenantWords}|month[- ]to[- ]month|owner|building|notice|duen[oa])\\b`);

/** Tells that a landlord punishes a tenant for a complaint. */
export const retaliates: Omit<LocalWords, 'id'> = {
  patterns: [
    new RegExp(`${complains.source}|\\bretaliat\\w*|\\brepresalias?\\b|\\brepresailles\\b`),
    new RegExp(`${toWhom.source}|\\bretaliat\\w*|\\brepresalias?\\b|\\brepresailles\\b`),
    strikesBack,
    ofTenants,
  ],
  except:
    /\b(sellers?|buyers?|closing|offer|hoa|mortgage|home inspection|my tenant|our tenant|tenants? (won'?t|refus\w+|is|are|hasn'?t|doesn'?t)|mi inquilin[oa]|mon locataire|vendeur|acheteur|promesse|vendedor|comprador|assess\w*|tax(es)?)\b/,
};

/** The words of a lease that ends early for violence, military orders or a death. */
export const endsEarly: Omit<LocalWords, 'id'> = {
  patterns: [
    /\b(lease|rental agreement|apartment|tenancy|rent (is |was )?due|owe (the )?rent|contrato|departamento|apartamento|depa|renta|bail|logement|loyer)\b/,
    /\b(domestic violence|dv|abus(e|ed|er|ive)|violent|beats? me|hits? me|restraining order|protective order|stalk\w*|deploy\w*|pcs|military|army|navy|marines?|air force|(active|military) (duty|orders)|got orders|tenant (just )?(died|dies)|(mom|mother|dad|father|brother|sister|uncle|aunt|grandm\w+|grandp\w+|wife|husband|tenant|renter) (just |recently )?(died|dies|passed|dead)|violencia|me golpea|me pega|orden de (proteccion|restriccion)|ejercito|despliegue|militar|(murio|fallecio) (mi|el|la)|(mi|el|la) \w+ (murio|fallecio)|violence|armee|deploie\w*|(mere|pere|frere|soeur|oncle|tante|locataire|mari|femme)( \w+)? (est )?(mort|morte|decedee?))\b/,
    /\b(break\w*|end(ing)?|terminat\w+|get out|cancel\w*|leave|early|still (owe|pay|have)|owe|stuck|keep paying|have to pay|notice|move out|terminar|romper|salir(me)?|cancelar|dejar|seguir pagando|debemos|casser|briser|resili\w+|partir|quitter|mettre fin|continuer|payer|avis)\b/,
  ],
  except:
    /\b(sellers?|buyers?|s[eo]ll\w*|buy\w*|closing|mortgage|loan|inherit\w*|left (me|us)|left (him|her)|va loan|tax(es)?|probate|listing|offer|hipoteca|vend\w+|compr\w+|achet\w+|hypotheque|evict\w*|stuff|belongings|deposit|my tenant|our tenant|mi inquilin[oa]|mon locataire|house (is|was) (hers|his|paid))\b/,
};

const refusesHome =
  /\b((won'?t|wont|will not|refus\w+ to|doesn'?t want to|not going to) (rent|sell|lease|show|let)\b.{0,40}\b(me|us)|(refus|den|reject)\w+ (me|us|our|my)|turn\w* (me|us|my|our) (\w+ )?(down|away)|told (me|us) (no|they|he|she|it'?s|there|that)|sa(ys|id) (no|downstairs|only|they|we|i|it)\b|hung up|charg\w+ (me|us) (more|extra|a (higher|bigger))|ask(s|ed|ing)? (me |us )?(for |about )?(my |our |to see (my|our) )?(immigration|papers|citizenship|green card|visa)|evict\w* (me|us)|no (me|nos) ((quier\w+|quis\w+) (rentar|alquilar|vender|mostrar)|rent(a|o|an|aron)|alquil(a|o|an|aron))|(me|nos) (neg|rechaz)\w+|(me|nos) (pide|pidio|pregunt\w+)|(refuse|veut pas|voulait pas) (de )?(me|nous) (louer|vendre|visiter)|(m'a|nous a|m'ont|nous ont) (refus\w+|dit non)|me demande)\b/;
const ofTrait =
  /\b(because|bc|cuz|since|due to|for having|when (he|she|they) (saw|heard|found)|porque|por (tener|ser|mi|mis)|parce qu\w*|a cause|car|immigration|migratori[oa]|papers|papeles|statut|discriminat\w*|discrimin\w+)\b(?=.*\b(kids?|child(ren)?|baby|babies|pregnan\w+|toddlers?|wheelchair|disab\w+|handicap\w*|blind|deaf|race|racist|black|latin[oa]|hispanic|mexican\w*|asian|indian|arab|african|jewish|muslim|hijab|religio\w+|gay|lesbian|trans|accent|immigra\w+|citizenship|immigration|papers|green card|foreign\w*|welfare|hij[oa]s|nin[oa]s|bebe|embaraz\w+|silla de ruedas|discapaci\w+|negr[oa]s?|mexican[oa]s?|latin[oa]s?|musulm\w+|migratori[oa]|papeles|acento|enfants?|enceinte|fauteuil|handicape\w*|noire?s?|arabes?|voile|musulman\w*|immigrant\w*|accent|aide sociale|bien-etre social))\b|\b(kids?|children|wheelchair|pregnant|immigration status|papers)\b.{0,40}\b(discriminat\w*|legal|illegal|allowed|can (he|she|they)|is that)\b/;
const offersHome = new RegExp(
  `\\b(${tenantWords}|owners?|sellers?|agents?|realtors?|managers?|buildings?|complex|unit|duplex|condo|house|apt|duen[oa]s?|vendedor\\w*|agente|vendeurs?|courtiers?|immeuble|casa|maison)\\b`,
);

/** Tells that a landlord or seller refuses a person for a protected characteristic. */
export const discriminates: Omit<LocalWords, 'id'> = {
  patterns: [new RegExp(`${refusesHome.source}|\\bdiscriminat\\w*\\b|\\bdiscrimin\\w+`), ofTrait, offersHome],
  except:
    /\b(neighbou?rhoods?|areas?|quartiers?|barrios?|zonas?|should i (tell|say)|can i (refuse|reject|deny|ask|say|charge)|puedo (negar|rechazar)|puis-je refuser|my (tenants?|ad|listing)|our tenants?|loan|mortgage|lender|score|prestamo|hipoteca|hypotheque|pret|service (dog|animal)|emotional support|esa)\b/,
};

/** The words of questions about rules of the states and of the USA, the more special first. */
export const americanWords: readonly LocalWords[] = [
  { id: 'landlord-retaliation', ...retaliates },
  { id: 'end-lease-early', ...endsEarly },
  {
    id: 'texas-home-equity',
    patterns: [
      /\b(home equity|heloc|cash[- ]?out|equity loan|equity line|second (lien|mortgage)|50\(?a\)?\(?6\)?|80 ?%|valor neto|valeur nette|marge)\b/,
      /\b(how much|max\w*|limit\w*|most|80|85|90|95|100|%|percent|cap|rules?|allowed|law|can i|can we|wait\w*|twelve|12|cuanto|puedo|limite|tope|maximo|combien|plafond|regle)\b/,
    ],
    except: /\bhomestead exemption\b/,
    only: ['TX'],
  },
  {
    id: 'va-assumption',
    patterns: [
      /\bva\b(?! (\w+(er|re|ir|oir)|etre))/,
      /\b(assum\w+|takes? over|taking over|took over|entitlement|asum\w+|reprend\w*|reprise)\b/,
      /\b(assum\w+|tak(e|es|ing|en) over|took over|buyer|sold|sell\w*|someone else|non-?veteran|civilian|asum\w+|comprador|reprend\w*|reprise|acheteur)\b/,
    ],
    except: /\b(how (do|can) i (get|order)|certificate|coe|second)\b/,
  },
  { id: 'va-residual-income', patterns: [/\b(residual income|ingreso residual|revenu residuel)\b/] },
  {
    id: 'reverse-mortgage-due',
    patterns: [
      /\b(reverse mortgage|hecm|hypotheque inversee|pret hypothecaire inverse|hipoteca (inversa|revertida))\b/,
      /\b(die[sd]?|dead|death|pass(es|ed)?( away)?|heirs?|kids|children|inherit\w*|lose|losing|foreclos\w*|take (the|my|her|his|their) (house|home)|(come|comes|fall) due|due|pa(y|id) (it )?(back|off)|nursing home|assisted living|move(s|d)? out|rembours\w+|deces|meurt|decede\w*|heritiers|perdre|enfants|muer\w+|murio|herederos|hijos|perder|pagar|asilo)\b/,
    ],
  },
  {
    id: 'depreciation-recapture',
    patterns: [
      /\bdepreciat\w*|\bdepreciacion\b|\bamortissement\b|\brecaptur\w+/,
      /\b(recaptur\w*|s[eo]ll\w*|sale|take it back|pay (it )?back|tax\w*|vend\w*|venta|vente|impuestos?|impot|recuper\w+)\b/,
    ],
    except:
      /\b(report|lender|income|qualif\w*|add back|how (much|do i) (is|calculate)|home office|informe|rapport|prevoyance|mcc|credit certificate|1031|ag |rollback)\b/,
  },
  {
    id: 'housing-voucher',
    patterns: [
      /\b(section 8|sec 8|housing (choice )?vouchers?|vouchers?|source of income|hcv|seccion 8|vales? de vivienda|bons? de logement)\b/,
      /\b(landlords?|tenants?|applicants?|renters?|rent|rental|lease|unit|duplex|owner|oblig\w+|have to|must|required?|refus\w*|say no|turn (\w+ )?(down|away)|den(y|ied)|reject\w*|accept\w*|take|allowed|legal|law|caser[oa]|duen[oa]|inquilin[oa]|rent\w+|acept\w+|rechaz\w+|tengo que|proprietaires?|locataires?|accept\w+|refuser|dois)\b/,
    ],
    except:
      /\b(neighbou?rhoods?|areas?|avoid|away from|live (near|around|next)|no section 8 (people|tenants?|neighbou?rs|folks)|without section 8|people on section 8|barrios?|zonas?|vecin\w+|gente de|quartiers?|buy (a|my) (house|home) with|homeownership)\b/,
  },
  { id: 'housing-discrimination', ...discriminates },
  {
    id: 'lease-home-sold',
    patterns: [
      new RegExp(
        `\\b(${landlord}|owner|(house|home|place|condo|apartment|building|duplex) (that )?(i|we) rent|rental|lease|la casa que rento|casa que rentamos|bail|loyer|logement|contrato de renta|renting)\\b`,
      ),
      /\b(sell\w*|sold|sale|new owner|foreclos\w*|vend\w*|vente|nouveau proprietaire|vent[ae]|nuevo duen[oa]|embargan|saisie)\b/,
      /\b(lease|move|moving|leave|kick\w*|out|stay|honor|happens|rights?|notice|new owner|evict\w*|break|deposit|bail|partir|rester|quitter|avis|contrato|salir\w*|irme|quedar\w*|sacar\w*|desaloj\w*|aviso|pasa|demenag\w*)\b/,
      new RegExp(
        `\\b(my|our|mon|ma|notre|mi|nuestr[oa]|le|el|the) (${landlord})|\\b(i|we|i'm|im|we're) (am |are )?(rent\\w*|a tenant|tenants)|\\b(je|nous|on) (loue|louons|suis locataire)|\\b(rento|rentamos|alquilo|soy inquilin[oa])\\b|\\bi'?m (in|on) a lease\\b`,
      ),
    ],
    except: /\b(should i (buy|sell)|buy it from|offer|rent to own|mortgage|my house|our house|list(ing)? (my|our))\b/,
  },
  {
    id: 'left-belongings',
    patterns: [
      new RegExp(`\\b(${tenantWords}|evict\\w*|desaloj\\w+|expuls\\w+|squatters?|moved out)\\b`),
      /\b(left|leav(e|es|ing)|abandon\w*|behind|remain\w*|deja(r|ron|do)?|dejo|laiss\w+|abandonn\w+)\b/,
      /\b(stuff|things|belongings|possessions|personal property|furniture|junk|couch|clothes|boxes|crap|items|property (behind|left)|cosas|pertenencias|muebles|ropa|affaires|meubles|effets|biens)\b/,
    ],
    except: /\b(sellers?|closing|walk-?through|previous owners?|inclusions?|vendeurs?|vendedor\w*|cierre|fixtures?)\b/,
  },
  {
    id: 'security-deposit',
    patterns: [
      /\b(deposits?|depots?|depositos?|caution)\b/,
      new RegExp(
        `\\b(${tenantWords}|security|securty|damage|pet|pets|dog|move[- ]?(out|in)|moved out|garantia|seguridad|securite|garantie|mudo|mude|desocup\\w+|entregu?e (las |mis )?llaves|me (dan|devuelv\\w+|regres\\w+) (mi|el) deposito|mascotas?|animal|caution)\\b`,
      ),
    ],
    except: new RegExp(
      `${purchaseDeposit.source}|\\bdirect deposit\\b|\\b(minimum deposit|students|insurance|seguro|zelle|venmo|cash ?app|scam|wire|app(lication)? fees?|move[- ]in costs?|live there)\\b|\\bdepots? (mobile|direct)\\b`,
    ),
  },
  {
    id: 'late-fee',
    patterns: [
      /\b(late[- ](fees?|charges?|rent|penalt\w+)|fees? for (paying |being )?late|charg\w+ (\w+ )?\$? ?\d+ (dollars )?(when|if|for being|for paying|because)? ?\w* ?late|frais de retard|penalites? de retard|recargos?|cargos? por (pago )?(atras\w*|tardio|mora)|cuota por atraso|multa por (atraso|pagar tarde))\b/,
      tenancy,
    ],
    except: homeLoan,
  },
  {
    id: 'rent-increase',
    patterns: [rentRises],
    except:
      /\b(rent or buy|buy\w*|bought|afford\w*|savings|credit|mortgage|homes? for sale|cap rate|cash ?flow|rental income|louer ou acheter|achet\w+|compr\w+|ahorr\w+|hipoteca|rates? (went|going)|forecast|next year'?s market)\b/,
  },
  {
    id: 'landlord-entry',
    patterns: [
      new RegExp(`\\b${landlord}\\b|\\b${people}\\b|\\b(rental|rented)\\b`),
      /\b(ent(er|ers|ering|ered|ry)|come(s)? (by|over|in(to|side)?)|coming (by|over)|(stop|drop|pop)\w* (by|in|over)|coming in(to|side)?|came in|walk\w* in|let(s|ting)? (him|her|them)sel(f|ves) in|show(s|ing|ed)? up|barg\w+ in|access|go in(to|side)?|inspect (the|my)|entr(er|e|ar|a|an|o|ee)|meterse|se mete|visites? surprise)\b/,
      /\b(notice|permission|unannounced|warning|no notice|without (asking|telling|notice|permission|warning)|hours?|allowed|can (a|my|the|i|he|she)|legal|right|privacy|when(ever)?|avis|aviso|avisar|prevenir|permiso|horas|heures|sin|sans|permission|droit|derecho|puede)\b/,
    ],
    except: new RegExp(`${sale.source}|\\b(agreement|market|entry[- ]level|the lease|a lease|into a lease)\\b`),
  },
  {
    id: 'occupant-without-lease',
    patterns: [
      new RegExp(`${guests.source}|\\b${people}\\b|\\b(somebody|someone|he|she|they)\\b`),
      new RegExp(`${noLease.source}|${guests.source}`),
      wontLeave,
    ],
    except: new RegExp(
      `${sale.source}|\\b(dogs?|cats?|inherit\\w*|estate|title|deed|co-?own\\w*|divorc\\w*|adverse|mortgage|years of use|contract ends|lease (is|was) up|died|passed|herencia|testamento|divorcio)\\b|\\bmy ex\\b|\\b(prestamo|loan|favorit\\w*|guardad\\w*|saved|account|enganche|lawyer)\\b`,
    ),
  },
  {
    id: 'eviction-notice',
    patterns: [new RegExp(`${evicts.source}|${unpaidRent.source}`)],
    except: new RegExp(
      `${sale.source}|\\b(foreclos\\w*|lender|income|loan|mortgage|my credit|account|session|saved|favorit\\w*|guardad\\w*|on my record|buy a house|get a mortgage|qualify|eviction (on|in) my|raise|month[- ]to[- ]month)\\b`,
    ),
  },
  {
    id: 'end-month-to-month',
    patterns: [
      /\b(month[- ]?(to|by)[- ]?month|m2m|mes (a|por) mes|(au|de) mois( en mois)?|mois (par|a) mois|(how (much|long|many days)|cuant\w+|combien)( of| de| a)? ?(notice|days'? notice|aviso|anticipacion|avis|preavis)|notice (do|does|must|should|is|to) .{0,40}(move|leave|give|vacate|end)|30 days'? notice|non-?renew\w*|not renew\w*|end (my|the|a|our) lease|terminate (my|the|a|our) (lease|tenancy))\b/,
      new RegExp(`${tenancy.source}|\\b(move out|moving out|month[- ]?to[- ]?month|mes a mes)\\b`),
    ],
    except: new RegExp(
      `${sale.source}|\\b(arm|insurance|entry|enter|come in|rais\\w+|increase\\w*|evict\\w*|hausse|augment\\w+|aument\\w+|sub(e|ir)|rates?|buy\\w*|mortgage|break)\\b`,
    ),
  },
  {
    id: 'rental-repairs',
    patterns: [
      new RegExp(
        `\\b${landlord}\\b|\\b${people}\\b|\\b(rent|lease|rental|apartment|loyer|bail|logement|renta|alquiler|depa)\\b`,
      ),
      new RegExp(`${repairable.source}|${withholds.source}`),
      new RegExp(
        `${withholds.source}|\\b(won'?t|wont|refus\\w+|ignor\\w+|hasn'?t|doesn'?t|never|how long|days|have to|legal|law|rights|what (can|should|do)|responsible|next (week|month)|for (a|two|three|\\d+) (weeks?|months?)|no (arregla|repara|quiere|hace|compone|responde)|cuanto tiempo|derechos?|veut pas|refuse|ne (repare|fait)|combien de temps|droits?|oblige\\w*|delai)\\b`,
      ),
    ],
    except: new RegExp(
      `${sale.source}|\\b(inspection|inspector|appraiser|warranty|insurance claim|home for sale|buy(ing)?|flip\\w*|203k|hoa|condo association|cap rate|rental income|tax deduct\\w*|garantie|inspecteur|assurance)\\b`,
    ),
  },
  {
    id: 'condo-rescission',
    patterns: [/\b(condos?|condominiums?|condominios?|copropriete|unit)\b/, backsOut],
    except:
      /\b(tour|visit|showing|appointment|insurance|agent|alerts?|rental|rent|lease|tenant|airbnb|assessment|loan|refinanc\w*|visite|cita|seguro|assurance|loyer|bail|inspection|inspeccion)\b/,
    needsPlace: true,
  },
  {
    id: 'home-without-will',
    patterns: [
      new RegExp(`${noWill.source}|${shortProbate.source}`),
      new RegExp(`${death.source}|${shortProbate.source}`),
    ],
  },
  {
    id: 'inheritance-tax',
    patterns: [taxOfHeirs],
    except: /\b(property tax\w*|transfer tax\w*|write off|avoid|trust|gift tax)\b/,
  },
  {
    // These states tax what an heir receives, so the word “tax” beside an inheritance asks for it.
    id: 'inheritance-tax',
    patterns: [inheritsHome, owesTax],
    except:
      /\b(property tax\w*|transfer tax\w*|s[eo]ll\w*|sold|sale|gains?|basis|base|mortgage|reassess\w*|vend\w+|vente|venta|escrow|predial|taxes? fonciere?s?|insurance)\b/,
    only: ['PA', 'NJ', 'KY', 'NE', 'MD'],
  },
  {
    id: 'spouse-signs',
    patterns: [married, signs, sells],
    except:
      /\b(divorc\w*|separat\w*|ex|died|passed|power of attorney|away|overseas|deployed|co-?sign\w*|credit|apply|qualify|income|poa|procuration|poder|murio|fallecio|decede|disclaimer|quit ?claim|both (be )?on the (loan|mortgage)|capital gains?|tax(es)?|inherit\w*|buy(ing)?|compr\w+|achet\w+|e-?sign\w*|docusign|esign)\b/,
    needsPlace: true,
  },
  {
    id: 'homestead-creditors',
    patterns: [canTake, losesHome, home],
    except:
      /\b(mortgage|lender|loan|score|buy\w*|qualify|co-?sign\w*|foreclos\w*|seller|builder|contractor|hoa|dti|property tax\w*|credit (score|report|card debt.*qualify)|wait\w*|after bankruptcy|hipoteca|comprar|acheter|pret|hypotheque)\b/,
  },
  {
    id: 'property-tax-appeal',
    patterns: [protests, new RegExp(`${taxOf.source}|\\b(value|valuation|tax(es)?|valor|impuestos?|cad)\\b`), when],
    except: /\b(low appraisal|lender|rate|offer|bid|va loan|tidewater|court|parking)\b/,
    needsPlace: true,
  },
  {
    id: 'tax-value-cap',
    patterns: [
      taxOf,
      capWords,
      /\b(year\w*|annual\w*|go up|rise|rises|increas\w*|raise|jump|cap|capped|limit\w*|ano|anual\w*|subir|sube|tope|an|annee|augment\w+|monter|plafond|most the tax|maximum)\b/,
    ],
    except:
      /\b(deduct\w*|salt|senior|over 65|65|veteran|disab\w*|exempt\w*|escrow|bank|afford|income|capital gains?|homes? (for|under)|price|inherit\w*|sell\w*|transfer|frozen|freeze|move|moving|star|anos de edad|mayor(es)?)\b/,
    needsPlace: true,
  },
  {
    id: 'disclosure',
    patterns: [
      tells,
      sellerSide,
      /\b(must|have to|has to|need\w* to|required?|law|legal\w*|form|what (do|does|must|should)|caveat emptor|buyer beware|oblig\w+|tengo que|debo|debe|tiene que|ley|formulario|forma|dois|doit|faut|loi|formulaire|exige\w*|owe|supposed to|state)\b/,
    ],
    except:
      /\b(closing disclosure|death|murder|suicide|died|haunted|loan estimate|income|lender|agent pay|crypto|mort|deces|muerte|suicid\w+)\b/,
    needsPlace: true,
  },
  {
    id: 'nonresident-sale',
    patterns: [nonresident, /\b(s[eo]ll\w*|sold|sale|seller|vend\w*|vente|venta)\b/, holdsBack],
    except:
      /\b(foreign\w*|canadian\w*|firpta|transfer tax\w*|canadien\w*|extranjer\w*|income tax return|speculation|exit tax|property tax\w*)\b/,
    needsPlace: true,
  },
  {
    // Only withholding is asked for by a person who lives elsewhere: “I live in Québec and sell in Myrtle Beach”.
    id: 'nonresident-sale',
    patterns: [
      livesElsewhere,
      /\b(s[eo]ll\w*|sold|sale|vend\w*|vente|venta)\b/,
      /\b(withh?(o|e)ld\w*|hold\w* back|retien\w*|reten\w+|retenue\w*)\b/,
    ],
    except: /\b(foreign\w*|firpta|extranjer\w*|etranger\w*)\b/,
    needsPlace: true,
  },
  {
    id: 'who-closes',
    patterns: [closes, closesAsks],
    except:
      /\b(how much|cost\w*|fees?|charge\w*|pays?|paid|who pays|sue|court|find (me )?(an?|some)|recommend|near me|combien|cuanto|cobra\w*|paga|paie|power of attorney|keys|first|attend\w*|remote|sign for)\b/,
    needsPlace: true,
  },
  {
    id: 'adverse-possession',
    patterns: [
      /\b(adverse possession|squatter'?s'? rights?|prescripcion adquisitiva|usucapion|prescription acquisitive)\b|(?=.*\b(neighbou?r\w*|fence|driveway|strip|shed|hedge|land|vecin[oa]|cerca|franja|terreno|voisine?|haie|terrain|allee)\b)(?=.*\b(\d+|ten|fifteen|twenty|thirty|many|diez|quince|veinte|dix|quinze|vingt) (years|yrs|anos|ans)\b)(?=.*\b(mow\w*|us(ed|ing|es)|maintain\w*|fenc\w+|plant\w+|park\w+|over (my|the|our|his|her) (line|property)|usa(do|ndo)?|ocup\w+|utilis\w+|entretien\w*|tond\w*|occup\w+)\b)(?=.*\b(own\w*|claim\w*|theirs|his|hers|mine|take|keep|duen[oa]|suy[oa]|reclam\w+|quedar\w*|proprietaire|a lui)\b)/,
    ],
    needsPlace: true,
  },
  {
    id: 'foreclosure',
    patterns: [
      /\b(foreclos\w*|sheriff'?s? sale|trustee'?s? sale|remate|ejecucion hipotecaria|ejecut\w+ la hipoteca|saisie (hypothecaire|immobiliere)?)\b/,
      /\b(redeem\w*|redemption|get (it|that|the place|the house|my house|our house|the home|my home) back|judicial|non-?judicial|court|how long|process|timeline|how (many|much) (months|days|time)|fast|quick\w*|notice|auction date|after the (sale|auction)|recuperar\w*|cuanto tiempo|cuant\w+ meses|corte|tribunal|proceso|juez|combien de temps|racheter|rachat|delai)\b/,
    ],
    except:
      /\b(buy(ing)? (a|another|again|one)|after (a|my|our) foreclosure(?! (sale|auction))|wait\w*|how (do|can) i (buy|find)|homes?|find|show|search|credit|get a (loan|mortgage)|listings?|tax|hoa|association|asociacion|tenants?|lease|renting|comprar|acheter)\b/,
    needsPlace: true,
  },
];
