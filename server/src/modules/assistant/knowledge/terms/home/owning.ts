/** Long because it is a table: owning a home, its papers, its neighbors and its loan, in three languages. */
import type { Entry } from '../../entry.ts';

export const owningTerms: readonly Entry[] = [
  {
    id: 'extra-principal',
    names:
      'pay extra on the mortgage|pay extra toward principal|extra principal|extra payment*|pay off early|pay it off early|pay off the mortgage early|pay off my mortgage faster|biweekly payment*|bi-weekly payment*|payer plus vite|rembourser plus vite|pagar extra|pago* extra al capital|abonar a capital|pagar antes la hipoteca',
    says: {
      en: 'Extra money lowers the balance and saves interest to the end, if it goes to principal: mark it so online and check the next statement. Paying half every two weeks makes one more full payment a year; a company’s fee for that is not needed. Most US loans have no penalty for it. Before it, have an emergency fund and no dear card debt. A recast lowers the payment after a large sum. In Canada stay within the yearly privilege.',
      fr: 'Un montant de plus réduit le capital et l’intérêt jusqu’à la fin. Au Canada, restez dans le privilège annuel du contrat (souvent 10 % à 20 % du montant initial, et une hausse du versement), sinon il y a une pénalité. Le paiement aux deux semaines accéléré fait un versement de plus par an. Gardez d’abord un fonds d’urgence et payez les cartes.',
      es: 'Lo que paga de más baja el saldo y ahorra interés hasta el final, si va al capital: márquelo así en línea y revise el siguiente estado. Pagar la mitad cada dos semanas hace un pago más al año; no hace falta pagarle a una empresa por eso. La mayoría de los préstamos de EE. UU. no tiene penalidad. Antes tenga un fondo de emergencia y sin deudas de tarjeta.',
    },
    source: 'Consumer Financial Protection Bureau; Financial Consumer Agency of Canada',
  },
  {
    id: 'papers-to-keep',
    names:
      'papers to keep|papers should i keep|documents to keep|documents should i keep|keep after closing|keep my closing papers|which closing papers|papiers a garder|documents a garder|documents a conserver|papeles que guardar|papeles guardo|documentos que guardar',
    says: {
      en: 'Keep as long as you own the home, and for some years after the sale: the deed, title policy, closing disclosure or settlement statement, note, survey, inspection report, and receipts of improvements, which lower a taxable gain. Keep warranties, permits and insurance papers too. Store scans apart from the house.',
      fr: 'Gardez tant que vous êtes propriétaire, et au moins six ans après la déclaration de la vente : acte de vente, acte d’hypothèque, certificat de localisation, répartitions du notaire, rapport d’inspection, factures d’améliorations, permis et garanties. Gardez-en une copie numérique ailleurs.',
      es: 'Guarde mientras sea dueño, y unos años después de vender: escritura, póliza de título, closing disclosure, pagaré, plano, inspección y recibos de mejoras, que bajan la ganancia con impuesto. También garantías, permisos y seguros. Tenga copias digitales fuera de la casa.',
    },
    source: 'IRS Publication 523; Canada Revenue Agency, keeping records',
  },
  {
    id: 'name-change-title',
    names:
      'name change on the deed|name on the deed changed|changed my name after marriage|got married and changed my name|new last name on the deed|maiden name on the deed|update my name on the title|nom de fille sur l’acte|change de nom sur le titre|apellido de soltera en la escritura|cambie mi apellido',
    says: {
      en: 'Nothing is lost if your name changes: the home stays yours. You may leave the deed as it is and prove the link with the marriage certificate at the sale or a refinance, or record a new deed from the old name to the new one. Tell the lender, insurer and tax office. Ask first whether a new deed needs the lender’s consent or costs transfer tax.',
      fr: 'Rien n’est perdu si votre nom change. On peut laisser le titre tel quel et prouver le lien avec le certificat de mariage à la vente, ou faire inscrire le changement par un notaire ou un avocat. Au Québec, le nom de naissance reste le nom légal après le mariage. Avisez le prêteur, l’assureur et la municipalité.',
      es: 'No pierde nada si cambia su nombre. Puede dejar la escritura como está y probarlo con el acta de matrimonio al vender o refinanciar, o registrar una escritura nueva del nombre viejo al nuevo. Avise al prestamista, al seguro y a la oficina de impuestos.',
    },
    source: 'American Land Title Association; Civil Code of Québec, art. 393',
  },
  {
    id: 'deed-error',
    names:
      'mistake on the deed|error on the deed|name misspelled on the deed|misspelled on the deed|wrong name on the deed|typo on the deed|corrective deed|scrivener*|erreur dans l’acte|erreur sur l’acte|nom mal ecrit|error en la escritura|mi nombre mal escrito|escritura con error',
    says: {
      en: 'A wrong letter or a wrong legal description is mended with a corrective deed or a scrivener’s affidavit, signed and recorded in the same county. Tell the title company, lawyer or notary who closed the sale: the one who made the error usually mends it without a fee, and an owner’s title policy may cover the rest. Do it before you sell or refinance.',
      fr: 'Une erreur de nom ou de désignation se corrige par un acte de correction publié au même registre. Prévenez le notaire ou l’avocat qui a fait l’acte : il le corrige d’habitude à ses frais si l’erreur est la sienne. Faites-le avant de vendre ou de refinancer.',
      es: 'Un nombre o una descripción equivocada se corrige con una escritura de corrección o una declaración jurada registrada en el mismo condado. Avise a la compañía de títulos o al abogado que cerró: quien cometió el error casi siempre lo arregla sin cobrar. Hágalo antes de vender o refinanciar.',
    },
    source: 'American Land Title Association; Chambre des notaires du Québec',
  },
  {
    id: 'partition',
    names:
      'partition action|partition of the house|force the sale of|force a sale of the house|co-owner won’t sell|co-owner wont sell|brother won’t sell|sister won’t sell|co-owner wants out|buy out my co-owner|sortir de l’indivision|coproprietaire ne veut pas vendre|indivisaire veut vendre|mon frere ne veut pas vendre|forzar la venta|mi hermano no quiere vender|copropietario no quiere vender',
    says: {
      en: 'A co-owner who wants out can sell the share to the others, agree to sell the home and divide the money, or ask a court for partition, which usually ends in a sale after months and fees. Read your agreement first: it may set a price, a right of first refusal or a waiting time. Get an appraisal, settle who paid what, and try mediation; a real estate attorney handles the rest.',
      fr: 'Nul n’est tenu de rester dans l’indivision, sauf une convention qui reporte le partage (au Québec, jusqu’à 30 ans). On peut racheter la part, vendre et diviser, ou demander le partage au tribunal, ce qui finit souvent par une vente. Lisez la convention, faites évaluer, faites les comptes et essayez la médiation avant l’avocat.',
      es: 'Un copropietario que quiere salir puede vender su parte a los otros, acordar la venta y repartir, o pedir al juez la partición, que casi siempre acaba en venta tras meses y gastos. Lea primero su acuerdo, saque un avalúo, aclaren quién pagó qué e intenten mediación; lo demás es de un abogado.',
    },
    source: 'Uniform Partition of Heirs Property Act; Civil Code of Québec, arts. 1013 and 1030',
  },
  {
    id: 'buying-with-tenant',
    names:
      'tenant in the house|house with tenants|home with tenants|house with a tenant|home with a tenant|tenant living in|tenants living in|comes with a tenant|comes with tenants|tenant occupied|tenant-occupied|buy a house with tenants|buying with a tenant|locataire en place|vendu avec locataire|maison avec un locataire|acheter avec un locataire|inquilino adentro|casa con inquilinos|viene con inquilino',
    says: {
      en: 'The lease goes with the home: you become the landlord with the same rent and end date, and the deposit must pass to you. Read the lease, ask for an estoppel letter signed by the tenant (rent, deposit, end), and see the rooms. To live there yourself you wait for the end and give the notice of the state or province, or have the seller deliver the home empty as a term of the contract; a loan for living there expects you within 60 days.',
      fr: 'Le bail suit l’immeuble : vous devenez le locateur aux mêmes loyer et durée. Lisez le bail et visitez le logement. Au Québec, pour y habiter, il faut un avis de reprise six mois avant la fin d’un bail de plus de six mois, et la reprise est interdite contre certains aînés. En Ontario, l’avis N12 est de 60 jours, avec un mois de loyer. Vous pouvez exiger une livraison libre dans l’offre.',
      es: 'El contrato de renta sigue con la casa: usted pasa a ser el arrendador con la misma renta y fecha, y el depósito debe pasarle a usted. Lea el contrato, pida una carta firmada por el inquilino (renta, depósito, fin) y vea los cuartos. Para vivir ahí espere el fin con el aviso del estado, o exija en la oferta que la entreguen vacía; el préstamo para vivirla espera que se mude en 60 días.',
    },
    source:
      'Civil Code of Québec, arts. 1937 and 1957–1960; Residential Tenancies Act (Ontario), s. 48; Fannie Mae, security instrument',
    asOf: '2025-12',
  },
  {
    id: 'vacant-insurance',
    names:
      'vacant home insurance|vacant house insurance|insurance on an empty house|insure an empty house|house will be empty|house sits empty|empty for months|leave the house empty|maison inhabitee|maison vacante|assurance maison vide|seguro de casa vacia|casa va a estar vacia|casa sola por meses',
    says: {
      en: 'Ordinary home insurance stops or cuts cover, as for water and vandalism, when a home is vacant for about 30 to 60 days; the policy says how long. Tell the insurer before it stands empty, ask for a vacancy permit or vacant home policy, and do what it asks: heat on, water off, someone who checks. Say so too if you renovate before you move in.',
      fr: 'L’assurance ordinaire réduit ou arrête la protection (eau, vandalisme) quand la maison est vacante, souvent après 30 jours, et en hiver exige des visites ou l’eau coupée. Avisez l’assureur avant qu’elle soit vide, demandez un avenant de vacance et suivez ses conditions. Avisez aussi pour des travaux avant l’emménagement.',
      es: 'El seguro común deja de cubrir o recorta, como agua y vandalismo, cuando la casa está vacía unos 30 a 60 días; lo dice la póliza. Avise a la aseguradora antes, pida permiso de vacancia o póliza de casa vacía y cumpla lo que pida: calefacción, agua cortada, alguien que la revise.',
    },
    source: 'Insurance Information Institute; Insurance Bureau of Canada',
  },
  {
    id: 'work-permits',
    names:
      'need a permit to|need a permit for|permit to finish|permit for a deck|permit for a fence|permit to remodel|building permit for|do i need a permit|permis pour finir|permis pour un patio|permis de renovation|permis de construction pour|faut-il un permis|permiso para construir|permiso para remodelar|necesito permiso para',
    says: {
      en: 'Structure, electricity, plumbing, gas, a roof, a deck, a finished basement or a changed use usually need a permit; paint, floors and cabinets do not. The city or county building office says it for your address in one call. The contractor who does the work should pull it; a contractor who asks you to is a warning. Work without one can cost at the sale, with insurance and in fines. Ask the association too.',
      fr: 'Structure, ouverture, sous-sol fini, terrasse, clôture, piscine, agrandissement demandent d’habitude un permis municipal; peinture et planchers, non. Appelez le service d’urbanisme avant. L’électricité et la plomberie sont réservées aux entrepreneurs licenciés (au Québec, RBQ, CMEQ, CMMTQ). Sans permis : amende, assurance et vente plus difficiles. Demandez aussi à la copropriété.',
      es: 'Estructura, electricidad, plomería, gas, techo, terraza, sótano terminado o cambio de uso casi siempre necesitan permiso; pintura y pisos, no. La oficina de construcción de la ciudad o el condado lo dice por teléfono. Lo saca el contratista; si le pide que lo saque usted, es mala señal. Sin permiso habrá problemas al vender y con el seguro.',
    },
    source: 'International Code Council; Régie du bâtiment du Québec',
  },
  {
    id: 'hiring-contractor',
    names:
      'hire a contractor|hiring a contractor|contractor wants a deposit|contractor wants half|contractor asking for|pay the contractor up front|deposit to a contractor|contractor deposit|choose a contractor|acompte a l’entrepreneur|entrepreneur demande un depot|engager un entrepreneur|choisir un entrepreneur|contratista pide|anticipo al contratista|contratar un contratista',
    says: {
      en: 'Get three written bids for the same work, check license and insurance with the state or province, and call past clients. Pay a small deposit and the rest by finished stage, never all before; California caps the deposit at 10% of the price or $1,000, whichever is less. The contract names scope, dates, materials, permits and who cleans up. Keep a part until the end and ask for lien releases of the subcontractors.',
      fr: 'Demandez trois soumissions écrites, vérifiez la licence (au Québec, RBQ) et l’assurance, et appelez d’anciens clients. Versez un petit acompte, puis selon l’avancement, et retenez une part jusqu’à la fin, avec quittances des sous-traitants contre l’hypothèque légale. Un contrat signé chez vous avec un commerçant itinérant s’annule dans les 10 jours.',
      es: 'Pida tres cotizaciones por escrito del mismo trabajo, revise licencia y seguro con el estado y llame a clientes anteriores. Dé un anticipo chico y lo demás por etapas terminadas, nunca todo antes; California limita el anticipo al 10% o $1,000, lo que sea menos. Guarde una parte hasta el final y pida liberaciones de gravamen de los subcontratistas.',
    },
    source:
      'California Contractors State License Board; Federal Trade Commission; Office de la protection du consommateur',
    asOf: '2025-12',
  },
  {
    id: 'fence-tree',
    names:
      'neighbor’s tree|neighbors tree|neighbour’s tree|tree over the line|branches over|shared fence|who pays for the fence|fence between us|split the fence|fence with the neighbor|arbre du voisin|branches du voisin|cloture mitoyenne|qui paie la cloture|arbol del vecino|ramas del vecino|cerca compartida|quien paga la cerca|barda del vecino',
    says: {
      en: 'Find the line first: a survey, not the old fence. In most states you may cut branches and roots up to the line if the tree survives, at your cost; the trunk belongs to the land it stands on. Whether a boundary fence is shared differs: California presumes equal shares after a 30-day notice. Read city height rules and the association’s, and write down with the neighbor who pays.',
      fr: 'Situez d’abord la ligne : certificat de localisation ou arpenteur, pas la vieille clôture. Au Québec, chacun peut obliger le voisin à faire pour moitié une clôture sur la ligne (Code civil, art. 1002), et on demande au voisin de couper ses branches au lieu de les couper soi-même (art. 985). Voyez le règlement municipal et mettez l’entente par écrit.',
      es: 'Ubique primero la línea: con un plano, no con la cerca vieja. En la mayoría de los estados puede cortar ramas y raíces hasta la línea si el árbol no muere, por su cuenta. La cerca compartida cambia según el estado: en California se presume por mitad con aviso de 30 días. Vea la regla de la ciudad y acuerden por escrito.',
    },
    source: 'California Civil Code § 841; Civil Code of Québec, arts. 985 and 1002',
    asOf: '2025-12',
  },
  {
    id: 'cmhc-eco',
    names:
      'cmhc eco|eco plus|eco improvement|energy efficient refund|green home refund|premium refund|refund on the cmhc premium|schl eco|remboursement de la prime schl|remboursement partiel de la prime|maison ecoenergetique remboursement',
    says: {
      en: 'CMHC Eco Plus refunds 25% of the mortgage insurance premium if you buy or build an energy-efficient home with a CMHC-insured loan, and Eco Improvement does so for energy-saving work of at least $20,000 after the purchase. You apply after closing, within two years, with the proof of rating or invoices; Sagen has a similar program.',
      fr: 'SCHL Éco Plus rembourse 25 % de la prime d’assurance prêt si vous achetez ou construisez une habitation écoénergétique avec un prêt assuré par la SCHL; Éco Rénovation, si vous faites pour au moins 20 000 $ de travaux écoénergétiques après l’achat. La demande se fait après la signature, dans les deux ans, avec la cote ou les factures. Sagen a un programme semblable.',
      es: 'En Canadá, CMHC Eco Plus devuelve 25% de la prima del seguro hipotecario si compra o construye una casa eficiente con préstamo asegurado por CMHC; se pide después del cierre, en dos años.',
    },
    source: 'Canada Mortgage and Housing Corporation, Eco Plus and Eco Improvement',
    country: 'CA',
    asOf: '2025-12',
  },
  {
    id: 'tax-account-canada',
    names:
      'bank pays the property tax|lender pays the property tax|property tax with the mortgage payment|tax account with the lender|pay property tax myself or|taxes avec le versement hypothecaire|banque paie les taxes|banque paie mes taxes|compte de taxes a la banque|payer les taxes moi-meme',
    says: {
      en: 'In Canada you may pay property tax to the city yourself or, if the lender offers or requires it (often with less than 20% down), with each mortgage payment into a tax account. The lender then pays the bill, adjusts the amount each year and may ask for a shortfall. Send the lender any bill that comes to you, also the first one after the purchase.',
      fr: 'Au Canada, vous payez les taxes vous-même à la municipalité et au centre scolaire ou, si le prêteur l’offre ou l’exige (souvent sous 20 % de mise de fonds), avec chaque versement dans un compte de taxes. Il paie alors la facture, ajuste chaque année et peut demander un manque. Envoyez-lui toute facture reçue, aussi la première après l’achat.',
      es: 'En Canadá puede pagar el impuesto predial usted mismo o, si el prestamista lo ofrece o exige, junto con cada pago de la hipoteca. El prestamista paga entonces la factura y ajusta cada año.',
    },
    source: 'Financial Consumer Agency of Canada, paying property taxes',
    country: 'CA',
  },
  {
    id: 'hardship-canada',
    names:
      'can’t make my mortgage payment|cant make my mortgage payment|can’t pay my mortgage|cant pay my mortgage|behind on my mortgage|mortgage charter|canadian mortgage charter|peux plus payer mon hypotheque|peux pas payer mon hypotheque|en retard sur mon hypotheque|charte hypothecaire',
    says: {
      en: 'Call the lender before you miss a payment. Under the Canadian Mortgage Charter and the FCAC guideline, federally regulated lenders must look at relief with you: a longer amortization for a time, skipped or interest-only payments, no fees for it, and no interest on interest where relief makes the loan grow. Insured loans have further tools. Sell before a power of sale or foreclosure if relief is not enough; a non-profit credit counselor is free.',
      fr: 'Appelez le prêteur avant de manquer un versement. Selon la Charte hypothécaire canadienne et la ligne directrice de l’ACFC, les banques doivent examiner des mesures : amortissement prolongé pour un temps, versements sautés ou d’intérêts seulement, sans frais. Au Québec, un préavis d’exercice de 60 jours précède la reprise ou la vente. Une ACEF conseille gratuitement. Vendre avant peut protéger votre avoir.',
      es: 'En Canadá, llame al prestamista antes de fallar un pago: según la Charter hipotecaria los bancos deben revisar alivios con usted, como amortización más larga por un tiempo o pagos solo de interés, sin cargos.',
    },
    source:
      'Financial Consumer Agency of Canada, guideline on existing consumer mortgage loans in exceptional circumstances; Civil Code of Québec, art. 2758',
    country: 'CA',
    asOf: '2025-12',
  },
  {
    id: 'home-for-parents',
    names:
      'buy a house for my parents|buying a house for my parents|buy a home for my mom|house for my mom|house for my parents|buy a home for my son|acheter une maison pour mes parents|acheter pour ma mere|maison pour mes parents|comprar casa para mis papas|casa para mi mama|casa para mis padres',
    says: {
      en: 'With Fannie Mae you may buy for parents who cannot work or cannot get a loan, or for a disabled adult child, as if you lived there yourself: the lower down payment and rate of a primary home. Otherwise it is a second home or an investment. You carry the loan and the tax effect; decide in writing who pays, who owns and what happens at death.',
      fr: 'Acheter pour ses parents : si un proche y habite sans loyer, plusieurs assureurs et prêteurs canadiens le traitent comme une résidence d’un membre de la famille, avec moins de mise de fonds qu’un placement; demandez au prêteur. Vous portez la dette, et l’exemption de résidence principale peut manquer à la vente. Écrivez qui paie et qui possède.',
      es: 'Con Fannie Mae puede comprar para padres que no pueden trabajar o no califican, o para un hijo adulto con discapacidad, como si usted viviera ahí: enganche y tasa de casa principal. Si no, cuenta como segunda casa o inversión. La deuda es de usted; escriban quién paga, quién es dueño y qué pasa si alguien muere.',
    },
    source: 'Fannie Mae, Selling Guide B2-1.1-01 (occupancy types); Sagen, family plan; CMHC',
    asOf: '2025-12',
  },
  {
    id: 'second-home-loan',
    names:
      'second home loan|second home mortgage|loan for a second home|mortgage on a vacation home|vacation home loan|vacation home mortgage|finance a cottage|cottage mortgage|hypotheque pour un chalet|financer un chalet|mise de fonds pour un chalet|residence secondaire hypotheque|prestamo para segunda casa|segunda casa hipoteca|casa de vacaciones prestamo',
    says: {
      en: 'A second home is one that you use part of the year, with one unit, fit for the whole year and under your control. Fannie Mae asks for at least 10% down, counts the full payment of both homes, usually wants reserves, and adds a fee to the rate; FHA, VA and USDA do not lend for it. If it is mainly rented out it is an investment, with more down. Say truly how you will use it.',
      fr: 'Un chalet ou une résidence secondaire pour votre usage se finance dès 5 % à 10 % avec assurance prêt au Canada, s’il est habitable à l’année, accessible et assurable; un chalet sans fondation ou chauffage demande d’habitude 20 % à 35 %. Les deux logements comptent dans vos ratios. S’il est loué surtout, c’est un placement : 20 % au moins. Dites l’usage réel.',
      es: 'Una segunda casa es la que usted usa parte del año, de una unidad, habitable todo el año y bajo su control. Fannie Mae pide al menos 10% de enganche, cuenta el pago de las dos casas y casi siempre reservas; FHA, VA y USDA no prestan para eso. Si es sobre todo para rentar, es inversión, con más enganche.',
    },
    source: 'Fannie Mae, Selling Guide B2-1.1-01 and Eligibility Matrix; CMHC and Sagen, second homes',
    asOf: '2025-12',
  },
];
