/** Long because it is a table: what income tax law says about a home, with the month it was looked up. */
import type { Entry } from '../entry.ts';

const asOf = '2026-11';

export const rulesIncomeTax: readonly Entry[] = [
  {
    id: 'mortgage-interest-deduction',
    names:
      'mortgage interest deduct*|deduct mortgage interest|deduct the interest|deduct my mortgage|write off mortgage|write off the interest|tax deduction*|tax deductible|salt cap|salt deduction|salt|deducir intereses|deducir los intereses|interet deductible|deduire les interets|tax benefits of owning',
    says: {
      en: 'If you itemize in the USA, you may deduct the interest on up to $750,000 of loans for your main and a second home, points on a loan to buy your main home, mortgage insurance premiums (PMI, FHA) from tax year 2026, and state and local taxes, property tax among them, up to $40,000 for 2025 and $40,400 for 2026 (less for incomes above $500,000 and $505,000). Mortgage insurance phases out from an income of $100,000. Itemizing saves tax only where it is more than the standard deduction, so the saving depends on your whole return: a tax preparer can compute it. In Canada the interest on the mortgage of your own home is not deductible.',
      fr: 'Au Canada, y compris au Québec, l’intérêt hypothécaire de votre propre résidence n’est pas déductible, ni la taxe foncière; ils le sont contre un revenu de location. Aux États-Unis, qui détaille ses déductions peut déduire l’intérêt sur au plus 750 000 $ de prêts, les points, l’assurance hypothécaire dès l’année 2026 et les taxes d’État et locales jusqu’à 40 000 $ en 2025 et 40 400 $ en 2026 (moins au-dessus de 500 000 $ et 505 000 $ de revenu). Un fiscaliste calcule l’effet pour vous.',
      es: 'Si detalla deducciones en EE. UU., puede deducir el interés de hasta $750,000 de préstamos, los puntos, el seguro hipotecario (PMI, FHA) desde el año fiscal 2026 y los impuestos estatales y locales, incluido el predial, hasta $40,000 en 2025 y $40,400 en 2026 (menos con ingresos de más de $500,000 y $505,000). Solo ahorra si suma más que la deducción estándar, así que depende de toda su declaración: un preparador de impuestos lo calcula. En Canadá el interés de la propia casa no se deduce.',
    },
    source:
      'IRS Publications 530 and 936; Public Law 119-21 (2025), sections on SALT and mortgage insurance; Canada Revenue Agency',
    asOf,
  },
  {
    id: 'capital-gains-home',
    names:
      'gain on the sale|tax when i sell|taxes when we sell|plusvalia|ganancia de capital|ganancias de capital|gain en capital|1031|like-kind exchange',
    says: {
      en: 'In the USA up to $250,000 of gain ($500,000 for a couple filing jointly) on the sale of your home is free of federal income tax if you owned and lived in it two of the last five years. If you sell sooner because of a new job at least 50 miles farther away, health or an unforeseen event, a part counts: 18 of 24 months give 75% of the limit. Gain on an investment home is taxable unless it is deferred by a 1031 exchange. In Canada the gain on a principal residence is exempt; a home sold within a year of purchase is usually taxed as business income.',
      fr: 'Au Canada, le gain sur la résidence principale est exonéré (à déclarer); une revente dans l’année est d’habitude imposée comme revenu d’entreprise. Aux États-Unis, jusqu’à 250 000 $ de gain (500 000 $ pour un couple) sont exonérés après deux ans d’occupation sur cinq; une part, selon les mois, si un emploi, la santé ou un imprévu oblige à vendre plus tôt.',
      es: 'En EE. UU. hasta $250,000 de ganancia ($500,000 en pareja) al vender su casa están libres de impuesto federal si la tuvo y habitó dos de los últimos cinco años; si vende antes por trabajo, salud o un imprevisto, una parte según los meses. La de una inversión paga impuesto salvo que se difiera con un intercambio 1031. En Canadá la ganancia de la residencia principal está exenta.',
    },
    source:
      'IRS Publication 523; IRC § 121, § 1031; Canada Revenue Agency, Principal residence and Residential property flipping rule',
    asOf,
  },
  {
    id: 'gift-tax',
    names: 'gift tax*|impuesto sobre donaciones|impuesto a los regalos|impot sur les dons',
    says: {
      en: 'You owe no US federal income or gift tax on money that you are given. The giver files Form 709 for what goes above $19,000 to one person in 2026 (a couple, $38,000), and usually owes nothing because the rest counts against a lifetime exemption of $15,000,000. Canada has no gift tax on money. The lender still asks for a signed gift letter and the record of the transfer.',
      fr: 'Le Canada n’a pas d’impôt sur les dons en argent. Aux États-Unis, la personne qui reçoit ne doit rien; celle qui donne produit le formulaire 709 au-delà de 19 000 $ par personne en 2026 et ne doit d’habitude rien (exemption à vie de 15 000 000 $). Le prêteur demande quand même une lettre de don signée et la preuve du virement.',
      es: 'Quien recibe el dinero no debe impuesto federal en EE. UU. Quien lo da presenta el formulario 709 por lo que pase de $19,000 por persona en 2026 (una pareja, $38,000) y casi nunca debe nada, porque cuenta contra una exención de por vida de $15,000,000. Canadá no cobra impuesto sobre regalos de dinero. El prestamista pide una carta de regalo firmada y la prueba de la transferencia.',
    },
    source:
      'IRS, Instructions for Form 709 and Frequently asked questions on gift taxes; Public Law 119-21; Canada Revenue Agency',
    asOf,
  },
  {
    id: 'closing-costs-deduction',
    names: 'closing costs deductible|deduct closing costs|deducir los gastos de cierre|deduire les frais de cloture',
    says: {
      en: 'Most closing costs of your own home are not deductible in the USA: of those paid at closing only interest, points and property tax can be, if you itemize. The down payment, inspection, appraisal, HOA dues and insurance are not. Title fees, recording fees and transfer tax are added to the cost of the home, which lowers a later gain. In Canada they are not deductible for your own home, except moving expenses in some cases.',
      fr: 'Au Canada, les frais d’achat de votre propre résidence ne sont pas déductibles, sauf des frais de déménagement dans certains cas. Aux États-Unis, seuls l’intérêt, les points et la taxe foncière payés à la clôture peuvent l’être; les frais de titre et la taxe de transfert s’ajoutent au coût de la propriété.',
      es: 'Casi ningún gasto de cierre de su propia casa se deduce en EE. UU.: solo el interés, los puntos y el predial pagados al cierre, si detalla. El enganche, la inspección, el avalúo, la cuota de HOA y el seguro no. Los cargos de título, de registro y el impuesto de transferencia se suman al costo de la casa, lo que baja una ganancia futura.',
    },
    source: 'IRS Publication 530, Tax Information for Homeowners; Canada Revenue Agency, line 21900',
    asOf,
  },
  {
    id: 'home-office',
    names: 'home office deduct*|deduct my home office|oficina en casa|bureau a domicile',
    says: {
      en: 'In the USA a self-employed person may deduct the part of the home used regularly and only for business; an employee may not. In Canada a self-employed person may, and an employee may with form T2200 signed by the employer. A tax preparer can say what holds for you.',
      fr: 'Au Canada, un travailleur autonome peut déduire la part du logement utilisée pour son travail, et un employé le peut avec le formulaire T2200 signé par l’employeur. Aux États-Unis, un employé ne le peut pas.',
      es: 'En EE. UU. quien trabaja por su cuenta puede deducir la parte de la casa que usa de forma regular y solo para el negocio; un empleado no. En Canadá también puede un empleado con el formulario T2200. Un preparador de impuestos puede decir qué aplica a usted.',
    },
    source: 'IRS Publication 587; Canada Revenue Agency, T2200 and T777',
    asOf,
  },
  {
    id: 'first-home-credit',
    names: 'tax credit for buying|first home tax credit|credito fiscal por comprar',
    says: {
      en: 'The USA has no federal tax credit for a first purchase today: the $15,000 credit that people speak of was proposed in Congress and never became law, and the one of 2008 to 2010 has ended. A state or local mortgage credit certificate (MCC) gives a yearly federal credit on part of the interest, at most $2,000 where its rate is above 20%; you apply through the lender before closing. Canada has the Home Buyers’ Amount on the tax return of the year of purchase.',
      fr: 'Au Canada, il y a le montant fédéral pour l’achat d’une habitation, et au Québec un crédit d’impôt pour l’achat d’une première habitation. Les États-Unis n’ont pas de crédit fédéral d’achat; un « mortgage credit certificate » d’un État donne un crédit sur une part de l’intérêt.',
      es: 'EE. UU. no tiene hoy un crédito fiscal federal por la primera compra: el de $15,000 se propuso y nunca fue ley, y el de 2008 a 2010 terminó. Un certificado de crédito hipotecario (MCC) estatal o local da cada año un crédito sobre parte del interés, máximo $2,000 si su tasa supera 20%; se pide por el prestamista antes del cierre. Canadá tiene el Home Buyers’ Amount.',
    },
    source: 'IRS, Form 8396 and Form 5405; Canada Revenue Agency, line 31270',
    asOf,
  },
  {
    id: 'flipping-canada',
    names:
      'flipping rule|flipping tax|revente precipitee|vend* avant un an|vend* dans l’annee|sell within a year|sell in less than a year',
    says: {
      en: 'A home in Canada sold after less than 365 days is usually taxed as business income, without the exemption, unless a life event such as a separation, a death or a move for work forced the sale (since 2023). British Columbia also has a home flipping tax on sales within 730 days since 2025.',
      fr: 'Une propriété revendue au Canada après moins de 365 jours est d’habitude imposée comme revenu d’entreprise, sans l’exemption, sauf si un événement comme une séparation, un décès ou un déménagement pour le travail a forcé la vente (depuis 2023). Après un an, cette règle ne s’applique plus.',
      es: 'En Canadá una casa vendida antes de 365 días suele pagar impuesto como ingreso de negocio, sin la exención, salvo que un hecho como una separación, una muerte o una mudanza por trabajo obligara a vender (desde 2023). Columbia Británica tiene además un impuesto por reventa antes de 730 días desde 2025.',
    },
    source: 'Canada Revenue Agency, Residential property flipping rule; British Columbia, home flipping tax',
    country: 'CA',
    asOf,
  },
];
