/** The rules of the provinces: default, appeals of assessments, foreign buyers' refunds and empty homes in the provinces. */
import { type Rules, rule, topic } from './rule.ts';

export const mortgageDefault: Rules = {
  entry: topic(
    'mortgage-default-canada',
    'foreclosure in canada|power of sale in canada',
    'Provincial mortgage acts; Financial Consumer Agency of Canada',
    'In Canada a lender whose mortgage isn’t paid uses power of sale (Ontario, New Brunswick, Newfoundland and Labrador, Prince Edward Island), a court foreclosure (British Columbia, Alberta, Saskatchewan, Nova Scotia, also Manitoba) or, in Québec, a hypothecary right after 60 days’ notice. The owner can pay the arrears and costs and stop it before the sale. Call the lender first: relief is often possible.',
    'Au Canada, un prêteur impayé use du pouvoir de vente (Ontario, Nouveau-Brunswick, Terre-Neuve-et-Labrador, Île-du-Prince-Édouard), d’une procédure de cour (Colombie-Britannique, Alberta, Saskatchewan, Nouvelle-Écosse) ou, au Québec, d’un droit hypothécaire après un préavis de 60 jours. Payer les arriérés et les frais avant la vente l’arrête. Appelez d’abord le prêteur : un allègement est souvent possible.',
    'En Canadá el prestamista usa el poder de venta (Ontario, Nuevo Brunswick, Terranova, Isla del Príncipe Eduardo), un juicio (Columbia Británica, Alberta, Saskatchewan, Nueva Escocia) o, en Quebec, un derecho hipotecario tras 60 días de aviso. Pagar lo atrasado y los gastos antes de la venta lo detiene. Llame primero al prestamista.',
  ),
  rows: {
    ON: rule(
      'Mortgages Act (Ontario), ss. 31–33 and 22',
      'In Ontario lenders mostly use power of sale, without a court: a notice of sale can go out once the default has lasted 15 days, and the owner then has at least 35 days (contract power; 45 in some cases) to pay the arrears and costs and put the mortgage in good standing. Then the lender may sell at a fair price; what is left over goes to other creditors and the owner, and the owner owes a shortfall. Foreclosure in court is rare. Call the lender before the notice, and ask a lawyer about the dates.',
      'En Ontario, les prêteurs usent surtout du pouvoir de vente, sans tribunal : un avis peut partir après 15 jours de défaut, et le propriétaire a alors au moins 35 jours (45 dans certains cas) pour payer arriérés et frais. Ensuite, le prêteur vend à un prix juste; le surplus va aux autres créanciers et au propriétaire, qui doit tout manque. Appelez le prêteur avant l’avis.',
      'En Ontario se usa sobre todo el poder de venta, sin corte: el aviso puede salir tras 15 días de incumplimiento, y el dueño tiene entonces al menos 35 días (45 en algunos casos) para pagar atrasos y gastos. Después el prestamista vende a precio justo; el sobrante es de otros acreedores y del dueño, que debe lo que falte. Llame antes del aviso.',
    ),
    QC: rule(
      'Civil Code of Québec, arts. 2748–2794, above all 2757–2758 and 2761',
      'In Québec the creditor registers a prior notice of the exercise of a hypothecary right (préavis d’exercice), and the owner has 60 days to pay the arrears and costs and stop it, or to give up the home. After that the court can order a sale under its control, a sale by the creditor, or taking in payment (prise en paiement); in that last case the debt is extinguished, and an owner who has paid half or more of it can demand a sale instead. Paying is possible until the sale.',
      'Au Québec, le créancier publie un préavis d’exercice d’un droit hypothécaire, et le propriétaire a 60 jours pour payer les arriérés et les frais et y mettre fin, ou délaisser la maison. Ensuite, le tribunal peut ordonner la vente sous contrôle de justice, la vente par le créancier ou la prise en paiement; dans ce dernier cas, la dette est éteinte, et le débiteur qui en a payé la moitié ou plus peut exiger la vente. On peut payer jusqu’à la vente.',
      'En Quebec el acreedor publica un aviso previo (préavis d’exercice) y el dueño tiene 60 días para pagar lo atrasado y los gastos, o entregar la casa. Después la corte puede ordenar la venta judicial, la venta por el acreedor o la toma en pago (prise en paiement), que extingue la deuda. Se puede pagar hasta la venta.',
    ),
    BC: rule(
      'Law and Equity Act (British Columbia); Supreme Court Civil Rules, Part 21',
      'In British Columbia a lender forecloses in the Supreme Court: a petition, then an order nisi with a redemption period of usually six months (the court can shorten it), in which the owner may pay and keep the home; after it the court orders a sale and approves the price. The owner owes a shortfall and gets a surplus. Answer the petition and call the lender early.',
      'En Colombie-Britannique, le prêteur passe par la Cour suprême : requête, puis « order nisi » avec un délai de rachat de six mois d’habitude, pendant lequel on peut payer et garder la maison; ensuite la cour ordonne la vente et approuve le prix. Le propriétaire doit un manque et reçoit un surplus.',
      'En Columbia Británica el prestamista va a la Supreme Court: petición y order nisi con un plazo de rescate de seis meses casi siempre, en el que se puede pagar y conservar la casa; después la corte ordena la venta y aprueba el precio. El dueño debe lo que falte y recibe lo que sobre.',
    ),
    AB: rule(
      'Law of Property Act (Alberta), ss. 40–41',
      'In Alberta foreclosure goes through the Court of King’s Bench: a statement of claim (20 days to answer), then usually six months to redeem a home in a town (twelve months for farmland), often shortened when there is little equity. With a conventional mortgage the lender can take only the home; with an insured one (CMHC) the owner can owe the shortfall.',
      'En Alberta, la procédure passe par la Cour du Banc du Roi : déclaration (20 jours pour répondre), puis d’habitude six mois de rachat en ville (douze pour une terre agricole), souvent abrégés s’il y a peu de valeur nette. Pour un prêt conventionnel, le prêteur ne prend que la maison; pour un prêt assuré, le propriétaire peut devoir le manque.',
      'En Alberta va por la Court of King’s Bench: demanda (20 días para contestar) y casi siempre seis meses de rescate en ciudad (doce en tierra agrícola). Con un préstamo convencional el prestamista solo toma la casa; con uno asegurado (CMHC) el dueño puede deber lo que falte.',
    ),
  },
};

