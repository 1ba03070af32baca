/** Long because it is a table: the texts about costs in each language. */
import type { Finding } from '@lintel/mortgage';
import type { InLanguages } from '../../reading/language.ts';
import type { Speaker } from '../words.ts';

export interface CostWords {
  price(money: string): string;
  principal(payment: string, loan: string, on: string): string;
  month(of: string, total: string, down: string, on: string): string;
  closing(of: string, total: string, down: string): string;
  usualRange(low: string, high: string): string;
  parts(list: string): string;
  financed(premium: string, loan: string): string;
  paidInFull(of: string, total: string): string;
  monthInFull(month: string): string;
  program(name: string): string;
  items(lines: string, together: string): string;
  itemsInFull(lines: string, together: string): string;
  after(month: string): string;
  down(money: string, percent: string): string;
  terms(rate: string, years: number): string;
  unknown(what: string): string;
  rateAssumed: string;
  sold(of: string): string;
  whichPrice: string;
  noRate: string;
  missing: Readonly<Record<'property_tax' | 'dues' | 'transfer_tax', string>>;
  lines: Readonly<
    Record<
      | 'principal'
      | 'tax'
      | 'insurance'
      | 'dues'
      | 'mortgageInsurance'
      | 'down'
      | 'closing'
      | 'prepaid'
      | 'premiumTax'
      | 'transfer',
      string
    >
  >;
  totals: Readonly<Record<'month' | 'cash', string>>;
  title: string;
  assumed: {
    rate(rate: string, source: string, canada: boolean): string;
    down(percent: string): string;
    years(years: number): string;
    insurance(percent: string): string;
    tax(percent: string, homes: number, where: string): string;
    closing(percent: string, canada: boolean): string;
  };
  page: string;
}

const english: CostWords = {
  price: (money) => `A home for ${money}`,
  principal: (payment, loan, on) => `Principal and interest alone: ${payment} a month on a loan of ${loan} ${on}.`,
  month: (of, total, down, on) => `${of} costs about ${total} a month in all with ${down} ${on}.`,
  closing: (of, total, down) => `${of} needs about ${total} in cash at closing: ${down} down and the closing costs.`,
  usualRange: (low, high) => `Closing costs in all are usually between ${low} and ${high} at this price.`,
  parts: (list) => `Of that: ${list}.`,
  financed: (premium, loan) => `A premium or fee of ${premium} is added to the loan, which is ${loan} then.`,
  paidInFull: (of, total) =>
    `${of} paid in cash, without a loan, needs about ${total} at closing: the price and the closing costs.`,
  program: (name) => `It is computed as a ${name} loan.`,
  monthInFull: (month) =>
    `There is no loan payment; property tax, insurance and fees come to about ${month} a month. The estimate of closing costs includes lender fees, which a cash purchase does not have: title or settlement fees, owner’s title insurance, recording, an inspection, prorated taxes and association fees remain, as the title company quotes them.`,
  itemsInFull: (lines, together) => `Beside the price that is ${together}: ${lines}.`,
  items: (lines, together) =>
    `Beside the down payment that is ${together}: ${lines}. Closing costs are an estimate of lender fees, title or legal fees, inspection and recording.`,
  after: (month) => `After that it is about ${month} a month in all.`,
  down: (money, percent) => `${money} (${percent}) down`,
  terms: (rate, years) => `at ${rate} over ${years} years`,
  unknown: (what) => `Not known, so not in these sums: ${what}.`,
  rateAssumed: 'The rate is an assumption, not an offer: a lender tells you yours.',
  sold: (of) => `${of} was sold, so there is nothing to compute for it.`,
  whichPrice: 'Which home or which price? Name a home or say a price.',
  noRate:
    'There is no current mortgage rate here to compute with. Tell me a rate, such as “at 6.5%”, and I will use it.',
  missing: { property_tax: 'property tax', dues: 'an association or condo fee', transfer_tax: 'land transfer tax' },
  lines: {
    principal: 'Principal and interest',
    tax: 'Property tax',
    insurance: 'Home insurance',
    dues: 'Association or condo fee',
    mortgageInsurance: 'Mortgage insurance',
    down: 'Down payment',
    closing: 'Closing costs',
    prepaid: 'Tax and insurance in advance',
    premiumTax: 'Tax on the insurance premium',
    transfer: 'Land transfer tax',
  },
  totals: { month: 'A month', cash: 'Cash to close' },
  title: 'Costs',
  assumed: {
    rate: (rate, source, canada) =>
      `Fixed rate of ${rate} (${source})${canada ? ', compounded half-yearly' : ''}: an assumption, not an offer`,
    down: (percent) => `${percent} down`,
    years: (years) => `${years} years`,
    insurance: (percent) => `Home insurance ${percent} of the price a year`,
    tax: (percent, homes, where) =>
      `Property tax ${percent} of the price a year: the median of ${homes} homes for sale in ${where} that state theirs`,
    closing: (percent, canada) =>
      `Closing costs ${percent} of the price${canada ? ', no first-time buyer’s rebate' : ''}`,
  },
  page: 'All costs of this home',
};

