/** Long because it is a table: terms of loans and of their costs. */
import type { Entry } from '../../entry.ts';

const cfpb = 'Consumer Financial Protection Bureau, Owning a Home';
const fcac = 'Financial Consumer Agency of Canada, Mortgages';

export const loanTerms: readonly Entry[] = [
  {
    id: 'mortgage',
    names: 'mortgage|home loan|hypotheque|pret hypothecaire|hipoteca|credito hipotecario',
    says: {
      en: 'A mortgage is a loan secured by the home: if it is not repaid, the lender can have the home sold.',
      fr: 'Une hypothèque (prêt hypothécaire) est un prêt garanti par la propriété : si elle n’est pas remboursée, le prêteur peut faire vendre la propriété.',
      es: 'Una hipoteca es un préstamo garantizado con la casa: si no se paga, el prestamista puede hacer que se venda.',
    },
    source: cfpb,
  },
  {
    id: 'down-payment',
    names:
      'down payment*|pronto pago|downpayment*|down pmt|mise de fonds|mises de fonds|apport|apport personnel|enganche|pago inicial|cuota inicial|pie',
    says: {
      en: 'The down payment is the part of the price you pay yourself; the loan covers the rest. A larger one means a smaller loan and often no mortgage insurance.',
      fr: 'La mise de fonds est la part du prix que vous payez vous-même; le prêt couvre le reste. Plus elle est élevée, plus le prêt est petit et moins il faut d’assurance hypothécaire.',
      es: 'El enganche (pago inicial) es la parte del precio que usted paga de su bolsillo; el préstamo cubre el resto. Con más enganche, el préstamo es menor y a menudo no hace falta seguro hipotecario.',
    },
    source: cfpb,
  },
  {
    id: 'principal',
    names: 'principal and interest|principal|p and i|capital et interets|capital e intereses',
    says: {
      en: 'Principal is the amount borrowed; interest is what the lender charges for it. Together they are the loan payment, before taxes and insurance.',
      fr: 'Le capital est la somme empruntée; l’intérêt est ce que le prêteur facture. Ensemble, ils forment le versement du prêt, avant les taxes et l’assurance.',
      es: 'El capital es el dinero prestado; el interés es lo que cobra el prestamista. Juntos forman el pago del préstamo, antes de impuestos y seguro.',
    },
    source: cfpb,
  },
  {
    id: 'piti',
    names: 'piti',
    says: {
      en: 'PITI stands for principal, interest, taxes and insurance: the whole housing payment a lender looks at in the USA.',
      fr: 'PITI désigne le capital, l’intérêt, les taxes et l’assurance : le paiement de logement complet que regarde un prêteur aux États-Unis.',
      es: 'PITI significa capital, intereses, impuestos y seguro: el pago completo de la vivienda que revisa un prestamista en EE. UU.',
    },
    source: cfpb,
    country: 'US',
  },
  {
    id: 'amortization',
    names: 'amortization|amortisation|amortissement|amortizacion',
    says: {
      en: 'Amortization is the whole time over which the loan is repaid; early payments are mostly interest, later ones mostly principal. In Canada it differs from the term, which is how long the contract and its rate last.',
      fr: 'L’amortissement est la durée totale de remboursement du prêt; les premiers versements sont surtout de l’intérêt, les derniers surtout du capital. Au Canada, il diffère du terme, qui est la durée du contrat et de son taux.',
      es: 'La amortización es todo el tiempo en que se paga el préstamo; al principio se paga sobre todo interés y después sobre todo capital. En Canadá es distinta del plazo (term), que es lo que dura el contrato y su tasa.',
    },
    source: fcac,
  },
  {
    id: 'term',
    names:
      'mortgage term|loan term|term vs|difference between term|term and|and term|term or|term of a mortgage|the term|terme|terme hypothecaire|plazo del prestamo|plazo de la hipoteca',
    says: {
      en: 'The term is how long the mortgage contract and its rate last. In Canada it is often five years, after which the mortgage is renewed; in the USA it usually equals the whole repayment time.',
      fr: 'Le terme est la durée du contrat hypothécaire et de son taux. Au Canada, il est souvent de cinq ans, puis l’hypothèque est renouvelée; aux États-Unis, il couvre en général tout le remboursement.',
      es: 'El plazo (term) es lo que dura el contrato hipotecario y su tasa. En Canadá suele ser de cinco años y después se renueva; en EE. UU. suele cubrir todo el tiempo de pago.',
    },
    source: fcac,
  },
  {
    id: 'renewal',
    names: 'mortgage renewal|renewal|renouvellement|renovacion de la hipoteca',
    says: {
      en: 'At renewal, the end of a Canadian mortgage term, you agree on a new term and rate with the same lender or another one.',
      fr: 'Au renouvellement, à la fin d’un terme au Canada, vous convenez d’un nouveau terme et d’un nouveau taux avec le même prêteur ou un autre.',
      es: 'En la renovación, al acabar el plazo en Canadá, se acuerda un plazo y una tasa nuevos con el mismo prestamista u otro.',
    },
    source: fcac,
    country: 'CA',
  },
  {
    id: 'fixed',
    names: 'fixed rate*|fixed mortgage|fixed|taux fixe*|tasa fija|interes fijo|fijo',
    says: {
      en: 'A fixed rate stays the same for the whole term, so the loan payment does not change.',
      fr: 'Un taux fixe reste le même pendant tout le terme, donc le versement ne change pas.',
      es: 'Una tasa fija no cambia durante todo el plazo, así que el pago tampoco.',
    },
    source: fcac,
  },
  {
    id: 'arm',
    names:
      '5/1|7/1|10/1|3/1|5/6|7/6|10/6|5/1 arm*|7/1 arm*|10/1 arm*|3/1 arm*|5/6 arm*|7/6 arm*|10/6 arm*|hybrid arm*|adjustable-rate mortgage*|hipoteca de tasa ajustable',
    says: {
      en: 'An adjustable-rate mortgage (ARM) named 5/1 has a fixed rate for the first 5 years; then the rate changes once every 1 year. In a 7/1 it is fixed for 7 years, and in a 5/6 it changes every 6 months after 5 years. The new rate is an index plus a margin, and caps limit each change and the change over the whole loan.',
      fr: 'Un prêt à taux ajustable (ARM) nommé 5/1 a un taux fixe les 5 premières années; ensuite le taux change une fois par an. Dans un 7/1 il est fixe 7 ans, et dans un 5/6 il change tous les 6 mois après 5 ans. Le nouveau taux est un indice plus une marge, et des plafonds limitent chaque changement et celui de tout le prêt.',
      es: 'Una hipoteca de tasa ajustable (ARM) llamada 5/1 tiene tasa fija los primeros 5 años; después la tasa cambia una vez cada año. En una 7/1 es fija 7 años, y en una 5/6 cambia cada 6 meses después de 5 años. La tasa nueva es un índice más un margen, y unos topes limitan cada cambio y el de todo el préstamo.',
    },
    source: cfpb,
    country: 'US',
  },
  {
    id: 'variable',
    names:
      'variable rate*|variable|adjustable rate*|adjustable|arm|taux variable*|tasa variable|tasa ajustable|interes variable',
    says: {
      en: 'A variable or adjustable rate follows the market, so the payment or the share of interest in it can rise or fall. In Canada there are two kinds: with an adjustable payment, the payment changes with the prime rate; with a fixed payment, it stays the same and only the split between interest and principal changes, unless rates rise so far that the payment no longer covers the interest (the trigger rate). Ask the lender which kind the offer is. In the USA the payment of an ARM changes at each adjustment.',
      fr: 'Un taux variable suit le marché : le versement, ou la part d’intérêt qu’il contient, peut monter ou baisser. Au Canada, il y en a deux sortes : à versement variable, le versement change avec le taux préférentiel; à versement fixe, il reste le même et seul le partage entre intérêts et capital change, sauf si les taux montent au point où il ne couvre plus les intérêts (taux de déclenchement). Demandez au prêteur laquelle est offerte.',
      es: 'Una tasa variable o ajustable sigue al mercado: el pago, o la parte de interés, puede subir o bajar. En EE. UU. el pago de un ARM cambia en cada ajuste. En Canadá hay dos tipos: con pago ajustable, el pago cambia con la tasa preferencial; con pago fijo, se queda igual y solo cambia cuánto va a interés y cuánto a capital, salvo que las tasas suban tanto que ya no cubra el interés. Pregunte al prestamista cuál es la oferta.',
    },
    source: fcac,
  },
  {
    id: 'apr',
    names: 'apr|annual percentage rate|tap|taux annuel en pourcentage|tae|tasa anual',
    says: {
      en: 'The interest rate is what the borrowed money itself costs, in percent a year. The APR adds the fees of the loan to it, so it is higher than the interest rate and makes offers comparable.',
      fr: 'Le taux d’intérêt est le coût annuel de l’argent emprunté, en pourcentage. Le TAP (APR) y ajoute les frais du prêt; il dépasse donc le taux d’intérêt et permet de comparer des offres.',
      es: 'La tasa de interés es lo que cuesta al año el dinero prestado, en porcentaje. El APR le suma los cargos del préstamo; por eso es mayor que la tasa y sirve para comparar ofertas.',
    },
    source: cfpb,
  },
  {
    id: 'points',
    names:
      "discount point*|mortgage point*|points|buy points|buy a point|pay a point|puntos|un punto|puntos de descuento|points d'escompte|acheter un point",
    says: {
      en: 'A point is 1% of the loan paid at closing for a lower rate. It lowers the rate by an amount the lender sets, often about 0.25 point. It pays off only if you keep the loan past the break-even, the cost of the points divided by what you save a month, so not if you sell or refinance sooner. Compare Loan Estimates of the same day.',
      fr: 'Un point représente un pour cent du prêt, payé à la clôture pour obtenir un taux plus bas. C’est rentable seulement si vous gardez le prêt au-delà du seuil : le coût des points divisé par l’économie mensuelle.',
      es: 'Un punto es el uno por ciento del préstamo que se paga al cierre para bajar la tasa. Conviene solo si conserva el préstamo más allá del punto de equilibrio: el costo de los puntos entre lo que ahorra al mes.',
    },
    source: cfpb,
    country: 'US',
  },
  {
    id: 'open-mortgage',
    names:
      'open mortgage*|closed mortgage*|open vs closed|open or closed|open versus closed|hypotheque ouverte|hypotheque fermee|pret ouvert|pret ferme|ouvert ou ferme|hipoteca abierta|hipoteca cerrada',
    says: {
      en: 'In Canada an open mortgage can be paid down or paid off at any time without a charge, at a higher rate and usually for a short term. A closed mortgage has a lower rate; each year you may pay a part extra, often 10% to 20% of the original amount, and paying more or ending it early costs a charge.',
      fr: 'Au Canada, une hypothèque ouverte se rembourse en tout temps sans frais, à un taux plus élevé et d’habitude pour un terme court. Une hypothèque fermée a un taux plus bas; chaque année on peut en rembourser une part, souvent de 10 % à 20 % du montant initial, et rembourser davantage ou y mettre fin coûte une indemnité.',
      es: 'En Canadá, una hipoteca abierta se puede pagar en cualquier momento sin cargo, a una tasa más alta y casi siempre por un plazo corto. Una cerrada tiene una tasa más baja; cada año se puede abonar una parte, a menudo de 10% a 20% del monto original, y pagar más o terminarla antes cuesta un cargo.',
    },
    source: 'Financial Consumer Agency of Canada, Mortgages',
    country: 'CA',
  },
  {
    id: 'pmi',
    names:
      'pmi|private mortgage insurance|mortgage insurance|seguro hipotecario privado|assurance hypothecaire privee|seguro hipotecario',
    says: {
      en: 'PMI is private mortgage insurance: it protects the lender when less than 20% is put down on a conventional loan in the USA. It is paid monthly and ends at your request once the loan is down to 80% of the home’s original value, and automatically at 78%, if payments are current.',
      fr: 'La PMI est une assurance hypothécaire privée : aux États-Unis, elle protège le prêteur quand la mise de fonds est de moins de 20 %. Elle se paie chaque mois et prend fin sur demande quand le prêt descend à 80 % de la valeur d’origine, et d’elle-même à 78 %, si les paiements sont à jour.',
      es: 'El PMI es un seguro hipotecario privado: protege al prestamista cuando se da menos de 20% de enganche en un préstamo convencional en EE. UU. Se paga cada mes y termina a petición suya cuando el préstamo baja a 80% del valor original de la casa, y por sí solo al 78%, si va al corriente en los pagos.',
    },
    source: 'Homeowners Protection Act; CFPB',
    country: 'US',
  },
  {
    id: 'mip',
    names: 'mip|fha insurance|fha mortgage insurance|ufmip|prima fha|seguro fha|seguro hipotecario fha|assurance fha',
    says: {
      en: 'MIP is the mortgage insurance premium of an FHA loan: one part at closing, 1.75% of the loan and usually added to it, and one part every month. With less than 10% down it is paid for the life of the loan; with 10% or more it ends after 11 years. Refinancing into a conventional loan with 20% equity ends it sooner.',
      fr: 'La MIP est la prime d’assurance d’un prêt FHA : une part à la clôture, 1,75 % du prêt et souvent ajoutée à celui-ci, et une part chaque mois. Avec moins de 10 % de mise de fonds, elle dure autant que le prêt; avec 10 % ou plus, elle cesse après 11 ans. Un refinancement en prêt conventionnel avec 20 % d’avoir propre y met fin plus tôt.',
      es: 'El MIP es la prima del seguro de un préstamo FHA: una parte al cierre, 1.75% del préstamo y que suele sumarse a él, y otra cada mes. Con menos de 10% de enganche se paga mientras dure el préstamo; con 10% o más termina a los 11 años. Refinanciar a un préstamo convencional con 20% de capital lo termina antes.',
    },
    source: 'U.S. Department of Housing and Urban Development',
    country: 'US',
  },
  {
    id: 'cmhc',
    names:
      'cmhc|schl|sagen|canada guaranty|cmhc premium|prime schl|prime de la schl|mortgage loan insurance|assurance pret hypothecaire|assurance hypothecaire',
    says: {
      en: 'CMHC mortgage loan insurance protects the lender when less than 20% is put down in Canada. The premium is usually added to the loan; in Ontario, Québec and Saskatchewan the sales tax on it is paid in cash at closing.',
      fr: 'L’assurance prêt hypothécaire de la SCHL protège le prêteur quand la mise de fonds est de moins de 20 %. La prime s’ajoute en général au prêt; au Québec, en Ontario et en Saskatchewan, la taxe sur la prime se paie comptant à la clôture.',
      es: 'El seguro hipotecario de CMHC (SCHL) protege al prestamista cuando se da menos de 20% de enganche en Canadá. La prima suele sumarse al préstamo; en Ontario, Quebec y Saskatchewan el impuesto sobre ella se paga en efectivo al cierre.',
    },
    source: 'Canada Mortgage and Housing Corporation',
    country: 'CA',
  },
  {
    id: 'stress-test',
    names:
      'stress test|stress-test|test de resistance|simulation de crise|taux admissible|prueba de estres|prueba de esfuerzo',
    says: {
      en: 'The stress test in Canada checks that you could also pay at a higher rate: the contract rate plus 2 percentage points, or 5.25%, whichever is higher.',
      fr: 'La simulation de crise (stress test) au Canada vérifie que vous pourriez payer à un taux plus élevé : le taux du contrat plus 2 points, ou 5,25 %, selon le plus élevé des deux.',
      es: 'La prueba de estrés en Canadá comprueba que usted podría pagar a una tasa más alta: la del contrato más 2 puntos, o 5.25%, la que sea mayor.',
    },
    source: 'OSFI, Guideline B-20',
    country: 'CA',
  },
  {
    id: 'gds-tds',
    names:
      'gds|tds|abd|atd|gross debt service|total debt service|amortissement brut de la dette|amortissement total de la dette',
    says: {
      en: 'GDS (gross debt service ratio) is the share of income before tax that housing takes (mortgage at the stress-test rate, property tax, heating, half of condo fees); TDS (total debt service ratio) adds all other debts. For insured loans the limits are GDS 39% and TDS 44%; above them an insured loan is not possible, and an uninsured one, with 20% down or more, is up to the lender.',
      fr: 'L’ABD (amortissement brut de la dette, GDS) est la part du revenu brut qui va au logement (hypothèque au taux de la simulation de crise, taxes, chauffage, moitié des frais de condo); l’ATD (amortissement total de la dette, TDS) y ajoute toutes les autres dettes. Pour les prêts assurés, les limites sont de 39 % (ABD) et de 44 % (ATD); au-delà, un prêt assuré n’est pas possible, et un prêt non assuré, avec 20 % de mise ou plus, dépend du prêteur.',
      es: 'El GDS (gross debt service) es la parte del ingreso bruto que se va en la vivienda (hipoteca a la tasa de la prueba de estrés, impuesto predial, calefacción y la mitad de la cuota de condominio); el TDS (total debt service) suma las demás deudas. En préstamos asegurados los límites son GDS 39% y TDS 44%; por encima no hay préstamo asegurado, y uno sin seguro, con 20% o más de enganche, depende del prestamista.',
    },
    source: 'CMHC, insured mortgage rules',
    country: 'CA',
  },
  {
    id: 'dti',
    names:
      "dti|debt to income|ratio d'endettement|taux d'endettement|relacion deuda ingreso|deuda a ingreso|deuda ingreso",
    says: {
      en: 'DTI, debt to income, is the share of income before tax that goes to housing and debts. A usual guide in the USA is 28% for housing and 36% with all debts; from about 43% it is on the high side, and up to 50% a conventional loan is possible with automated approval (Fannie Mae); FHA and VA can allow more with good credit or reserves. It counts the new payment with tax, insurance and HOA fees, and the minimum payments of cards, car, student and other loans and support; food, utilities and phone do not count. Paying off a card or car lowers it most.',
      fr: 'Le DTI est la part du revenu brut qui va au logement et aux dettes. Aux États-Unis, le repère courant est de 28 % pour le logement et de 36 % avec toutes les dettes; dès 43 % environ, c’est élevé, et un prêt conventionnel va jusqu’à 50 % avec approbation automatisée (Fannie Mae). On y compte le nouveau versement avec taxes, assurance et frais, et les paiements minimums des cartes, de l’auto, des prêts et pensions; l’épicerie et l’électricité n’y sont pas. Au Canada, ce sont l’ABD et l’ATD.',
      es: 'El DTI (deuda-ingreso) es la parte del ingreso bruto que se va en vivienda y deudas. La guía usual en EE. UU. es 28% para vivienda y 36% con todas las deudas; desde 43% más o menos es alto, y hasta 50% se puede con un préstamo convencional y aprobación automática (Fannie Mae); FHA y VA a veces aceptan más con buen crédito o reservas. Cuenta el pago nuevo con impuestos, seguro y HOA, y los pagos mínimos de tarjetas, carro, préstamos y manutención; comida, luz y teléfono no cuentan. Lo que más lo baja es liquidar una tarjeta o el carro.',
    },
    source: cfpb,
    country: 'US',
  },
  {
    id: 'ltv',
    names: 'ltv|loan to value|ratio pret valeur|rpv|prestamo a valor',
    says: {
      en: 'LTV, loan to value, is the loan as a share of the home’s value. Above 80% lenders usually ask for mortgage insurance.',
      fr: 'Le ratio prêt-valeur (RPV) est le prêt en proportion de la valeur de la propriété. Au-dessus de 80 %, une assurance hypothécaire est en général exigée.',
      es: 'El LTV es el préstamo como parte del valor de la casa. Arriba de 80% suele exigirse un seguro hipotecario.',
    },
    source: cfpb,
  },
  {
    id: 'pre-approval',
    names:
      'pre approval*|preapproval*|pre approved|preapproved|preautorisation|pre-autorisation|preapprobation|preaprobacion|preaprobado|pre aprobacion',
    says: {
      en: 'A pre-approval is a lender’s letter that says, after a look at your income, debts and credit, up to which amount it expects to lend. It is no promise and it lapses; a pre-qualification is a rougher estimate without proof.',
      fr: 'Une préapprobation est la lettre d’un prêteur qui indique, après examen de vos revenus, dettes et crédit, le montant qu’il compte prêter. Ce n’est pas une promesse et elle expire; une préqualification est plus approximative, sans preuves.',
      es: 'Una preaprobación es la carta de un prestamista que dice, tras revisar ingresos, deudas y crédito, hasta cuánto espera prestar. No es una promesa y vence; la precalificación es más aproximada y sin comprobantes.',
    },
    source: cfpb,
  },
  {
    id: 'rate-hold',
    names: 'rate hold|rate lock|lock the rate|garantie de taux|taux garanti|bloqueo de tasa|congelar la tasa',
    says: {
      en: 'A rate lock (in Canada, a rate hold) keeps an offered rate for a number of days while your loan is being arranged: in the USA usually 30, 45 or 60 days, in Canada about 60 to 130 days with a pre-approval. The offer states its last day. If it ends before closing, you need an extension, often for a fee, or a new lock at the lender’s terms then: ask now what it costs and who pays if the delay is not yours.',
      fr: 'Une garantie de taux conserve le taux offert pendant un certain nombre de jours, le temps de conclure le prêt : au Canada environ de 60 à 130 jours avec une préapprobation, aux États-Unis d’habitude 30, 45 ou 60 jours. L’offre indique le dernier jour. Si elle expire avant la clôture, il faut une prolongation, parfois payante, ou un nouveau taux : demandez dès maintenant ce qu’elle coûte et qui paie si le retard n’est pas de vous.',
      es: 'El bloqueo de tasa mantiene la tasa ofrecida por cierto número de días mientras se arregla el préstamo: en EE. UU. casi siempre 30, 45 o 60 días, en Canadá unos 60 a 130 días con preaprobación. La oferta indica el último día. Si vence antes del cierre, hace falta una extensión, a menudo con costo, o una tasa nueva: pregunte ya cuánto cuesta y quién paga si el retraso no es suyo.',
    },
    source:
      'Consumer Financial Protection Bureau, Owning a Home; Financial Consumer Agency of Canada, Mortgage preapproval',
  },
];
