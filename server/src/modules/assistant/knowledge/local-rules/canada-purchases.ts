/** The rules of the provinces: cancelling a purchase, disclosure of defects and warranties of new homes in the provinces. */
import { type Rules, rule, topic } from './rule.ts';

export const coolingOff: Rules = {
  entry: topic(
    'cooling-off-canada',
    'cooling-off period in canada|cooling off period in canada',
    'Property Law Act (British Columbia), s. 42; Condominium Act, 1998 (Ontario), s. 73; Condominium Property Act (Alberta), s. 13; Civil Code of Québec, arts. 1785–1786',
    'In Canada a resale home has no cooling-off period outside British Columbia (3 business days, at 0.25% of the price): an accepted offer binds except by its conditions. A new condo from the developer has one: 10 days in Ontario, Alberta, Saskatchewan and Québec, 7 in British Columbia and Manitoba.',
    'Au Canada, une revente n’a pas de délai de réflexion hors de la Colombie-Britannique (3 jours ouvrables, à 0,25 % du prix) : une offre acceptée lie, sauf ses conditions. Un condo neuf du promoteur en a un : 10 jours en Ontario, en Alberta, en Saskatchewan et au Québec, 7 en Colombie-Britannique et au Manitoba.',
    'En Canadá una reventa no tiene plazo de arrepentimiento fuera de Columbia Británica (3 días hábiles, con 0.25% del precio): la oferta aceptada obliga salvo sus condiciones. Un condominio nuevo del promotor sí: 10 días en Ontario, Alberta, Saskatchewan y Quebec, 7 en Columbia Británica y Manitoba.',
  ),
  rows: {
    BC: rule(
      'Property Law Act (British Columbia), s. 42; Home Buyer Rescission Period Regulation; Real Estate Development Marketing Act, s. 21',
      'In British Columbia the buyer of a resale home may cancel within three business days after the offer is accepted, by written notice, and owes the seller 0.25% of the price; the right can’t be waived, and auctions and leased land are outside it. A pre-sale from the developer has 7 days instead, after the contract or the disclosure statement, whichever is later, without a fee and with the deposit back.',
      'En Colombie-Britannique, l’acheteur d’une revente peut annuler dans les trois jours ouvrables après l’acceptation, par avis écrit, et doit 0,25 % du prix au vendeur; on ne peut y renoncer. Une prévente du promoteur a plutôt 7 jours après le contrat ou la déclaration de divulgation, selon le plus tardif, sans frais et avec remise du dépôt.',
      'En Columbia Británica quien compra una reventa puede cancelar en tres días hábiles tras la aceptación, por escrito, y debe 0.25% del precio; no se puede renunciar a este derecho. Una preventa del promotor tiene en cambio 7 días tras el contrato o la divulgación, lo que sea después, sin cargo y con devolución del depósito.',
      (price) => Math.round(price * 0.0025 * 100) / 100,
    ),
    ON: rule(
      'Condominium Act, 1998 (Ontario), s. 73',
      'In Ontario a resale home has no cooling-off period: an accepted offer binds except by its conditions, and walking away can cost the deposit and damages. A new condo from the builder may be cancelled in writing within 10 days after the buyer has the signed agreement, the disclosure statement and the Condo Guide, whichever is last, with the deposit back. A new house on its own lot has none unless the contract gives one.',
      'En Ontario, une revente n’a pas de délai de réflexion : l’offre acceptée lie, sauf ses conditions, et reculer peut coûter le dépôt et des dommages. Un condo neuf du constructeur s’annule par écrit dans les 10 jours après la convention signée, la déclaration de divulgation et le guide, selon le dernier reçu, avec remise du dépôt. Une maison neuve n’en a pas, sauf clause.',
      'En Ontario una reventa no tiene plazo de arrepentimiento: la oferta aceptada obliga salvo sus condiciones, y retirarse puede costar el depósito y daños. Un condominio nuevo del constructor se cancela por escrito en 10 días tras el contrato firmado, la divulgación y la guía, lo último que llegue, con devolución del depósito. Una casa nueva no lo tiene, salvo cláusula.',
    ),
    QC: rule(
      'Civil Code of Québec, arts. 1785–1786; OACIQ, Promise to purchase',
      'In Québec a resale home has no cooling-off period: the accepted promise to purchase binds except by its conditions, and the seller can demand the sale or damages. Who buys a new home or condo from the builder or developer signs a preliminary contract and may withdraw (dédit) within 10 days of it; the contract may ask at most 0.5% of the price for that.',
      'Au Québec, une revente n’a pas de délai de réflexion : la promesse d’achat acceptée lie, sauf ses conditions, et le vendeur peut exiger la vente ou des dommages. Qui achète une maison ou un condo neuf du constructeur ou promoteur signe un contrat préliminaire et peut se dédire dans les 10 jours; le contrat peut prévoir une indemnité d’au plus 0,5 % du prix.',
      'En Quebec una reventa no tiene plazo de arrepentimiento: la promesa de compra aceptada obliga salvo sus condiciones, y el vendedor puede exigir la venta o daños. Quien compra nuevo al constructor firma un contrato preliminar y puede retirarse en 10 días; el contrato puede pedir 0.5% del precio como máximo.',
    ),
    AB: rule(
      'Condominium Property Act (Alberta), ss. 12–13',
      'In Alberta a resale home has no cooling-off period; the signed contract binds except by its conditions (financing, inspection, condo documents). A new condo bought from the developer may be cancelled without a reason within 10 days after all required documents were delivered, with the deposit back.',
      'En Alberta, une revente n’a pas de délai de réflexion; le contrat signé lie, sauf ses conditions (financement, inspection, documents). Un condo neuf acheté du promoteur s’annule sans motif dans les 10 jours après la remise de tous les documents, avec remise du dépôt.',
      'En Alberta una reventa no tiene plazo de arrepentimiento; el contrato obliga salvo sus condiciones. Un condominio nuevo del promotor se cancela sin motivo en 10 días tras recibir todos los documentos, con devolución del depósito.',
    ),
    SK: rule(
      'The Condominium Property Act, 1993 (Saskatchewan)',
      'In Saskatchewan a resale home has no cooling-off period. A new condo from the developer may be cancelled within 10 days after the contract and the required documents.',
      'En Saskatchewan, une revente n’a pas de délai de réflexion. Un condo neuf du promoteur s’annule dans les 10 jours après le contrat et les documents exigés.',
      'En Saskatchewan una reventa no tiene plazo de arrepentimiento. Un condominio nuevo del promotor se cancela en 10 días tras el contrato y los documentos.',
    ),
    MB: rule(
      'The Condominium Act (Manitoba), ss. 47 and 51',
      'In Manitoba a house has no cooling-off period. A condo unit, new or resale, may be cancelled within 7 days after the signed agreement and the disclosure documents, by written notice.',
      'Au Manitoba, une maison n’a pas de délai de réflexion. L’achat d’un condo, neuf ou en revente, s’annule par écrit dans les 7 jours après la convention et les documents de divulgation.',
      'En Manitoba una casa no tiene plazo de arrepentimiento. Un condominio, nuevo o de reventa, se cancela por escrito en 7 días tras el contrato y los documentos.',
    ),
  },
  figure: {
    en: (price, fee) => `On a resale price of ${price} the 0.25% is ${fee}.`,
    fr: (price, fee) => `Sur une revente de ${price}, les 0,25 % font ${fee}.`,
    es: (price, fee) => `Sobre una reventa de ${price} el 0.25% son ${fee}.`,
  },
  amounts: [50_000, 1e8],
};

