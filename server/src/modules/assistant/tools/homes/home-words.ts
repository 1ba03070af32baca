/** Long because it is a table: the texts about a home in each language, by topic. */
import type { PropertyDetail } from '../../../listings/index.ts';
import type { InLanguages } from '../../reading/language.ts';

export interface HomeWords {
  notSaid: Readonly<
    Record<
      | 'rooms'
      | 'baths'
      | 'size'
      | 'market'
      | 'taxes'
      | 'dues'
      | 'agent'
      | 'schools'
      | 'parking'
      | 'features'
      | 'year'
      | 'roof'
      | 'flood'
      | 'assessment'
      | 'basement'
      | 'heating'
      | 'lot'
      | 'cooling',
      string
    >
  >;
  ask: string;
  status: Readonly<Record<PropertyDetail['status'], string>>;
  beds(n: string, one: boolean): string;
  baths(n: string, one: boolean, halves: string): string;
  halves(full: number, half: number): string;
  size(area: string): string;
  lot(lot: string): string;
  stories(n: number): string;
  asks(price: string, sold: boolean): string;
  perArea(price: string): string;
  cut(amount: string, day: string): string;
  noCut: string;
  onMarket(days: string, since: string): string;
  since(day: string): string;
  wasOnMarket(days: string): string;
  days(n: number): string;
  built(year: number): string;
  taxes(money: string, year: string): string;
  aYear: string;
  inYear(year: number): string;
  taxesMay: string;
  dues(money: string, rhythm: string): string;
  duesMean: string;
  noDues: string;
  relisted(times: number): string;
  history(lines: string): string;
  events: Readonly<Record<string, string>>;
  agent(name: string, company: string): string;
  closed(day: string): string;
  schools(names: string): string;
  rating(points: string, source: string): string;
  districts: string;
  openHouse(when: string): string;
  noOpenHouse: string;
  garage(cars: number): string;
  hasGarage: string;
  hasCarport: string;
  heating(what: string): string;
  cooling(what: string): string;
  walk(score: number, source: string): string;
  noWalk: string;
  yes(names: string): string;
  no(names: string): string;
  named(names: string): string;
  all(type: string, where: string, status: string): string;
  month(down: string, rate: string, years: number, total: string): string;
  compared(price: string, median: string, n: number, where: string): string;
  noValue: string;
  condition: Readonly<Record<'roof' | 'flood' | 'assessment' | 'basement', string>>;
}

const rhythm: Readonly<Record<string, InLanguages>> = {
  monthly: { en: 'monthly', fr: 'par mois', es: 'al mes' },
  quarterly: { en: 'quarterly', fr: 'par trimestre', es: 'por trimestre' },
  annually: { en: 'annually', fr: 'par an', es: 'al año' },
};
export const rhythmIn = (frequency: string, language: keyof InLanguages): string =>
  rhythm[frequency.toLowerCase()]?.[language] ?? frequency.toLowerCase().replaceAll('_', ' ');

