/** Long because it is a table: the texts about transfer taxes in each language. */
import type { InLanguages } from '../../../reading/language.ts';

interface TransferWords {
  which: string;
  unknown(place: string): string;
  total(tax: string, price: string, place: string): string;
  parts(parts: string): string;
  part(name: string, tax: string): string;
  spared(money: string): string;
  /** Answers a first-time buyer to whom no relief applies. */
  noRelief(place: string, price: string): string;
  /** What a first-time buyer in Québec has instead of a relief from the duties. */
  quebecCredits: string;
  noReliefKnown(state: string): string;
  /** The residence condition of British Columbia's first-time buyer relief. */
  bcResidence(withRelief: string, without: string, arriving: boolean): string;
  newHome(money: string): string;
  newHomeLabel: string;
  asNewHome: string;
  firstTime: string;
  least: string;
  old: string;
  source(name: string, day: string): string;
  alberta: string;
  albertaLoan: string;
  albertaBoth(fee: string, loan: string, together: string): string;
  loanLabel: string;
  mortgage(state: string, tax: string, loan: string, source: string): string;
  noMortgage(state: string): string;
  title(place: string): string;
  totalLabel: string;
  sparedLabel: string;
  asFirstTime: string;
  notFirstTime: string;
  names: Readonly<Record<string, string>>;
  mayBeSpared: ReadonlySet<string>;
  noTax(state: string, zero: string): string;
  hasTax(state: string): string;
  stateTax(state: string, tax: string, price: string): string;
  pays: Readonly<Record<'buyer' | 'seller' | 'both', string>>;
  local: string;
  withLocal(percent: string, tax: string, total: string): string;
  miamiDade(other: string): string;
  cityTax(city: string, buyer: string | undefined, seller: string | undefined): string;
  mansion(tax: string): string;
  noMansion: string;
  buyerPart(tax: string): string;
  custom: string;
}

/** Taxes with a possible exemption, by their names in `engines/mortgage`. */
const mayBeSpared: ReadonlySet<string> = new Set([
  'Ontario land transfer tax',
  'Toronto land transfer tax',
  'British Columbia property transfer tax',
  'Prince Edward Island real property transfer tax',
]);