export const assessmentAppeals: Rules = {
  entry: 'property-tax-appeal',
  rows: {
    ON: rule(
      'Assessment Act (Ontario), ss. 39.1 and 40; MPAC; Assessment Review Board',
      'In Ontario the owner of a home first files a free Request for Reconsideration with MPAC (aboutmyproperty.ca), by the date on the assessment notice, or by March 31 of the tax year where no notice came. Only then can it go to the Assessment Review Board, within 90 days of MPAC’s decision. Compare the assessed value as of the valuation day (still January 1, 2016) with similar homes, not today’s price.',
      'En Ontario, le propriétaire d’une résidence dépose d’abord une demande de réexamen gratuite auprès de la SÉFM/MPAC, avant la date de l’avis d’évaluation, ou le 31 mars de l’année d’imposition s’il n’y a pas d’avis. Ensuite seulement, dans les 90 jours de la décision, la Commission de révision de l’évaluation foncière. Comparez la valeur au jour d’évaluation (encore le 1er janvier 2016) à des maisons semblables.',
      'En Ontario primero se presenta gratis un Request for Reconsideration a MPAC, antes de la fecha del aviso, o el 31 de marzo del año si no hubo aviso. Solo después, en 90 días de la decisión, a la Assessment Review Board. Compare el valor al día de valuación (aún el 1 de enero de 2016) con casas parecidas.',
    ),
    QC: rule(
      'Act respecting municipal taxation (Québec), ss. 124–138.5; Tribunal administratif du Québec',
      'In Québec the owner files a request for review with the municipal body responsible for assessment, on the form with its fee, before May 1 of the first year of a roll (rolls last three years), or within 60 days of a notice of change. The assessor answers by September 1, and within 60 days one may go to the Tribunal administratif du Québec (TAQ). Reasons must show another value at the reference date, 18 months before the roll.',
      'Au Québec, on dépose une demande de révision auprès de l’organisme municipal responsable de l’évaluation, sur le formulaire et avec les frais, avant le 1er mai de la première année du rôle (triennal), ou dans les 60 jours d’un avis de modification. L’évaluateur répond au plus tard le 1er septembre, puis on a 60 jours pour le Tribunal administratif du Québec (TAQ). Les motifs doivent montrer une autre valeur à la date de référence, 18 mois avant le rôle.',
      'En Quebec se pide una revisión al organismo municipal de evaluación, con el formulario y la tarifa, antes del 1 de mayo del primer año del registro (dura tres años), o en 60 días de un aviso de cambio. El evaluador contesta a más tardar el 1 de septiembre y hay 60 días para ir al Tribunal administratif du Québec (TAQ). Hay que mostrar otro valor a la fecha de referencia, 18 meses antes.',
    ),
    BC: rule(
      'Assessment Act (British Columbia), ss. 32–43; BC Assessment',
      'In British Columbia notices come in early January with the value of July 1 before. The owner files a free Notice of Complaint with BC Assessment by January 31, and the Property Assessment Review Panel hears it by mid-March; the next step is the Property Assessment Appeal Board, by April 30. A change of value need not change the tax if all values moved alike.',
      'En Colombie-Britannique, l’avis arrive début janvier avec la valeur du 1er juillet précédent. On dépose une plainte gratuite à BC Assessment au plus tard le 31 janvier, entendue par le Property Assessment Review Panel avant la mi-mars; ensuite le Property Assessment Appeal Board, au plus tard le 30 avril.',
      'En Columbia Británica el aviso llega a inicios de enero con el valor del 1 de julio anterior. Se presenta gratis una queja a BC Assessment a más tardar el 31 de enero, la oye el Property Assessment Review Panel antes de mediados de marzo y después la Property Assessment Appeal Board, a más tardar el 30 de abril.',
    ),
    AB: rule(
      'Municipal Government Act (Alberta), ss. 309 and 460',
      'In Alberta first call the municipality’s assessor, then file a complaint with the Assessment Review Board by the date on the notice, 60 days after the notice date, with the fee (refunded if you win). The value is that of July 1 of the year before.',
      'En Alberta, appelez d’abord l’évaluateur, puis déposez une plainte à l’Assessment Review Board avant la date de l’avis, 60 jours après la date de l’avis, avec les frais (remboursés si vous gagnez). La valeur est celle du 1er juillet précédent.',
      'En Alberta llame primero al evaluador y después presente una queja a la Assessment Review Board antes de la fecha del aviso, 60 días tras la fecha del aviso, con la tarifa (se devuelve si gana). El valor es del 1 de julio anterior.',
    ),
    SK: rule(
      'The Municipalities Act and The Cities Act (Saskatchewan)',
      'In Saskatchewan the owner appeals to the Board of Revision by the date on the notice: 30 days, or 60 in a year of revaluation. The next step is the Saskatchewan Municipal Board.',
      'En Saskatchewan, on fait appel au Board of Revision avant la date de l’avis : 30 jours, ou 60 l’année d’une réévaluation. Ensuite, le Saskatchewan Municipal Board.',
      'En Saskatchewan se apela a la Board of Revision antes de la fecha del aviso: 30 días, o 60 en año de revaluación. Después, la Saskatchewan Municipal Board.',
    ),
    NS: rule(
      'Assessment Act (Nova Scotia); Property Valuation Services Corporation (PVSC)',
      'In Nova Scotia notices come in January, and the owner appeals to the Property Valuation Services Corporation (PVSC) in writing within 31 days of the notice; then comes the Assessment Appeal Tribunal.',
      'En Nouvelle-Écosse, l’avis arrive en janvier, et on fait appel par écrit à la Property Valuation Services Corporation (PVSC) dans les 31 jours; ensuite l’Assessment Appeal Tribunal.',
      'En Nueva Escocia el aviso llega en enero y se apela por escrito a la Property Valuation Services Corporation (PVSC) en 31 días; después, el Assessment Appeal Tribunal.',
    ),
    NB: rule(
      'Assessment Act (New Brunswick); Service New Brunswick',
      'In New Brunswick the owner files a free request for review with Service New Brunswick within 30 days of the mailing of the assessment notice; the next step is the Assessment and Planning Appeal Board, within 30 days of the decision.',
      'Au Nouveau-Brunswick, on dépose une demande de révision gratuite à Service Nouveau-Brunswick dans les 30 jours de l’envoi de l’avis; ensuite la Commission d’appel en matière d’évaluation et d’urbanisme, dans les 30 jours de la décision.',
      'En Nuevo Brunswick se pide gratis una revisión a Service New Brunswick en 30 días del envío del aviso; después, la Assessment and Planning Appeal Board, en 30 días de la decisión.',
    ),
  },
};