export const homeWords: InLanguages<HomeWords> = {
  en: {
    notSaid: {
      rooms: 'how many bedrooms there are',
      baths: 'how many baths there are',
      size: 'how big it is',
      market: 'how long it has been on the market',
      taxes: 'what the property taxes are',
      dues: 'whether there is an association or condo fee',
      agent: 'who lists it',
      schools: 'which schools belong to it',
      parking: 'whether there is parking',
      features: 'which features it has',
      year: 'when it was built',
      roof: 'how old the roof is',
      flood: 'whether it is in a flood zone',
      assessment: 'whether inspections are done or a special assessment is due',
      lot: 'how big the lot is',
      heating: 'how it is heated',
      cooling: 'whether it has air conditioning',
      basement: 'whether the basement is finished',
    },
    ask: 'The listing agent can tell you.',
    status: {
      active: 'is for sale',
      pending: 'is under contract: an offer was accepted, and it may still come back',
      sold: 'was sold',
      other: 'is not for sale now',
    },
    beds: (n, one) => `It has ${n} ${one ? 'bedroom' : 'bedrooms'}.`,
    baths: (n, one, halves) => `It has ${n} ${one ? 'bath' : 'baths'}${halves}.`,
    halves: (full, half) => `, of which ${full} full and ${half} half`,
    size: (area) => `It has ${area} of living area.`,
    lot: (lot) => `The lot has ${lot}.`,
    stories: (n) => `It has ${n} ${n === 1 ? 'story' : 'stories'}.`,
    asks: (price, sold) => (sold ? `It sold for ${price}.` : `The asking price is ${price}.`),
    perArea: (price) => `That is ${price}.`,
    cut: (amount, day) => `The price was cut by ${amount} on ${day}.`,
    noCut: 'No price cut is known for this listing.',
    onMarket: (days, since) => `It has been on the market for ${days}${since}.`,
    since: (day) => `; this listing began on ${day}`,
    wasOnMarket: (days) => `It was on the market for ${days}.`,
    days: (n) => `${n} ${n === 1 ? 'day' : 'days'}`,
    built: (year) => `It was built in ${year}.`,
    taxes: (money, year) => `The property tax was ${money} ${year}, as the listing states it.`,
    aYear: 'a year',
    inYear: (year) => `in ${year}`,
    taxesMay: 'It may change with a new owner and a new assessment.',
    dues: (money, rhythm) => `The association or condo fee is ${money} (${rhythm}).`,
    duesMean:
      'Such fees usually pay for the upkeep and insurance of shared parts and the reserve fund; the documents of the association say what exactly.',
    noDues: 'The listing says there is no association or condo fee.',
    relisted: (times) => `It was listed ${times} times in a row without a sale.`,
    history: (lines) => `History: ${lines}.`,
    events: {
      price_change: 'price changed',
      coming_soon: 'coming soon',
      listed: 'listed',
      pending: 'pending',
      sold: 'sold',
    },
    agent: (name, company) => `It is listed by ${name}${company ? ` of ${company}` : ''}.`,
    closed: (day) => `The sale closed on ${day}.`,
    schools: (names) => `The listing names ${names}.`,
    rating: (points, source) => `School rating ${points} of 10${source}.`,
    districts: 'School district lines change; the district itself says which school an address belongs to.',
    openHouse: (when) => `There is an open house on ${when}, local time of the home.`,
    noOpenHouse: 'No open house is announced. You can ask for a showing at a time that suits you.',
    garage: (cars) => `It has a garage for ${cars} ${cars === 1 ? 'car' : 'cars'}.`,
    hasGarage: 'It has a garage.',
    hasCarport: 'It has a carport.',
    heating: (what) => `Heating, as the listing states it: ${what}.`,
    cooling: (what) => `Cooling, as the listing states it: ${what}.`,
    walk: (score, source) => `Its walk score is ${score} of 100${source}.`,
    noWalk: 'No walk score is known for it.',
    yes: (names) => `Yes: the listing names ${names}.`,
    no: (names) => `The listing does not name ${names}; that does not mean there is none.`,
    named: (names) => `The listing names ${names}.`,
    all: (type, where, status) => `It is a ${type} in ${where}, and ${status}.`,
    month: (down, rate, years, total) =>
      `On the usual terms (${down} down, ${rate}, ${years} years) it costs about ${total} a month in all.`,
    compared: (price, median, n, where) =>
      `Its price per area is ${price}; the median of ${n} homes for sale in ${where} is ${median}.`,
    noValue:
      'Whether that is a fair price I cannot say: there is no estimate here. Your agent can compare recent sales nearby.',
    condition: {
      roof: 'An inspector can tell you the state of the roof.',
      flood: 'The official flood maps tell: FEMA’s in the USA, those of the province in Canada.',
      assessment: 'Ask for the inspection reports, the reserve study and the minutes of the association.',
      basement: '',
    },
  },
  fr: {
    notSaid: {
      rooms: 'combien il y a de chambres',
      baths: 'combien il y a de salles de bain',
      size: 'sa superficie',
      market: 'depuis quand elle est en vente',
      taxes: 'les taxes foncières',
      dues: 's’il y a des frais de copropriété',
      agent: 'qui l’a inscrite',
      schools: 'quelles écoles la desservent',
      parking: 's’il y a du stationnement',
      features: 'ses caractéristiques',
      year: 'l’année de construction',
      roof: 'l’âge du toit',
      flood: 'si elle est en zone inondable',
      assessment: 'si des inspections sont faites ou une cotisation spéciale prévue',
      lot: 'la superficie du terrain',
      heating: 'comment elle est chauffée',
      cooling: 's’il y a la climatisation',
      basement: 'si le sous-sol est aménagé',
    },
    ask: 'Le courtier inscripteur peut vous le dire.',
    status: {
      active: 'est à vendre',
      pending: 'est sous contrat : une offre est acceptée, elle peut encore revenir',
      sold: 'est vendue',
      other: 'n’est pas à vendre en ce moment',
    },
    beds: (n, one) => `Elle compte ${n} ${one ? 'chambre' : 'chambres'}.`,
    baths: (n, one, halves) => `Elle compte ${n} ${one ? 'salle de bain' : 'salles de bain'}${halves}.`,
    halves: (full, half) => `, dont ${full} complètes et ${half} salles d’eau`,
    size: (area) => `Superficie habitable : ${area}.`,
    lot: (lot) => `Terrain : ${lot}.`,
    stories: (n) => `Étages : ${n}.`,
    asks: (price, sold) => (sold ? `Elle s’est vendue ${price}.` : `Le prix demandé est de ${price}.`),
    perArea: (price) => `Soit ${price}.`,
    cut: (amount, day) => `Le prix a été baissé de ${amount} le ${day}.`,
    noCut: 'Aucune baisse de prix n’est connue pour cette inscription.',
    onMarket: (days, since) => `Elle est en vente depuis ${days}${since}.`,
    since: (day) => `; cette inscription date du ${day}`,
    wasOnMarket: (days) => `Elle est restée ${days} sur le marché.`,
    days: (n) => `${n} ${n < 2 ? 'jour' : 'jours'}`,
    built: (year) => `Elle a été construite en ${year}.`,
    taxes: (money, year) => `La taxe foncière était de ${money} ${year}, selon l’inscription.`,
    aYear: 'par an',
    inYear: (year) => `en ${year}`,
    taxesMay: 'Elle peut changer avec un nouveau propriétaire et une nouvelle évaluation.',
    dues: (money, rhythm) => `Les frais de copropriété sont de ${money} (${rhythm}).`,
    duesMean:
      'Ces frais couvrent d’habitude l’entretien et l’assurance des parties communes et le fonds de prévoyance; les documents du syndicat le précisent.',
    noDues: 'L’inscription indique qu’il n’y a pas de frais de copropriété.',
    relisted: (times) => `Elle a été inscrite ${times} fois de suite sans vente.`,
    history: (lines) => `Historique : ${lines}.`,
    events: {
      price_change: 'prix changé',
      coming_soon: 'bientôt',
      listed: 'inscrite',
      pending: 'sous contrat',
      sold: 'vendue',
    },
    agent: (name, company) => `Elle est inscrite par ${name}${company ? `, ${company}` : ''}.`,
    closed: (day) => `La vente a été conclue le ${day}.`,
    schools: (names) => `L’inscription nomme ${names}.`,
    rating: (points, source) => `Cote des écoles : ${points} sur 10${source}.`,
    districts: 'Les bassins scolaires changent; le centre de services scolaire dit quelle école dessert l’adresse.',
    openHouse: (when) => `Une visite libre a lieu le ${when}, heure locale.`,
    noOpenHouse: 'Aucune visite libre n’est annoncée. Vous pouvez demander une visite au moment qui vous convient.',
    garage: (cars) => `Elle a un garage pour ${cars} ${cars === 1 ? 'voiture' : 'voitures'}.`,
    hasGarage: 'Elle a un garage.',
    hasCarport: 'Elle a un abri d’auto.',
    heating: (what) => `Chauffage, selon l’inscription : ${what}.`,
    cooling: (what) => `Climatisation, selon l’inscription : ${what}.`,
    walk: (score, source) => `Sa cote de marche est de ${score} sur 100${source}.`,
    noWalk: 'Aucune cote de marche n’est connue.',
    yes: (names) => `Oui : l’inscription indique ${names}.`,
    no: (names) => `L’inscription n’indique pas ${names}; cela ne veut pas dire qu’il n’y en a pas.`,
    named: (names) => `L’inscription indique ${names}.`,
    all: (type, where, status) => `C’est une propriété de type ${type.toLowerCase()} à ${where}; elle ${status}.`,
    month: (down, rate, years, total) =>
      `Aux conditions usuelles (${down} de mise de fonds, ${rate}, ${years} ans), elle coûte environ ${total} par mois en tout.`,
    compared: (price, median, n, where) =>
      `Son prix par superficie est de ${price}; la médiane de ${n} propriétés en vente à ${where} est de ${median}.`,
    noValue:
      'Je ne peux pas dire si ce prix est juste ou négociable : il n’y a pas d’estimation ici. Votre courtier peut comparer des ventes récentes.',
    condition: {
      roof: 'Un inspecteur peut dire l’état du toit.',
      flood:
        'Les cartes officielles le disent : au Québec, celles du ministère de l’Environnement; aux États-Unis, celles de la FEMA.',
      assessment: 'Demandez les rapports d’inspection, l’étude du fonds et les procès-verbaux du syndicat.',
      basement: '',
    },
  },
  es: {
    notSaid: {
      rooms: 'cuántas recámaras tiene',
      baths: 'cuántos baños tiene',
      size: 'qué tamaño tiene',
      market: 'cuánto tiempo lleva en venta',
      taxes: 'cuánto es el impuesto predial',
      dues: 'si hay cuota de HOA o condominio',
      agent: 'quién la anuncia',
      schools: 'qué escuelas le tocan',
      parking: 'si tiene estacionamiento',
      features: 'qué características tiene',
      year: 'cuándo se construyó',
      roof: 'qué edad tiene el techo',
      flood: 'si está en zona de inundación',
      assessment: 'si ya se hicieron las inspecciones o hay una cuota especial',
      lot: 'cuánto mide el terreno',
      heating: 'qué calefacción tiene',
      cooling: 'si tiene aire acondicionado',
      basement: 'si el sótano está terminado',
    },
    ask: 'El agente que la anuncia puede decírselo.',
    status: {
      active: 'está en venta',
      pending: 'está bajo contrato: ya aceptaron una oferta y todavía puede volver',
      sold: 'ya se vendió',
      other: 'no está en venta ahora',
    },
    beds: (n, one) => `Tiene ${n} ${one ? 'recámara' : 'recámaras'}.`,
    baths: (n, one, halves) => `Tiene ${n} ${one ? 'baño' : 'baños'}${halves}.`,
    halves: (full, half) => `, ${full} completos y ${half} medios`,
    size: (area) => `Tiene ${area} de área habitable.`,
    lot: (lot) => `El terreno mide ${lot}.`,
    stories: (n) => `Tiene ${n} ${n === 1 ? 'piso' : 'pisos'}.`,
    asks: (price, sold) => (sold ? `Se vendió por ${price}.` : `Piden ${price}.`),
    perArea: (price) => `Son ${price}.`,
    cut: (amount, day) => `El precio bajó ${amount} el ${day}.`,
    noCut: 'No se conoce ninguna baja de precio en este anuncio.',
    onMarket: (days, since) => `Lleva ${days} en el mercado${since}.`,
    since: (day) => `; este anuncio empezó el ${day}`,
    wasOnMarket: (days) => `Estuvo ${days} en el mercado.`,
    days: (n) => `${n} ${n === 1 ? 'día' : 'días'}`,
    built: (year) => `Se construyó en ${year}.`,
    taxes: (money, year) => `El impuesto predial fue de ${money} ${year}, según el anuncio.`,
    aYear: 'al año',
    inYear: (year) => `en ${year}`,
    taxesMay: 'Puede cambiar con un nuevo dueño y un nuevo avalúo catastral.',
    dues: (money, rhythm) => `La cuota de HOA o condominio es de ${money} (${rhythm}).`,
    duesMean:
      'Esas cuotas suelen pagar el mantenimiento y el seguro de lo común y el fondo de reserva; los documentos de la asociación dicen qué exactamente.',
    noDues: 'El anuncio dice que no hay cuota de HOA ni condominio.',
    relisted: (times) => `Se anunció ${times} veces seguidas sin venderse.`,
    history: (lines) => `Historial: ${lines}.`,
    events: {
      price_change: 'cambio de precio',
      coming_soon: 'próximamente',
      listed: 'anunciada',
      pending: 'bajo contrato',
      sold: 'vendida',
    },
    agent: (name, company) => `La anuncia ${name}${company ? ` de ${company}` : ''}.`,
    closed: (day) => `La venta se cerró el ${day}.`,
    schools: (names) => `El anuncio nombra ${names}.`,
    rating: (points, source) => `Calificación de escuelas: ${points} de 10${source}.`,
    districts: 'Los límites escolares cambian; el distrito escolar dice qué escuela toca a una dirección.',
    openHouse: (when) => `Hay puertas abiertas el ${when}, hora local de la casa.`,
    noOpenHouse: 'No hay puertas abiertas anunciadas. Puede pedir una visita a la hora que le convenga.',
    garage: (cars) => `Tiene garaje para ${cars} ${cars === 1 ? 'auto' : 'autos'}.`,
    hasGarage: 'Tiene garaje.',
    hasCarport: 'Tiene cochera abierta.',
    heating: (what) => `Calefacción, según el anuncio: ${what}.`,
    cooling: (what) => `Aire acondicionado, según el anuncio: ${what}.`,
    walk: (score, source) => `Su puntaje a pie es ${score} de 100${source}.`,
    noWalk: 'No se conoce su puntaje a pie.',
    yes: (names) => `Sí: el anuncio menciona ${names}.`,
    no: (names) => `El anuncio no menciona ${names}; eso no significa que no haya.`,
    named: (names) => `El anuncio menciona ${names}.`,
    all: (type, where, status) => `Es de tipo ${type.toLowerCase()} en ${where} y ${status}.`,
    month: (down, rate, years, total) =>
      `Con las condiciones usuales (${down} de enganche, ${rate}, ${years} años) cuesta unos ${total} al mes en total.`,
    compared: (price, median, n, where) =>
      `Su precio por área es ${price}; la mediana de ${n} casas en venta en ${where} es ${median}.`,
    noValue:
      'No puedo decir si es un precio justo o negociable: aquí no hay una estimación. Su agente puede comparar ventas recientes cercanas.',
    condition: {
      roof: 'Un inspector puede decir el estado del techo.',
      flood: 'Los mapas oficiales lo dicen: los de FEMA en EE. UU. y los de la provincia en Canadá.',
      assessment: 'Pida los informes de inspección, el estudio de reservas y las actas de la asociación.',
      basement: '',
    },
  },
};
