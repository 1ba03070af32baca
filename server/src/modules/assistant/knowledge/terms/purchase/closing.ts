/** Long because it is a table: terms from the closing to the listing, in three languages. */
import type { Entry } from '../../entry.ts';

const cfpb = 'Consumer Financial Protection Bureau, Owning a Home';
const nar = 'National Association of Realtors, consumer guides';
const cmhc = 'CMHC, Homebuying step by step';

export const closingTerms: readonly Entry[] = [
  {
    id: 'closing-costs',
    names:
      "closing cost*|frais de cloture|frais d'achat|frais de demarrage|gastos de cierre|costos de cierre|costo de cierre",
    says: {
      en: 'Closing costs are what you pay at closing besides the down payment: lender fees, title or legal fees, and taxes on the transfer where there are any.',
      fr: 'Les frais de clôture sont ce que vous payez à la signature en plus de la mise de fonds : frais du prêteur, du notaire ou de l’avocat, et taxes sur le transfert s’il y en a.',
      es: 'Los gastos de cierre son lo que se paga al cerrar además del enganche: cargos del prestamista, título o abogado, e impuestos por la transferencia donde los hay.',
    },
    source: cfpb,
  },
  {
    id: 'cash-to-close',
    names: 'cash to close|cash at closing|comptant a la cloture|efectivo para el cierre|efectivo para cerrar',
    says: {
      en: 'Cash to close is all the money you need on closing day: down payment plus closing costs, less deposits and credits.',
      fr: 'Le comptant à la clôture est tout l’argent requis ce jour-là : mise de fonds et frais, moins les dépôts et crédits.',
      es: 'El efectivo para el cierre es todo el dinero que necesita ese día: enganche más gastos, menos depósitos y créditos.',
    },
    source: cfpb,
  },
  {
    id: 'closing',
    names:
      'que es el closing|closing que es|el closing|closing day|closing date|what happens at closing|the closing|settlement|signature chez le notaire|jour de la cloture|dia del cierre|el cierre',
    says: {
      en: 'Closing is the day on which documents are signed, money is paid and the home becomes yours. In the USA a title company or lawyer runs it, in Canada a lawyer or notary.',
      fr: 'La clôture est le jour où l’on signe, où l’argent est versé et où la propriété devient la vôtre. Au Canada, un notaire ou un avocat s’en charge; aux États-Unis, une société de titres ou un avocat.',
      es: 'El cierre es el día en que se firma, se paga y la casa pasa a ser suya. En EE. UU. lo lleva una compañía de títulos o un abogado; en Canadá, un abogado o notario.',
    },
    source: cfpb,
  },
  {
    id: 'title',
    names: 'title search|house title|clear title|titre de propriete|titulo de propiedad|escritura|deed|acte de vente',
    says: {
      en: 'The title is the legal ownership of a home and the deed is the document that transfers it. A title search checks that nobody else has a claim.',
      fr: 'Le titre est la propriété légale et l’acte de vente est le document qui la transfère. L’examen des titres vérifie que personne d’autre n’a de droit sur la propriété.',
      es: 'El título es la propiedad legal de la casa y la escritura (deed) es el documento que la transfiere. La búsqueda de título revisa que nadie más tenga derechos sobre ella.',
    },
    source: cfpb,
  },
  {
    id: 'title-insurance',
    names: 'title insurance|assurance titre*|assurance de titre*|seguro de titulo*',
    says: {
      en: 'Title insurance protects against claims from before your purchase that a search of the records did not find. A lender usually requires its own policy, which protects the lender only; an owner’s policy, which protects you, is your choice and is paid once. Who pays for it is custom and contract; in Texas the seller often pays for the owner’s policy, and the state sets the premiums.',
      fr: 'L’assurance titres protège contre des réclamations antérieures à l’achat que la recherche n’a pas trouvées. Le prêteur exige souvent la sienne, qui ne protège que lui; celle du propriétaire, qui vous protège, est facultative et se paie une fois. Qui la paie dépend de l’usage et du contrat; au Texas, le vendeur paie souvent celle du propriétaire, et l’État fixe les primes.',
      es: 'El seguro de título protege contra reclamos anteriores a la compra que la búsqueda no encontró. El prestamista suele exigir la suya, que protege solo a él; la del dueño, que lo protege a usted, es opcional y se paga una vez. Quién la paga depende de la costumbre y del contrato; en Texas el vendedor suele pagar la del dueño, y el estado fija las primas.',
    },
    source: `${cfpb}; Texas Department of Insurance, Basic Manual of Title Insurance`,
  },
  {
    id: 'buyer-agreement',
    names:
      "buyer's agent agreement|buyers agent agreement|buyer agency agreement|buyer representation|buyers agreement|buyer agreement|buyer representation|buyer broker agreement|buyer agency|contrat de courtage achat|contrat de courtage|acuerdo con el agente|contrato con el agente|acuerdo de representacion",
    says: {
      en: 'A buyer agreement is the written contract with your agent: what they do for you, for how long and how they are paid. In the USA, since August 17, 2024, agents working with an MLS must have one in writing before they show you a home; their pay is negotiable and stated in it. An open house needs none.',
      fr: 'Le contrat de courtage achat est l’entente écrite avec votre courtier : ce qu’il fait, pour combien de temps et comment il est payé. Au Québec, il est obligatoire; aux États-Unis, il l’est depuis le 17 août 2024 avant une visite avec un agent d’un MLS, et sa rémunération, négociable, y est écrite. Une visite libre n’en demande pas.',
      es: 'El acuerdo con el agente es el contrato escrito: qué hace por usted, por cuánto tiempo y cómo se le paga. En EE. UU., desde el 17 de agosto de 2024, los agentes de un MLS deben tenerlo por escrito antes de mostrarle una casa; su pago se negocia y consta ahí. Una casa abierta (open house) no lo requiere.',
    },
    source: 'National Association of Realtors settlement, August 2024; OACIQ',
  },
  {
    id: 'dual-agency',
    names:
      'dual agen*|multiple representation|designated representation|representation multiple|agente dual|doble agente|double agency|double representation|double mandat|agencia doble|doble representacion|agencia dual',
    says: {
      en: 'Dual agency (in Ontario: multiple representation) means one agent works for both buyer and seller. Both must agree to it in writing first; the agent then has to treat both alike and cannot advise one on price against the other. You may refuse and ask for an agent who represents only you. Some states and provinces forbid or limit it, such as Florida, British Columbia and Québec; Ontario also allows another agent of the same brokerage to be named for each side.',
      fr: 'La double représentation signifie qu’un même courtier agit pour l’acheteur et le vendeur. Au Québec, elle est interdite pour un même courtier avec contrat des deux côtés; ailleurs, elle exige l’accord écrit des deux, et le courtier ne peut alors conseiller l’un contre l’autre sur le prix. Vous pouvez refuser et demander un courtier qui ne représente que vous.',
      es: 'La doble representación es cuando un mismo agente trabaja para comprador y vendedor. Ambos deben aceptarla antes por escrito; el agente tiene que tratar igual a los dos y no puede aconsejar a uno contra el otro sobre el precio. Usted puede negarse y pedir un agente que solo lo represente a usted. Algunos estados y provincias la prohíben o limitan, como Florida.',
    },
    source: nar,
  },
  {
    id: 'commission',
    names: 'commission|commissions|comision|comisiones|retribution du courtier',
    says: {
      en: 'The commission is what agents are paid, usually a share of the price. It is negotiable; since August 2024 in the USA a buyer agrees in writing what their own agent is paid, and the seller may or may not cover it.',
      fr: 'La commission (rétribution) est ce que reçoivent les courtiers, souvent une part du prix. Elle se négocie; elle est d’habitude payée par le vendeur au Canada, sauf entente contraire.',
      es: 'La comisión es lo que cobran los agentes, casi siempre una parte del precio. Es negociable; desde agosto de 2024 en EE. UU. el comprador acuerda por escrito cuánto gana su agente, y el vendedor puede cubrirlo o no.',
    },
    source: 'National Association of Realtors settlement, August 2024',
  },
  {
    id: 'agent-pay-canada',
    names: 'who pays the buyer s agent in canada|agent pay in canada',
    says: {
      en: 'In Canada the seller usually pays the commission out of the price, and the listing brokerage shares it with the buyer’s. What you owe your own agent stands in your buyer representation agreement, which must be in writing in Ontario since December 1, 2023: it says what they are paid and whether you pay the rest where the seller offers less or nothing. Read that line or ask for it before you offer; it is negotiable.',
      fr: 'Au Canada, le vendeur paie d’habitude la rétribution sur le prix de vente, et son agence la partage avec celle de l’acheteur. Ce que vous devez à votre courtier est dans votre contrat de courtage achat, obligatoire par écrit au Québec depuis le 10 juin 2022 : il dit sa rétribution et si vous payez la différence quand le vendeur offre moins ou rien. Lisez cette clause ou demandez-la avant d’offrir; elle se négocie.',
      es: 'En Canadá el vendedor suele pagar la comisión del precio, y su agencia la comparte con la del comprador. Lo que usted debe a su agente está en su acuerdo de representación, que en Ontario debe ser por escrito desde el 1 de diciembre de 2023: dice cuánto gana y si usted paga el resto cuando el vendedor ofrece menos o nada. Léalo o pregúntelo antes de ofertar; se negocia.',
    },
    source: 'Trust in Real Estate Services Act, 2002 (Ontario); OACIQ, brokerage contract to purchase',
    country: 'CA',
    asOf: '2026-11',
  },
  {
    id: 'counteroffer',
    names:
      'counter offer*|counteroffer*|contre offre|contre-proposition|contre proposition|contraoferta*|contrapropuesta',
    says: {
      en: 'A counteroffer is the answer of one side that changes the other’s terms; it replaces the first offer until it is accepted, refused or expires. It states its own deadline, often one to three days; until you accept, the other side may usually withdraw it or take another offer, and you may answer with new terms.',
      fr: 'La contre-proposition change les conditions de l’autre partie; elle remplace la première offre jusqu’à ce qu’elle soit acceptée, refusée ou expirée. Elle indique son propre délai; vous pouvez l’accepter, la refuser ou répondre par une autre.',
      es: 'La contraoferta cambia las condiciones de la otra parte; sustituye a la primera oferta hasta que se acepte, se rechace o venza. Dice su propio plazo, a menudo de uno a tres días; mientras no acepte, la otra parte casi siempre puede retirarla, y usted puede responder con otras condiciones.',
    },
    source: nar,
  },
  {
    id: 'firm-offer',
    names:
      'subject free|subject-free|firm offer*|unconditional offer*|offer without conditions|no conditions|no subjects|offre sans condition*|offre ferme|oferta sin condiciones|oferta en firme',
    says: {
      en: 'A subject-free (firm, unconditional) offer has no conditions: once it is accepted, the buyer is bound without a way out over financing, inspection or the sale of another home, and may lose the deposit and owe the loss. With a conditional offer the buyer can leave and gets the deposit back if a condition, such as financing, inspection or the sale of another home, is not met by its date; it turns firm when the conditions are met or waived in writing. In British Columbia the buyer of a resale home may still rescind within three business days, for 0.25% of the price. Going firm without a lender’s full approval or an inspection beforehand is a risk. “Subject” is the word for a condition in western Canada.',
      fr: 'Une offre sans condition (ferme, « subject-free ») n’a ni condition de financement, ni d’inspection : une fois acceptée, elle lie l’acheteur, qui peut perdre son dépôt s’il se retire. En Colombie-Britannique, l’acheteur d’une revente peut tout de même se rétracter dans les trois jours ouvrables, pour 0,25 % du prix. Une offre conditionnelle permet de se retirer et de reprendre le dépôt si une condition n’est pas remplie à sa date; elle devient ferme quand les conditions sont remplies ou qu’on y renonce par écrit.',
      es: 'Una oferta sin condiciones (firme, “subject-free”) no depende del financiamiento, la inspección ni la venta de otra casa: cuando la aceptan, obliga al comprador, que puede perder su depósito si se retira. En Columbia Británica quien compra una reventa puede rescindir aun así en tres días hábiles, por 0.25% del precio. Una oferta condicional permite salir y recuperar el depósito si una condición no se cumple en su fecha; queda en firme cuando las condiciones se cumplen o se renuncia a ellas por escrito.',
    },
    source: 'BC Financial Services Authority; CMHC',
  },
  {
    id: 'bidding-war',
    names: 'bidding war|multiple offers|offres multiples|surenchere|ofertas multiples|guerra de ofertas',
    says: {
      en: 'With multiple offers several buyers compete for one home. An escalation clause raises your offer by steps above others, up to a limit you set.',
      fr: 'En situation d’offres multiples, plusieurs acheteurs visent la même propriété. Une clause d’indexation relève votre offre au-dessus des autres jusqu’à une limite fixée.',
      es: 'Con ofertas múltiples varios compradores compiten por una casa. Una cláusula de escalación sube su oferta por encima de las demás hasta el tope que usted fije.',
    },
    source: nar,
  },
  {
    id: 'seller-concessions',
    names:
      'seller concession*|seller assist*|seller s assist*|sellers assist*|seller help*|seller credit*|credit from the seller|seller s credit|seller paid|concessions du vendeur|credit du vendeur|concesiones del vendedor|credito del vendedor|ayuda del vendedor',
    says: {
      en: 'Seller concessions are costs the seller agrees to pay for you: closing costs, prepaid taxes and insurance, points. They cannot be part of your down payment and not more than the costs; what is left over is not paid out. Loan programs limit them, of the lower of price and appraisal: conventional 3% with less than 10% down, 6% below 25% and 9% from there; FHA and USDA 6%; VA 4% of concessions beside usual closing costs.',
      fr: 'Les concessions du vendeur sont des frais qu’il accepte de payer pour vous : frais de clôture, taxes et assurance payées d’avance, points. Elles ne peuvent pas servir de mise de fonds ni dépasser les frais; le surplus n’est pas versé. Les programmes les limitent, sur le moindre du prix et de l’évaluation : conventionnel 3 % sous 10 % de mise, 6 % sous 25 %, 9 % à partir de là; FHA et USDA 6 %; VA 4 % outre les frais usuels.',
      es: 'Las concesiones del vendedor son costos que acepta pagar por usted: gastos de cierre, impuestos y seguro por adelantado, puntos. No pueden ser parte del enganche ni pasar de los gastos; lo que sobra no se le paga. Los programas las limitan, sobre lo menor entre precio y avalúo: convencional 3% con menos de 10% de enganche, 6% con menos de 25%, 9% desde ahí; FHA y USDA 6%; VA 4% de concesiones aparte de los gastos usuales.',
    },
    source: 'Fannie Mae Selling Guide B3-4.1-02; HUD Handbook 4000.1; USDA HB-1-3555; VA Pamphlet 26-7',
    asOf: '2026-11',
    country: 'US',
  },
  {
    id: 'as-is',
    names: 'as is|as-is|tal como esta|tal cual|en el estado en que se encuentra',
    says: {
      en: '“As is” means the seller will not repair anything and, in Québec, sells without legal warranty. You can still inspect before you commit.',
      fr: '« Sans garantie légale, aux risques de l’acheteur » signifie que vous n’avez pas de recours pour vices cachés. L’inspection reste possible avant de vous engager.',
      es: '“As is” (tal como está) quiere decir que el vendedor no reparará nada. Aun así se puede inspeccionar antes de comprometerse.',
    },
    source: nar,
  },
  {
    id: 'walkthrough',
    names: 'walkthrough|walk through|final walk|visite finale|recorrido final|visita final',
    says: {
      en: 'The final walkthrough is a last visit shortly before closing, usually with your agent and without the seller, to see that the home is as agreed: repairs done, what stays still there, nothing new damaged, systems running.',
      fr: 'La visite finale, peu avant la clôture, d’habitude avec votre courtier et sans le vendeur, sert à vérifier que la propriété est dans l’état convenu : réparations faites, inclusions sur place, aucun nouveau dommage, systèmes en marche.',
      es: 'El recorrido final es una última visita poco antes del cierre, por lo general con su agente y sin el vendedor, para ver que la casa está como se acordó: reparaciones hechas, lo incluido en su lugar, ningún daño nuevo, sistemas en marcha.',
    },
    source: cfpb,
  },
  {
    id: 'disclosure',
    names:
      'seller* disclosure*|have to disclose|need to disclose|dois-je declarer|tengo que declarar|disclosure statement|pcds|property condition disclosure*|property disclosure*|spis|spds|transfer disclosure*|declaration du vendeur|declarations du vendeur|divulgacion del vendedor|declaracion del vendedor',
    says: {
      en: 'The seller’s disclosure is a form in which the seller states what they know about the home’s condition and defects. It is required in many states, and has other names elsewhere: PCDS in Nova Scotia, PDS in British Columbia, SPIS in Ontario, TDS in California. A past leak or repair belongs in it where the form asks, with the invoice: a disclosed repair protects you, a hidden one can become a claim. It doesn’t replace an inspection.',
      fr: 'La déclaration du vendeur est un formulaire où il indique ce qu’il sait de l’état et des défauts de la propriété. Au Québec, elle est obligatoire par courtier; ailleurs elle s’appelle PCDS (Nouvelle-Écosse), PDS (Colombie-Britannique) ou SPIS (Ontario). Une infiltration ou réparation passée s’y déclare, avec la facture : une réparation déclarée vous protège. Elle ne remplace pas l’inspection.',
      es: 'La declaración del vendedor es un formulario donde dice lo que sabe del estado y los defectos de la casa. Muchos estados la exigen; en California es la TDS y en Nueva Escocia la PCDS. Una fuga o arreglo anterior va ahí, con la factura: declararlo lo protege. No sustituye la inspección.',
    },
    source: nar,
  },
  {
    id: 'mls',
    names: 'mls|multiple listing service|centris|sia|service inter agences',
    says: {
      en: 'An MLS is the database in which agents of a region share their listings; the MLS number identifies one of them. In Québec it is Centris.',
      fr: 'Un MLS (service inter-agences; Centris au Québec) est la base où les courtiers d’une région partagent leurs inscriptions; le numéro MLS en identifie une.',
      es: 'Un MLS es la base de datos donde los agentes de una región comparten sus anuncios; el número MLS identifica uno de ellos.',
    },
    source: nar,
  },
  {
    id: 'days-on-market',
    names: 'days on market|dom|jours sur le marche|delai de vente|dias en el mercado',
    says: {
      en: 'Days on market is how long a home has been for sale since it was listed.',
      fr: 'Les jours sur le marché sont le temps écoulé depuis la mise en vente.',
      es: 'Los días en el mercado son el tiempo desde que la casa se puso en venta.',
    },
    source: nar,
  },
  {
    id: 'comps',
    names:
      'comps|comparables|cma|comparative market analysis|analyse comparative de marche|analisis comparativo de mercado',
    says: {
      en: 'Comps are similar homes nearby that sold recently; an agent uses them in a comparative market analysis to judge a price.',
      fr: 'Les comparables sont des propriétés semblables vendues récemment à proximité; le courtier s’en sert dans une analyse comparative de marché pour juger d’un prix.',
      es: 'Los comparables son casas parecidas cerca que se vendieron hace poco; el agente los usa en un análisis comparativo para juzgar un precio.',
    },
    source: nar,
  },
  {
    id: 'short-sale',
    names: 'short sale|reprise bancaire|venta corta|embargo|remate|vente forcee',
    says: {
      en: 'A foreclosure is a home the lender takes back because the loan was not paid; in a short sale the lender accepts less than is owed. The lender has to approve a short sale, which often takes two to four months after the offer, longer with a second lien, and may say no. Both are often sold as is.',
      fr: 'Une reprise de finance est une propriété que le prêteur reprend parce que le prêt n’a pas été payé; elle se vend souvent sans garantie légale. Dans une « short sale », le prêteur accepte moins que le solde dû; son accord prend souvent de deux à quatre mois.',
      es: 'Una ejecución hipotecaria (foreclosure) es una casa que el prestamista recupera por falta de pago; en una venta corta acepta menos de lo que se debe; su aprobación tarda a menudo de dos a cuatro meses. Suelen venderse tal como están.',
    },
    source: cfpb,
  },
  {
    id: 'lien',
    names:
      'lien|liens|contractor* lien|contractor’s lien|mechanic* lien|hypotheque legale|privilege sur|gravamen|gravamenes',
    says: {
      en: 'A lien is a claim on a home for a debt, such as unpaid taxes. It stays with the home, so one left open, such as a contractor’s, can follow you. Normally the seller pays it out of the sale at closing and a release is recorded; lender and title insurer ask for that. Do not close until the title company or lawyer says it is released or covered.',
      fr: 'Une hypothèque légale (lien) est une charge sur la propriété pour une dette impayée. Elle suit la propriété, donc une charge laissée ouverte, comme celle d’un entrepreneur, peut vous suivre. D’habitude, le vendeur la paie sur le prix à la clôture et elle est radiée. Ne concluez pas avant que le notaire ou l’avocat le confirme.',
      es: 'Un gravamen (lien) es un derecho sobre la casa por una deuda, como impuestos sin pagar. Sigue a la casa, así que uno abierto, como el de un contratista, puede seguirle a usted. Normalmente el vendedor lo paga con el precio al cierre y se registra la liberación. No cierre hasta que la compañía de títulos o el abogado diga que está liberado o cubierto.',
    },
    source: cfpb,
  },
  {
    id: 'home-warranty',
    names: 'home warranty|home service contract|contrat de service pour la maison|garantia de la casa',
    says: {
      en: 'A home warranty covers repairs for a time. New homes have one by law in several provinces (Tarion in Ontario, the GCR plan in Québec); in the USA it is usually a service contract.',
      fr: 'Une garantie couvre des réparations pendant un certain temps. Les maisons neuves en ont une par la loi dans plusieurs provinces (GCR au Québec, Tarion en Ontario); aux États-Unis, c’est souvent un contrat de service.',
      es: 'Una garantía de vivienda cubre reparaciones por un tiempo. Las casas nuevas la tienen por ley en varias provincias (Tarion en Ontario, GCR en Quebec); en EE. UU. suele ser un contrato de servicio.',
    },
    source: cmhc,
  },
];