export const costWords: InLanguages<CostWords> = {
  en: english,
  fr: {
    price: (money) => `Une propriété à ${money}`,
    principal: (payment, loan, on) =>
      `Capital et intérêts seulement : ${payment} par mois pour un prêt de ${loan} ${on}.`,
    month: (of, total, down, on) => `${of} coûte environ ${total} par mois en tout, avec ${down}, ${on}.`,
    closing: (of, total, down) =>
      `${of} demande environ ${total} comptant à la clôture : ${down} de mise de fonds et les frais de clôture.`,
    usualRange: (low, high) => `En tout, les frais de clôture vont d’habitude de ${low} à ${high} à ce prix.`,
    parts: (list) => `De ce montant : ${list}.`,
    financed: (premium, loan) => `Une prime ou des frais de ${premium} s’ajoutent au prêt, qui devient ${loan}.`,
    paidInFull: (of, total) =>
      `${of} payée comptant, sans prêt, demande environ ${total} à la clôture : le prix et les frais de clôture.`,
    program: (name) => `C’est calculé comme un prêt ${name}.`,
    monthInFull: (month) =>
      `Il n’y a pas de versement hypothécaire; taxe, assurance et frais font environ ${month} par mois. L’estimation des frais de clôture comprend des frais de prêteur, qu’un achat comptant n’a pas : il reste notaire ou avocat, assurance titres, enregistrement, inspection, ajustements de taxes et de frais, selon leurs devis.`,
    itemsInFull: (lines, together) => `À part le prix, cela fait ${together} : ${lines}.`,
    items: (lines, together) =>
      `À part la mise de fonds, cela fait ${together} : ${lines}. Les frais de clôture sont une estimation : notaire ou avocat, inspection, titres et frais du prêteur.`,
    after: (month) => `Ensuite, c’est environ ${month} par mois en tout.`,
    down: (money, percent) => `${money} (${percent}) de mise de fonds`,
    terms: (rate, years) => `à ${rate} sur ${years} ans`,
    unknown: (what) => `Non connu, donc absent de ces sommes : ${what}.`,
    rateAssumed: 'Le taux est une hypothèse, pas une offre : un prêteur vous dira le vôtre.',
    sold: (of) => `${of} est vendue; il n’y a rien à calculer.`,
    whichPrice: 'Quelle propriété ou quel prix ? Nommez une propriété ou dites un prix.',
    noRate:
      'Il n’y a pas de taux courant ici pour calculer. Dites-moi un taux, par exemple « à 5 % », et je l’utilise.',
    missing: {
      property_tax: 'la taxe foncière',
      dues: 'des frais de copropriété',
      transfer_tax: 'les droits de mutation',
    },
    lines: {
      principal: 'Capital et intérêts',
      tax: 'Taxe foncière',
      insurance: 'Assurance habitation',
      dues: 'Frais de copropriété',
      mortgageInsurance: 'Assurance hypothécaire',
      down: 'Mise de fonds',
      closing: 'Frais de clôture',
      prepaid: 'Taxe et assurance payées d’avance',
      premiumTax: 'Taxe sur la prime d’assurance',
      transfer: 'Droits de mutation',
    },
    totals: { month: 'Par mois', cash: 'Comptant à la clôture' },
    title: 'Coûts',
    assumed: {
      rate: (rate, source, canada) =>
        `Taux fixe de ${rate} (${source})${canada ? ', composé semestriellement' : ''} : une hypothèse, pas une offre`,
      down: (percent) => `${percent} de mise de fonds`,
      years: (years) => `${years} ans`,
      insurance: (percent) => `Assurance habitation : ${percent} du prix par an`,
      tax: (percent, homes, where) =>
        `Taxe foncière : ${percent} du prix par an, la médiane de ${homes} propriétés en vente (${where}) qui l’indiquent`,
      closing: (percent, canada) =>
        `Frais de clôture : ${percent} du prix${canada ? ', sans remboursement de premier acheteur' : ''}`,
    },
    page: 'Tous les coûts de cette propriété',
  },
  es: {
    price: (money) => `Una casa de ${money}`,
    principal: (payment, loan, on) => `Solo capital e intereses: ${payment} al mes por un préstamo de ${loan} ${on}.`,
    month: (of, total, down, on) => `${of} cuesta unos ${total} al mes en total con ${down} ${on}.`,
    closing: (of, total, down) =>
      `${of} necesita unos ${total} en efectivo al cierre: ${down} de enganche y los gastos de cierre.`,
    usualRange: (low, high) => `En total, los gastos de cierre suelen ir de ${low} a ${high} a este precio.`,
    parts: (list) => `De eso: ${list}.`,
    financed: (premium, loan) => `Una prima o cuota de ${premium} se suma al préstamo, que queda en ${loan}.`,
    paidInFull: (of, total) =>
      `${of} pagada de contado, sin préstamo, necesita unos ${total} al cierre: el precio y los gastos de cierre.`,
    program: (name) => `Se calcula como préstamo ${name}.`,
    monthInFull: (month) =>
      `No hay pago de préstamo; impuesto, seguro y cuotas son unos ${month} al mes. La estimación de los gastos de cierre incluye cargos del prestamista, que una compra de contado no tiene: quedan título o cierre, seguro de título, registro, inspección, y la parte de impuestos y cuotas, según sus cotizaciones.`,
    itemsInFull: (lines, together) => `Aparte del precio son ${together}: ${lines}.`,
    items: (lines, together) =>
      `Aparte del enganche son ${together}: ${lines}. Los gastos de cierre son una estimación de abogado o notario, inspección, título y cargos del prestamista.`,
    after: (month) => `Después son unos ${month} al mes en total.`,
    down: (money, percent) => `${money} (${percent}) de enganche`,
    terms: (rate, years) => `a ${rate} en ${years} años`,
    unknown: (what) => `No se conoce y no está en estas sumas: ${what}.`,
    rateAssumed: 'La tasa es un supuesto, no una oferta: un prestamista le dirá la suya.',
    sold: (of) => `${of} ya se vendió, así que no hay nada que calcular.`,
    whichPrice: '¿De qué casa o de qué precio? Nombre una casa o diga un precio.',
    noRate: 'Aquí no hay una tasa actual para calcular. Dígame una tasa, por ejemplo “a 6.5%”, y la uso.',
    missing: {
      property_tax: 'el impuesto predial',
      dues: 'una cuota de HOA o condominio',
      transfer_tax: 'el impuesto de transferencia',
    },
    lines: {
      principal: 'Capital e intereses',
      tax: 'Impuesto predial',
      insurance: 'Seguro de la casa',
      dues: 'Cuota de HOA o condominio',
      mortgageInsurance: 'Seguro hipotecario',
      down: 'Enganche',
      closing: 'Gastos de cierre',
      prepaid: 'Impuesto y seguro por adelantado',
      premiumTax: 'Impuesto sobre la prima',
      transfer: 'Impuesto de transferencia',
    },
    totals: { month: 'Al mes', cash: 'Efectivo para el cierre' },
    title: 'Costos',
    assumed: {
      rate: (rate, source, canada) =>
        `Tasa fija de ${rate} (${source})${canada ? ', capitalizada cada semestre' : ''}: un supuesto, no una oferta`,
      down: (percent) => `${percent} de enganche`,
      years: (years) => `${years} años`,
      insurance: (percent) => `Seguro de la casa: ${percent} del precio al año`,
      tax: (percent, homes, where) =>
        `Impuesto predial: ${percent} del precio al año, la mediana de ${homes} casas en venta en ${where} que lo indican`,
      closing: (percent, canada) =>
        `Gastos de cierre: ${percent} del precio${canada ? ', sin reembolso de primera compra' : ''}`,
    },
    page: 'Todos los costos de esta casa',
  },
};

