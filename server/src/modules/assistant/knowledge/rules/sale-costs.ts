import type { Entry } from '../entry.ts';

const asOf = '2026-11';

/** Costs of sellers, of a co-op, and of the reassessment after a sale. */
export const rulesSaleCosts: readonly Entry[] = [
  {
    id: 'seller-costs-us',
    names:
      'seller closing costs|sellers closing costs|selling costs|cost* of selling|cost* to sell|gastos del vendedor|gastos de venta',
    says: {
      en: 'A seller in the USA usually pays the agents’ commission as agreed (negotiable, often 5% to 6% in all, less if the buyer pays the own agent), the transfer tax where custom or law puts it on the seller, the payoff of the mortgage with its release, property tax up to the closing day, the settlement or attorney fee, the owner’s title insurance in many places, and association or condo transfer documents. Repairs and credits to the buyer come off as they are negotiated. Besides the commission, 1% to 3% of the price is usual.',
      fr: 'Aux États-Unis, le vendeur paie d’habitude la commission convenue (négociable, souvent de 5 % à 6 % en tout, moins si l’acheteur paie son agent), la taxe de transfert là où elle lui revient, le solde de l’hypothèque et sa radiation, la taxe foncière jusqu’au jour de clôture, les frais de clôture ou d’avocat, à bien des endroits l’assurance titres de l’acheteur, et les documents de l’association. Les réparations et crédits négociés s’y ajoutent. Hors commission, de 1 % à 3 % du prix est courant.',
      es: 'En EE. UU. el vendedor suele pagar la comisión acordada (se negocia, a menudo de 5% a 6% en total, menos si el comprador paga a su agente), el impuesto de transferencia donde le toca, el saldo de la hipoteca y su cancelación, el impuesto predial hasta el día del cierre, el cargo de cierre o abogado, en muchos lugares el seguro de título del comprador, y los documentos de la asociación. Las reparaciones y créditos que se negocien se restan. Aparte de la comisión, es usual de 1% a 3% del precio.',
    },
    source:
      'Consumer Financial Protection Bureau, Closing Disclosure (12 CFR 1026.38); usual ranges as brokers publish them',
    country: 'US',
    asOf,
  },
  {
    id: 'seller-costs-ca',
    names: 'seller costs in canada|frais du vendeur|frais de vente|frais pour vendre|cout* de vente',
    says: {
      en: 'A seller in Canada usually pays the commission as agreed (negotiable, often 4% to 5%) with GST, HST or QST on it, a lawyer or notary, the discharge of the mortgage, a prepayment charge if a closed mortgage ends early, and property tax up to the closing day. In Québec the seller also provides an up-to-date certificate of location. The buyer pays the land transfer tax. The gain on a principal residence is usually not taxed, but the sale is reported.',
      fr: 'Au Canada, le vendeur paie d’habitude la commission convenue (négociable, souvent de 4 % à 5 %) avec la TPS et la TVQ, ou la TVH, la quittance de l’hypothèque chez le notaire ou l’avocat, une indemnité si un prêt fermé est remboursé avant terme, et la taxe foncière jusqu’au jour de la vente. Au Québec, il fournit aussi un certificat de localisation à jour. L’acheteur paie les droits de mutation. Le gain sur une résidence principale n’est d’habitude pas imposé, mais la vente se déclare.',
      es: 'En Canadá el vendedor suele pagar la comisión acordada (se negocia, a menudo de 4% a 5%) con GST, HST o QST, un abogado o notario, la cancelación de la hipoteca, un cargo si un préstamo cerrado se paga antes, y el impuesto predial hasta el cierre. En Quebec entrega también un certificado de localización al día. El comprador paga el impuesto de transferencia. La ganancia de la residencia principal casi nunca paga impuesto, pero la venta se declara.',
    },
    source:
      'Financial Consumer Agency of Canada; Canada Revenue Agency, Principal residence; usual ranges as brokers publish them',
    country: 'CA',
    asOf,
  },
  {
    id: 'coop-costs',
    names:
      'co-op closing costs|coop closing costs|closing costs of a co-op|gastos de cierre de un co-op|frais de cloture d’une cooperative',
    says: {
      en: 'In a co-op you buy shares, not real estate: there is no mortgage recording tax and no title insurance. A buyer usually pays an attorney, a lien search, the board’s application and move-in fees, the lender’s fees and a UCC filing; in New York the mansion tax from $1,000,000 applies too. The transfer tax and a flip tax, if the building has one, are usually the seller’s. The monthly maintenance already holds the building’s property tax and its own mortgage.',
      fr: 'Dans une coopérative (co-op), vous achetez des parts, pas un immeuble : pas de taxe d’enregistrement de l’hypothèque ni d’assurance titres. L’acheteur paie d’habitude un avocat, une recherche de privilèges, les frais de dossier et d’emménagement, les frais du prêteur et un dépôt UCC; à New York, la « mansion tax » s’applique aussi dès 1 000 000 $. La taxe de transfert et la « flip tax », s’il y en a une, reviennent d’habitude au vendeur. Les frais mensuels comprennent déjà la taxe foncière et l’hypothèque de l’immeuble.',
      es: 'En un co-op se compran acciones, no un inmueble: no hay impuesto por registrar la hipoteca ni seguro de título. El comprador suele pagar un abogado, una búsqueda de gravámenes, los cargos de solicitud y mudanza, los del prestamista y un registro UCC; en Nueva York también el “mansion tax” desde $1,000,000. El impuesto de transferencia y el “flip tax”, si lo hay, suelen ser del vendedor. La cuota mensual ya incluye el predial y la hipoteca del edificio.',
    },
    source:
      'New York State Department of Taxation and Finance, mortgage recording tax and Tax Law § 1402-a; New York Attorney General, co-op guidance',
    country: 'US',
    asOf,
  },
  {
    id: 'michigan-uncapping',
    names: 'uncap|uncaps|uncapped|uncapping|taxable value in michigan|pop-up tax|proposal a',
    says: {
      en: 'In Michigan the taxable value of a home rises each year by inflation, at most 5%, while one owner keeps it. The year after a sale it is uncapped: it goes up to the state equalized value, about half of the market value, so the buyer’s tax can be well above the seller’s bill. Take half of the price times the local millage as an estimate. File a Property Transfer Affidavit within 45 days and the principal residence exemption (Form 2368) to leave out the school operating tax of 18 mills; the exemption is due by June 1 for the summer and November 1 for the winter bill.',
      fr: 'Au Michigan, la valeur imposable ne monte que de l’inflation, au plus 5 % par an, tant que le propriétaire reste le même. L’année après une vente, elle est déplafonnée (« uncapping ») : elle monte à la « state equalized value », environ la moitié de la valeur marchande; la taxe de l’acheteur peut donc dépasser de beaucoup celle du vendeur. Estimez avec la moitié du prix fois le taux local. Déposez un « Property Transfer Affidavit » dans les 45 jours et l’exemption de résidence principale (formulaire 2368).',
      es: 'En Michigan el valor gravable sube cada año con la inflación, como máximo 5%, mientras el dueño es el mismo. El año después de una venta se destapa (“uncapping”): sube al “state equalized value”, cerca de la mitad del valor de mercado, así que el impuesto del comprador puede ser mucho mayor que el del vendedor. Calcule con la mitad del precio por la tasa local. Presente el “Property Transfer Affidavit” en 45 días y la exención de residencia principal (formulario 2368).',
    },
    source: 'Michigan General Property Tax Act, MCL 211.27a, 211.7cc; Michigan Department of Treasury',
    country: 'US',
    asOf,
  },
];
