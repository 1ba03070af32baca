/** Long because it is a table. What a calculation leaves out or assumes, in three languages. */

import { type InLanguages, inLanguages as row } from '../reading/language.ts';

const remarks = {
  schoolTaxTexas: row(
    'This is the school district’s part only; county, city and other districts tax with exemptions of their own. A homestead takes $140,000 off the value for schools, $200,000 for an owner of 65 or more or with a disability, whose school tax is also frozen from that year on. The 10% cap on the taxable value can make it less. It must be the owner’s main home, and each exemption is applied for with the appraisal district (Texas Tax Code §§ 11.13, 11.26, 23.23).',
    'C’est la part du district scolaire seulement; le comté, la ville et d’autres districts taxent avec leurs propres exemptions. Le « homestead » retire 140 000 $ de la valeur pour les écoles, 200 000 $ pour un propriétaire de 65 ans ou plus ou invalide, dont la taxe scolaire est aussi gelée dès cette année-là. Le plafond de 10 % sur la valeur imposable peut la réduire. Il faut y habiter, et chaque exemption se demande à l’« appraisal district » (Texas Tax Code §§ 11.13, 11.26, 23.23).',
    'Es solo la parte del distrito escolar; el condado, la ciudad y otros distritos cobran con sus propias exenciones. El homestead quita $140,000 del valor para las escuelas, $200,000 si el dueño tiene 65 años o más o una discapacidad, y su impuesto escolar queda congelado desde ese año. El tope de 10% al valor gravable puede bajarlo. Debe ser su vivienda principal, y cada exención se pide al distrito de tasación (Texas Tax Code §§ 11.13, 11.26, 23.23).',
  ),
  homesteadTexas: row(
    'The Texas homestead exemption of $140,000 counts for school district taxes only, unless the county or city grants its own. It saves $1,400 a year for each 1% of the school district’s part of the rate, which your tax bill states; that part is not in the rate you gave (Texas Tax Code § 11.13).',
    'L’exemption « homestead » de 140 000 $ du Texas ne vaut que pour la taxe du district scolaire, sauf si le comté ou la ville en accorde une. Elle épargne 1 400 $ par an pour chaque 1 % de la part scolaire du taux, indiquée sur votre compte; le taux donné ne la sépare pas (Texas Tax Code § 11.13).',
    'La exención homestead de $140,000 de Texas vale solo para el impuesto del distrito escolar, salvo que el condado o la ciudad dé la suya. Ahorra $1,400 al año por cada 1% de la parte escolar de la tasa, que está en su recibo; la tasa que dio no la separa (Texas Tax Code § 11.13).',
  ),
  assumed: row(
    'A rate or term that you did not state is an assumption, not an offer.',
    'Un taux ou une durée que vous n’avez pas indiqués sont des hypothèses, pas une offre.',
    'Una tasa o un plazo que no indicó es un supuesto, no una oferta.',
  ),
  saleExtras: row(
    'The tax on the transfer, prorated taxes and a prepayment charge, if any, come off too.',
    'Une taxe de transfert, les ajustements de taxes et une indemnité de remboursement, s’il y en a, s’y ajoutent.',
    'También se restan, si los hay, el impuesto de transferencia, los impuestos prorrateados y un cargo por pago anticipado.',
  ),
  saleExtrasTaxed: row(
    'The transfer tax is the seller’s part by custom; the contract can say otherwise. Prorated taxes, an attorney’s fee and a prepayment charge, if any, come off too.',
    'La taxe de transfert est la part du vendeur selon l’usage; le contrat peut dire autre chose. Les ajustements de taxes, les honoraires d’avocat et une indemnité de remboursement, s’il y en a, s’y ajoutent.',
    'El impuesto de transferencia es la parte del vendedor por costumbre; el contrato puede decir otra cosa. También se restan, si los hay, los impuestos prorrateados, el abogado y un cargo por pago anticipado.',
  ),
  saleExtrasCanada: row(
    'GST, HST or QST comes on top of the commission, unless the question counts it; legal fees, adjustments and a prepayment charge come off too.',
    'La TPS et la TVQ, ou la TVH, s’ajoutent à la commission, si vous ne les avez pas comptées; le notaire, les ajustements et une indemnité de remboursement s’y ajoutent aussi.',
    'A la comisión se suma GST, HST o QST, si no lo contó; también se restan honorarios legales, ajustes y un cargo por pago anticipado.',
  ),
  exemptTax: row(
    'Exemptions can differ between the county, the city and the schools, and assessments differ from prices.',
    'Les exemptions peuvent différer entre le comté, la ville et les écoles, et l’évaluation diffère du prix.',
    'Las exenciones pueden diferir entre el condado, la ciudad y las escuelas, y el avalúo difiere del precio.',
  ),
  priceFromCash: row(
    'Nothing is kept in reserve, and the income must carry the loan.',
    'Rien n’est gardé en réserve, et le revenu doit suffire au prêt.',
    'No queda nada de reserva, y el ingreso debe alcanzar para el préstamo.',
  ),
  rentOrOwn: row(
    'Not counted: maintenance, the part of the payment that repays the loan, and how prices and rents change.',
    'Non comptés : l’entretien, la part du paiement qui rembourse le prêt, et l’évolution des prix et des loyers.',
    'No se cuenta: el mantenimiento, la parte del pago que amortiza el préstamo y cómo cambian precios y rentas.',
  ),
  housingBudget: row(
    'It covers the loan payment, property tax, insurance or heating, and dues.',
    'Cela couvre le paiement du prêt, les taxes, l’assurance ou le chauffage, et les frais de copropriété.',
    'Cubre el pago del préstamo, el impuesto predial, el seguro o la calefacción y las cuotas.',
  ),
  commissionTaxQuebec: row(
    'The taxes: GST 5% and QST 9.975%, as in Québec.',
    'Les taxes : TPS 5 % et TVQ 9,975 %, comme au Québec.',
    'Los impuestos: GST 5% y QST 9.975%, como en Quebec.',
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
  equityCanada: row(
    'In Canada a refinance goes to 80% of the value at most, and a line of credit alone to 65%. The lender has the home appraised and tests your income at the stress test rate; ending a closed term early brings a charge, so renewal is the cheapest time.',
    'Au Canada, un refinancement va jusqu’à 80 % de la valeur au plus, et une marge seule jusqu’à 65 %. Le prêteur fait évaluer la propriété et vérifie le revenu au taux de la simulation de crise; rompre un terme fermé coûte une indemnité, donc le renouvellement est le moment le moins cher.',
    'En Canadá un refinanciamiento llega al 80% del valor como máximo, y una línea de crédito sola al 65%. El prestamista pide un avalúo y revisa el ingreso con la prueba de estrés; terminar antes un plazo cerrado cuesta un cargo, así que la renovación es el momento más barato.',
  ),
  equityUsa: row(
    'A conventional or FHA cash-out refinance of the home you live in goes to 80% of the value (Fannie Mae Eligibility Matrix; HUD Handbook 4000.1); closing costs come off. The lender still checks income, credit and an appraisal. A HELOC leaves the first loan and its rate as they are.',
    'Un refinancement avec retrait (conventionnel ou FHA) de la maison que vous habitez va jusqu’à 80 % de la valeur (Fannie Mae; HUD Handbook 4000.1); les frais de clôture s’en déduisent. Le prêteur vérifie revenu, crédit et évaluation. Une marge HELOC laisse le premier prêt et son taux tels quels.',
    'Un refinanciamiento con retiro de efectivo (convencional o FHA) de la casa donde vive llega al 80% del valor (Fannie Mae; HUD Handbook 4000.1); los gastos de cierre se descuentan. El prestamista revisa ingresos, crédito y avalúo. Una HELOC deja el primer préstamo y su tasa como están.',
  ),
  homeownerIdaho: row(
    'Idaho exempts half the value of the home you live in and up to one acre of its land, at most $125,000 (Idaho Code § 63-602G; Idaho State Tax Commission, as of 2026-11). You apply once with the county assessor. This is the value that is taxed, not the tax: the levy rate of your area on the bill gives the tax. Land over one acre is taxed in full.',
    'L’Idaho exempte la moitié de la valeur de la maison que vous habitez et jusqu’à une acre de terrain, au plus 125 000 $ (Idaho Code § 63-602G; Idaho State Tax Commission, état de 2026-11). La demande se fait une fois, à l’évaluateur du comté. C’est la valeur imposée, pas la taxe : le taux de votre secteur, sur le compte, donne la taxe. Le terrain au-delà d’une acre est imposé en entier.',
    'Idaho exenta la mitad del valor de la casa donde vive y hasta un acre de su terreno, como máximo $125,000 (Idaho Code § 63-602G; Idaho State Tax Commission, a 2026-11). Se solicita una vez con el tasador del condado. Es el valor gravado, no el impuesto: la tasa de su zona, en el recibo, da el impuesto. El terreno de más de un acre paga completo.',
  ),
  leastDownCanada: row(
    'The share you named is below the minimum at a higher price: in Canada that is 5% of the first CA$500,000 and 10% of the rest, and 20% of all from CA$1,500,000.',
    'La part indiquée est sous le minimum à un prix plus élevé : au Canada, c’est 5 % des premiers 500 000 $ et 10 % du reste, et 20 % de tout dès 1 500 000 $.',
    'El porcentaje que dijo queda por debajo del mínimo a un precio mayor: en Canadá es 5% de los primeros CA$500,000 y 10% del resto, y 20% de todo desde CA$1,500,000.',
  ),
  savingsAllDown: row(
    'This puts all of it into the down payment. Closing costs (often 2% to 5% of the price in the USA, 1.5% to 4% in Canada) come on top, so keep a part back: the price is lower then. Income and debts set a limit of their own.',
    'Cela met tout dans la mise de fonds. Les frais de clôture (souvent de 1,5 % à 4 % du prix au Canada) s’y ajoutent : gardez-en une part, le prix est alors plus bas. Le revenu et les dettes fixent aussi leur limite.',
    'Esto pone todo en el enganche. Los gastos de cierre (a menudo de 2% a 5% del precio) van aparte: guarde una parte, y entonces el precio baja. Los ingresos y las deudas ponen su propio límite.',
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
    'In Canada the gain on your principal residence is exempt if it was your principal residence every year; of another property’s gain, half is added to your income, so the tax depends on your rate. Sold within 365 days, the whole gain is usually business income.',
    'Au Canada, le gain sur la résidence principale est exonéré si elle l’a été chaque année; pour une autre propriété, la moitié du gain s’ajoute au revenu, donc l’impôt dépend de votre taux marginal. Vendu en moins de 365 jours, tout le gain est d’habitude un revenu d’entreprise.',
    'En Canadá la ganancia de la residencia principal está exenta si lo fue todos los años; de otra propiedad, la mitad se suma a sus ingresos, así que el impuesto depende de su tasa. Si vende antes de 365 días, toda la ganancia suele ser ingreso de negocio.',
  ),
  gainInherited: row(
    'What the person who died had paid does not count: an inherited home takes its value on the day of death as its basis, and a gain after it is long-term (IRC §§ 1014, 1223). Selling costs lower it further, and a loss may count if you did not live there. Get an appraisal as of that day; a tax professional can say what holds for you.',
    'Ce que le défunt avait payé ne compte pas : la base d’une maison héritée est sa valeur au jour du décès, et le gain après ce jour est à long terme (IRC §§ 1014, 1223). Les frais de vente le réduisent encore, et une perte peut compter si vous n’y habitiez pas. Faites évaluer la maison à cette date; un fiscaliste peut dire ce qui vaut pour vous.',
    'Lo que pagó la persona que murió no cuenta: la base de una casa heredada es su valor en el día de la muerte, y la ganancia posterior es de largo plazo (IRC §§ 1014, 1223). Los gastos de venta la bajan más, y una pérdida puede contar si no vivió ahí. Pida un avalúo a esa fecha; un profesional de impuestos puede decir qué vale para usted.',
  ),
  gainUsa: row(
    'The capital gains exclusion of $250,000, or $500,000 for a couple, requires that you owned and lived in the home two of the last five years (IRC § 121). Selling costs and improvements lower the gain. A tax professional can say what holds for you.',
    'L’exclusion du gain en capital de 250 000 $, ou de 500 000 $ pour un couple, exige d’avoir possédé et habité la propriété deux des cinq dernières années (IRC § 121). Les frais de vente et les améliorations réduisent le gain. Un fiscaliste peut dire ce qui vaut pour vous.',
    'La exclusión de ganancias de capital de $250,000, o de $500,000 para una pareja, exige haber tenido y habitado la casa dos de los últimos cinco años (IRC § 121). Los gastos de venta y las mejoras reducen la ganancia. Un profesional de impuestos puede decir qué vale para usted.',
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
  twoTerms: row(
    'The shorter loan costs more a month and less interest in all: which fits depends on the payment you can keep up and the savings you want to keep. Taxes, insurance and fees are not included.',
    'Le prêt plus court coûte plus par mois et moins d’intérêts en tout : le choix dépend du versement que vous pouvez soutenir et de l’épargne que vous voulez garder. Les taxes, l’assurance et les frais ne sont pas compris.',
    'El préstamo más corto cuesta más al mes y menos interés en total: depende del pago que pueda sostener y del ahorro que quiera conservar. No incluye impuestos, seguro ni cuotas.',
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
  withinLimits: row(
    'That is within the usual limits.',
    'C’est dans les limites usuelles.',
    'Está dentro de los límites usuales.',
  ),
  housingOverLimit: row(
    'The share for housing is above the usual limit.',
    'La part du logement dépasse la limite usuelle.',
    'La parte de la vivienda pasa el límite usual.',
  ),
  debtsOverLimit: row(
    'Housing alone is within the usual limit; with all debts it is above it.',
    'Le logement seul est dans la limite usuelle; avec toutes les dettes, elle est dépassée.',
    'La vivienda sola está dentro del límite usual; con todas las deudas lo pasa.',
  ),
  sharedUnequally: row(
    'Put the shares in writing, on the title or in an agreement: the lender holds each borrower to the whole loan.',
    'Mettez les parts par écrit, au titre ou dans une convention : le prêteur peut réclamer tout le prêt à chacun.',
    'Pongan las partes por escrito, en el título o en un acuerdo: el prestamista puede cobrar todo el préstamo a cada uno.',
  ),
  insuranceEnds: row(
    'For a conventional loan: the payments must be current, and you ask the servicer in writing; it may check that the value has not fallen. Source: Homeowners Protection Act of 1998; CFPB.',
    'Pour un prêt conventionnel : les paiements doivent être à jour, et la demande se fait par écrit; le prêteur peut vérifier que la valeur n’a pas baissé. Source : Homeowners Protection Act of 1998; CFPB.',
    'Para un préstamo convencional: los pagos deben estar al día y se pide por escrito; el prestamista puede verificar que el valor no haya bajado. Fuente: Homeowners Protection Act of 1998; CFPB.',
  ),
  firptaWithholding: row(
    'A buyer who will live there, or whose family will, for at least half of its days in use in each of the first two years withholds nothing up to $300,000 and 10% up to $1,000,000; any other buyer withholds 15%, and owes it if it isn’t withheld. It goes to the IRS with Form 8288 within 20 days of closing; a certificate applied for with Form 8288-B by then can lower it. It is a prepayment: the sellers file a US return for the gain and get back what is too much (IRC § 1445).',
    'Un acheteur qui y habitera, lui ou sa famille, au moins la moitié des jours d’usage de chacune des deux premières années ne retient rien jusqu’à 300 000 $ et 10 % jusqu’à 1 000 000 $; tout autre retient 15 %, et en est redevable s’il ne le fait pas. La somme va à l’IRS avec le formulaire 8288 dans les 20 jours; un certificat demandé d’ici là (8288-B) peut la réduire. C’est un acompte : les vendeurs déclarent le gain aux États-Unis et récupèrent l’excédent (IRC § 1445).',
    'Un comprador que vivirá ahí, él o su familia, al menos la mitad de los días de uso en cada uno de los dos primeros años no retiene nada hasta $300,000 y 10% hasta $1,000,000; cualquier otro retiene 15%, y lo debe si no lo retiene. Va al IRS con el formulario 8288 en 20 días; un certificado pedido para entonces (8288-B) puede bajarla. Es un anticipo: los vendedores declaran la ganancia en EE. UU. y recuperan lo que sobre (IRC § 1445).',
  ),
  newHousingRebate: row(
    'The rebate is 36% of the GST, at most $6,300, up to $350,000, and falls to nothing at $450,000. It is for a home that you or a relative will live in, and builders often credit it in the price: ask yours. First-time buyers have a larger one (Excise Tax Act, s. 254; Canada Revenue Agency, RC4028, as of 2026-11).',
    'Le remboursement est de 36 % de la TPS, au plus 6 300 $, jusqu’à 350 000 $, et tombe à zéro à 450 000 $. Il vise une habitation où vous ou un proche vivrez, et le constructeur le déduit souvent du prix : demandez-le-lui. Les premiers acheteurs en ont un plus grand (Loi sur la taxe d’accise, art. 254; Agence du revenu du Canada, RC4028, état de 2026-11).',
    'El reembolso es 36% del GST, máximo $6,300, hasta $350,000, y baja a cero en $450,000. Es para una vivienda donde vivirá usted o un familiar, y el constructor suele descontarlo del precio: pregúntele. Quien compra por primera vez tiene uno mayor (Excise Tax Act, s. 254; Canada Revenue Agency, RC4028, a 2026-11).',
  ),
  countedIncome: row(
    'For self-employed people lenders count the net income of the tax returns, usually averaged over two years, not what the business takes in. If the later year is lower, they usually count that one; depreciation and the like may be added back.',
    'Pour un travailleur autonome, le prêteur compte le revenu net des déclarations, d’habitude la moyenne de deux ans, et non le chiffre d’affaires. Si l’année la plus récente est plus basse, il retient en général celle-là; l’amortissement peut être rajouté.',
    'A quien trabaja por su cuenta el prestamista le cuenta la ganancia neta de las declaraciones, por lo general el promedio de dos años, y no lo que factura. Si el año más reciente es menor, suele contar ese; la depreciación y cosas así se pueden sumar.',
  ),
  noApproval: row(
    'This is arithmetic, not an approval: only a lender decides.',
    'C’est un calcul, pas une approbation : seul un prêteur décide.',
    'Es una cuenta, no una aprobación: solo decide un prestamista.',
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
  buydown: row(
    'The seller or builder usually pays it at closing; the payment then follows the note rate, at which the lender qualifies you (Fannie Mae Selling Guide B2-1.4-04).',
    'Le vendeur ou le constructeur le paie d’habitude à la clôture; le paiement suit ensuite le taux du contrat, auquel le prêteur vous qualifie (Fannie Mae Selling Guide B2-1.4-04).',
    'Suele pagarlo el vendedor o la constructora al cierre; después el pago sigue la tasa del contrato, con la que el prestamista lo califica (Fannie Mae Selling Guide B2-1.4-04).',
  ),
  armReset: row(
    'That is the most that the caps allow; the true rate is the index plus the margin of your note.',
    'C’est le maximum que les plafonds permettent; le taux réel est l’indice plus la marge de votre contrat.',
    'Es lo máximo que permiten los topes; la tasa real es el índice más el margen de su contrato.',
  ),
  interestOnly: row(
    'It repays nothing of the balance, and a variable rate changes it.',
    'Le solde ne baisse pas, et un taux variable change ce montant.',
    'No baja el saldo, y una tasa variable lo cambia.',
  ),
  interestOnlyRate: row(
    'With monthly payments and a rate that stays the same.',
    'Avec des paiements mensuels et un taux qui ne change pas.',
    'Con pagos mensuales y una tasa que no cambia.',
  ),
  bridge: row(
    'Simple interest over 365 days; the lender’s fee and legal fees come on top.',
    'Intérêt simple sur 365 jours; les frais du prêteur et du notaire s’y ajoutent.',
    'Interés simple sobre 365 días; aparte van el cargo del prestamista y los gastos legales.',
  ),
  perDiem: row(
    'Over 365 days, counting the day of funding; some lenders use 360.',
    'Sur 365 jours, en comptant le jour du déboursement; certains prêteurs comptent 360.',
    'Sobre 365 días, contando el día del desembolso; algunos prestamistas usan 360.',
  ),
  blendedRate: row(
    'The old rate counts for the months that are left, the new one for the rest of the new term (60 months unless stated). Lenders can add to it, so ask for theirs.',
    'L’ancien taux compte pour les mois restants, le nouveau pour le reste du nouveau terme (60 mois sans autre indication). Le prêteur peut l’augmenter : demandez le sien.',
    'La tasa anterior cuenta por los meses que quedan y la nueva por el resto del nuevo plazo (60 meses si no se indica). El prestamista puede sumarle algo: pida la suya.',
  ),
  recast: row(
    'The rate and the end of the loan stay the same. The servicer must offer a recast and usually charges a fee; FHA and VA loans usually have none.',
    'Le taux et la fin du prêt ne changent pas. Le prêteur doit l’offrir et demande d’habitude des frais.',
    'La tasa y el final del préstamo no cambian. El administrador debe ofrecerlo y suele cobrar un cargo; los préstamos FHA y VA no suelen tenerlo.',
  ),
  lumpSum: row(
    'The monthly payment stays the same. Check that the loan has no prepayment charge; closed mortgages in Canada limit such payments a year.',
    'Le paiement mensuel ne change pas. Vérifiez s’il y a une indemnité : au Canada, un prêt fermé limite ces versements par an.',
    'El pago mensual no cambia. Verifique que no haya cargo por pago anticipado; en Canadá una hipoteca cerrada limita estos pagos al año.',
  ),
  stressTest: row(
    'The test takes the contract rate plus 2 percentage points, or 5.25% if that is more (OSFI, Guideline B-20). You pay the contract rate.',
    'La simulation prend le taux du contrat plus 2 points, ou 5,25 % si c’est plus (BSIF, ligne directrice B-20). Vous payez le taux du contrat.',
    'La prueba usa la tasa del contrato más 2 puntos, o 5.25% si es más (OSFI, Guideline B-20). Usted paga la tasa del contrato.',
  ),
  escrowShortage: row(
    'A shortage of a month’s escrow payment or more can be repaid over at least 12 months (12 CFR § 1024.17(f)).',
    'Un manque d’un mois de versement ou plus peut se payer sur au moins 12 mois (12 CFR § 1024.17(f)).',
    'Un faltante de un mes de depósito o más se puede pagar en al menos 12 meses (12 CFR § 1024.17(f)).',
  ),
  closingDay: row(
    'The day of closing is the buyer’s here, over the 365 days of the year or the days of the month; where the contract makes it the seller’s, the amount changes by one day.',
    'Le jour de la clôture est compté à l’acheteur, sur les 365 jours de l’année ou les jours du mois; si le contrat l’attribue au vendeur, le montant change d’un jour.',
    'El día del cierre cuenta para el comprador, sobre los 365 días del año o los días del mes; si el contrato lo da al vendedor, el monto cambia en un día.',
  ),
  whoHasPaid: row(
    'The first amount applies if the year’s bill is not paid yet, the second if the seller has paid it.',
    'Le premier montant vaut si le compte de l’année n’est pas encore payé, le second si le vendeur l’a payé.',
    'El primer monto vale si el recibo del año aún no se pagó; el segundo, si el vendedor ya lo pagó.',
  ),
  appraisalGap: row(
    'The lender counts the appraised value, so the gap is paid in cash unless the price comes down; closing costs come on top.',
    'Le prêteur compte la valeur d’évaluation : l’écart se paie comptant, à moins que le prix baisse; les frais de clôture s’y ajoutent.',
    'El prestamista cuenta el avalúo, así que la diferencia se paga en efectivo salvo que baje el precio; aparte van los gastos de cierre.',
  ),
  sellerCredit: row(
    'The limits, of the lower of price and appraisal: conventional 3% with less than 10% down, 6% below 25%, 9% from there, 2% for an investment (Fannie Mae Selling Guide B3-4.1-02); FHA and USDA 6% (HUD Handbook 4000.1, USDA HB-1-3555); VA 4% for concessions, beside usual closing costs (VA Pamphlet 26-7). Never more than the actual costs.',
    'Les limites, sur le moindre du prix et de l’évaluation : conventionnel 3 % sous 10 % de mise, 6 % sous 25 %, 9 % à partir de là, 2 % pour un placement (Fannie Mae Selling Guide B3-4.1-02); FHA et USDA 6 % (HUD Handbook 4000.1, USDA HB-1-3555); VA 4 % de concessions, outre les frais usuels (VA Pamphlet 26-7). Jamais plus que les frais réels.',
    'Los límites, sobre lo menor entre precio y avalúo: convencional 3% con menos de 10% de enganche, 6% con menos de 25%, 9% desde ahí, 2% para inversión (Fannie Mae Selling Guide B3-4.1-02); FHA y USDA 6% (HUD Handbook 4000.1, USDA HB-1-3555); VA 4% de concesiones, aparte de los gastos usuales (VA Pamphlet 26-7). Nunca más que los gastos reales.',
  ),
  creditWithinLimit: row(
    'The credit must stay within the limit of the loan program, and the down payment comes on top.',
    'Le crédit doit respecter la limite du programme de prêt, et la mise de fonds s’y ajoute.',
    'El crédito debe respetar el límite del programa de préstamo, y el enganche va aparte.',
  ),
  creditOverCosts: row(
    'The credit is more than the costs; what is over them cannot be paid out to you.',
    'Le crédit dépasse les frais; le surplus ne peut pas vous être versé.',
    'El crédito supera los gastos; lo que sobra no se le puede pagar a usted.',
  ),
  premiumTaxInCash: row(
    'The tax on the premium is paid in cash at closing, through the lawyer or notary, and cannot be added to the loan as the premium can. Source: Ontario Retail Sales Tax Act; Revenu Québec, taxe sur les primes d’assurance; CMHC, as of 2026-11.',
    'La taxe sur la prime se paie comptant à la signature, chez le notaire ou l’avocat, et ne s’ajoute pas au prêt comme la prime. Source : Revenu Québec, taxe sur les primes d’assurance; Ontario Retail Sales Tax Act; SCHL, état de 2026-11.',
    'El impuesto sobre la prima se paga en efectivo al cierre, con el abogado o notario, y no se suma al préstamo como la prima. Fuente: Ontario Retail Sales Tax Act; Revenu Québec; CMHC, a 2026-11.',
  ),
  premiumUntaxed: row(
    'Only Ontario, Québec and Saskatchewan tax the premium; the other provinces do not (CMHC, as of 2026-11).',
    'Seuls l’Ontario, le Québec et la Saskatchewan taxent la prime; les autres provinces ne la taxent pas (SCHL, état de 2026-11).',
    'Solo Ontario, Quebec y Saskatchewan gravan la prima; las demás provincias no (CMHC, a 2026-11).',
  ),
  pmiRange: row(
    'The usual range is $30 to $70 a month for each $100,000 borrowed, so 0.36% to 0.84% of the loan a year: less down and a lower score bring it near the high end, and a lender quotes yours. It ends at your request at 80% of the original value. Source: Freddie Mac, Pricing Out PMI, September 2019.',
    'La fourchette usuelle est de 30 $ à 70 $ par mois par tranche de 100 000 $ empruntés, soit de 0,36 % à 0,84 % du prêt par an : moins de mise de fonds et une cote plus basse rapprochent du haut, et le prêteur indique la vôtre. Elle cesse sur demande à 80 % de la valeur d’origine. Source : Freddie Mac, Pricing Out PMI, septembre 2019.',
    'El rango usual es de $30 a $70 al mes por cada $100,000 prestados, es decir, 0.36% a 0.84% del préstamo al año: con menos enganche y menor puntaje se acerca al extremo alto, y el prestamista le cotiza el suyo. Termina a petición suya al 80% del valor original. Fuente: Freddie Mac, Pricing Out PMI, septiembre de 2019.',
  ),
  planLimit: row(
    'The Home Buyers’ Plan allows at most $60,000 from the RRSPs of one person, so only that counts.',
    'Le RAP permet au plus 60 000 $ des REER d’une personne; seul ce montant compte.',
    'El Home Buyers’ Plan permite como máximo $60,000 de los RRSP de una persona; solo eso cuenta.',
  ),
  agentPay: row(
    'It is before income tax and self-employment contributions, which no one withholds from an independent agent: set a part of each check aside for the quarterly payments.',
    'C’est avant l’impôt et les cotisations de travailleur autonome, que personne ne retient à un agent indépendant : mettez une partie de chaque chèque de côté pour les acomptes.',
    'Es antes del impuesto sobre la renta y del de trabajo por cuenta propia, que nadie retiene a un agente independiente: aparte una parte de cada cheque para los pagos trimestrales.',
  ),
  reassessedTax: row(
    'It assumes the tax rate of the present bill. The rates of the next year and fixed charges can change it, and the new assessment counts from the next tax year as a rule.',
    'Cela suppose le taux du compte actuel. Les taux de l’an prochain et les frais fixes peuvent le changer; la nouvelle évaluation compte en général dès l’année d’imposition suivante.',
    'Supone la tasa del recibo actual. Las tasas del año próximo y los cargos fijos pueden cambiarlo; por lo general el nuevo avalúo cuenta desde el año fiscal siguiente.',
  ),
  yearBefore: row(
    'Where taxes are billed late, as in Illinois, Indiana and Ohio, the seller also credits every earlier bill or half of it that is still unpaid; none is in this amount.',
    'Là où les taxes sont facturées plus tard, comme en Illinois, en Indiana et en Ohio, le vendeur crédite aussi tout compte antérieur, ou sa moitié, encore impayé; aucun n’est dans ce montant.',
    'Donde los impuestos se cobran con retraso, como en Illinois, Indiana y Ohio, el vendedor acredita además todo recibo anterior, o su mitad, que siga sin pagar; ninguno está en este monto.',
  ),
  planWithdrawals: row(
    'Both can be used for the same first home. RRSP deposits must have been in the plan for 90 days; the repayment takes 15 years. An FHSA withdrawal is tax-free and is never repaid. Source: Canada Revenue Agency, Home Buyers’ Plan and First Home Savings Account, as of 2026-11.',
    'Les deux se combinent pour la même première propriété. Les cotisations au REER doivent y être depuis 90 jours; le remboursement s’étale sur 15 ans. Le retrait du CELIAPP est libre d’impôt et ne se rembourse jamais. Source : Agence du revenu du Canada, RAP et CELIAPP, état de 2026-11.',
    'Ambos sirven para la misma primera vivienda. Los depósitos del RRSP deben llevar 90 días; se devuelve en 15 años. El retiro de la FHSA no paga impuesto ni se devuelve. Fuente: Canada Revenue Agency, Home Buyers’ Plan y First Home Savings Account, a 2026-11.',
  ),
  hourlyBase: row(
    'Overtime, bonuses and shift differentials usually count on top, as an average, if you have received them for about two years and they are likely to continue; some lenders accept 12 months (Fannie Mae, Selling Guide B3-3).',
    'Les heures supplémentaires, primes et primes de quart s’ajoutent d’habitude, en moyenne, si vous les recevez depuis environ deux ans et qu’elles devraient continuer; le prêteur en décide.',
    'Horas extra, bonos y pago diferencial por turno suelen contar aparte, como promedio, si los recibe desde hace unos dos años y es probable que sigan; algunos prestamistas aceptan 12 meses (Fannie Mae, Selling Guide B3-3).',
  ),
  commissionTaxOntario: row(
    'HST is counted at 13%, as in Ontario; it is 14% in Nova Scotia and 15% in New Brunswick, Newfoundland and Labrador and Prince Edward Island.',
    'La TVH est comptée à 13 %, comme en Ontario; elle est de 14 % en Nouvelle-Écosse et de 15 % au Nouveau-Brunswick, à Terre-Neuve-et-Labrador et à l’Île-du-Prince-Édouard.',
    'El HST se cuenta al 13%, como en Ontario; es 14% en Nueva Escocia y 15% en Nuevo Brunswick, Terranova y Labrador e Isla del Príncipe Eduardo.',
  ),
  exchange: row(
    'Before the spread and the fees of the bank.',
    'Avant l’écart et les frais de la banque.',
    'Antes del margen y los cargos del banco.',
  ),
  newHomeTax: row(
    'A rebate for a new home can lower the tax; resale homes have none.',
    'Un remboursement pour habitation neuve peut réduire la taxe; une revente n’en a pas.',
    'Un reembolso por vivienda nueva puede bajar el impuesto; la reventa no lo tiene.',
  ),
  buildCost: row(
    'Permits, site work and a reserve are not included unless the price per area has them.',
    'Les permis, les travaux du terrain et une réserve n’y sont pas, sauf si le prix par pied carré les comprend.',
    'No incluye permisos, trabajo del terreno ni reserva, salvo que el precio por área los tenga.',
  ),
  buyout: row(
    'Before refinancing costs. What each owner gets is for the agreement or the court, and the lender must approve the new loan.',
    'Avant les frais de refinancement. La part de chacun dépend de l’entente ou du tribunal, et le prêteur doit approuver le nouveau prêt.',
    'Antes de los gastos de refinanciar. La parte de cada uno la fija el acuerdo o el tribunal, y el prestamista debe aprobar el nuevo préstamo.',
  ),
  countedRentLimits: row(
    'Lenders usually count 75% of the rent, for vacancy and upkeep: from the lease or the appraiser’s market rent for a home of 2 to 4 units that you will live in. Each program has limits, and the lender decides. Source: Fannie Mae Selling Guide B3-3.1-08; HUD Handbook 4000.1.',
    'Les prêteurs comptent d’habitude 75 % du loyer, pour l’inoccupation et l’entretien : selon le bail ou le loyer du marché de l’évaluateur pour un immeuble de 2 à 4 logements que vous habiterez. Chaque programme a ses limites, et le prêteur décide. Source : Fannie Mae Selling Guide B3-3.1-08; HUD Handbook 4000.1.',
    'Los prestamistas suelen contar 75% de la renta, por desocupación y mantenimiento: según el contrato o la renta de mercado del valuador en una casa de 2 a 4 unidades donde usted vivirá. Cada programa tiene límites y el prestamista decide. Fuente: Fannie Mae Selling Guide B3-3.1-08; HUD Handbook 4000.1.',
  ),
  countedRentCanada: row(
    'In Canada lenders and insurers count between 50% and 100% of the rent, by the building and the lender; half is the cautious figure. Ask your lender which share it uses, and whether it adds the rent to income or sets it against the payment. Source: CMHC.',
    'Au Canada, les prêteurs et les assureurs comptent de 50 % à 100 % du loyer, selon l’immeuble et le prêteur; la moitié est le chiffre prudent. Demandez au vôtre quelle part il retient, et s’il l’ajoute au revenu ou la déduit du versement. Source : SCHL.',
    'En Canadá los prestamistas y aseguradores cuentan entre 50% y 100% de la renta, según el edificio y el prestamista; la mitad es la cifra prudente. Pregunte al suyo qué parte usa y si la suma al ingreso o la resta del pago. Fuente: CMHC.',
  ),
  onTopOfPayment: row(
    'Property tax, home insurance and any mortgage insurance or fees come on top of it.',
    'La taxe foncière, l’assurance habitation et, s’il y a lieu, l’assurance prêt et les frais s’y ajoutent.',
    'El impuesto predial, el seguro de la casa y, si aplica, el seguro hipotecario y las cuotas van aparte.',
  ),
  statedPmi: row(
    'That is at the rate that you named. You can ask to end PMI once the loan is down to 80% of the home’s original value, and it ends by itself at 78%, if payments are current. Source: Homeowners Protection Act, 12 U.S.C. 4901–4902.',
    'C’est au taux que vous indiquez. Vous pouvez demander la fin de l’assurance PMI quand le prêt descend à 80 % de la valeur d’origine; elle cesse d’elle-même à 78 %, si les paiements sont à jour. Source : Homeowners Protection Act, 12 U.S.C. 4901–4902.',
    'Es con la tasa que usted indica. Puede pedir que quiten el PMI cuando el préstamo baje al 80% del valor original, y termina por sí solo al 78%, si los pagos están al día. Fuente: Homeowners Protection Act, 12 U.S.C. 4901–4902.',
  ),
  assessedShare: row(
    'The rates count on the assessed value, which is only a part of the market or appraised value there, and a rate per $100 is a percentage of it. For a home that you live in, states tax for example 25% of the value in Tennessee, 40% in Georgia, 35% in Ohio and 4% in South Carolina. An exemption lowers the bill. Source: Tenn. Const. art. II, § 28; O.C.G.A. § 48-5-7; Ohio Adm. Code 5703-25-05; S.C. Code § 12-43-220, as of 2026-11.',
    'Les taux s’appliquent à la valeur imposable, qui n’est là qu’une part de la valeur marchande; un taux par 100 $ en est un pourcentage. Pour une résidence principale, la part est par exemple de 25 % au Tennessee, 40 % en Géorgie, 35 % en Ohio et 4 % en Caroline du Sud. Une exemption réduit le compte. Source : Tenn. Const. art. II, § 28; O.C.G.A. § 48-5-7; Ohio Adm. Code 5703-25-05; S.C. Code § 12-43-220, état de 2026-11.',
    'Las tasas se aplican al valor gravable, que allí es solo una parte del valor de mercado; una tasa por cada $100 es un porcentaje de él. Para la casa donde vive, la parte es por ejemplo 25% en Tennessee, 40% en Georgia, 35% en Ohio y 4% en Carolina del Sur. Una exención baja el recibo. Fuente: Tenn. Const. art. II, § 28; O.C.G.A. § 48-5-7; Ohio Adm. Code 5703-25-05; S.C. Code § 12-43-220, al 2026-11.',
  ),
  taxEstimate: row(
    'A rate per $100 is a percentage. If your state taxes only a part of the market value, use the assessed value of the bill; exemptions lower it.',
    'Un taux par 100 $ est un pourcentage. Si votre État n’impose qu’une part de la valeur marchande, prenez la valeur imposable du compte; les exemptions la réduisent.',
    'Una tasa por cada $100 es un porcentaje. Si su estado grava solo una parte del valor de mercado, use el valor gravable del recibo; las exenciones lo bajan.',
  ),
  countedRent: row(
    'Lenders usually count 75% of the rent, for vacancy and upkeep (Fannie Mae Selling Guide B3-3.1-08).',
    'Les prêteurs comptent d’habitude 75 % du loyer, pour l’inoccupation et l’entretien (Fannie Mae Selling Guide B3-3.1-08).',
    'Los prestamistas suelen contar 75% de la renta, por desocupación y mantenimiento (Fannie Mae Selling Guide B3-3.1-08).',
  ),
  coverageMeasure: row(
    'It is the rent over the payment with taxes and insurance, as most lenders of such loans count; it is no profit: vacancy, repairs and other costs come off the rent too.',
    'C’est le loyer divisé par le paiement avec taxes et assurance, comme comptent la plupart de ces prêteurs; ce n’est pas un profit : l’inoccupation, les réparations et d’autres frais réduisent aussi le loyer.',
    'Es la renta entre el pago con impuestos y seguro, como cuentan casi todos esos prestamistas; no es ganancia: las vacantes, las reparaciones y otros gastos también se restan.',
  ),
  coverageWithoutCosts: row(
    'Taxes or insurance that you did not state are not in the payment; lenders add both, which lowers the coverage.',
    'Les taxes ou l’assurance que vous n’avez pas indiquées ne sont pas dans le paiement; les prêteurs les ajoutent, ce qui réduit la couverture.',
    'Los impuestos o el seguro que no indicó no están en el pago; los prestamistas suman ambos, lo que baja la cobertura.',
  ),
  debtCoverage: row(
    'At 1 the rent pays the whole payment; each lender sets its own minimum.',
    'À 1, le loyer paie tout le paiement; chaque prêteur fixe son minimum.',
    'Con 1 la renta paga todo el pago; cada prestamista fija su mínimo.',
  ),
  cashOnCash: row(
    'Before income tax, and without vacancy or repairs that you did not state.',
    'Avant l’impôt, et sans l’inoccupation ni les travaux que vous n’avez pas indiqués.',
    'Antes del impuesto sobre la renta, y sin desocupación ni reparaciones que no indicó.',
  ),
  resaleRule: row(
    'It is a rule of thumb: what is left must cover purchase, holding and selling costs and the profit.',
    'C’est une règle empirique : le reste doit couvrir les frais d’achat, de détention et de vente, et le profit.',
    'Es una regla práctica: el resto debe cubrir los gastos de compra, tenencia y venta, y la ganancia.',
  ),
  depreciation: row(
    'A residential rental is depreciated over 27.5 years, the land not at all; the first and last year count by month (IRS Publication 527). A tax professional can say what holds for you.',
    'Aux États-Unis, un logement locatif s’amortit sur 27,5 ans, le terrain jamais; la première et la dernière année comptent par mois (IRS Publication 527). Un fiscaliste peut dire ce qui vaut pour vous.',
    'Una vivienda de renta se deprecia en 27.5 años y el terreno no; el primer y el último año cuentan por mes (IRS Publication 527). Un profesional de impuestos puede decir qué vale para usted.',
  ),
  growth: row(
    'This is arithmetic on the growth that you state, not a forecast.',
    'C’est un calcul avec la hausse que vous indiquez, pas une prévision.',
    'Es una cuenta con el aumento que indica, no un pronóstico.',
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

export type NoteName = keyof typeof remarks;
export const notes: Readonly<Record<NoteName, InLanguages>> = remarks;
