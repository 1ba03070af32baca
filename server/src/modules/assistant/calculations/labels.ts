/** Long because it is a table: the names of results and parts of calculations, and their notes, in three languages. */

import type { InLanguages } from '../reading/language.ts';

const row = (en: string, fr: string, es: string): InLanguages => ({ en, fr, es });

const names = {
  salePrice: row('sale price', 'prix de vente', 'precio de venta'),
  paidPrice: row('price paid', 'prix payé', 'precio pagado'),
  price: row('price', 'prix', 'precio'),
  value: row('value', 'valeur', 'valor'),
  assessed: row('assessed value', 'évaluation', 'valor catastral'),
  balance: row('loan balance', 'solde du prêt', 'saldo del préstamo'),
  loan: row('loan', 'prêt', 'préstamo'),
  rate: row('rate', 'taux', 'tasa'),
  commission: row('commission', 'commission', 'comisión'),
  commissionTax: row('tax on the commission', 'taxes sur la commission', 'impuesto sobre la comisión'),
  otherCosts: row('costs', 'frais', 'gastos'),
  closingCosts: row('closing costs', 'frais de clôture', 'gastos de cierre'),
  leftOfSale: row('left from the sale', 'reste de la vente', 'queda de la venta'),
  lineAtMost: row('line of credit, at most', 'marge de crédit, au plus', 'línea de crédito, como máximo'),
  equity: row('equity', 'valeur nette', 'capital propio (equity)'),
  loanToValue: row('loan-to-value ratio', 'rapport prêt-valeur', 'préstamo sobre valor (LTV)'),
  gain: row('gain', 'gain', 'ganancia'),
  taxableSingle: row('taxable, if you file alone', 'imposable, si vous déclarez seul', 'gravable, si declara solo'),
  taxableCouple: row(
    'taxable, for a couple filing jointly',
    'imposable, pour un couple qui déclare ensemble',
    'gravable, para una pareja que declara junta',
  ),
  priceChange: row('change of the value', 'variation de la valeur', 'cambio del valor'),
  savedMonthly: row('saved a month', 'économie par mois', 'ahorro al mes'),
  paymentBefore: row('payment before', 'paiement avant', 'pago antes'),
  paymentAfter: row('payment after', 'paiement après', 'pago después'),
  breakEven: row('pays for itself after', 'rentable après', 'se recupera en'),
  extraMonthly: row('extra a month', 'de plus par mois', 'extra al mes'),
  paidOffAfter: row('paid off after', 'remboursé après', 'pagado en'),
  sooner: row('sooner by', 'plus tôt de', 'antes por'),
  interestSaved: row('interest saved', 'intérêts économisés', 'interés ahorrado'),
  halfPayment: row('payment every two weeks', 'paiement aux deux semaines', 'pago cada dos semanas'),
  principalInterest: row(
    'principal and interest a month',
    'capital et intérêts par mois',
    'capital e intereses al mes',
  ),
  totalInterest: row('total interest', 'intérêts en tout', 'intereses en total'),
  totalPaid: row('paid in all', 'payé en tout', 'pagado en total'),
  balanceAfter: row('balance left', 'solde restant', 'saldo que queda'),
  paidFor: row('paid', 'payés', 'pagados'),
  repaid: row('repaid by then', 'remboursé d’ici là', 'pagado hasta entonces'),
  threeMonths: row('three months of interest', 'trois mois d’intérêts', 'tres meses de intereses'),
  rateDifferential: row('interest rate differential', 'différentiel de taux', 'diferencial de tasas'),
  difference: row('difference a month', 'différence par mois', 'diferencia al mes'),
  housing: row('housing', 'logement', 'vivienda'),
  debts: row('other debts', 'autres dettes', 'otras deudas'),
  incomeMonthly: row('gross income a month', 'revenu brut par mois', 'ingreso bruto al mes'),
  debtRatio: row('debts as a share of income', 'dettes en proportion du revenu', 'deudas respecto al ingreso'),
  housingRatio: row('housing alone', 'logement seul', 'solo la vivienda'),
  incomeNeeded: row(
    'income needed a year, before tax',
    'revenu annuel brut nécessaire',
    'ingreso anual bruto necesario',
  ),
  incomeMonthlyNeeded: row('a month', 'par mois', 'al mes'),
  rent: row('rent', 'loyer', 'renta'),
  rentAtMost: row('rent, at most', 'loyer, au plus', 'renta, como máximo'),
  moveInThree: row('due before you move in', 'à payer avant d’emménager', 'a pagar antes de mudarse'),
  firstMonth: row('first month', 'premier mois', 'primer mes'),
  lastMonth: row('last month', 'dernier mois', 'último mes'),
  deposit: row('deposit', 'dépôt', 'depósito'),
  capRate: row('cap rate', 'taux de capitalisation', 'tasa de capitalización'),
  netRent: row('net rent a year', 'loyers nets par an', 'renta neta al año'),
  rentYearly: row('rent a year', 'loyers par an', 'renta al año'),
  expenses: row('expenses', 'dépenses', 'gastos'),
  expensesMonthly: row('expenses a month', 'dépenses par mois', 'gastos al mes'),
  rentMultiplier: row('price in years of rent', 'prix en années de loyer', 'precio en años de renta'),
  payment: row('loan payment', 'paiement du prêt', 'pago del préstamo'),
  cashFlow: row('cash flow a month', 'flux de trésorerie par mois', 'flujo de efectivo al mes'),
  timeToSave: row('time to save it', 'temps pour l’épargner', 'tiempo para ahorrarlo'),
  yearlyTax: row('tax a year', 'taxe par an', 'impuesto al año'),
  perMonth: row('a month', 'par mois', 'al mes'),
  perYear: row('a year', 'par an', 'al año'),
  perSquareFoot: row('price per square foot', 'prix au pied carré', 'precio por pie cuadrado'),
  cashDue: row('cash due at closing', 'comptant à la clôture', 'efectivo al cierre'),
  down: row('down payment', 'mise de fonds', 'enganche'),
  depositPaid: row('already paid or credited', 'déjà payé ou crédité', 'ya pagado o acreditado'),
  newRent: row('new rent', 'nouveau loyer', 'nueva renta'),
  amount: row('amount', 'montant', 'monto'),
  rest: row('the rest', 'le reste', 'el resto'),
} as const satisfies Record<string, InLanguages>;