export const foreignBuyerRefund: Rules = {
  entry: topic(
    'foreign-tax-refund-canada',
    'nrst rebate|nrst refund|refund of the foreign buyer tax',
    'Ontario, Non-Resident Speculation Tax; British Columbia, additional property transfer tax; Nova Scotia, Non-resident Deed Transfer Tax',
    'Ontario (NRST) and British Columbia (additional property transfer tax) pay the foreign buyers’ tax back to who becomes a permanent resident in time and lives in the home: within four years of the purchase in Ontario, within one year in British Columbia. Nova Scotia’s tax is avoided by moving there within six months.',
    'L’Ontario (ISNR/NRST) et la Colombie-Britannique remboursent l’impôt des acheteurs étrangers à qui devient résident permanent à temps et habite la propriété : dans les quatre ans de l’achat en Ontario, dans l’année en Colombie-Britannique. En Nouvelle-Écosse, s’installer dans les six mois l’évite.',
    'Ontario (NRST) y Columbia Británica devuelven el impuesto de extranjeros a quien se hace residente permanente a tiempo y vive en la casa: en cuatro años de la compra en Ontario, en un año en Columbia Británica. En Nueva Escocia se evita al mudarse en seis meses.',
  ),
  rows: {
    ON: rule(
      'Land Transfer Tax Act (Ontario), O. Reg. 182/17; Ontario, Non-Resident Speculation Tax',
      'In Ontario the NRST (25%) is paid back, with interest, if you become a permanent resident of Canada within four years of the purchase, own the home alone or only with your spouse, and have lived in it as your principal residence from within 60 days of the purchase on. Apply to the Ministry of Finance within 90 days of becoming a permanent resident. Toronto’s extra 10% has a rebate with like conditions, from the city. Who is nominated by Ontario’s immigrant program or is a protected person doesn’t owe it at the purchase.',
      'En Ontario, l’ISNR (25 %) est remboursé, avec intérêts, si vous devenez résident permanent dans les quatre ans de l’achat, êtes seul propriétaire ou seulement avec votre conjoint, et habitez la propriété comme résidence principale dès les 60 jours suivant l’achat. Demandez-le au ministère des Finances dans les 90 jours du statut. Les 10 % de Toronto ont un remboursement semblable, auprès de la ville. Les candidats du programme d’immigration de l’Ontario et les personnes protégées ne le doivent pas à l’achat.',
      'En Ontario el NRST (25%) se devuelve, con intereses, si se hace residente permanente en cuatro años de la compra, es dueño solo o solo con su cónyuge y vive ahí como residencia principal desde los 60 días de la compra. Se pide al Ministry of Finance en 90 días de la residencia. El 10% de Toronto tiene una devolución parecida, de la ciudad. Los nominados por el programa de Ontario y las personas protegidas no lo deben al comprar.',
    ),
    BC: rule(
      'Property Transfer Tax Act (British Columbia), s. 2.04; additional property transfer tax',
      'In British Columbia the additional property transfer tax (20%) is paid back if you become a permanent resident or citizen within one year of registration, moved in within 92 days, and lived there as your principal residence to the end of the first year. Apply between 12 and 18 months after registration. BC Provincial Nominees don’t owe it on a principal residence.',
      'En Colombie-Britannique, l’impôt additionnel (20 %) est remboursé si vous devenez résident permanent ou citoyen dans l’année de l’enregistrement, avez emménagé dans les 92 jours et y avez habité jusqu’à la fin de la première année. Demandez-le entre 12 et 18 mois après l’enregistrement. Les candidats de la province ne le doivent pas pour leur résidence principale.',
      'En Columbia Británica el impuesto adicional (20%) se devuelve si se hace residente permanente o ciudadano en un año del registro, se mudó en 92 días y vivió ahí hasta el fin del primer año. Se pide entre 12 y 18 meses tras el registro. Los nominados por la provincia no lo deben en su residencia principal.',
    ),
    NS: rule(
      'Non-resident Deed Transfer and Property Taxes Act (Nova Scotia)',
      'In Nova Scotia the non-resident deed transfer tax (10% since April 1, 2025) falls on buyers who don’t live in the province, Canadians too; it isn’t due if you move there within six months of the purchase, and otherwise it isn’t paid back.',
      'En Nouvelle-Écosse, la taxe de transfert des non-résidents (10 % depuis le 1er avril 2025) vise qui n’habite pas la province, même canadien; elle n’est pas due si vous vous y installez dans les six mois, sinon elle n’est pas remboursée.',
      'En Nueva Escocia el impuesto a no residentes (10% desde el 1 de abril de 2025) es para quien no vive en la provincia, también canadienses; no se debe si se muda en seis meses, y si no, no se devuelve.',
    ),
    QC: rule(
      'Québec, Act respecting duties on transfers of immovables',
      'Québec has no foreign buyers’ tax, so there is none to get back; the welcome tax is the same for all. The federal ban on purchases by non-Canadians applies there too, until January 1, 2027.',
      'Le Québec n’a pas d’impôt des acheteurs étrangers, donc rien à rembourser; la taxe de bienvenue est la même pour tous. L’interdiction fédérale d’achat par des non-Canadiens s’y applique aussi, jusqu’au 1er janvier 2027.',
      'Quebec no tiene impuesto a extranjeros, así que no hay nada que devolver; el impuesto de bienvenida es igual para todos. La prohibición federal también vale ahí, hasta el 1 de enero de 2027.',
    ),
  },
};