export const sellerDisclosure: Rules = {
  entry: topic(
    'seller-disclosure-canada',
    'seller disclosure in canada|caveat emptor in canada',
    'Provincial regulators of real estate brokers; Civil Code of Québec, arts. 1726–1739',
    'Outside Québec a resale home is bought “as you see it” (caveat emptor), but a seller must disclose known hidden (latent) defects that make it dangerous or unfit, and may not lie or conceal; disclosure forms are usual, not required by law. In Québec the law itself gives a warranty against hidden defects.',
    'Hors Québec, une revente s’achète telle quelle (caveat emptor), mais le vendeur doit révéler les vices cachés connus qui la rendent dangereuse ou inhabitable et ne peut mentir ni dissimuler; les formulaires sont usuels, pas obligatoires. Au Québec, la loi donne une garantie contre les vices cachés.',
    'Fuera de Quebec una reventa se compra como está (caveat emptor), pero el vendedor debe revelar los vicios ocultos que conoce y la hacen peligrosa o inhabitable, y no puede mentir ni ocultar; los formularios son usuales, no obligatorios. En Quebec la ley da una garantía contra vicios ocultos.',
  ),
  rows: {
    QC: rule(
      'Civil Code of Québec, arts. 1726–1733, 1739 and 2925; OACIQ, Declarations by the seller',
      'In Québec the legal warranty of quality covers a hidden defect: serious, unknown to the buyer, not visible to a careful buyer, and there at the sale. Tell the seller in writing within a reasonable time of finding it (usually within about six months) and before repairs; the action must be brought within three years. A seller who knew can’t plead a late notice and owes damages too. With a broker, the seller of fewer than five dwellings fills in the form “Declarations by the seller” (DV). A sale without legal warranty, at the buyer’s risk, excludes the claim, except against a seller who knew and hid the defect or who sells professionally.',
      'Au Québec, la garantie légale de qualité couvre le vice caché : grave, inconnu de l’acheteur, invisible à un acheteur prudent et présent à la vente. Avisez le vendeur par écrit dans un délai raisonnable de la découverte (d’habitude environ six mois) et avant les réparations; le recours se prend dans les trois ans. Le vendeur qui savait ne peut invoquer un avis tardif et doit aussi des dommages-intérêts. Avec un courtier, le vendeur de moins de cinq logements remplit les « Déclarations du vendeur » (DV). Une vente sans garantie légale, aux risques et périls de l’acheteur, exclut le recours, sauf contre le vendeur qui connaissait et cachait le vice ou le vendeur professionnel.',
      'En Quebec la garantía legal cubre el vicio oculto: grave, desconocido por el comprador, invisible para un comprador cuidadoso y presente en la venta. Avise por escrito al vendedor en un plazo razonable (unos seis meses) y antes de reparar; se demanda en tres años. El vendedor que sabía no puede alegar aviso tardío y debe también daños. Con corredor, el vendedor de menos de cinco viviendas llena las “Déclarations du vendeur”. Una venta sin garantía legal, a riesgo del comprador, excluye el reclamo, salvo contra quien sabía y lo ocultó o vende profesionalmente.',
    ),
    ON: rule(
      'Ontario common law (caveat emptor); Real Estate Council of Ontario (RECO); Limitations Act, 2002',
      'Ontario has no required disclosure form: the Seller Property Information Statement (SPIS) is optional, and if it is filled in it must be true. A seller need not point out what an inspection shows, but must disclose known latent defects that make the home dangerous or unfit to live in, and may not conceal or lie. A buyer who proves it can sue, usually within two years of discovery; keep photos, the inspection report and an expert’s opinion.',
      'L’Ontario n’a pas de formulaire obligatoire : le SPIS est facultatif et, s’il est rempli, doit être vrai. Le vendeur n’a pas à signaler ce qu’une inspection montre, mais doit révéler les vices cachés connus qui rendent la maison dangereuse ou inhabitable, et ne peut dissimuler ni mentir. L’acheteur qui le prouve peut poursuivre, d’habitude dans les deux ans de la découverte.',
      'Ontario no exige formulario: el SPIS es opcional y, si se llena, debe ser verdad. El vendedor no tiene que señalar lo que una inspección muestra, pero debe revelar los vicios ocultos que conoce y la hacen peligrosa o inhabitable, y no puede ocultar ni mentir. Quien lo prueba puede demandar, casi siempre en dos años desde el hallazgo.',
    ),
    BC: rule(
      'BC Financial Services Authority; Real Estate Services Rules; Limitation Act (British Columbia)',
      'In British Columbia the Property Disclosure Statement (PDS) is usual and becomes part of most contracts, but is not required by law. Known material latent defects (dangerous, unfit, very costly, without a permit) must be disclosed in writing before an offer is accepted. A claim is usually brought within two years of discovery.',
      'En Colombie-Britannique, le « Property Disclosure Statement » (PDS) est usuel et fait partie de la plupart des contrats, sans être obligatoire. Les vices cachés importants connus (danger, inhabitable, très coûteux, sans permis) doivent être révélés par écrit avant l’acceptation d’une offre. Le recours se prend d’habitude dans les deux ans de la découverte.',
      'En Columbia Británica el Property Disclosure Statement (PDS) es usual y parte de casi todo contrato, pero no obligatorio. Los vicios ocultos importantes conocidos deben revelarse por escrito antes de aceptar una oferta. Se demanda casi siempre en dos años desde el hallazgo.',
    ),
    AB: rule(
      'Real Estate Council of Alberta (RECA); Limitations Act (Alberta)',
      'Alberta has no required disclosure form. The seller must disclose known material latent defects (dangerous, unfit, costly to mend, unpermitted work), and the usual contract promises so and asks for a Real Property Report. A claim is usually brought within two years of discovery.',
      'L’Alberta n’a pas de formulaire obligatoire. Le vendeur doit révéler les vices cachés importants connus (danger, inhabitable, coûteux, sans permis); le contrat usuel le promet et demande un « Real Property Report ». Le recours se prend d’habitude dans les deux ans de la découverte.',
      'Alberta no exige formulario. El vendedor debe revelar los vicios ocultos importantes que conoce; el contrato usual lo promete y pide un Real Property Report. Se demanda casi siempre en dos años desde el hallazgo.',
    ),
    NS: rule(
      'Nova Scotia Real Estate Commission; Limitation of Actions Act',
      'In Nova Scotia the Property Disclosure Statement (PDS, before: PCDS) is usual and voluntary. Known latent defects that make the home dangerous or unfit must be disclosed all the same, and a false statement can be sued for.',
      'En Nouvelle-Écosse, le « Property Disclosure Statement » (PDS, autrefois PCDS) est usuel et volontaire. Les vices cachés connus qui rendent la maison dangereuse ou inhabitable doivent être révélés, et une fausse déclaration donne un recours.',
      'En Nueva Escocia el Property Disclosure Statement (PDS, antes PCDS) es usual y voluntario. Los vicios ocultos conocidos que la hacen peligrosa o inhabitable deben revelarse, y una declaración falsa puede demandarse.',
    ),
  },
};

