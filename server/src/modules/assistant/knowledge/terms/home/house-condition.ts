/** Long because it is a table: terms about materials and defects found in a home, in three languages. */
import type { Entry } from '../../entry.ts';

export const houseConditionTerms: readonly Entry[] = [
  {
    id: 'mold',
    names: 'mold|moisi|moisie|mould|black mold|mildew|moisissure*|champignon*|moho|hongos',
    says: {
      en: 'Mold grows where it is damp, so the source of the water comes first; without that it returns. An area under about 10 square feet can usually be cleaned by an owner, a larger one is work for a specialist (EPA). It is not always a reason to leave: before your inspection condition ends, have the cause and the price of the repair in writing, then ask for the repair, a credit or a lower price, or end the contract by the condition. Home insurance pays for mold only in some cases. For effects on health ask a doctor.',
      fr: 'La moisissure vient de l’humidité : il faut d’abord trouver et arrêter l’eau, sinon elle revient. Une petite surface (moins d’environ 1 m²) peut d’habitude être nettoyée par le propriétaire; une plus grande demande un spécialiste. Ce n’est pas toujours une raison de partir : avant la fin de la condition d’inspection, obtenez par écrit la cause et le prix des travaux, puis demandez la réparation, un crédit ou une baisse, ou retirez-vous par la condition. L’assurance ne paie que dans certains cas. Pour la santé, demandez à un médecin.',
      es: 'El moho viene de la humedad: primero hay que encontrar y parar el agua, si no vuelve. Un área de menos de unos 10 pies cuadrados la puede limpiar casi siempre el dueño; una mayor es para un especialista (EPA). No siempre es razón para irse: antes de que termine su condición de inspección pida por escrito la causa y el precio, y luego la reparación, un crédito o una rebaja, o termine el contrato por la condición. El seguro lo paga solo en algunos casos. Por la salud pregunte a un doctor.',
    },
    source: 'U.S. EPA, Mold Cleanup in Your Home; Health Canada, Residential indoor air quality: mold',
  },
  {
    id: 'asbestos',
    names: 'asbestos|amiante|asbesto|vermiculite|vermiculita|zonolite|popcorn ceiling*',
    says: {
      en: 'Asbestos in good condition that nobody disturbs usually need not be removed: fibers come loose when it is cut, sanded or broken. Siding can stay or be covered; removal and renovation are for a licensed contractor. Treat vermiculite insulation in an attic as if it contains asbestos and leave it alone until a laboratory has tested it. Before you are bound ask for a test, a price for the removal and what your insurer says. For effects on health ask a doctor.',
      fr: 'L’amiante en bon état et qu’on ne touche pas n’a d’habitude pas à être enlevé : les fibres se libèrent quand on coupe, ponce ou brise. Un revêtement peut rester ou être recouvert; l’enlèvement et les rénovations se confient à un entrepreneur spécialisé. Traitez la vermiculite d’un grenier comme si elle contenait de l’amiante : n’y touchez pas avant une analyse en laboratoire. Avant de vous engager, demandez l’analyse, le prix de l’enlèvement et l’avis de votre assureur. Pour la santé, demandez à un médecin.',
      es: 'El asbesto en buen estado que nadie toca por lo general no hay que quitarlo: las fibras salen al cortar, lijar o romper. El revestimiento puede quedarse o cubrirse; quitarlo o remodelar es para un contratista con licencia. Trate la vermiculita del ático como si tuviera asbesto y no la toque hasta que un laboratorio la analice. Antes de comprometerse pida el análisis, el precio de quitarlo y qué dice su aseguradora. Por la salud pregunte a un doctor.',
    },
    source: 'U.S. EPA, Protect Your Family from Exposures to Asbestos; Health Canada, Asbestos and your health',
  },
  {
    id: 'knob-and-tube',
    names: 'knob and tube|knob-and-tube|tube and knob|filage sur boutons|cableado antiguo',
    says: {
      en: 'Knob-and-tube is wiring from before about 1950 that has no ground. Some insurers refuse it; others insure the home after an electrician’s inspection, or if it is replaced by a set date. A lender needs the insurance, so get a written quote from an insurer and an electrician’s price for new wiring before your condition ends, and use both in the negotiation.',
      fr: 'Le filage « knob and tube » date d’avant environ 1950 et n’a pas de mise à la terre. Certains assureurs le refusent; d’autres assurent après l’inspection d’un électricien ou s’il est remplacé avant une date fixée. Le prêteur exige l’assurance : avant la fin de la condition, obtenez par écrit l’offre d’un assureur et le prix d’un électricien, et servez-vous-en pour négocier.',
      es: 'El cableado “knob and tube” es de antes de 1950, más o menos, y no tiene tierra. Algunas aseguradoras lo niegan; otras aseguran tras la inspección de un electricista o si se cambia antes de una fecha. El prestamista exige el seguro: antes de que termine su condición consiga por escrito la cotización de una aseguradora y el precio de un electricista, y úselos para negociar.',
    },
    source: 'Insurance Bureau of Canada; Electrical Safety Authority (Ontario)',
  },
  {
    id: 'aluminum-wiring',
    names:
      "aluminum wiring|aluminium wiring|filage d'aluminium|filage en aluminium|fils d'aluminium|cableado de aluminio|alambre de aluminio",
    says: {
      en: 'Aluminum branch wiring was common from about 1965 to 1973. Its connections can overheat: the U.S. Consumer Product Safety Commission found them 55 times more likely to reach fire-hazard conditions than copper. It can be made safe with new copper wiring or with special connectors (COPALUM or AlumiConn) fitted by a qualified electrician. Ask an electrician for a report and a price, and an insurer for its terms, before your condition ends.',
      fr: 'Le filage d’aluminium était courant d’environ 1965 à 1973. Ses raccords peuvent surchauffer : selon la Consumer Product Safety Commission, le risque d’incendie d’un raccord est 55 fois plus élevé qu’avec le cuivre. On corrige par un nouveau filage de cuivre ou des connecteurs spéciaux (COPALUM, AlumiConn) posés par un électricien. Avant la fin de la condition, demandez un rapport et un prix à un électricien, et ses conditions à un assureur.',
      es: 'El cableado de aluminio fue común de 1965 a 1973, más o menos. Sus conexiones pueden sobrecalentarse: según la Consumer Product Safety Commission, llegan a condiciones de incendio 55 veces más que las de cobre. Se corrige con cableado nuevo de cobre o con conectores especiales (COPALUM, AlumiConn) puestos por un electricista. Pida el informe y el precio a un electricista, y sus condiciones a una aseguradora, antes de que termine su condición.',
    },
    source: 'U.S. Consumer Product Safety Commission, Publication 516',
  },
  {
    id: 'polybutylene',
    names: 'polybutylene|poly-b|poly b|plomberie poly-b|tuyaux poly-b|polibutileno',
    says: {
      en: 'Polybutylene (Poly-B) is gray plastic pipe installed from about 1978 to 1995. The pipe and its fittings become brittle from the inside and can burst without a sign beforehand, so insurers may refuse it, exclude water damage or charge more. The remedy is to replace the pipes. The settlement that once paid for that in the USA takes no new claims. Before your condition ends get a plumber’s price and an insurer’s answer.',
      fr: 'Le polybutylène (Poly-B) est un tuyau de plastique gris posé d’environ 1978 à 1995. Le tuyau et ses raccords deviennent cassants de l’intérieur et peuvent céder sans avertir : un assureur peut refuser, exclure les dégâts d’eau ou demander plus. Le remède est de remplacer la plomberie. Avant la fin de la condition, obtenez le prix d’un plombier et la réponse d’un assureur.',
      es: 'El polibutileno (Poly-B) es tubería de plástico gris instalada de 1978 a 1995, más o menos. El tubo y sus uniones se vuelven quebradizos por dentro y pueden reventar sin aviso; por eso la aseguradora puede negarse, excluir daños por agua o cobrar más. El remedio es cambiar la tubería. El acuerdo que antes la pagaba en EE. UU. ya no recibe reclamos. Antes de que termine su condición consiga el precio de un plomero y la respuesta de una aseguradora.',
    },
    source: 'International Association of Certified Home Inspectors; Cox v. Shell Oil settlement',
  },
  {
    id: 'oil-tank',
    names:
      "oil tank*|buried tank*|underground tank*|reservoir a mazout|reservoir d'huile|reservoir de mazout|reservoir enfoui|citerne a mazout|tanque de petroleo|tanque enterrado|tanque de aceite",
    says: {
      en: 'Whoever owns the land is usually responsible for an oil tank in it and for a leak, so settle it before you buy. Have the yard scanned; ask that the seller remove the tank with a permit before closing and show the soil test and the closing report, or agree on a credit or holdback. Who pays is a matter of the contract. Many towns, and the BC Fire Code, require unused tanks to be taken out, and insurers often refuse a buried one.',
      fr: 'Le propriétaire du terrain répond en général d’un réservoir à mazout et d’une fuite : réglez la question avant d’acheter. Faites détecter un réservoir enfoui; demandez que le vendeur l’enlève avant la clôture et remette l’analyse du sol, ou convenez d’un crédit ou d’une retenue. Le contrat dit qui paie. Bien des municipalités exigent l’enlèvement d’un réservoir abandonné, et les assureurs refusent souvent un réservoir enfoui ou âgé.',
      es: 'Quien es dueño del terreno suele responder por un tanque de aceite y por una fuga: arréglelo antes de comprar. Haga buscar el tanque; pida que el vendedor lo saque con permiso antes del cierre y entregue el análisis del suelo, o acuerden un crédito o una retención. El contrato dice quién paga. Muchas ciudades exigen sacar los tanques sin uso, y las aseguradoras suelen negar uno enterrado.',
    },
    source: 'U.S. EPA, Underground storage tanks: heating oil; BC Fire Code',
  },
  {
    id: 'oil-heat',
    names:
      "oil heat|oil heating|heated with oil|fuel oil|heating oil|oil furnace|chauffage au mazout|chauffage a l'huile|chauffe a l'huile|chauffe au mazout|reservoir exterieur|calefaccion de aceite|calefaccion con aceite",
    says: {
      en: 'Ask for the age of the tank (a plate or tag states the year), its material (steel, double-wall, fiberglass), where it stands, the last inspection, any leak, the oil used in a year and the service contract. Insurers decide by age and kind: many refuse or surcharge an outdoor steel tank of more than about 10 to 15 years and ask that it be replaced. Get a written insurance quote before your conditions end, and make a new tank or a credit part of the offer. Cleaning soil after a leak costs far more than a tank, and many policies exclude or limit it. Some places pay grants for changing to a heat pump.',
      fr: 'Demandez l’âge du réservoir (la plaque porte l’année), son matériau (acier, double paroi, fibre de verre), où il se trouve, la dernière inspection, les fuites, la consommation par an et le contrat d’entretien. L’assureur décide selon l’âge et le type : beaucoup refusent ou surchargent un réservoir extérieur en acier de plus de 10 à 15 ans environ et exigent un remplacement. Obtenez une soumission d’assurance écrite avant la fin de vos conditions. Décontaminer un sol coûte bien plus cher qu’un réservoir, et bien des polices l’excluent. Des subventions aident parfois à passer à la thermopompe.',
      es: 'Pregunte la edad del tanque (la placa dice el año), el material (acero, doble pared, fibra), dónde está, la última inspección, fugas, el consumo al año y el contrato de servicio. La aseguradora decide por edad y tipo: muchas rechazan o encarecen un tanque exterior de acero de más de 10 a 15 años y piden cambiarlo. Consiga una cotización por escrito antes de que venzan sus condiciones. Limpiar el suelo tras una fuga cuesta mucho más que un tanque y muchas pólizas lo excluyen.',
    },
    source: 'Insurance Bureau of Canada, oil tanks; U.S. EPA, heating oil tanks; Nova Scotia, home heating oil tanks',
  },
  {
    id: 'pyrite',
    names: 'pyrite|pyrrhotite|pirita|crumbling foundation*|ctq-m200',
    says: {
      en: 'Pyrite in the fill under a floor slab swells when damp and can crack the slab; pyrrhotite in concrete makes foundations crumble (parts of Québec, Connecticut and Massachusetts). Only a test of a sample says how bad it is: for pyrite the CTQ-M200 protocol with a swelling index (IPPG), for concrete a core test. Have it done by a specialist before your condition ends; then ask for the repair, a lower price or leave by the condition. Lenders and insurers will ask for the report.',
      fr: 'La pyrite du remblai sous la dalle gonfle à l’humidité et peut fissurer la dalle; la pyrrhotite dégrade le béton des fondations (Trois-Rivières et environs). Seul un test dit la gravité : pour la pyrite, le protocole CTQ-M200 et son indice de gonflement (IPPG); pour le béton, une carotte. Faites-le faire par un spécialiste avant la fin de la condition d’inspection, prolongez-la par écrit au besoin, puis demandez les travaux, une baisse de prix, ou retirez-vous par la condition. Le prêteur voudra le rapport.',
      es: 'La pirita en el relleno bajo la losa se hincha con la humedad y puede agrietarla; la pirrotita desmorona los cimientos (partes de Quebec, Connecticut y Massachusetts). Solo un análisis dice qué tan grave es: para la pirita el protocolo CTQ-M200, para el concreto una muestra. Hágalo con un especialista antes de que termine su condición; luego pida la reparación, una rebaja o retírese por la condición. El prestamista pedirá el informe.',
    },
    source: 'CTQ-M200 protocol; OACIQ, Buyer’s guide; Connecticut Department of Housing',
  },
  {
    id: 'foundation-cracks',
    names:
      'foundation crack*|cracked foundation|foundation problem*|foundation issue*|cracks in the foundation|fissure* de fondation|fissures dans la fondation|fissures dans les fondations|fissure* dans le solage|grieta* en los cimientos|grietas en la fundacion|problemas de cimientos',
    says: {
      en: 'Thin vertical cracks are common as concrete shrinks; horizontal, stair-step or growing cracks, doors that stick and sloping floors can mean movement. A home inspector only reports what is visible: a structural engineer says the cause, the repair and the price. Get that report before your condition ends, ask whether an earlier repair has a warranty that passes to you, and tell your lender, who may want the repair done first.',
      fr: 'Une mince fissure verticale est courante quand le béton sèche; une fissure horizontale, en escalier ou qui s’agrandit, des portes qui coincent et des planchers en pente peuvent montrer un mouvement. L’inspecteur ne décrit que le visible : un ingénieur en structure dit la cause, la réparation et le prix. Obtenez son rapport avant la fin de la condition, demandez si une réparation passée est garantie et avisez le prêteur.',
      es: 'Una grieta vertical delgada es común cuando el concreto se seca; una horizontal, en escalera o que crece, puertas que se atoran y pisos inclinados pueden mostrar movimiento. El inspector solo dice lo visible: un ingeniero estructural dice la causa, el arreglo y el precio. Consiga su informe antes de que termine su condición, pregunte si un arreglo anterior tiene garantía transferible y avise al prestamista.',
    },
    source: 'American Society of Home Inspectors; CMHC, Homebuying step by step',
  },
  {
    id: 'wood-insects',
    names:
      'termite*|carpenter ant*|wood-destroying*|wdo inspection|wdi report|pest inspection|powderpost|termita*|comejen|fourmis charpentieres|plagas',
    says: {
      en: 'A termite or wood-destroying insect (WDO) inspection looks for insects and the damage they did. It is separate from the home inspection; VA loans require one in many states. If something is found: treatment first, then a contractor’s price for damaged wood, and a warranty (“bond”) that passes to you. Who pays is negotiated; a lender may want both done before closing.',
      fr: 'L’inspection pour insectes du bois (termites, fourmis charpentières) cherche les insectes et leurs dommages; elle est à part de l’inspection habituelle, et les prêts VA l’exigent dans bien des États. Si on en trouve : un traitement, puis le prix d’un entrepreneur pour le bois abîmé, avec une garantie transférable. Qui paie se négocie; un prêteur peut exiger les travaux avant la clôture.',
      es: 'La inspección de termitas (insectos de la madera, WDO) busca insectos y sus daños; va aparte de la inspección normal, y los préstamos VA la exigen en muchos estados. Si encuentran algo: primero el tratamiento, luego el precio de un contratista por la madera dañada y una garantía (“bond”) que pase a usted. Quién paga se negocia; el prestamista puede exigirlo antes del cierre.',
    },
    source:
      'U.S. Department of Veterans Affairs, Local requirements: wood-destroying insect information; National Pest Management Association',
  },
  {
    id: 'unpermitted-work',
    names:
      'without permit*|without a permit|no permit*|unpermitted|not permitted work|open permit*|permits not closed|expired permit*|sans permis|permis non ferme*|sin permiso*|permisos abiertos|permiso abierto',
    says: {
      en: 'Work without a permit, or a permit never closed, stays with the home and becomes its buyer’s problem: the town can ask for a permit after the fact, opened walls or removal; an insurer can refuse a claim; an appraiser may not count the space. Before you are bound look up the permits at the building department and ask that the seller close them, lower the price or leave money in escrow. If you already own it, ask the town for a permit after the fact, and a lawyer whether the seller had to disclose it.',
      fr: 'Des travaux sans permis, ou un permis jamais fermé, suivent la propriété et deviennent l’affaire de l’acheteur : la ville peut exiger un permis après coup, l’ouverture des murs ou la démolition; un assureur peut refuser; l’évaluateur peut ne pas compter l’espace. Avant de vous engager, vérifiez les permis à la municipalité et demandez que le vendeur régularise, baisse le prix ou laisse une retenue. Si vous êtes déjà propriétaire, demandez un permis après coup, et à un avocat ou notaire si le vendeur devait le dire.',
      es: 'Una obra sin permiso, o un permiso que nunca se cerró, se queda con la casa y pasa a ser problema del comprador: la ciudad puede pedir permiso posterior, abrir paredes o demoler; la aseguradora puede negar un reclamo; el valuador puede no contar el espacio. Antes de comprometerse busque los permisos en el departamento de construcción y pida que el vendedor los cierre, baje el precio o deje dinero retenido. Si ya es dueño, pida un permiso posterior, y a un abogado si el vendedor debía decirlo.',
    },
    source: 'Municipal building departments; OACIQ, Buyer’s guide; National Association of Realtors, consumer guides',
  },
  {
    id: 'old-roof',
    names: 'roof age|old roof|age of the roof|age du toit|toiture agee|vieux toit|edad del techo|techo viejo',
    says: {
      en: 'Asphalt shingles last about 15 to 30 years. An old roof matters three times: in the price of a new one, for the lender’s appraisal, and for insurance, since many insurers refuse a roof past a certain age or pay only its depreciated value. Ask for its age and papers, a roofer’s report and an insurance quote before your condition ends. In Florida an insurer may not refuse a roof under 15 years old for its age alone (Florida Statutes § 627.7011).',
      fr: 'Un toit de bardeaux d’asphalte dure environ 15 à 30 ans. Un vieux toit compte pour le prix d’un neuf, pour l’évaluation du prêteur et pour l’assurance : bien des assureurs refusent un toit trop âgé ou ne paient que sa valeur dépréciée. Demandez l’âge et les factures, le rapport d’un couvreur et une soumission d’assurance avant la fin de la condition.',
      es: 'Un techo de asfalto dura unos 15 a 30 años. Un techo viejo cuenta por el precio de uno nuevo, por el avalúo y por el seguro: muchas aseguradoras lo niegan o pagan solo el valor ya gastado. Pida su edad y papeles, el informe de un techador y una cotización de seguro antes de que termine su condición. En Florida no pueden negar por su edad un techo de menos de 15 años (Florida Statutes § 627.7011).',
    },
    source: 'Florida Statutes § 627.7011; American Society of Home Inspectors',
  },
  {
    id: 'shared-well',
    names:
      'shared well*|share a well|cesspool*|well ran low|low flow|flow rate|gallons per minute|contaminated well|well is contaminated|bad well water|puits partage|puits commun|puisard*|eau du puits contaminee|puits contamine|eau contaminee|debit du puits|pozo compartido|pozo negro|pozo contaminado',
    says: {
      en: 'For a shared well ask for a recorded agreement on use, cost, repairs and access; lenders want one. For flow, FHA asks at least 3 gallons a minute for an existing well and 5 for a new one; a storage tank can help a weak well. Bad water: test again, treat it (shock chlorination, filter, ultraviolet) or drill anew, with the price before your condition ends. A cesspool is an old pit without treatment: many counties forbid new ones and ask for a septic system when it fails or the home is sold.',
      fr: 'Puits partagé : demandez une entente publiée sur l’usage, les coûts, les réparations et l’accès; le prêteur la veut. Débit faible : un réservoir d’appoint peut aider; demandez l’essai de pompage. Eau contaminée : faites bouillir ou n’en buvez pas, refaites l’analyse, traitez (choc au chlore, filtre, ultraviolets) ou creusez un nouveau puits, avec le prix avant la fin de la condition. Un puisard sans traitement doit souvent être remplacé par une installation conforme.',
      es: 'Pozo compartido: pida un acuerdo registrado sobre uso, costos, reparaciones y acceso; el prestamista lo quiere. Caudal: FHA pide al menos 3 galones por minuto en un pozo existente y 5 en uno nuevo; un tanque ayuda. Agua mala: analice otra vez, trátela (cloro, filtro, ultravioleta) o perfore otro, con el precio antes de que termine su condición. Un pozo negro (cesspool) no trata el agua: muchos condados piden cambiarlo por fosa séptica.',
    },
    source: 'HUD Handbook 4000.1, II.D; U.S. EPA, Private Drinking Water Wells and Cesspools',
  },
];
