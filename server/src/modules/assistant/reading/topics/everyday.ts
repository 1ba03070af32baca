/** Everyday matters that have nothing to do with a home, in three languages. Patterns match plain texts. */

const to = '(?:to |a |for |pour |para )?(?:my|our|the|his|her|ma|mon|mes|notre|mi|nuestr[oa]) ';
const superiors =
  '(?:\\w+ )?(?:boss|supervisor|manager|charge nurse|nurse manager|shift lead|foreman|teacher|coach|principal|co-?workers?|patron(?:ne)?|gerante?|superviseure?|contremaitre|chef|prof(?:esseure?)?|enseignante?|jef[ea]|supervisora?|encargad[oa]|gerente|maestr[oa]|profesora?|capataz)';
const writes =
  '(?:write|draft|text|e-?mail|tell|message|notify|call|let|ecri[st]?\\w*|redige\\w*|dis|texte\\w*|avertir|avertis\\w*|aviser?|appelle\\w*|escrib\\w*|dile|avis[ae]\\w*|mand[ae]\\w*|llam[ae]\\w*)';
/** “Text my supervisor that I have the flu” */
const toSuperior = new RegExp(`\\b${writes}\\b.{0,25}\\b${to}${superiors}\\b`);
/** An employer's letter is a document of a loan. */
const ofPurchase =
  /\b(lenders?|mortgage|loan|employment (letter|verification)|verif\w+|hypothe\w+|pret(eur)?|prestam\w+|hipoteca|realtor|offer|closing|carta (de|laboral)|lettre d'emploi)\b/;

/** “A novel for my book club”, “qué serie vemos” */
const media =
  /(?=.*\b(recommend\w*|suggest\w*|watch\w*|read(ing)?|listen\w*|play|know|good|best|any|favou?rite|conseill\w*|recommand\w*|sugger\w*|regard\w*|lire|ecout\w*|connais\w*|bonne?s?|recom(i|e)end\w*|sugier\w*|ver|vemos|leer|leo|oir|conoces?|buen[oa]s?|que)\b)\b(novels?|audiobooks?|book club|good books?|movies?|films?|netflix|tv shows?|podcasts?|playlists?|songs?|video ?games?|romans?|livres? audio|bons? livres?|livres? a lire|serie tele|balados?|chansons?|novelas?|(buen )?libros?|peliculas?|series? (para|de|que|pa)|(una|que|otra) serie|canciones?|fantasy (football|baseball|hockey))\b|\b(what|quoi|que|algo) (should|do|can|could|to) (i |we )?(watch|read|listen)\b/;

/** Work for a customer of one's own: “what should I charge for a fade” */
const ownPrices =
  /\b(should|would|do|could|can|to) (i|you|we) (charge|bill|bid|quote)\b|\bfair to charge\b|\b(je|tu|on|vous) (charge\w*|facture\w*|demande\w*|chargerai\w*|demanderai\w*)\b.{0,20}\bcombien\b|\bcombien\b.{0,12}\b(je|tu|on) (charge\w*|facture\w*|demande\w*)\b|\bcuanto (le |les )?(cobro|cobrarias?|cobramos|pido)\b|\b(le|les) cobro\b|\ben cuanto (las|los|la|lo) (doy|dejo|vendo)\b/;
/** A rent or a sale of a home has a price of its own, and the site may have one. */
const ofHome =
  /\b(rent\w*|tenants?|room ?mates?|roommates?|suite|basement|airbnb|interest|lintel|site|app|loyers?|locataires?|renta|inquilin\w+|cuarto|chambre|mortgage|buyer|seller|listing|commission)\b|\bmy (house|home|condo|place)\b|\bma (maison|propriete)\b|\bmon condo\b|\bmi (casa|depa\w*)\b/;

/** Care of a person or an animal. */
const care =
  '(?:hair ?cuts?|hair ?dresser|hair ?stylist|barber|balayage|highlights|manicures?|nail (?:salon|tech)|tattoos?|cardiologists?|dentists?|dermatologists?|pediatricians?|therapists?|psychologists?|gynecologists?|chiropractors?|optometrists?|veterinarians?|vets?|massage|coiffeu(?:r|se)|coupe de cheveux|cardiologue|dentiste|pediatre|psychologue|medecin de famille|veterinaire|physio\\w*|corte de pelo|peluquer[oa]|estilista|unas|cardiologo|dentista|pediatra|psicolog[oa]|dermatolog[oa]|veterinari[oa]|quiropractico|doctora?)';
const careWanted = new RegExp(
  `\\b(?:need|needs|find|know|knows|recommend|suggest|looking for|good|best|price of|cost of|how much (?:is|for|does|are)|cherch\\w+|trouv\\w+|connais\\w*|recommand\\w+|bonne?|besoin d'|combien (?:coute|pour)|prix d'|busco|necesito|conoces?|sabes de|recomiend\\w+|buen[oa]?|cuanto (?:cuesta|sale|por)) (?:me |a |an |un |une |de |d'|any |some |good |great |bon |bonne |buen[oa]? |la |el |los |las |un[oa]? |\\w+ )?(?:good |bon |buen )?${care}\\b|\\bcombien pour (?:un|une) ${care}\\b`,
);
/** “A house near a good dentist” names a place to be near. */
const near = /\b(near|close to|next to|by|pres d[eu']|proche d[eu']|cerca de|junto a)\b.{0,14}$/;
const nameOfCare = new RegExp(`\\b${care}\\b`);

/** “A good biscuit recipe”, “fractions homework”, “red wine out of a carpet” */
const household =
  /\b(recipes?|recettes?|recetas?|homework|devoirs? (de|d')|tarea de|biscuits|sauce a spag\w*)\b|\b(get|remove|take|enlever|quitar|sacar)\b.{0,30}\b(stains?|wine|coffee|taches?|manchas?)\b/;

/** “A cómo está el dólar hoy”, and no exchange of money for a purchase */
const foreignMoney =
  /\b(a como (esta|anda) el (dolar|peso|euro)|tasa de cambio|exchange rates?|taux de change|remesas?)\b(?!.*\b(closing|down payment|deposit|mise de fonds|enganche|cierre|house|home|maison|casa)\b)/;

/** “My truck is throwing code P0420”, and no loan for it */
const vehicles =
  /\bcheck engine\b|\b(car|truck|van|suv|engine|auto|carro|troca|camioneta|char|voiture)\b.*\b((error |trouble )?codes?|misfir\w*|overheat\w*|won'?t start|noise|brakes?|transmission|oil change|mechanic|alternator|muffler|bruit|freins|ruido|frenos|no prende|no arranca)\b|\bcode p[01]\d{3}\b|\boil change\b|\bchangement d'huile\b|\bcambio de aceite\b/;
/** “How much to renew my CDL”: a license to drive, and no document of a loan. */
const drivingLicense =
  /\b(renew\w*|test|exam\w*|fees?|costs?|how much|get|points|renov\w*|renouvel\w*|combien|cuanto|sacar|tramit\w+)\b.*\b(cdl|(driver'?s?|driving|commercial driver'?s?) licen[cs]e|permis de conduire|licencia (de (manejar|conducir|chofer)|cdl|comercial))\b/;
/** “Is a night guard FSA eligible”: health accounts that pay for no home. */
const healthAccounts =
  /\b(fsa|hsa)\b(?=.*\b(eligible|cover\w*|reimburs\w*|qualified)\b)(?!.*\b(down ?payment|house|home|closing|mortgage|loan)\b)|\b(eligible|cover\w*|reimburs\w*)\b.*\b(fsa|hsa)\b(?!.*\b(down ?payment|house|home|closing|mortgage|loan)\b)/;
/** A phone or a computer that fails. */
const devices =
  /\b(phone|laptop|tablet|tv|telephone|cellulaire|celular|telefono)\b.*\b(won'?t|doesn'?t|not|ne|no) (charge|charging|turn on|start|charge plus|prende|carga)\b/;

/** “Who's hiring bus drivers in Columbus” */
const jobs = /\bwho('?s| is)? hiring\b|\bqui (engage|embauche)\b|\bquien (esta )?contrata\w*\b/;

const beforeCare = (text: string): string => text.slice(0, nameOfCare.exec(text)?.index ?? 0);

/** “Do my client's sales tax return”: a return that somebody shall prepare, and no question about one. */
const filesTaxes =
  /\b(file|prepare|do|make|fill( out| in)?|complete|submit|run|sor(s|tir)|fai(s|re)|prepar(e|er|es|a|ar|ame)|rempli(r|s|ssez)|produi(re|s)|haz(me)?|hacer(me)?|llen(a|ar|ame)|present(a|ar)|declar(a|ar))\b.{0,40}\b(tax (return|filing|declaration)s?|sales tax|(gst|hst|tps|tvq|tvh|iva|vat|payroll|quarterly)\b.{0,12}\b(returns?|filings?|report|declarations?)|(declarations?|rapports?) (de )?(tps|tvq|tvh|taxes?|d'impots?|de revenus)|bookkeeping|taxes|impuestos|declaraciones|declaracion de (impuestos|iva))\b/;
const ofBusiness =
  /\b(clients?|customers?|compan(y|ies)|corporation|business|corp|firm|quarter(ly)?|shop|compagnie|entreprise|societe|firme|trimestre|negocio|empresa|compania|cliente|trimestral)\b/;
const asksToKnow =
  /\b(lenders?|banks?|mortgage|loan|house|home|upload|document center|how (do|long|much)|do i (have|need)|hypothe\w+|pret(eur)?|maison|prestam\w+|hipoteca|casa|deduct\w*|deduc\w*)\b/;

/** True for an everyday matter, whatever words of a home it shares. */
export const isDaily = (text: string): boolean =>
  (toSuperior.test(text) && !ofPurchase.test(text)) ||
  media.test(text) ||
  (ownPrices.test(text) && !ofHome.test(text)) ||
  (careWanted.test(text) && !near.test(beforeCare(text))) ||
  household.test(text) ||
  vehicles.test(text) ||
  (drivingLicense.test(text) && !ofPurchase.test(text) && !asksToKnow.test(text)) ||
  healthAccounts.test(text) ||
  devices.test(text) ||
  foreignMoney.test(text) ||
  jobs.test(text) ||
  (filesTaxes.test(text) && ofBusiness.test(text) && !asksToKnow.test(text));