export const emptyHomes: Rules = {
  entry: 'vacancy-tax',
  rows: {
    BC: rule(
      'Speculation and Vacancy Tax Act (British Columbia); City of Vancouver, Empty Homes Tax',
      'In British Columbia the rate of the speculation and vacancy tax for 2026 is 1% of the assessed value for citizens and permanent residents of Canada who pay tax here, with a credit for residents of BC, and 3% for foreign owners and others, in designated areas; Budget 2026 raises the rate of foreign owners again from 2027. A principal residence or a home rented at least six months of the year is exempt. Every owner in an area declares each year by March 31. Vancouver adds its Empty Homes Tax of 3%, declared by early February. The federal underused housing tax is gone from 2025 on.',
      'En Colombie-Britannique, la taxe sur la spéculation et l’inoccupation est en 2026 de 1 % de la valeur pour les citoyens et résidents permanents imposés ici, avec un crédit pour les résidents de la province, et de 3 % pour les propriétaires étrangers et autres, dans les zones désignées; le budget 2026 relève encore leur taux dès 2027. Une résidence principale ou un logement loué au moins six mois par an en est exempt. Chaque propriétaire déclare au plus tard le 31 mars. Vancouver ajoute sa taxe de 3 %, déclarée début février. La taxe fédérale sur les logements sous-utilisés n’existe plus dès 2025.',
      'En Columbia Británica el impuesto de especulación y vacancia es en 2026 de 1% del valor para ciudadanos y residentes permanentes que pagan impuestos aquí, con un crédito para residentes de la provincia, y 3% para dueños extranjeros y otros, en zonas designadas; el presupuesto 2026 sube otra vez la tasa de extranjeros desde 2027. La residencia principal o una vivienda rentada al menos seis meses al año queda exenta. Todo dueño declara cada año a más tardar el 31 de marzo. Vancouver suma 3%, declarado a inicios de febrero. El impuesto federal terminó desde 2025.',
      (value) => Math.round(value) / 100,
    ),
    ON: rule(
      'City of Toronto, Vacant Home Tax; City of Ottawa, Vacant Unit Tax; Municipal Act, 2001, Part IX.1',
      'In Ontario cities set it. Toronto’s Vacant Home Tax is 3% of the assessed value of a home empty for more than six months of the year; every owner declares by the end of April, also who lives there. Ottawa’s Vacant Unit Tax begins at 1% and rises by a point for each year empty, to 5%, with a declaration in March. Hamilton and other cities have set or put off one of their own: check with the city. The federal underused housing tax is gone from 2025 on.',
      'En Ontario, les villes la fixent. À Toronto, 3 % de la valeur d’un logement vide plus de six mois par an; chaque propriétaire déclare avant la fin d’avril, même s’il y habite. À Ottawa, 1 % puis un point de plus par année vide, jusqu’à 5 %, avec une déclaration en mars. Hamilton et d’autres villes ont adopté ou reporté la leur : vérifiez auprès de la ville. La taxe fédérale n’existe plus dès 2025.',
      'En Ontario la fijan las ciudades. Toronto: 3% del valor de una vivienda vacía más de seis meses al año; todo dueño declara antes de fin de abril, también quien vive ahí. Ottawa: 1% y un punto más por cada año vacía, hasta 5%, con declaración en marzo. Hamilton y otras ciudades fijaron o aplazaron el suyo: verifique con la ciudad. El impuesto federal terminó desde 2025.',
    ),
  },
  figure: {
    en: (value, tax) => `At 1% a value of ${value} owes ${tax} a year, before credits.`,
    fr: (value, tax) => `À 1 %, une valeur de ${value} doit ${tax} par an, avant les crédits.`,
    es: (value, tax) => `Al 1%, un valor de ${value} debe ${tax} al año, antes de créditos.`,
  },
  amounts: [50_000, 1e8],
};

