/** Long because it is a table: terms of contracts, closings and taxes. */
import type { Entry } from '../../entry.ts';

const asOf = '2026-11';

export const contractTerms: readonly Entry[] = [
  {
    id: 'bridge-financing',
    names:
      'bridge financing|bridge loan*|bridging loan*|bridging|pret relais|pret-relais|financement relais|financement provisoire|pret pont|credito puente|prestamo puente',
    says: {
      en: 'Bridge financing is a short loan that lets you buy the next home before the sale of your present one is paid out. The lender advances the equity that is tied up in the sold home, and you repay it from the sale. It usually needs a firm sale contract, costs more interest than a mortgage plus a fee, and covers only the days between the two closings. The interest is the loan × the yearly rate × the days ÷ 365; tell me the three, and I compute it.',
      fr: 'Le prêt relais (financement provisoire) est un prêt court qui permet d’acheter la prochaine propriété avant que la vente de la vôtre soit payée. Le prêteur avance la valeur nette de la propriété vendue, et vous le remboursez avec le produit de la vente. Il exige d’habitude une vente ferme, coûte plus d’intérêt qu’une hypothèque plus des frais, et ne couvre que les jours entre les deux clôtures. Les intérêts sont le prêt × le taux annuel × les jours ÷ 365; donnez-moi les trois et je calcule.',
      es: 'El préstamo puente es un préstamo corto que permite comprar la siguiente casa antes de cobrar la venta de la actual. El prestamista adelanta el dinero de la casa vendida y usted lo paga con la venta. Suele pedir una venta firme, cuesta más interés que una hipoteca más un cargo, y cubre solo los días entre los dos cierres. El interés es el préstamo × la tasa anual × los días ÷ 365; dígame los tres y lo calculo.',
    },
    source: 'Financial Consumer Agency of Canada, Mortgages',
  },
  {
    id: 'title-company',
    names:
      'title company|title companies|title agency|settlement agent|escrow company|escrow officer|compania de titulos|compania de titulo|empresa de titulos|societe de titres|compagnie de titres',
    says: {
      en: 'A title or escrow company is a neutral third party between buyer and seller, and not the bank that lends. A title company searches the title, sells title insurance and, in many states of the USA, runs the closing and holds the escrow money; in California and other western states an escrow company may do that part. It pays out when both sides have done what they agreed. In Canada a lawyer or notary does this work.',
      fr: 'Une société de titres (title company) ou d’entiercement (escrow company) est un tiers neutre entre l’acheteur et le vendeur, et non la banque qui prête. Elle vérifie les titres, vend l’assurance titres et, dans beaucoup d’États américains, mène la clôture et garde l’argent (escrow); en Californie, une escrow company le fait souvent. Elle paie quand chacun a fait ce qui est convenu. Au Canada, un notaire ou un avocat fait ce travail.',
      es: 'La compañía de títulos (title company) o de escrow (escrow company) es un tercero neutral entre comprador y vendedor, y no el banco que presta. Revisa el título, vende el seguro de título y, en muchos estados de EE. UU., lleva el cierre y guarda el dinero y los papeles (escrow); en California y otros estados del oeste eso lo hace a menudo una compañía de escrow. Entrega el dinero cuando ambas partes cumplen. En Canadá lo hace un abogado o notario.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'purchase-agreement',
    names:
      "agreement of purchase and sale|purchase agreement|purchase contract|purchase and sale agreement|contract of purchase and sale|sales contract|compromis de vente|avant-contrat|promesse de vente|convention d'achat-vente|contrat de vente|contrato de compraventa|contrato de compra|promesa de compraventa",
    says: {
      en: 'The purchase contract names the price, the deposit, the conditions and the dates, and binds both sides once it is signed. It is called the Agreement of Purchase and Sale in Ontario, the Contract of Purchase and Sale in British Columbia, the promise to purchase in Québec and the purchase agreement in most states. It is the nearest thing to the French “compromis de vente”, but without its 10-day right to withdraw: you can leave only by a condition in the contract or where a law gives you days.',
      fr: 'Le contrat d’achat fixe le prix, le dépôt, les conditions et les dates, et lie les deux parties dès qu’il est signé. C’est l’« Agreement of Purchase and Sale » (convention d’achat-vente) en Ontario, la promesse d’achat au Québec et le « purchase agreement » dans la plupart des États. C’est l’équivalent le plus proche du compromis de vente, mais sans le délai de rétractation de 10 jours : on n’en sort que par une condition du contrat ou là où une loi donne des jours.',
      es: 'El contrato de compra fija precio, depósito, condiciones y fechas, y obliga a ambas partes al firmarse. Se llama “Agreement of Purchase and Sale” en Ontario, promesa de compra en Quebec y “purchase agreement” en la mayoría de los estados. Solo se sale de él por una condición del contrato o donde una ley da un plazo.',
    },
    source: 'Ontario Real Estate Association; OACIQ; National Association of Realtors',
  },
  {
    id: 'escalation-clause',
    names:
      "escalation clause|escalator clause|clause d'escalade|clause de surenchere|clausula de escalacion|clausula escalatoria",
    says: {
      en: 'An escalation clause raises your offer by a set step above a competing offer, up to a maximum you name. It shows the seller your maximum, and some sellers do not accept it; in Québec and in Ontario it is rarely used. Your agent can say whether it helps for this home.',
      fr: 'La clause d’escalade augmente votre offre d’un pas fixé au-dessus d’une offre concurrente, jusqu’à un maximum. Elle révèle ce maximum, et certains vendeurs la refusent; elle est rare au Québec et en Ontario. Votre courtier peut dire si elle convient ici.',
      es: 'La cláusula de escalación sube su oferta un paso fijo por encima de otra oferta, hasta un máximo que usted fija. Le muestra ese máximo al vendedor y algunos no la aceptan; es rara en Quebec y Ontario. Su agente puede decir si conviene aquí.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'backup-offer',
    names: 'back up offer*|backup offer*|back-up offer*|offre de second rang|offre de reserve|oferta de respaldo',
    says: {
      en: 'A backup offer is a signed offer that takes effect only if the first accepted offer falls through. It gives you the next place in line without a new negotiation; agree on until when it holds.',
      fr: 'L’offre de second rang est une offre signée qui ne prend effet que si la première tombe. Elle vous donne la place suivante sans nouvelle négociation; convenez de sa durée.',
      es: 'La oferta de respaldo es una oferta firmada que solo vale si la primera aceptada se cae. Le da el siguiente lugar sin negociar de nuevo; acuerde hasta cuándo vale.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'subject-removal',
    names:
      'subject removal|remove subjects|remove the subjects|removing subjects|condition removal|waiver of conditions|notice of fulfillment|levee des conditions|levee de conditions|retiro de condiciones|quitar condiciones',
    says: {
      en: 'Subject removal is the written notice that your conditions are met or given up; from then on the purchase is firm. In British Columbia and Alberta the deposit is often due then. If you do not remove them by the date, the contract usually ends and the deposit goes back to you.',
      fr: 'La levée des conditions est l’avis écrit que vos conditions sont remplies ou abandonnées; l’achat devient alors ferme. Si vous ne les levez pas à la date prévue, le contrat prend fin en général et le dépôt vous revient.',
      es: 'El retiro de condiciones es el aviso escrito de que sus condiciones se cumplieron o se abandonan; desde ahí la compra es firme. Si no lo da en la fecha, por lo general el contrato termina y le devuelven el depósito.',
    },
    source: 'BC Financial Services Authority',
  },
  {
    id: 'possession-date',
    names:
      'possession date|date of possession|possession day|completion date|date de possession|prise de possession|fecha de posesion|entrega de llaves',
    says: {
      en: 'The possession date is the day you get the keys. It can be the closing (completion) day or a day or more later, as the contract says; you insure the home from the closing day.',
      fr: 'La date de possession est le jour où vous recevez les clés. Elle peut être le jour de la signature ou plus tard, selon le contrat; assurez la propriété dès la signature.',
      es: 'La fecha de posesión es el día en que recibe las llaves. Puede ser el día del cierre o después, según el contrato; asegure la casa desde el cierre.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'statement-of-adjustments',
    names:
      'statement of adjustments|closing adjustments|adjustments at closing|proration*|prorated taxes|repartitions|ajustements a la cloture|etat des ajustements|ajustes al cierre|prorrateo*',
    says: {
      en: 'The statement of adjustments splits between buyer and seller what was paid ahead or is owed at closing: property tax, condo fees, utilities. You repay the seller for days already paid that fall after your closing: the tax bill × the days left in its year ÷ 365. In Québec the municipal tax is usually for the calendar year and the school tax for July 1 to June 30. Where taxes are paid in arrears, the seller credits you instead.',
      fr: 'Les répartitions (état des ajustements) partagent entre acheteur et vendeur ce qui est payé d’avance ou dû à la clôture : taxes, frais de condo, services. Vous remboursez au vendeur les jours payés après votre prise de possession : le compte × les jours restants de son année ÷ 365. Au Québec, la taxe municipale vaut d’habitude pour l’année civile et la taxe scolaire du 1er juillet au 30 juin; le notaire fait le calcul.',
      es: 'Los ajustes (prorrateo) reparten entre comprador y vendedor lo pagado por adelantado o debido al cierre: predial, cuotas, servicios. Usted le devuelve al vendedor los días ya pagados que le tocan a usted: la cuenta × los días que quedan de su año ÷ 365. Donde el impuesto se paga vencido, el vendedor le da un crédito.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'assignment-sale',
    names:
      'assignment sale|assignment of contract|sell me her precon*|sell me his precon*|take over a precon*|take over her contract|buy an assignment|precon condo contract|precon contract|cession de contrat|cession de promesse|cesion de contrato',
    says: {
      en: 'In an assignment the buyer of a home that is not finished sells the contract to another buyer before closing. The builder usually has to agree and may charge a fee. The new buyer repays the deposits already made, pays any profit on top, and later closes with the builder and pays its closing costs. Since May 7, 2022 GST/HST applies to the assignment itself, but not to the stated deposit part. Arrange the mortgage first, and have a lawyer read both contracts.',
      fr: 'Dans une cession, l’acheteur d’une propriété pas encore livrée vend son contrat à un autre avant la clôture. Le constructeur doit en général accepter, parfois contre des frais. Le nouvel acheteur rembourse les dépôts versés, paie le profit s’il y en a, puis conclut avec le constructeur. Depuis le 7 mai 2022, la TPS/TVH s’applique à la cession, sauf sur la part des dépôts indiquée. Faites lire les deux contrats par un avocat ou notaire.',
      es: 'En una cesión, el comprador de una casa sin terminar vende su contrato a otro antes del cierre. Por lo general el constructor debe aceptar, a veces con una cuota. El nuevo comprador devuelve los depósitos, paga la ganancia y después cierra con el constructor. Desde el 7 de mayo de 2022 la cesión paga GST/HST, salvo la parte de los depósitos. Que un abogado lea ambos contratos.',
    },
    source: 'Canada Revenue Agency, GST/HST',
  },
  {
    id: 'pre-construction',
    names:
      'pre-construction|preconstruction|pre construction|builder deposit structure|vente sur plan|sur plan|preventa|sobre plano*',
    says: {
      en: 'Pre-construction means buying from a builder before the home exists: you pay deposits in stages, closing can be years away and late, and the contract protects the builder. Have a lawyer or notary read it; new homes in most provinces carry a warranty.',
      fr: 'La vente sur plan, c’est acheter d’un constructeur avant que la propriété existe : dépôts par étapes, livraison parfois tardive, contrat du constructeur. Faites-le lire par un notaire ou un avocat; les propriétés neuves ont une garantie dans la plupart des provinces.',
      es: 'La preventa es comprar a un constructor antes de que exista la casa: depósitos por etapas, entrega a veces tardía y contrato del constructor. Que lo lea un abogado; en la mayoría de las provincias las casas nuevas llevan garantía.',
    },
    source: 'Home Construction Regulatory Authority; CMHC',
  },
  {
    id: 'foreclosure',
    names:
      'foreclosure*|foreclosed|bank owned|bank-owned|reo|power of sale|judicial sale|reprise de finance|reprises de finance|saisie immobiliere|remate bancario|embargo hipotecario|casa embargada|ejecucion hipotecaria|propiedad del banco',
    says: {
      en: 'A foreclosure (power of sale in Ontario, “reprise de finance” in Québec) is the sale of a home whose owner did not pay the loan. It is usually sold as is, without the seller’s disclosure; an inspection and a title check matter more than usual.',
      fr: 'La reprise de finance (foreclosure, « power of sale » en Ontario) est la vente d’une propriété dont le prêt n’a pas été payé. Elle se vend d’habitude sans garantie légale; l’inspection et l’examen des titres comptent encore plus.',
      es: 'Una ejecución hipotecaria (foreclosure; “power of sale” en Ontario) es la venta de una casa cuyo préstamo no se pagó. Suele venderse como está; la inspección y la revisión del título importan más.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'prequalification',
    names:
      'prequalif*|precualific*|prequalified and preapproved|prequalified vs preapproved|prequalified or preapproved|prequalification and preapproval|precalificado y preaprobado|precalificacion y preaprobacion|prequalifie et preapprouve|prequalification et preapprobation|pre qualif*|pre-qualif*|precalific*|prequalification|prequalifie*',
    says: {
      en: 'A pre-qualification is a rough estimate of what you could borrow, from what you tell the lender and without proof. A pre-approval comes after the lender has checked income, debts and credit, and sellers take it more seriously. Neither is a promise of a loan.',
      fr: 'Une préqualification est une estimation de ce que vous pourriez emprunter, d’après vos réponses et sans preuves. Une préapprobation suit l’examen des revenus, dettes et crédit; les vendeurs y accordent plus de poids. Aucune des deux n’est une promesse de prêt.',
      es: 'Una precalificación es una estimación de lo que podría pedir prestado, según lo que usted dice y sin comprobantes. La preaprobación viene después de revisar ingresos, deudas y crédito, y los vendedores la toman más en serio. Ninguna es promesa de préstamo.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'ontario-refund',
    names:
      'land transfer tax refund|first time buyer refund|first time buyer rebate|first-time buyer refund|first-time buyer rebate|first time home buyer refund|first time home buyer rebate|land transfer tax rebate|ltt refund|ltt rebate|remboursement des droits de cession|reembolso del impuesto de transferencia',
    says: {
      en: 'Ontario refunds up to $4,000 of its land transfer tax to a first-time buyer who is at least 18, a citizen or permanent resident of Canada, moves in within nine months, and has never owned a home or a share in one anywhere in the world. Having owned with a former spouse counts, and a separation or divorce is no exception, so who co-owned before cannot get it. A spouse must not have owned a home while being your spouse. If another co-buyer, such as a parent, has owned, the refund shrinks to your share of the home; a guarantor who is not on title does not lower it. Toronto gives a similar rebate of up to $4,475 on its own tax.',
      fr: 'L’Ontario rembourse jusqu’à 4 000 $ de ses droits de cession à un premier acheteur d’au moins 18 ans, citoyen ou résident permanent, qui emménage dans les neuf mois et n’a jamais possédé de logement, ni de part, où que ce soit dans le monde. Avoir possédé avec un ex-conjoint compte, et une séparation ou un divorce n’est pas une exception. Le conjoint ne doit pas avoir possédé de logement pendant l’union. Si un autre coacheteur, comme un parent, a déjà possédé, le remboursement se limite à votre part; une caution hors titre ne le réduit pas. Toronto donne un remboursement semblable, jusqu’à 4 475 $.',
      es: 'Ontario devuelve hasta $4,000 de su impuesto de transferencia a quien compra por primera vez, tiene 18 años o más, es ciudadano o residente permanente, se muda en nueve meses y nunca ha tenido una vivienda, ni parte de una, en ningún lugar del mundo. Haber sido dueño con una expareja cuenta, y una separación o divorcio no es excepción. La pareja no debe haber tenido vivienda mientras era su pareja. Si otro comprador, como un padre, ya fue dueño, la devolución se reduce a la parte de usted; un fiador fuera del título no la baja. Toronto da una devolución parecida, de hasta $4,475.',
    },
    source: 'Ontario, Land Transfer Tax Refunds for First-Time Homebuyers; City of Toronto, MLTT rebate',
    country: 'CA',
    asOf,
  },
  {
    id: 'bc-first-time',
    names:
      'first time home buyers program bc|ptt exemption|property transfer tax exemption|exemption de la ptt|exencion del ptt',
    says: {
      en: 'British Columbia’s First Time Home Buyers’ Program frees the first $500,000 of the price from property transfer tax if the price is up to $835,000, and part of it up to $860,000. You must be a citizen or permanent resident, have lived in BC for 12 months in a row or filed two BC tax returns in the last six years, move in within 92 days, and never have owned a principal residence anywhere in the world.',
      fr: 'Le programme de la Colombie-Britannique exempte de la taxe les premiers 500 000 $ du prix si celui-ci est d’au plus 835 000 $, et une partie jusqu’à 860 000 $. Il faut être citoyen ou résident permanent, avoir vécu en C.-B. 12 mois de suite ou y avoir produit deux déclarations en six ans, emménager dans les 92 jours et n’avoir jamais possédé de résidence principale dans le monde.',
      es: 'El programa de Columbia Británica libra del impuesto los primeros $500,000 del precio si este es de hasta $835,000, y una parte hasta $860,000. Hay que ser ciudadano o residente permanente, haber vivido en BC 12 meses seguidos o presentado dos declaraciones en seis años, mudarse en 92 días y no haber tenido nunca una residencia principal en el mundo.',
    },
    source: 'British Columbia, First Time Home Buyers’ Program',
    country: 'CA',
    asOf,
  },
  {
    id: 'property-tax-bill',
    names: "property tax bill*|tax bill|compte de taxes|avis d'imposition|recibo predial|boleta predial",
    says: {
      en: 'Property tax is billed by the town or county once a year or in instalments, not from the first month by law. At closing you repay the seller for the days already paid after your closing date. Many lenders collect a twelfth each month with the mortgage payment and pay the bill for you; ask yours.',
      fr: 'La taxe foncière est facturée par la municipalité une fois par an ou en versements; la loi n’exige rien dès le premier mois. À la clôture, vous remboursez au vendeur les jours déjà payés. Beaucoup de prêteurs perçoivent un douzième chaque mois avec le versement et paient le compte pour vous; demandez au vôtre.',
      es: 'El impuesto predial lo cobra la ciudad o el condado una vez al año o en plazos, no por ley desde el primer mes. Al cierre usted le devuelve al vendedor los días ya pagados. Muchos prestamistas cobran un doceavo cada mes con la hipoteca y pagan el recibo; pregunte al suyo.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'closing-costs-who',
    names:
      'who pays closing costs|who pays the closing costs|qui paie les frais de cloture|quien paga los gastos de cierre',
    says: {
      en: 'Usually the buyer pays what goes with the loan and the purchase: lender fees, appraisal, inspection, title or legal fees, tax and insurance in advance. The seller pays off the old mortgage and the seller’s own agent and lawyer. The contract can divide it otherwise, and a seller can agree to pay part of yours.',
      fr: 'D’habitude, l’acheteur paie ce qui va avec le prêt et l’achat : frais du prêteur, évaluation, inspection, notaire ou titres, taxes et assurance d’avance. Le vendeur rembourse son hypothèque et paie son courtier et son avocat. Le contrat peut répartir autrement, et le vendeur peut accepter d’en payer une partie.',
      es: 'Por lo general el comprador paga lo del préstamo y la compra: cargos del prestamista, avalúo, inspección, título o abogado, impuesto y seguro por adelantado. El vendedor paga su hipoteca, su agente y su abogado. El contrato puede repartirlo de otra forma, y el vendedor puede aceptar pagar una parte.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home',
  },
  {
    id: 'transfer-tax-when',
    names: 'when is transfer tax due|quand payer la taxe de bienvenue|cuando se paga el impuesto de transferencia',
    says: {
      en: 'Transfer tax is usually paid at closing, through the lawyer, notary or title company, and cannot be added to the mortgage. Québec is different: the municipality sends its bill after the sale is registered, often within a few months, and it is due in full 30 days after it is sent.',
      fr: 'Au Québec, la municipalité envoie le compte des droits de mutation (taxe de bienvenue) après l’inscription de la vente, souvent en quelques mois, et il est payable en entier 30 jours après l’envoi. Ailleurs, la taxe se paie d’habitude à la clôture par l’avocat ou la société de titres. Elle ne s’ajoute pas à l’hypothèque.',
      es: 'El impuesto de transferencia suele pagarse al cierre, por el abogado o la compañía de títulos, y no se agrega a la hipoteca. En Quebec la ciudad manda la cuenta después de registrar la venta, a menudo en unos meses, y se paga completa a los 30 días del envío.',
    },
    source: 'Act respecting duties on transfers of immovables (Québec, D-15.1), s. 11; state and provincial statutes',
  },
];
