/** Long because it is a table: terms about the condition of a building and its inspections, in three languages. */
import type { Entry } from '../../entry.ts';

export const buildingTerms: readonly Entry[] = [
  {
    id: 'four-point-inspection',
    names:
      '4-point inspection|4 point inspection|four-point inspection|four point inspection|4 point|four point|inspection en quatre points|inspection 4 points|inspeccion de 4 puntos|inspeccion de cuatro puntos|cuatro puntos',
    says: {
      en: 'A four-point inspection is a short report for the home insurer on four systems of an older home: the roof, the electrical wiring, the plumbing, and heating and cooling. Insurers in Florida often ask for it. It does not replace the buyer’s own home inspection.',
      fr: 'Une inspection en quatre points est un court rapport pour l’assureur sur quatre éléments d’une propriété âgée : le toit, l’électricité, la plomberie, et le chauffage et la climatisation. Les assureurs de Floride la demandent souvent. Elle ne remplace pas l’inspection de l’acheteur.',
      es: 'La inspección de cuatro puntos es un informe corto para la aseguradora sobre cuatro sistemas de una casa con años: techo, electricidad, plomería, y calefacción y aire. En Florida las aseguradoras la piden seguido. No sustituye la inspección del comprador.',
    },
    source: 'Citizens Property Insurance Corporation (Florida), inspection requirements',
    country: 'US',
  },
  {
    id: 'wind-mitigation',
    names:
      'wind mitigation*|wind inspection|impact windows|hurricane shutters|mitigacion de viento*|ventanas de impacto|attenuation du vent',
    says: {
      en: 'A wind mitigation inspection records what protects a home from hurricanes: the roof’s shape and attachment, and impact windows or shutters. In Florida insurers must give credits for such features (Florida Statutes § 627.0629), so the report can lower the premium.',
      fr: 'L’inspection « wind mitigation » décrit ce qui protège une propriété des ouragans : forme et fixation du toit, fenêtres anti-impact ou volets. En Floride, les assureurs doivent en tenir compte par des rabais (Florida Statutes § 627.0629).',
      es: 'La inspección de mitigación de viento anota lo que protege la casa de huracanes: forma y fijación del techo, ventanas de impacto o persianas. En Florida las aseguradoras deben dar descuentos por ello (Florida Statutes § 627.0629), así que puede bajar la prima.',
    },
    source: 'Florida Statutes § 627.0629',
    country: 'US',
  },
  {
    id: 'sirs',
    names:
      'sirs|structural integrity reserve stud*|etude de reserve structurale|estudio de reservas estructurales|estudio de reserva de integridad',
    says: {
      en: 'SIRS is Florida’s structural integrity reserve study: condominium and co-op buildings of three or more habitable stories must study what the roof, structure, fire protection, plumbing, electrical systems, waterproofing and windows will cost to repair, and put the money aside. The first was due by December 31, 2025, then one at least every 10 years. It is separate from the milestone inspection. Ask for it before you offer: it shows whether dues will rise or a special assessment is coming.',
      fr: 'Le SIRS est l’étude de réserve sur l’intégrité structurale de la Floride : les immeubles en copropriété de trois étages habitables ou plus doivent chiffrer les réparations du toit, de la structure, de la protection incendie, de la plomberie, de l’électricité, de l’étanchéité et des fenêtres, et mettre l’argent de côté. La première était due au 31 décembre 2025, puis au moins tous les 10 ans. Elle est distincte de l’inspection « milestone ». Demandez-la avant d’offrir.',
      es: 'SIRS es el estudio de reservas de integridad estructural de Florida: los edificios de condominios de tres pisos habitables o más deben calcular lo que costará reparar techo, estructura, protección contra incendio, plomería, electricidad, impermeabilización y ventanas, y apartar el dinero. El primero vencía el 31 de diciembre de 2025 y después al menos uno cada 10 años. Es distinto de la inspección “milestone”. Pídalo antes de ofertar: muestra si subirán las cuotas o viene una cuota especial.',
    },
    source: 'Florida Statutes § 718.112(2)(g), as amended by HB 913 (2025)',
    country: 'US',
    asOf: '2026-11',
  },
  {
    id: 'estoppel',
    names:
      'estoppel*|condo questionnaire|non-warrantable|nonwarrantable|warrantable|cuestionario del condominio|resale certificate|resale package',
    says: {
      en: 'An estoppel letter or certificate (also resale certificate; in Alberta likewise) from the association says what dues and assessments the seller owes. A condo questionnaire tells the lender about the building; a building with too many rentals, a lawsuit or weak reserves is “non-warrantable”, and fewer lenders finance it.',
      fr: 'La lettre d’« estoppel » de l’association indique les charges et cotisations que doit le vendeur. Le « condo questionnaire » renseigne le prêteur sur l’immeuble; un immeuble avec trop de locations, une poursuite ou peu de réserves est « non-warrantable » : moins de prêteurs le financent.',
      es: 'La carta de “estoppel” de la asociación dice qué cuotas debe el vendedor. El cuestionario del condominio informa al prestamista; un edificio con muchas rentas, un juicio o pocas reservas es “non-warrantable” y pocos prestamistas lo financian.',
    },
    source: 'Fannie Mae, Selling Guide B4-2 (project standards)',
    country: 'US',
  },
  {
    id: 'sewer-scope',
    names:
      'sewer scope|camera inspection|inspection par camera|inspection d’egout|camara de drenaje|drain tile|drain francais|french drain',
    says: {
      en: 'A sewer scope is a camera inspection of the pipe from the house to the street. It finds roots, cracks and old clay pipe that a home inspection does not see. It is worth asking for at an older home or one with large trees.',
      fr: 'L’inspection par caméra examine le tuyau d’égout jusqu’à la rue, ou le drain français autour des fondations. Elle trouve racines, fissures et vieux tuyaux que l’inspection ordinaire ne voit pas. Elle est utile pour une maison âgée ou avec de grands arbres.',
      es: 'La inspección del drenaje con cámara revisa la tubería de la casa a la calle. Encuentra raíces, grietas y tubos viejos que la inspección normal no ve. Conviene en casas antiguas o con árboles grandes.',
    },
    source: 'American Society of Home Inspectors, Standard of Practice',
  },
  {
    id: 'radon',
    names: 'radon*',
    says: {
      en: 'Radon is a radioactive gas from the ground; a test of the home measures it. The EPA advises to fix a home at 4 pCi/L or more (USA); Health Canada’s guideline is 200 Bq/m³. A ventilation system under the floor lowers it, so it is seldom a reason to give up a home: ask the seller to install one and test again before closing, or to give a credit. Between 2 and 4 pCi/L the EPA advises to consider it. For effects on health ask a doctor.',
      fr: 'Le radon est un gaz radioactif du sol; un test le mesure. La ligne directrice de Santé Canada est de 200 Bq/m³; l’EPA conseille d’agir dès 4 pCi/L aux États-Unis. Une ventilation sous la dalle le réduit : c’est rarement une raison de renoncer. Demandez au vendeur de l’installer et de mesurer de nouveau avant la signature, ou un crédit. Pour la santé, consultez un médecin.',
      es: 'El radón es un gas radiactivo del suelo; una prueba lo mide. La EPA aconseja corregir desde 4 pCi/L (EE. UU.); la guía de Health Canada es 200 Bq/m³. Una ventilación bajo el piso lo baja, así que casi nunca es razón para renunciar: pida que el vendedor la instale y mida otra vez antes del cierre, o un crédito. Sobre la salud pregunte a un médico.',
    },
    source: 'U.S. EPA, A Citizen’s Guide to Radon; Health Canada, Radon guideline',
  },
  {
    id: 'lead-paint',
    names: 'lead paint|lead-based paint|lead disclosure|peinture au plomb|pintura con plomo|built before 1978',
    says: {
      en: 'For a home built before 1978 in the USA the seller must disclose known lead-based paint, give the EPA pamphlet and allow 10 days for a lead inspection, unless both sides agree on another period (42 U.S.C. 4852d).',
      fr: 'Pour une propriété d’avant 1978 aux États-Unis, le vendeur doit déclarer la peinture au plomb connue, remettre le dépliant de l’EPA et laisser 10 jours pour une inspection, sauf autre délai convenu (42 U.S.C. 4852d).',
      es: 'En una casa de antes de 1978 en EE. UU. el vendedor debe revelar la pintura con plomo que conozca, dar el folleto de la EPA y permitir 10 días para inspeccionar, salvo otro plazo acordado (42 U.S.C. 4852d).',
    },
    source: 'U.S. EPA, Real Estate Disclosures about Lead; 42 U.S.C. 4852d',
    country: 'US',
  },
  {
    id: 'well-septic',
    names:
      'well and septic|septic and well|septic system|septic tank|septic inspection|on a well|well water|private well|fosse septique|installation septique|puits artesien|puits et fosse|fosa septica|tanque septico|pozo de agua|pozo y fosa',
    says: {
      en: 'For a home on a well and septic ask: how old they are and where they stand, the permit and drawings, when the tank was last pumped and inspected, whether the field was ever replaced, and how many bedrooms the system is approved for. For the well: its depth and flow, the last laboratory test for bacteria and minerals, and any treatment equipment. The EPA advises to have a septic tank inspected about every three years and pumped every three to five, and well water tested every year. Make the offer conditional on a septic inspection and a water test; who pays for them, and for pumping or repairs, is negotiated.',
      fr: 'Pour une propriété avec puits et fosse septique, demandez : leur âge et leur emplacement, le permis et les plans, la dernière vidange et inspection, si le champ d’épuration a été remplacé et pour combien de chambres il est approuvé. Pour le puits : profondeur et débit, dernière analyse de laboratoire, appareils de traitement. Au Québec, une fosse utilisée toute l’année se vidange au moins tous les deux ans, tous les quatre ans si l’usage est saisonnier (Q-2, r. 22). Rendez l’offre conditionnelle à une inspection de la fosse et à une analyse de l’eau; qui paie se négocie.',
      es: 'Si la casa tiene pozo y fosa séptica pregunte: su edad y ubicación, el permiso y los planos, cuándo se vació e inspeccionó la fosa, si se cambió el campo de drenaje y para cuántas recámaras está aprobada. Del pozo: profundidad y caudal, el último análisis de laboratorio y los equipos de tratamiento. La EPA aconseja inspeccionar la fosa cada tres años, vaciarla cada tres a cinco y analizar el agua cada año. Condicione la oferta a una inspección de la fosa y un análisis del agua; quién los paga, y el vaciado o arreglo, se negocia.',
    },
    source: 'U.S. EPA, SepticSmart and Private Drinking Water Wells; Canada Mortgage and Housing Corporation',
  },
  {
    id: 'old-systems',
    names: 'kitec|galvanized pipes|tuyaux galvanises|tuberia galvanizada|uffi',
    says: {
      en: 'These are known concerns of older homes: knob-and-tube or aluminum wiring, polybutylene (Poly-B), Kitec or galvanized pipes, an oil tank, asbestos or vermiculite insulation, and in parts of Québec pyrite in the fill. They are not always dangerous, but insurers may refuse or charge more and replacing them costs. Ask a specialist and an insurer before your condition runs out.',
      fr: 'Ce sont des points connus des propriétés âgées : filage d’aluminium ou « knob and tube », tuyaux Poly-B, Kitec ou galvanisés, réservoir à mazout, amiante ou vermiculite, et par endroits au Québec la pyrite dans le remblai. Ce n’est pas toujours dangereux, mais un assureur peut refuser ou demander plus. Consultez un spécialiste et un assureur avant la fin de votre condition.',
      es: 'Son puntos conocidos en casas viejas: cableado “knob and tube” o de aluminio, tubería de polibutileno (Poly-B), Kitec o galvanizada, tanque de petróleo, asbesto o vermiculita. No siempre son peligrosos, pero la aseguradora puede negarse o cobrar más. Consulte a un especialista y a una aseguradora antes de que venza su condición.',
    },
    source: 'Canada Mortgage and Housing Corporation, homebuying guide; American Society of Home Inspectors',
  },
  {
    id: 'inspection-condition',
    names:
      'inspection condition|inspection contingency|condition d’inspection|condition d’inspection preachat|contingencia de inspeccion|condicion de inspeccion|clause d’inspection',
    says: {
      en: 'An inspection condition (contingency) lets you have the home inspected after your offer is accepted and withdraw, or renegotiate, if the report shows a serious defect. Your agent writes it into the offer with a number of days: no law fixes the number, the contract does. 5 to 10 days are common; in Québec 7 to 14. You must give notice in writing before the period ends.',
      fr: 'La condition d’inspection permet de faire inspecter après l’acceptation et de vous retirer, ou de renégocier, si le rapport révèle un défaut important. Votre courtier l’inscrit dans la promesse d’achat avec un nombre de jours : aucune loi ne le fixe, c’est le contrat. De 7 à 14 jours sont courants au Québec, de 5 à 10 ailleurs. L’avis doit être donné par écrit avant la fin du délai.',
      es: 'La contingencia (condición) de inspección permite inspeccionar la casa tras la aceptación y retirarse, o renegociar, si aparece un defecto grave. Su agente la escribe en la oferta con un número de días: ninguna ley lo fija, lo fija el contrato. Suelen ser de 5 a 10 días; en Quebec de 7 a 14. Hay que avisar por escrito antes de que termine.',
    },
    source: 'OACIQ, Buyer’s guide; National Association of Realtors, consumer guides',
  },
  {
    id: 'appraisal-contingency',
    names:
      'appraisal contingency|appraisal condition|contingencia de avaluo|contingencia de tasacion|condicion de avaluo|condition d’evaluation|clause d’evaluation',
    says: {
      en: 'An appraisal contingency lets you withdraw with your deposit, or renegotiate, if the lender’s appraiser values the home below the agreed price. Without it you must pay the difference in cash or may lose the deposit.',
      fr: 'La condition d’évaluation permet de vous retirer avec votre dépôt, ou de renégocier, si l’évaluateur du prêteur estime la propriété sous le prix convenu. Sans elle, vous payez la différence comptant ou risquez le dépôt.',
      es: 'La contingencia de avalúo permite retirarse con su depósito, o renegociar, si el avalúo del prestamista sale por debajo del precio acordado. Sin ella usted paga la diferencia en efectivo o puede perder el depósito.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'financing-condition',
    names:
      'financing contingency|financing condition|mortgage contingency|loan contingency|condition de financement|contingencia de financiamiento|contingencia de prestamo|condicion de financiamiento',
    says: {
      en: 'A financing condition (mortgage contingency) lets you end the contract and get the deposit back if you cannot obtain the loan described in it by its date. You must apply in time and give written notice before that date.',
      fr: 'La condition de financement permet de mettre fin au contrat et de récupérer le dépôt si vous n’obtenez pas le prêt décrit avant sa date. Il faut faire la demande à temps et aviser par écrit avant cette date.',
      es: 'La contingencia de financiamiento permite terminar el contrato y recuperar el depósito si no consigue el préstamo descrito antes de su fecha. Debe solicitarlo a tiempo y avisar por escrito antes de esa fecha.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home; OACIQ, Buyer’s guide',
  },
];