export const closingProfessionals: Rules = {
  entry: topic(
    'who-closes-canada',
    'lawyer or notary in canada|who closes a sale in canada',
    'Provincial law societies and chambers of notaries',
    'In Canada a lawyer closes the sale of a home in most provinces, with one for each side as a rule; in Québec it is a notary, chosen by the buyer, and in British Columbia a lawyer or a notary public.',
    'Au Canada, un avocat conclut la vente dans la plupart des provinces, d’habitude un par partie; au Québec, c’est un notaire choisi par l’acheteur, et en Colombie-Britannique un avocat ou un « notary public ».',
    'En Canadá un abogado cierra la venta en casi todas las provincias, por lo general uno por parte; en Quebec es un notario elegido por el comprador, y en Columbia Británica un abogado o un notary public.',
  ),
  rows: {
    QC: rule(
      'Civil Code of Québec, arts. 2693 and 2938 and following; Chambre des notaires du Québec',
      'In Québec a notary makes the deed of sale and the hypothec (a mortgage must be notarial), checks the title, registers both and holds the money in trust. The buyer chooses and usually pays the notary, who is impartial to both; the seller pays the discharge of the old hypothec and the certificate of location.',
      'Au Québec, un notaire reçoit l’acte de vente et l’hypothèque (obligatoirement notariée), examine les titres, publie les actes et garde l’argent en fidéicommis. L’acheteur le choisit et le paie d’habitude; il est impartial. Le vendeur paie la quittance de l’ancienne hypothèque et le certificat de localisation.',
      'En Quebec un notario hace la escritura y la hipoteca (debe ser notarial), revisa el título, registra y guarda el dinero. Lo elige y casi siempre lo paga el comprador; es imparcial. El vendedor paga la cancelación de su hipoteca y el certificado de localización.',
    ),
    BC: rule(
      'Notaries Act and Legal Profession Act (British Columbia)',
      'In British Columbia a lawyer or a notary public may close; each side usually has its own. A notary public can’t act in a dispute or give advice on litigation.',
      'En Colombie-Britannique, un avocat ou un « notary public » peut conclure; chaque partie a d’habitude le sien. Le notary public n’agit pas en cas de litige.',
      'En Columbia Británica puede cerrar un abogado o un notary public; cada parte suele tener el suyo. El notary public no actúa en litigios.',
    ),
    ON: rule(
      'Law Society of Ontario; Land Registration Reform Act (Ontario)',
      'In Ontario a real estate lawyer closes, one for the buyer and one for the seller: only lawyers may register a transfer with their statements of law. A notary public alone can’t.',
      'En Ontario, un avocat conclut, un pour l’acheteur et un pour le vendeur : seuls les avocats peuvent enregistrer un transfert avec leurs déclarations de droit. Un « notary public » seul ne le peut pas.',
      'En Ontario cierra un abogado, uno por el comprador y otro por el vendedor: solo ellos pueden registrar el traspaso con sus declaraciones. Un notary public solo no puede.',
    ),
    AB: rule(
      'Law Society of Alberta; Land Titles Act (Alberta)',
      'In Alberta lawyers close: the seller’s lawyer prepares the transfer, the buyer’s the mortgage, with money in trust; the law does not forbid doing without, but lenders ask for a lawyer.',
      'En Alberta, des avocats concluent : celui du vendeur prépare le transfert, celui de l’acheteur l’hypothèque, l’argent étant en fiducie; les prêteurs l’exigent.',
      'En Alberta cierran abogados: el del vendedor prepara el traspaso y el del comprador la hipoteca; los prestamistas lo exigen.',
    ),
  },
};

