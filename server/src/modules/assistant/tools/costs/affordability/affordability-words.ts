import type { InLanguages } from '../../../reading/language.ts';

export interface AffordWords {
  room(price: string, down: string, loan: string, month: string): string;
  none: string;
  bound(what: string, rule: string): string;
  bounds: Readonly<Record<'front' | 'back' | 'gds' | 'tds' | 'down', string>>;
  ruleUs(front: number, back: number): string;
  /** A limit for all debts that the person stated. */
  ruleStated(back: number): string;
  ruleCa(gds: number, tds: number, added: number): string;
  against(price: string, within: boolean): string;
  /** The share of the income that a price takes, in Canada at the rate of the stress test. */
  shares(month: string, housing: string, all: string, isTested: boolean): string;
  /** How the price differs from the one of the last answer. */
  changed(difference: string, isMore: boolean): string;
  unchanged: string;
  /** How pay an hour is counted: at the stated hours of a week, or at full time. */
  hourlyPay(hoursOfWeek: string | undefined, income: string): string;
  assumes(what: string): string;
  revolving(owed: string, share: string, debts: string): string;
  arithmetic: string;
  means(income: string, debts: string, assumed: boolean): string;
  downAmount(money: string): string;
  fixed(rate: string): string;
  tested(heat: string): string;
  noTax: string;
  title: string;
  forHome: string;
  atMost: string;
  search(price: string): { label: string; message: string };
  page: string;
  askIncome: string;
  incomes: readonly string[];
}