type FindingWords = {
  [Kind in Finding['kind']]: (finding: Extract<Finding, { kind: Kind }>, money: (cents: number) => string) => string;
};

const findings: InLanguages<FindingWords> = {
  en: {
    down_below_least: ({ leastCents }, money) =>
      `The minimum down payment for such a loan is ${money(leastCents)}, so a lender would ask for more.`,
    above_limit: ({ highestCents }, money) =>
      `The loan is above the highest limit for such loans (${money(highestCents)}), so it would be a jumbo loan with its own terms.`,
    limit_of_county: ({ lowestCents, highestCents }, money) =>
      `Whether the loan is within the limit depends on the county (${money(lowestCents)} to ${money(highestCents)}).`,
    not_insurable: ({ fromCents }, money) =>
      `From ${money(fromCents)} a home cannot be bought with an insured loan: it takes at least 20% down.`,
    too_long: ({ yearsAtMost }) => `An insured loan of this kind may run ${yearsAtMost} years at most.`,
    transfer_tax_may_be_more: () => 'The land transfer tax may be more than this.',
    tables_out_of_date: () => 'Some limits or taxes may have changed since the tables used here.',
  },
  fr: {
    down_below_least: ({ leastCents }, money) =>
      `La mise de fonds minimale pour un tel prêt est de ${money(leastCents)}; un prêteur demanderait donc plus.`,
    above_limit: ({ highestCents }, money) =>
      `Le prêt dépasse la limite la plus élevée de ces prêts (${money(highestCents)}) : ce serait un prêt jumbo.`,
    limit_of_county: ({ lowestCents, highestCents }, money) =>
      `Que le prêt respecte la limite dépend du comté (de ${money(lowestCents)} à ${money(highestCents)}).`,
    not_insurable: ({ fromCents }, money) =>
      `À partir de ${money(fromCents)}, un prêt assuré est impossible : il faut au moins 20 % de mise de fonds.`,
    too_long: ({ yearsAtMost }) => `Un prêt assuré de ce genre dure au plus ${yearsAtMost} ans.`,
    transfer_tax_may_be_more: () => 'Les droits de mutation peuvent être plus élevés.',
    tables_out_of_date: () => 'Certaines limites ou taxes ont pu changer depuis les tables utilisées ici.',
  },
  es: {
    down_below_least: ({ leastCents }, money) =>
      `El enganche mínimo para ese préstamo es de ${money(leastCents)}, así que un prestamista pediría más.`,
    above_limit: ({ highestCents }, money) =>
      `El préstamo supera el límite más alto (${money(highestCents)}), así que sería un préstamo jumbo con sus propias condiciones.`,
    limit_of_county: ({ lowestCents, highestCents }, money) =>
      `Que el préstamo esté dentro del límite depende del condado (de ${money(lowestCents)} a ${money(highestCents)}).`,
    not_insurable: ({ fromCents }, money) =>
      `Desde ${money(fromCents)} no se puede comprar con un préstamo asegurado: hace falta al menos 20% de enganche.`,
    too_long: ({ yearsAtMost }) => `Un préstamo asegurado de este tipo dura como máximo ${yearsAtMost} años.`,
    transfer_tax_may_be_more: () => 'El impuesto de transferencia puede ser mayor.',
    tables_out_of_date: () => 'Algunos límites o impuestos pueden haber cambiado desde las tablas usadas aquí.',
  },
};

/** Returns one sentence for each rule that a purchase meets or breaks. */
export const findingsInWords = (some: readonly Finding[], say: Speaker, currency: 'USD' | 'CAD'): string[] =>
  some.map((finding) =>
    (findings[say.language][finding.kind] as (of: Finding, money: (cents: number) => string) => string)(
      finding,
      (cents) => say.money(cents / 100, currency),
    ),
  );