export const flippingTaxes: Rules = {
  entry: 'flipping-canada',
  rows: {
    BC: rule(
      'Residential Property (Short-Term Holding) Profit Tax Act (British Columbia); Income Tax Act, s. 12(12)–(14)',
      'In British Columbia the home flipping tax takes 20% of the profit of a sale within 365 days of the purchase; the rate then falls evenly to zero at 730 days (about 16.7% after 14 months, 10% at 18). A principal residence lived in for at least 365 days before the sale has a deduction of up to $20,000, and life events such as a separation, a death, illness or a move for work are exempt; a return is due within 90 days of the sale. Apart from that, federal tax treats a sale within 365 days as business income, without the principal residence exemption, unless such an event forced it.',
      'En Colombie-Britannique, la taxe sur la revente rapide prend 20 % du profit d’une vente dans les 365 jours de l’achat; le taux baisse ensuite également jusqu’à zéro à 730 jours (environ 16,7 % après 14 mois, 10 % à 18). Une résidence principale habitée au moins 365 jours a une déduction d’au plus 20 000 $, et une séparation, un décès, une maladie ou un déménagement pour le travail en exempte; une déclaration est due dans les 90 jours. De plus, l’impôt fédéral traite une vente dans les 365 jours comme un revenu d’entreprise, sans l’exemption, sauf un tel événement.',
      'En Columbia Británica el impuesto por reventa toma 20% de la ganancia de una venta en 365 días; después baja parejo hasta cero a los 730 días (cerca de 16.7% a los 14 meses, 10% a los 18). Una residencia principal habitada al menos 365 días tiene una deducción de hasta $20,000, y una separación, una muerte, una enfermedad o una mudanza por trabajo eximen; se declara en 90 días. Además, el impuesto federal trata una venta en 365 días como ingreso de negocio, sin la exención, salvo tal hecho.',
    ),
  },
};