export const affordWords: InLanguages<AffordWords> = {
  en: {
    room: (price, down, loan, month) =>
      `The usual limits of lenders allow a loan of up to about ${loan}: a price of about ${price} with ${down} down, and about ${month} a month for the home.`,
    none: 'With this income, debts and down payment no price fits the usual limits of lenders.',
    bound: (what, rule) => `The limit that counts is ${what} (${rule}).`,
    bounds: {
      front: 'the cost of housing alone',
      back: 'housing and debts together',
      gds: 'the cost of housing alone',
      tds: 'housing and debts together',
      down: 'the minimum down payment',
    },
    ruleStated: (back) => `debt to income, DTI: ${back}% of income with all debts, as you said`,
    ruleUs: (front, back) => `debt to income, DTI: ${front}% of income for housing, ${back}% with all debts`,
    ruleCa: (gds, tds, added) =>
      `GDS/TDS: ${gds}% of income for housing, ${tds}% with all debts, tested at the stress test rate: the contract rate plus ${added} points`,
    shares: (month, housing, all, isTested) =>
      `It takes about ${month} a month${isTested ? ' at the stress test rate' : ''}: ${housing} of income for housing, ${all} with debts.`,
    against: (price, within) => `A home for ${price} is ${within ? 'within' : 'above'} that.`,
    changed: (difference, isMore) => `That is ${difference} ${isMore ? 'more' : 'less'} than before.`,
    unchanged: 'The price is the same as before.',
    assumes: (what) => `It assumes ${what}.`,
    revolving: (owed, share, debts) =>
      `Of the ${owed} on cards or lines of credit I counted ${share} a month, as CMHC does, so debts come to ${debts} a month.`,
    hourlyPay: (hours, income) =>
      hours === undefined
        ? `Pay an hour is counted at full time, 2,080 hours a year, so the income is ${income} a year.`
        : `Pay an hour is counted at ${hours} hours a week, 52 weeks a year, so the income is ${income} a year.`,
    arithmetic: 'This is arithmetic on what you told me, not an approval: no lender has looked at it.',
    means: (income, debts, assumed) =>
      `Income ${income} a year before tax, debts ${debts} a month${assumed ? ' (you named none)' : ''}`,
    downAmount: (money) => `${money} down`,
    fixed: (rate) => `Fixed rate of ${rate}`,
    tested: (heat) => `Tested at the rate of the stress test; heating ${heat} a month`,
    noTax: 'Property tax is not known and not counted, so the true limit is lower',
    title: 'What the limits allow',
    forHome: 'For the home, a month',
    atMost: 'Price, at most',
    search: (price) => ({ label: 'Homes up to that price', message: `Show me homes up to ${price}` }),
    page: 'Your journey: state your budget',
    askIncome:
      'What is your income before tax, a year, of everyone who buys? You can add debts a month and your down payment. I then apply the usual rule: DTI in the USA, GDS/TDS with the stress test in Canada. What you tell me stays in this conversation, and you can erase it.',
    incomes: ['$80,000 a year', '$120,000 a year', '$160,000 a year'],
  },
  fr: {
    room: (price, down, loan, month) =>
      `Les limites usuelles des prêteurs permettent un prêt d’environ ${loan} au plus, soit un prix d’environ ${price} avec ${down} de mise de fonds, et environ ${month} par mois pour le logement.`,
    none: 'Avec ce revenu, ces dettes et cette mise de fonds, aucun prix ne respecte les limites usuelles des prêteurs.',
    bound: (what, rule) => `La limite qui compte est ${what} (${rule}).`,
    bounds: {
      front: 'le coût du logement seul',
      back: 'le logement et les dettes ensemble',
      gds: 'le coût du logement seul',
      tds: 'le logement et les dettes ensemble',
      down: 'la mise de fonds minimale',
    },
    ruleStated: (back) => `ratio d’endettement, DTI : ${back} % du revenu avec les dettes, comme vous l’avez dit`,
    ruleUs: (front, back) =>
      `ratio d’endettement, DTI : ${front} % du revenu pour le logement, ${back} % avec les dettes`,
    ruleCa: (gds, tds, added) =>
      `ABD/ATD, soit GDS/TDS : ${gds} % du revenu pour le logement, ${tds} % avec les dettes, au taux du test de résistance : le taux du contrat plus ${added} points`,
    shares: (month, housing, all, isTested) =>
      `Elle demande environ ${month} par mois${isTested ? ' au taux du test de résistance' : ''} : ${housing} du revenu pour le logement, ${all} avec les dettes.`,
    against: (price, within) => `Une propriété à ${price} est ${within ? 'dans' : 'au-dessus de'} cette limite.`,
    changed: (difference, isMore) => `C’est ${difference} de ${isMore ? 'plus' : 'moins'} qu’avant.`,
    unchanged: 'Le prix reste le même qu’avant.',
    assumes: (what) => `Hypothèses : ${what}.`,
    revolving: (owed, share, debts) =>
      `Des ${owed} dus sur cartes ou marges, j’ai compté ${share} par mois, comme la SCHL; les dettes font ${debts} par mois.`,
    hourlyPay: (hours, income) =>
      hours === undefined
        ? `Le salaire horaire est compté à temps plein, 2\u00a0080 heures par an : le revenu est de ${income} par an.`
        : `Le salaire horaire est compté à ${hours} heures par semaine, 52 semaines par an : le revenu est de ${income} par an.`,
    arithmetic: 'C’est un calcul sur ce que vous m’avez dit, pas une approbation : aucun prêteur ne l’a examiné.',
    means: (income, debts, assumed) =>
      `Revenu de ${income} par an avant impôt, dettes de ${debts} par mois${assumed ? ' (vous n’en avez nommé aucune)' : ''}`,
    downAmount: (money) => `${money} de mise de fonds`,
    fixed: (rate) => `Taux fixe de ${rate}`,
    tested: (heat) => `Vérifié au taux de la simulation de crise; chauffage de ${heat} par mois`,
    noTax: 'La taxe foncière n’est pas connue ni comptée; la vraie limite est plus basse',
    title: 'Ce que les limites permettent',
    forHome: 'Pour le logement, par mois',
    atMost: 'Prix, au plus',
    search: (price) => ({
      label: 'Propriétés jusqu’à ce prix',
      message: `Montrez-moi des propriétés jusqu’à ${price} $`,
    }),
    page: 'Votre parcours : indiquer le budget',
    askIncome:
      'Quel est le revenu annuel avant impôt de tous les acheteurs ? Vous pouvez ajouter vos dettes par mois et votre mise de fonds. J’applique ensuite la règle usuelle : ABD/ATD (GDS/TDS) avec la simulation de crise au Canada, DTI aux États-Unis. Cela reste dans cette conversation, et vous pouvez l’effacer.',
    incomes: ['80 000 $ par année', '120 000 $ par année', '160 000 $ par année'],
  },
  es: {
    room: (price, down, loan, month) =>
      `Los límites usuales de los prestamistas permiten un préstamo de hasta unos ${loan}: un precio de unos ${price} con ${down} de enganche, y unos ${month} al mes para la casa.`,
    none: 'Con este ingreso, estas deudas y este enganche ningún precio cabe en los límites usuales de los prestamistas.',
    bound: (what, rule) => `El límite que cuenta es ${what} (${rule}).`,
    bounds: {
      front: 'el costo de la vivienda',
      back: 'la vivienda y las deudas juntas',
      gds: 'el costo de la vivienda',
      tds: 'la vivienda y las deudas juntas',
      down: 'el enganche mínimo',
    },
    ruleStated: (back) => `deuda-ingreso, DTI: ${back}% del ingreso con todas las deudas, como usted dijo`,
    ruleUs: (front, back) => `deuda-ingreso, DTI: ${front}% del ingreso para vivienda, ${back}% con todas las deudas`,
    ruleCa: (gds, tds, added) =>
      `GDS/TDS: ${gds}% del ingreso para vivienda, ${tds}% con todas las deudas, a la tasa del contrato más ${added} puntos`,
    shares: (month, housing, all, isTested) =>
      `Requiere unos ${month} al mes${isTested ? ' a la tasa de la prueba de esfuerzo' : ''}: ${housing} del ingreso para la vivienda, ${all} con las deudas.`,
    against: (price, within) => `Una casa de ${price} está ${within ? 'dentro de' : 'por encima de'} ese límite.`,
    changed: (difference, isMore) => `Son ${difference} ${isMore ? 'más' : 'menos'} que antes.`,
    unchanged: 'El precio es el mismo que antes.',
    assumes: (what) => `Supuestos: ${what}.`,
    revolving: (owed, share, debts) =>
      `De los ${owed} en tarjetas o líneas de crédito conté ${share} al mes, como hace CMHC; las deudas suman ${debts} al mes.`,
    hourlyPay: (hours, income) =>
      hours === undefined
        ? `El pago por hora se cuenta a tiempo completo, 2,080 horas al año: el ingreso es de ${income} al año.`
        : `El pago por hora se cuenta a ${hours} horas a la semana, 52 semanas al año: el ingreso es de ${income} al año.`,
    arithmetic: 'Es una cuenta con lo que usted me dijo, no una aprobación: ningún prestamista la ha revisado.',
    means: (income, debts, assumed) =>
      `Ingreso de ${income} al año antes de impuestos, deudas de ${debts} al mes${assumed ? ' (no mencionó ninguna)' : ''}`,
    downAmount: (money) => `${money} de enganche`,
    fixed: (rate) => `Tasa fija de ${rate}`,
    tested: (heat) => `Comprobado a la tasa de la prueba de estrés; calefacción de ${heat} al mes`,
    noTax: 'El impuesto predial no se conoce ni se cuenta; el límite real es menor',
    title: 'Lo que permiten los límites',
    forHome: 'Para la casa, al mes',
    atMost: 'Precio, como máximo',
    search: (price) => ({ label: 'Casas hasta ese precio', message: `Muéstreme casas de hasta ${price}` }),
    page: 'Su proceso: indicar el presupuesto',
    askIncome:
      '¿Cuál es el ingreso anual antes de impuestos de todos los que compran? Puede agregar sus deudas al mes y su enganche. Después aplico la regla usual: DTI en EE. UU., GDS/TDS con la prueba de estrés en Canadá. Queda en esta conversación y usted puede borrarla.',
    incomes: ['$80,000 al año', '$120,000 al año', '$160,000 al año'],
  },
};