export const transferWords: InLanguages<TransferWords> = {
  en: {
    which: 'In which city, state or province is the home, and what is the price?',
    unknown: (place) =>
      `The transfer tax of ${place} is not in the tables here, so I give no figure; a lawyer, notary or title company there can.`,
    total: (tax, price, place) =>
      `The land transfer tax and title fees on ${price} in ${place} come to ${tax}, paid by the buyer at closing.`,
    parts: (parts) => `That is ${parts}.`,
    part: (name, tax) => `${tax} of ${name}`,
    noRelief: (place, price) =>
      `Being a first-time buyer does not change it: the rules of ${place} give no first-time relief on ${price}.`,
    quebecCredits:
      'The duties themselves are not refunded by the city because of it, but first-time buyers have tax credits, federal and of Québec, claimed on the return after the purchase: Revenu Québec says which ones hold this year and whether one covers part of the duties. Some cities have a program of their own.',
    noReliefKnown: (state) =>
      `No first-time buyer relief from the transfer tax of ${state} is in the tables here, so it does not change the figure; a title company or the county can confirm it.`,
    spared: (money) => `The first-time buyer relief of ${money} is already taken off.`,
    bcResidence: (withRelief, without, arriving) =>
      `First-time buyer relief in BC requires that you are a citizen or permanent resident and, right before registration, have lived in BC for 12 months in a row or filed two BC tax returns in the last six years. ${arriving ? `Someone who has just moved to BC usually does not meet that yet; once met, the tax is ${withRelief}.` : `Without it the tax is ${without}.`}`,
    newHome: (money) =>
      `The newly built home exemption of ${money} is already taken off: it is full up to $1,100,000 and ends at $1,150,000, for citizens and permanent residents who move in within 92 days and live there. It does not depend on a first purchase. GST is separate.`,
    newHomeLabel: 'Newly built home exemption',
    asNewHome: 'For a newly built principal residence',
    firstTime: 'First-time buyers pay less or nothing here; tell me if you are one.',
    least: 'The city may charge more at this price.',
    old: 'Rates may have changed since, so check before you rely on it.',
    source: (name, day) => `Source: ${name}, in force since ${day}.`,
    alberta: 'Alberta has no land transfer tax; it charges land titles fees.',
    albertaLoan: 'Registering the mortgage costs a similar fee on the loan, which is extra.',
    albertaBoth: (fee, loan, together) =>
      `Registering the mortgage of ${loan} costs another ${fee}, so together it is ${together}.`,
    loanLabel: 'Registering the mortgage',
    mortgage: (state, tax, loan, source) =>
      `The tax on a mortgage of ${loan} in ${state} is about ${tax}, paid by the borrower (${source}).`,
    noMortgage: (state) =>
      `No tax of ${state} on the mortgage itself is in the tables here; the title company or closing attorney can confirm whether one applies.`,
    title: (place) => `Land transfer tax in ${place}`,
    totalLabel: 'Together',
    sparedLabel: 'First-time buyer relief',
    asFirstTime: 'For a first-time buyer',
    notFirstTime: 'Without first-time buyer relief',
    names: {},
    mayBeSpared,
    noTax: (state, zero) =>
      `${state} has no real estate transfer tax: ${zero}. What a buyer pays instead are the county’s small recording fees and the ordinary closing costs.`,
    hasTax: (state) => `${state} has a transfer tax on home sales; tell me a price and I compute it.`,
    stateTax: (state, tax, price) => `The transfer tax of ${state} on ${price} is about ${tax}.`,
    pays: {
      buyer: 'By custom or law the buyer pays it.',
      seller: 'By custom the seller pays it, unless the contract says otherwise.',
      both: 'It is usually split between buyer and seller.',
    },
    local: 'Counties or cities may add their own.',
    withLocal: (percent, tax, total) => `The local ${percent} adds ${tax}, so it is ${total} in all.`,
    miamiDade: (other) =>
      `That is Miami-Dade’s rate for one home: a house, a condo or a co-op unit; for a duplex, land or other property it is ${other}.`,
    cityTax: (city, buyer, seller) =>
      [
        buyer && `${city} charges the buyer ${buyer} of transfer tax.`,
        seller && `The seller’s part in ${city} is ${seller}.`,
      ]
        .filter(Boolean)
        .join(' '),
    mansion: (tax) =>
      `The mansion tax applies from $1,000,000 and the buyer pays it: ${tax} on this price (New York Tax Law § 1402-a; in New York City with the supplemental tax of § 1402-b).`,
    noMansion: 'The mansion tax begins at $1,000,000, so none is due on this price.',
    buyerPart: (tax) => `In all, the buyer’s part is about ${tax}.`,
    custom: 'A contract may divide it another way.',
  },
  fr: {
    which: 'Dans quelle ville, quel État ou quelle province est la propriété, et à quel prix ?',
    unknown: (place) =>
      `Les droits de transfert de ${place} ne sont pas dans mes tables, donc je ne donne pas de chiffre; un notaire ou un avocat sur place peut le faire.`,
    total: (tax, price, place) =>
      `Les droits de mutation et frais de titre sur ${price} à ${place} s’élèvent à ${tax}, payés par l’acheteur.`,
    parts: (parts) => `Soit ${parts}.`,
    part: (name, tax) => `${tax} de ${name}`,
    noRelief: (place, price) =>
      `Être premier acheteur n’y change rien : ${place} ne donne aucun allégement de premier acheteur à ${price}.`,
    quebecCredits:
      'La ville ne rembourse pas les droits pour autant, mais les premiers acheteurs ont des crédits d’impôt, du Québec et du fédéral, à demander dans la déclaration après l’achat : Revenu Québec dit lesquels valent cette année et si l’un d’eux couvre une part des droits. Certaines villes ont leur propre programme.',
    noReliefKnown: (state) =>
      `Les tables ne contiennent aucun allégement de premier acheteur pour la taxe de transfert de ${state} : le montant ne change pas; une société de titres ou le comté peut le confirmer.`,
    spared: (money) => `L’allégement de premier acheteur de ${money} est déjà déduit.`,
    bcResidence: (withRelief, without, arriving) =>
      `En C.-B., l’allégement de premier acheteur exige d’être citoyen ou résident permanent et, juste avant l’enregistrement, d’y avoir vécu 12 mois de suite ou produit deux déclarations de revenus de la C.-B. en six ans. ${arriving ? `Qui vient d’y emménager ne le remplit en général pas encore; une fois la condition remplie, la taxe est de ${withRelief}.` : `Sans lui, la taxe est de ${without}.`}`,
    newHome: (money) =>
      `L’exemption pour habitation neuve de ${money} est déjà déduite : elle est entière jusqu’à 1 100 000 $ et cesse à 1 150 000 $, pour les citoyens et résidents permanents qui s’y installent dans les 92 jours. Elle ne dépend pas d’un premier achat. La TPS est à part.`,
    newHomeLabel: 'Exemption pour habitation neuve',
    asNewHome: 'Pour une résidence principale neuve',
    firstTime: 'Les premiers acheteurs paient moins, ou rien; dites-le-moi si c’est votre cas.',
    least: 'La ville peut demander davantage à ce prix.',
    old: 'Les taux ont pu changer depuis; vérifiez avant de vous y fier.',
    source: (name, day) => `Source : ${name}, en vigueur depuis le ${day}.`,
    alberta: 'L’Alberta n’a pas de droits de mutation; elle demande des frais de titres fonciers.',
    albertaLoan: 'L’enregistrement de l’hypothèque coûte des frais semblables sur le prêt, en plus.',
    albertaBoth: (fee, loan, together) =>
      `L’inscription de l’hypothèque de ${loan} coûte ${fee} de plus, soit ${together} en tout.`,
    loanLabel: 'Inscription de l’hypothèque',
    mortgage: (state, tax, loan, source) =>
      `La taxe sur une hypothèque de ${loan} (${state}) est d’environ ${tax}, payée par l’emprunteur (${source}).`,
    noMortgage: (state) =>
      `Aucune taxe sur l’hypothèque elle-même (${state}) n’est dans mes tables; la société de titres ou l’avocat de la clôture peut confirmer s’il y en a une.`,
    title: (place) => `Droits de mutation, ${place}`,
    totalLabel: 'En tout',
    sparedLabel: 'Allégement de premier acheteur',
    asFirstTime: 'Pour un premier acheteur',
    notFirstTime: 'Sans allégement de premier acheteur',
    names: {
      'Ontario land transfer tax': 'droits de cession immobilière de l’Ontario',
      'Toronto land transfer tax': 'droits de cession de Toronto',
      'Québec transfer duties': 'droits de mutation (taxe de bienvenue)',
      'Montréal transfer duties': 'droits de mutation de Montréal (taxe de bienvenue)',
      'British Columbia property transfer tax': 'taxe de transfert de la Colombie-Britannique',
      'Manitoba land transfer tax': 'taxe de transfert du Manitoba',
      'New Brunswick real property transfer tax': 'taxe de transfert du Nouveau-Brunswick',
      'Nova Scotia municipal deed transfer tax': 'taxe municipale de transfert de la Nouvelle-Écosse',
      'Alberta land titles fees': 'frais de titres fonciers de l’Alberta',
      'Saskatchewan title transfer fee': 'frais de transfert de titre de la Saskatchewan',
      'Newfoundland and Labrador registration of deeds fee': 'frais d’enregistrement de Terre-Neuve-et-Labrador',
      'Prince Edward Island real property transfer tax': 'taxe de transfert de l’Île-du-Prince-Édouard',
    },
    mayBeSpared,
    noTax: (state, zero) =>
      `${state} n’a pas de taxe de transfert immobilier : ${zero}. Restent de petits frais d’enregistrement du comté et les frais de clôture ordinaires.`,
    hasTax: (state) => `${state} a une taxe de transfert; dites-moi un prix et je la calcule.`,
    stateTax: (state, tax, price) => `La taxe de transfert de ${state} sur ${price} est d’environ ${tax}.`,
    pays: {
      buyer: 'L’acheteur la paie, par usage ou par la loi.',
      seller: 'Par usage, le vendeur la paie, sauf entente contraire.',
      both: 'Elle se partage d’habitude entre acheteur et vendeur.',
    },
    local: 'Des comtés ou des villes peuvent ajouter la leur.',
    withLocal: (percent, tax, total) => `La taxe locale de ${percent} ajoute ${tax}, soit ${total} en tout.`,
    miamiDade: (other) =>
      `C’est le taux de Miami-Dade pour un seul logement : maison, condo ou coopérative; pour un duplex, un terrain ou un autre bien, c’est ${other}.`,
    cityTax: (city, buyer, seller) =>
      [
        buyer && `${city} demande à l’acheteur ${buyer} de taxe de transfert.`,
        seller && `La part du vendeur à ${city} est de ${seller}.`,
      ]
        .filter(Boolean)
        .join(' '),
    mansion: (tax) =>
      `La « mansion tax » s’applique dès 1 000 000 $ et l’acheteur la paie : ${tax} sur ce prix (New York Tax Law § 1402-a; dans la ville de New York avec la taxe supplémentaire du § 1402-b).`,
    noMansion: 'La « mansion tax » commence à 1 000 000 $ : rien n’est dû sur ce prix.',
    buyerPart: (tax) => `En tout, la part de l’acheteur est d’environ ${tax}.`,
    custom: 'Un contrat peut la partager autrement.',
  },
  es: {
    which: '¿En qué ciudad, estado o provincia está la casa y cuál es el precio?',
    unknown: (place) =>
      `El impuesto de transferencia de ${place} no está en mis tablas, así que no doy una cifra; un abogado o compañía de títulos de ahí puede decirla.`,
    total: (tax, price, place) =>
      `El impuesto de transferencia y los cargos de título sobre ${price} en ${place} suman ${tax}; los paga el comprador al cierre.`,
    parts: (parts) => `Son ${parts}.`,
    part: (name, tax) => `${tax} de ${name}`,
    noRelief: (place, price) =>
      `Comprar por primera vez no lo cambia: ${place} no da alivio de primera compra con ${price}.`,
    quebecCredits:
      'La ciudad no devuelve el impuesto por eso, pero quien compra por primera vez tiene créditos fiscales, de Quebec y federal, que se piden en la declaración después de la compra: Revenu Québec dice cuáles valen este año y si alguno cubre parte del impuesto. Algunas ciudades tienen su propio programa.',
    noReliefKnown: (state) =>
      `Las tablas no tienen un alivio de primera compra para el impuesto de transferencia de ${state}: la cifra no cambia; una compañía de títulos o el condado puede confirmarlo.`,
    spared: (money) => `El alivio de primera compra de ${money} ya está descontado.`,
    bcResidence: (withRelief, without, arriving) =>
      `En BC, el alivio de primera compra exige ser ciudadano o residente permanente y, justo antes del registro, haber vivido en BC 12 meses seguidos o presentado dos declaraciones de impuestos de BC en seis años. ${arriving ? `Quien acaba de mudarse casi nunca lo cumple todavía; cuando se cumple, el impuesto es de ${withRelief}.` : `Sin él, el impuesto es de ${without}.`}`,
    newHome: (money) =>
      `Ya está descontada la exención por vivienda nueva de ${money}: es total hasta $1,100,000 y termina en $1,150,000, para ciudadanos y residentes permanentes que se mudan en 92 días. No depende de ser la primera compra. El GST es aparte.`,
    newHomeLabel: 'Exención por vivienda nueva',
    asNewHome: 'Para una residencia principal nueva',
    firstTime: 'Quien compra por primera vez paga menos o nada aquí; dígame si es su caso.',
    least: 'La ciudad puede cobrar más a este precio.',
    old: 'Las tasas pueden haber cambiado; verifique antes de confiar en ellas.',
    source: (name, day) => `Fuente: ${name}, vigente desde el ${day}.`,
    alberta: 'Alberta no tiene impuesto de transferencia; cobra cargos de registro de títulos.',
    albertaLoan: 'Registrar la hipoteca cuesta un cargo parecido sobre el préstamo, aparte.',
    albertaBoth: (fee, loan, together) =>
      `Registrar la hipoteca de ${loan} cuesta otros ${fee}; en total son ${together}.`,
    loanLabel: 'Registro de la hipoteca',
    mortgage: (state, tax, loan, source) =>
      `El impuesto sobre una hipoteca de ${loan} en ${state} es de unos ${tax} y lo paga quien pide el préstamo (${source}).`,
    noMortgage: (state) =>
      `No tengo en mis tablas un impuesto sobre la hipoteca misma en ${state}; la compañía de títulos o el abogado del cierre puede confirmar si lo hay.`,
    title: (place) => `Impuesto de transferencia en ${place}`,
    totalLabel: 'En total',
    sparedLabel: 'Alivio de primera compra',
    asFirstTime: 'Para quien compra por primera vez',
    notFirstTime: 'Sin alivio de primera compra',
    names: {
      'Ontario land transfer tax': 'impuesto de Ontario',
      'Toronto land transfer tax': 'impuesto municipal de Toronto',
      'Québec transfer duties': 'derechos de mutación de Quebec',
      'Montréal transfer duties': 'derechos de mutación de Montreal',
      'British Columbia property transfer tax': 'impuesto de Columbia Británica',
      'Manitoba land transfer tax': 'impuesto de Manitoba',
      'New Brunswick real property transfer tax': 'impuesto de Nuevo Brunswick',
      'Nova Scotia municipal deed transfer tax': 'impuesto municipal de Nueva Escocia',
      'Saskatchewan title transfer fee': 'cargo de título de Saskatchewan',
      'Newfoundland and Labrador registration of deeds fee': 'cargo de registro de Terranova y Labrador',
      'Prince Edward Island real property transfer tax': 'impuesto de la Isla del Príncipe Eduardo',
      'Alberta land titles fees': 'cargos de títulos de Alberta',
    },
    mayBeSpared,
    noTax: (state, zero) =>
      `${state} no cobra impuesto de transferencia de inmuebles: ${zero}. Quedan los pequeños cargos de registro del condado y los gastos de cierre normales.`,
    hasTax: (state) => `${state} cobra un impuesto de transferencia; dígame un precio y lo calculo.`,
    stateTax: (state, tax, price) => `El impuesto de transferencia de ${state} sobre ${price} es de unos ${tax}.`,
    pays: {
      buyer: 'Por costumbre o ley lo paga el comprador.',
      seller: 'Por costumbre lo paga el vendedor, salvo que el contrato diga otra cosa.',
      both: 'Suele repartirse entre comprador y vendedor.',
    },
    local: 'Los condados o ciudades pueden sumar el suyo.',
    withLocal: (percent, tax, total) => `El ${percent} local suma ${tax}, así que son ${total} en total.`,
    miamiDade: (other) =>
      `Es la tasa de Miami-Dade para una vivienda: casa, condominio o cooperativa; para un dúplex, un terreno u otro inmueble son ${other}.`,
    cityTax: (city, buyer, seller) =>
      [
        buyer && `${city} cobra al comprador ${buyer} de impuesto de transferencia.`,
        seller && `La parte del vendedor en ${city} es de ${seller}.`,
      ]
        .filter(Boolean)
        .join(' '),
    mansion: (tax) =>
      `El “mansion tax” se cobra desde $1,000,000 y lo paga el comprador: ${tax} sobre este precio (New York Tax Law § 1402-a; en la ciudad de Nueva York con el impuesto adicional del § 1402-b).`,
    noMansion: 'El “mansion tax” empieza en $1,000,000, así que no se debe sobre este precio.',
    buyerPart: (tax) => `En total, la parte del comprador es de unos ${tax}.`,
    custom: 'Un contrato puede repartirlo de otra forma.',
  },
};