export const newHomeWarranties: Rules = {
  entry: 'new-home-warranty',
  rows: {
    ON: rule(
      'Ontario New Home Warranties Plan Act; Tarion',
      'In Ontario the Tarion warranty is required: one year for work and materials, two years for water, electrical, plumbing, heating and the building envelope, seven years for major structural defects. Deposits are protected too: for a condo up to $20,000 (the rest is in trust), for a house up to $60,000, or 10% of the price to $100,000 above $600,000. Report defects on Tarion’s MyHome by the forms’ dates: 30 days, one year, two years.',
      'En Ontario, la garantie Tarion est obligatoire : un an pour la main-d’œuvre et les matériaux, deux ans pour l’eau, l’électricité, la plomberie, le chauffage et l’enveloppe, sept ans pour les vices majeurs de structure. Les dépôts sont protégés : jusqu’à 20 000 $ pour un condo (le reste en fiducie), 60 000 $ pour une maison, ou 10 % du prix jusqu’à 100 000 $ au-delà de 600 000 $. Signalez les défauts dans MyHome aux dates prévues : 30 jours, un an, deux ans.',
      'En Ontario la garantía Tarion es obligatoria: un año de mano de obra y materiales, dos de agua, electricidad, plomería, calefacción y envolvente, siete de defectos estructurales mayores. También protege depósitos: hasta $20,000 en condominio, $60,000 en casa, o 10% del precio hasta $100,000 por encima de $600,000. Reporte en MyHome en las fechas: 30 días, un año, dos años.',
    ),
    QC: rule(
      'Regulation respecting the guarantee plan for new residential buildings (Québec); Garantie de construction résidentielle (GCR)',
      'In Québec the guarantee plan run by Garantie de construction résidentielle (GCR) is required for new houses, plexes and small condo buildings: completion and deposits up to $50,000 before delivery, one year for non-apparent poor work, three years for hidden defects, five years for faults of design, construction or ground. Tell the builder and GCR in writing soon after finding it, within six months. Bigger condo towers are outside it. The Civil Code adds the legal warranty.',
      'Au Québec, le plan de garantie géré par la Garantie de construction résidentielle (GCR) est obligatoire pour maisons neuves, plex et petits immeubles de condos : parachèvement et acomptes jusqu’à 50 000 $ avant la livraison, un an pour les malfaçons non apparentes, trois ans pour les vices cachés, cinq ans pour les vices de conception, de construction ou du sol. Dénoncez par écrit à l’entrepreneur et à GCR dans un délai raisonnable, au plus six mois après la découverte. Les grandes tours en sont exclues. Le Code civil ajoute la garantie légale.',
      'En Quebec el plan de la Garantie de construction résidentielle (GCR) es obligatorio en casas nuevas, plex y edificios pequeños de condominios: terminación y depósitos hasta $50,000, un año por mala ejecución no aparente, tres por vicios ocultos, cinco por fallas de diseño, construcción o suelo. Avise por escrito al constructor y a GCR en seis meses como máximo. Las torres grandes quedan fuera.',
    ),
    BC: rule(
      'Homeowner Protection Act (British Columbia); BC Housing',
      'In British Columbia new homes must carry 2-5-10 warranty insurance from a private insurer: two years for labor and materials (15 months for some common parts), five years for the building envelope and water, ten years for the structure. Claims go to the insurer in writing before the period ends; BC Housing keeps the registry of new homes. It passes to later buyers.',
      'En Colombie-Britannique, les maisons neuves doivent avoir une assurance garantie 2-5-10 d’un assureur privé : deux ans pour main-d’œuvre et matériaux, cinq ans pour l’enveloppe et l’eau, dix ans pour la structure. La réclamation va à l’assureur par écrit avant la fin du délai; elle passe aux acheteurs suivants.',
      'En Columbia Británica las casas nuevas deben tener seguro de garantía 2-5-10: dos años de mano de obra y materiales, cinco de envolvente y agua, diez de estructura. Se reclama por escrito a la aseguradora antes del fin del plazo; pasa a compradores posteriores.',
    ),
    AB: rule(
      'New Home Buyer Protection Act (Alberta)',
      'In Alberta new homes must carry warranty coverage: one year for labor and materials, two years for delivery and distribution systems (plumbing, electrical, heating), five years for the building envelope and ten for the structure. The coverage passes to later buyers; look it up in the province’s New Home Buyer Protection registry.',
      'En Alberta, les maisons neuves doivent être garanties : un an pour main-d’œuvre et matériaux, deux ans pour la plomberie, l’électricité et le chauffage, cinq ans pour l’enveloppe, dix ans pour la structure. La garantie passe aux acheteurs suivants; un registre public la montre.',
      'En Alberta las casas nuevas deben tener garantía: un año de mano de obra y materiales, dos de plomería, electricidad y calefacción, cinco de envolvente, diez de estructura. Pasa a compradores posteriores; la muestra un registro público.',
    ),
    ...Object.fromEntries(
      (['SK', 'MB', 'NB', 'NS', 'PE', 'NL'] as const).map((province) => {
        const [en, fr, es] = (
          {
            SK: ['Saskatchewan', 'La Saskatchewan', 'Saskatchewan'],
            MB: ['Manitoba', 'Le Manitoba', 'Manitoba'],
            NB: ['New Brunswick', 'Le Nouveau-Brunswick', 'Nuevo Brunswick'],
            NS: ['Nova Scotia', 'La Nouvelle-Écosse', 'Nueva Escocia'],
            PE: ['Prince Edward Island', 'L’Île-du-Prince-Édouard', 'La Isla del Príncipe Eduardo'],
            NL: ['Newfoundland and Labrador', 'Terre-Neuve-et-Labrador', 'Terranova y Labrador'],
          } as const
        )[province];
        const program =
          province === 'SK' || province === 'MB'
            ? 'New Home Warranty Program, National Home Warranty'
            : 'Atlantic Home Warranty, Lux Residential Warranty';
        return [
          province,
          rule(
            program,
            `${en} has no law that requires a warranty on every new home. Many builders join a private program (${program}), often with one to two years on workmanship and seven to ten on the structure. Ask for the certificate before you sign, and check it with the program.`,
            `${fr} n’a pas de loi qui exige une garantie sur toute maison neuve. Bien des constructeurs adhèrent à un programme privé (${program}), souvent un ou deux ans pour l’exécution et sept à dix pour la structure. Demandez le certificat avant de signer et vérifiez-le.`,
            `${es} no tiene ley que exija garantía en toda casa nueva. Muchos constructores entran a un programa privado (${program}), a menudo uno o dos años de ejecución y siete a diez de estructura. Pida el certificado antes de firmar y verifíquelo.`,
          ),
        ];
      }),
    ),
  },
};