const remarks = {
  saleExtras: row(
    'The tax on the transfer, prorated taxes and a prepayment charge, if any, come off too.',
    'Une taxe de transfert, les ajustements de taxes et une indemnité de remboursement, s’il y en a, s’y ajoutent.',
    'También se restan, si los hay, el impuesto de transferencia, los impuestos prorrateados y un cargo por pago anticipado.',
  ),
  saleExtrasCanada: row(
    'GST, HST or QST comes on top of the commission, unless the question counts it; legal fees, adjustments and a prepayment charge come off too.',
    'La TPS et la TVQ, ou la TVH, s’ajoutent à la commission, si vous ne les avez pas comptées; le notaire, les ajustements et une indemnité de remboursement s’y ajoutent aussi.',
    'A la comisión se suma GST, HST o QST, si no lo contó; también se restan honorarios legales, ajustes y un cargo por pago anticipado.',
  ),
  lineCanada: row(
    'In Canada a line of credit may reach 65% of the value, and together with the mortgage 80%.',
    'Au Canada, une marge peut atteindre 65 % de la valeur et, avec l’hypothèque, 80 %.',
    'En Canadá la línea puede llegar al 65% del valor y, con la hipoteca, al 80%.',
  ),
  lineUsa: row(
    'Lenders usually allow the mortgage and the line together to reach 80 to 85% of the value; each sets its own limit.',
    'Les prêteurs permettent d’habitude que le prêt et la marge atteignent ensemble de 80 à 85 % de la valeur; chacun fixe sa limite.',
    'Los prestamistas suelen permitir que la hipoteca y la línea sumen del 80 al 85% del valor; cada uno fija su límite.',
  ),
  insuranceMayEnd: row(
    'At 80% or less you can ask the lender to end PMI. By law the original value counts; many lenders accept a new appraisal after two years of payments.',
    'À 80 % ou moins, vous pouvez demander la fin de l’assurance PMI. La loi compte la valeur d’origine; bien des prêteurs acceptent une nouvelle évaluation après deux ans.',
    'Con 80% o menos puede pedir que se quite el PMI. La ley cuenta el valor original; muchos prestamistas aceptan un avalúo nuevo después de dos años.',
  ),
  insuranceStays: row(
    'Above 80%, a lender usually requires PMI.',
    'Au-dessus de 80 %, le prêteur exige d’habitude l’assurance PMI.',
    'Por encima del 80%, el prestamista suele exigir PMI.',
  ),
  gainCanada: row(
    'In Canada the gain on your principal residence is exempt if it was your principal residence every year; of another property’s gain, half is taxable.',
    'Au Canada, le gain sur la résidence principale est exonéré si elle l’a été chaque année; pour une autre propriété, la moitié du gain est imposable.',
    'En Canadá la ganancia de la residencia principal está exenta si lo fue todos los años; de otra propiedad, la mitad es gravable.',
  ),
  gainUsa: row(
    'The exclusion of $250,000, or $500,000 for a couple, requires that you owned and lived in the home two of the last five years (IRC § 121). Selling costs and improvements lower the gain. A tax professional can say what holds for you.',
    'L’exclusion de 250 000 $, ou de 500 000 $ pour un couple, exige d’avoir possédé et habité la propriété deux des cinq dernières années (IRC § 121). Les frais de vente et les améliorations réduisent le gain. Un fiscaliste peut dire ce qui vaut pour vous.',
    'La exclusión de $250,000, o de $500,000 para una pareja, exige haber tenido y habitado la casa dos de los últimos cinco años (IRC § 121). Los gastos de venta y las mejoras reducen la ganancia. Un profesional de impuestos puede decir qué vale para usted.',
  ),
  refinance: row(
    'It is worth it if you keep the loan longer than that. A new term starts again, so compare the interest in all, too.',
    'Cela vaut la peine si vous gardez le prêt plus longtemps. Une nouvelle durée recommence : comparez aussi les intérêts en tout.',
    'Conviene si conserva el préstamo más tiempo que eso. El plazo empieza de nuevo: compare también el interés total.',
  ),
  breakEven: row(
    'It pays off only if you keep the loan longer than that.',
    'Ce n’est rentable que si vous gardez le prêt plus longtemps.',
    'Conviene solo si conserva el préstamo más tiempo que eso.',
  ),
  biweekly: row(
    '26 half payments are 13 monthly payments a year, so the loan ends sooner.',
    '26 demi-paiements font 13 paiements mensuels par an : le prêt finit plus tôt.',
    '26 medios pagos son 13 pagos mensuales al año, así que el préstamo termina antes.',
  ),
  penalty: row(
    'A variable rate usually costs three months of interest; a fixed rate costs that or the interest rate differential, whichever is more. Your lender computes the exact amount.',
    'Un taux variable coûte d’habitude trois mois d’intérêts; un taux fixe, ce montant ou le différentiel de taux, selon le plus élevé. Votre prêteur calcule le montant exact.',
    'Una tasa variable suele costar tres meses de intereses; una fija, eso o el diferencial de tasas, lo que sea mayor. Su prestamista calcula el monto exacto.',
  ),
  ratioUsa: row(
    'A usual guide is 28% of gross income for housing and 36% for all debts; many programs allow 43 to 50%.',
    'Un guide usuel : 28 % du revenu brut pour le logement et 36 % pour toutes les dettes; bien des programmes permettent de 43 à 50 %.',
    'Una guía usual es 28% del ingreso bruto para vivienda y 36% para todas las deudas; muchos programas permiten de 43 a 50%.',
  ),
  ratioCanada: row(
    'For insured loans in Canada the limits are 39% of gross income for housing (GDS) and 44% for all debts (TDS), tested at the stress test rate.',
    'Pour les prêts assurés au Canada, les limites sont de 39 % du revenu brut pour le logement (ABD) et de 44 % pour toutes les dettes (ATD), au taux de la simulation de crise.',
    'Para préstamos asegurados en Canadá los límites son 39% del ingreso bruto para vivienda (GDS) y 44% para todas las deudas (TDS), con la tasa de la prueba de estrés.',
  ),
  rentRule: row(
    '30% of gross income for rent is a common guide, not a rule; many landlords ask for three times the rent.',
    '30 % du revenu brut pour le loyer est un guide courant, pas une règle; bien des propriétaires demandent trois fois le loyer.',
    '30% del ingreso bruto para la renta es una guía común, no una regla; muchos arrendadores piden tres veces la renta.',
  ),
  depositLaw: row(
    'Laws limit deposits in many places: Québec allows none beyond the first month’s rent, Ontario only the last month’s rent.',
    'La loi limite souvent les dépôts : au Québec, rien au-delà du premier mois de loyer; en Ontario, seulement le dernier mois.',
    'La ley limita los depósitos en muchos lugares: Quebec solo permite el primer mes de renta; Ontario, solo el último mes.',
  ),
  rentLimits: row(
    'Some states and provinces limit how much a rent may go up in a year.',
    'Certains États et provinces limitent la hausse de loyer d’une année.',
    'Algunos estados y provincias limitan el aumento anual de la renta.',
  ),
  capRate: row(
    'The loan payment is not part of it.',
    'Le paiement du prêt n’en fait pas partie.',
    'El pago del préstamo no forma parte.',
  ),
  cashDue: row(
    'Prepaid tax and insurance may come on top.',
    'Des taxes et assurances payées d’avance peuvent s’y ajouter.',
    'Pueden sumarse impuestos y seguro pagados por adelantado.',
  ),
} as const satisfies Record<string, InLanguages>;

export type LabelName = keyof typeof names;
export type NoteName = keyof typeof remarks;
export const labels: Readonly<Record<LabelName, InLanguages>> = names;
export const notes: Readonly<Record<NoteName, InLanguages>> = remarks;
