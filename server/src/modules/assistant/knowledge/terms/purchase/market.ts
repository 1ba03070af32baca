/** Long because it is a table: terms about value and the market, in three languages. */
import type { Entry } from '../../entry.ts';

const nar = 'National Association of Realtors, consumer guides';

export const marketTerms: readonly Entry[] = [
  {
    id: 'market-value',
    names: 'market value|fair market value|fmv|valeur marchande|valor de mercado|valor comercial',
    says: {
      en: 'Market value is the price a willing buyer and a willing seller would agree on today, without pressure. Recent sales of similar homes nearby show it; a lender has an appraiser estimate it. It can be far from the value set for taxes.',
      fr: 'La valeur marchande est le prix dont conviendraient aujourd’hui un acheteur et un vendeur libres de leur décision. Les ventes récentes de propriétés semblables la montrent; le prêteur la fait estimer par un évaluateur. Elle peut s’écarter beaucoup de l’évaluation municipale.',
      es: 'El valor de mercado es el precio que hoy acordarían un comprador y un vendedor sin presión. Lo muestran las ventas recientes de casas parecidas; el prestamista lo hace estimar con un avalúo. Puede diferir mucho del valor catastral o fiscal.',
    },
    source: 'Appraisal Institute, Dictionary of Real Estate Appraisal; OACIQ, Buyer’s guide',
  },
  {
    id: 'cma',
    names:
      'cma|comparative market analysis|analyse comparative de marche|analisis comparativo de mercado|broker price opinion|bpo',
    says: {
      en: 'A comparative market analysis (CMA) is an agent’s estimate of a home’s value from recent sales, pending sales and listings nearby. It is free as a rule and not an appraisal: lenders do not accept it.',
      fr: 'L’analyse comparative de marché est l’estimation d’un courtier à partir des ventes et inscriptions récentes. Elle est en général gratuite et n’est pas une évaluation : les prêteurs ne l’acceptent pas.',
      es: 'El análisis comparativo de mercado (CMA) es la estimación del valor que hace un agente con ventas y anuncios recientes. Suele ser gratis y no es un avalúo: los prestamistas no lo aceptan.',
    },
    source: nar,
  },
  {
    id: 'bully-offer',
    names:
      'bully offer|pre-emptive offer|preemptive offer|offer date|offer night|offer presentation|holding offers|hold back offers|offre preemptive|date de presentation des offres',
    says: {
      en: 'An offer date is a day on which a seller looks at all offers together. A bully (pre-emptive) offer is made before that day, usually at a high price and open for some hours only, so that the seller decides without waiting. The seller may accept it or wait; the listing says whether such offers are considered.',
      fr: 'La date de présentation des offres est le jour où le vendeur les examine ensemble. Une offre préemptive (« bully ») est faite avant, souvent à prix élevé et valable quelques heures. Le vendeur peut l’accepter ou attendre.',
      es: 'La fecha de ofertas es el día en que el vendedor las revisa juntas. Una “bully offer” se hace antes de ese día, casi siempre a precio alto y por pocas horas. El vendedor puede aceptarla o esperar.',
    },
    source: 'Real Estate Council of Ontario, RECO Information Guide',
    country: 'CA',
  },
  {
    id: 'off-market',
    names:
      'pocket listing|off-market|off market|coming soon|exclusive listing|private listing|vente privee|hors marche|fuera de mercado|proximamente',
    says: {
      en: 'An off-market (pocket or private) listing is for sale without being on the MLS; “coming soon” is advertised before showings begin. Fewer buyers see them. Ask your agent whether the brokerage has any; Lintel shows only homes its sources publish.',
      fr: 'Une propriété hors marché est à vendre sans être inscrite au MLS; « coming soon » est annoncée avant le début des visites. Demandez à votre courtier s’il en connaît; Lintel ne montre que ce que ses sources publient.',
      es: 'Una propiedad fuera de mercado se vende sin estar en el MLS; “coming soon” se anuncia antes de las visitas. Pregunte a su agente si conoce alguna; Lintel solo muestra lo que publican sus fuentes.',
    },
    source: nar,
  },
  {
    id: 'sale-to-list',
    names:
      'sale-to-list|sale to list|list-to-sale|sold over asking|over asking ratio|price reduction|ratio prix de vente|relacion precio de venta',
    says: {
      en: 'The sale-to-list ratio is the sale price divided by the last asking price: above 100% homes sold over asking, below it under. A price reduction is a cut of the asking price while the home is for sale.',
      fr: 'Le ratio prix de vente/prix demandé : au-dessus de 100 %, les propriétés se vendent plus cher que demandé; en dessous, moins cher. Une baisse de prix réduit le prix demandé pendant la vente.',
      es: 'La relación venta/lista es el precio de venta entre el último precio pedido: arriba de 100% se vendió por encima; abajo, por menos. Una rebaja es una baja del precio pedido mientras está en venta.',
    },
    source: nar,
  },
  {
    id: 'months-supply',
    names:
      'months of supply|months of inventory|months supply|absorption rate|what is inventory|mois d’inventaire|meses de inventario|tasa de absorcion',
    says: {
      en: 'Months of supply is how long the homes now for sale would last at the current pace of sales. About 4 to 6 months is called balanced; fewer favors sellers, more favors buyers.',
      fr: 'Les mois d’inventaire indiquent combien de temps dureraient les propriétés à vendre au rythme actuel des ventes. De 4 à 6 mois environ, le marché est dit équilibré; moins favorise les vendeurs, plus les acheteurs.',
      es: 'Los meses de inventario dicen cuánto durarían las casas en venta al ritmo actual de ventas. De 4 a 6 meses se llama equilibrado; menos favorece al vendedor y más al comprador.',
    },
    source: nar,
  },
  {
    id: 'holdback',
    names:
      'holdback*|escrow holdback|repair holdback|lien holdback|retenue a la cloture|retenue chez le notaire|retencion al cierre',
    says: {
      en: 'A holdback is part of the price or loan kept in trust after closing until something is done, for example a repair or the completion of a new home. The contract and the lender must agree on the amount and the date. An owner who has work done also keeps back part of what the builder is paid until the time for liens has passed: in Ontario 10% (Construction Act, s. 22). Who buys a finished new home from a builder is a “home buyer” in that act and has no such right, so ask your lawyer which holdback is meant. It is not the deposit.',
      fr: 'Une retenue est une part du prix ou du prêt gardée en fidéicommis après la clôture jusqu’à ce que quelque chose soit fait, par exemple une réparation ou la fin des travaux. Le contrat et le prêteur doivent en fixer le montant et la date. Le propriétaire qui fait faire des travaux retient aussi une part du paiement jusqu’à la fin du délai des privilèges ou hypothèques légales; en Ontario 10 %, mais non l’acheteur d’une maison neuve. Ce n’est pas le dépôt; votre notaire ou avocat dit laquelle est visée.',
      es: 'Una retención (holdback) es parte del precio o del préstamo que se guarda en custodia después del cierre hasta que se haga algo, por ejemplo una reparación. El contrato y el prestamista fijan el monto y la fecha. También el dueño que manda hacer una obra retiene parte del pago hasta que pasa el plazo de los gravámenes; en Ontario 10%, pero no quien compra una casa nueva terminada. No es el depósito; su abogado confirma de cuál se trata.',
    },
    source: 'Fannie Mae, Selling Guide B4-1.2-05; Construction Act (Ontario), s. 22',
  },
  {
    id: 'holdover',
    names:
      'holdover clause|protection period|tail clause|exclusive agreement|clause de protection|periodo de proteccion',
    says: {
      en: 'A holdover clause of an agency agreement makes a commission payable for some time after it ends if you buy a home the agent introduced to you. Read its length before you sign.',
      fr: 'La clause de protection d’un contrat de courtage rend une rétribution payable pendant un certain temps après sa fin, si vous achetez une propriété présentée par le courtier. Vérifiez sa durée avant de signer.',
      es: 'La cláusula de protección de un contrato de agencia obliga a pagar comisión por un tiempo después de que termina si compra una casa que le mostró el agente. Revise cuánto dura antes de firmar.',
    },
    source: 'Real Estate Council of Ontario, RECO Information Guide',
  },
  {
    id: 'season',
    names:
      'best time of year|time of year to buy|winter market|spring market|buy in winter|wait until spring|wait until february|saison pour acheter|en hiver|attendre au printemps|mejor epoca|mejor temporada|esperar a la primavera',
    says: {
      en: 'In most of the USA and Canada more homes come on the market in spring and fewer in December and January, when there are also fewer buyers. Nobody can promise what will be for sale in a given month. A saved search tells you as soon as something fits.',
      fr: 'Presque partout au Canada et aux États-Unis, plus de propriétés arrivent au printemps et moins en décembre et janvier, quand il y a aussi moins d’acheteurs. Personne ne peut promettre ce qui sera à vendre un mois donné. Une recherche enregistrée vous avise dès que quelque chose convient.',
      es: 'En casi todo EE. UU. y Canadá salen más casas en primavera y menos en diciembre y enero, cuando también hay menos compradores. Nadie puede prometer qué habrá en un mes dado. Una búsqueda guardada le avisa en cuanto algo coincide.',
    },
    source:
      'National Association of Realtors and Canadian Real Estate Association, seasonal patterns of existing-home sales',
  },
];
