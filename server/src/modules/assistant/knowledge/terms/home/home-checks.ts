/** Long because it is a table: what to check about a home and its place before and after the purchase, in three languages. */
import type { Entry } from '../../entry.ts';

export const homeCheckTerms: readonly Entry[] = [
  {
    id: 'school-zone',
    names:
      'school zone|school zoned|zoned for|zoned to|attendance zone|attendance boundary|school boundar*|school district of|what school a house|which school a house|which school would|what school would|school does this address|school this address|school does it go to|school it feeds|feeds into|feeder school|catchment|ecole de quartier|bassin scolaire|quelle ecole pour|ecole de secteur|escuela le toca|escuela me toca|escuela nos toca|escuela de la zona|zona escolar|distrito escolar',
    says: {
      en: 'Only the school district (in Canada the school board) says which school an address goes to: use its boundary look-up or call, and ask whether the zone will change and whether the school is full. Listings and maps, also here, can be wrong or old, and the nearest school is not always the zoned one. Do it for the exact address before your inspection days end.',
      fr: 'Seul le centre de services scolaire ou le conseil scolaire dit quelle école dessert une adresse : son site a d’habitude un outil de recherche, sinon téléphonez, et demandez si le bassin va changer et si l’école est pleine. Les fiches et les cartes, ici aussi, peuvent se tromper, et l’école la plus proche n’est pas toujours la bonne. Faites-le avant la fin de vos conditions.',
      es: 'Solo el distrito escolar dice a qué escuela le toca una dirección: use su buscador de límites o llame, y pregunte si la zona va a cambiar y si la escuela está llena. Los anuncios y mapas, también aquí, pueden estar mal, y la escuela más cercana no siempre es la que toca. Hágalo con la dirección exacta antes de que acabe su plazo de inspección.',
    },
    source: 'National Center for Education Statistics, school attendance boundaries; provincial education ministries',
  },
  {
    id: 'nova-scotia-cap',
    names:
      'nova scotia cap|capped assessment|assessment cap|cap program|tax cap in nova scotia|lose the cap|lose the tax cap|lose my cap|keep the cap|cap on my assessment|evaluation plafonnee|plafond d’evaluation|programme d’evaluation plafonnee',
    says: {
      en: 'Nova Scotia’s Capped Assessment Program (CAP) limits the yearly rise of the taxable assessment of a home to the rise of the consumer price index. The home must be at least 50% owned by Nova Scotia residents and have fewer than four units; a condo must be lived in by its owner. The cap does not move with you: it is removed for the year after a sale outside the family, so the new owner is taxed on the full assessment, and starts again the year after. It stays on a transfer to a spouse, child, grandchild, parent, grandparent or sibling. There is nothing to apply for.',
      fr: 'En Nouvelle-Écosse, le programme d’évaluation plafonnée (CAP) limite la hausse annuelle de l’évaluation imposable à celle des prix à la consommation, si au moins 50 % appartient à des résidents de la province et qu’il y a moins de quatre logements; un condo doit être habité par son propriétaire. Il ne vous suit pas : il est retiré l’année après une vente hors de la famille et recommence l’année d’après.',
      es: 'En Nueva Escocia el programa CAP limita el aumento anual del avalúo gravable de una casa a la inflación, si al menos 50% es de residentes y tiene menos de cuatro unidades. No se muda con usted: se quita el año después de una venta fuera de la familia y empieza de nuevo al siguiente.',
    },
    source: 'Property Valuation Services Corporation (PVSC), Capped Assessment Program',
    country: 'CA',
    asOf: '2025-12',
  },
  {
    id: 'owelty',
    names: 'owelty*|owelty of partition|owelty lien*|owelty deed*|gravamen owelty',
    says: {
      en: 'An owelty lien is a Texas way for one co-owner to buy out another, mostly in a divorce: the court’s order or a written agreement puts the sum owed to the one who leaves on the home as a lien, and the one who stays refinances and pays it. Such a loan is not a Texas home equity loan (cash-out), so its 80% limit does not apply and rates are usually better. It must be in the decree or agreement and in the deed before the loan; a lawyer and the title company draw it up.',
      fr: 'Au Texas, l’« owelty lien » permet à un copropriétaire d’en racheter un autre, surtout après un divorce : la somme due grève la maison, et celui qui reste refinance pour la payer. Ce prêt ne compte pas comme un prêt sur valeur nette (limite de 80 %). Il doit figurer dans le jugement ou l’entente et dans l’acte.',
      es: 'El “owelty lien” es la forma de Texas para que un dueño compre la parte del otro, sobre todo en un divorcio: la orden o el acuerdo pone en la casa, como gravamen, lo que se debe al que sale, y el que se queda refinancia y lo paga. No es un préstamo de cash-out, así que no tiene el límite de 80% y la tasa suele ser mejor. Debe estar en el decreto o acuerdo y en la escritura antes del préstamo.',
    },
    source: 'Texas Constitution, art. XVI, § 50(a)(3) and (a)(6)',
    country: 'US',
    asOf: '2025-12',
  },
  {
    id: 'mine-subsidence',
    names:
      'mine subsidence|mine subsidence insurance|subsidence insurance|abandoned mine*|old coal mine*|house over a mine|built over a mine|hundimiento de mina*|mina bajo la casa',
    says: {
      en: 'Mine subsidence is ground that sinks into an old mine; ordinary home insurance excludes it. Some states have a program: in Illinois it is included in policies in 34 counties unless you reject it in writing, and can be added elsewhere; Pennsylvania, Ohio, Indiana, West Virginia and Kentucky have their own. Look up the address on the state’s mine map, ask the seller for past claims and disclosure, look for long cracks, and add the coverage before closing, since existing damage is not covered.',
      fr: 'L’affaissement minier est un sol qui s’enfonce dans une ancienne mine; l’assurance habitation ordinaire l’exclut. Plusieurs États américains ont un programme (en Illinois, inclus dans 34 comtés sauf refus écrit). Regardez la carte des mines, demandez au vendeur les réclamations passées, et ajoutez la protection avant la signature.',
      es: 'El hundimiento de mina es suelo que se hunde en una mina vieja; el seguro común no lo cubre. Algunos estados tienen programa: en Illinois va incluido en 34 condados salvo rechazo por escrito y se puede agregar en los demás; también Pensilvania, Ohio, Indiana, Virginia Occidental y Kentucky. Busque la dirección en el mapa de minas del estado y agregue la cobertura antes del cierre.',
    },
    source: 'Illinois Mine Subsidence Insurance Fund; Pennsylvania DEP, mine subsidence insurance',
    country: 'US',
    asOf: '2025-12',
  },
  {
    id: 'claims-history',
    names:
      'clue report|c.l.u.e. report|past insurance claims|insurance claims on the house|claims on the house|claims history|ever flooded|flooded before|has it flooded|history of flooding|reclamations passees|historique des sinistres|deja ete inonde*|reclamos pasados|historial de reclamos|se ha inundado',
    says: {
      en: 'Ask the seller for the home’s claims: a CLUE report lists seven years of insurance claims on an address, and only the owner can order it, free once a year from LexisNexis. Ask also for flood damage, flood insurance and disaster aid in the disclosure, and look at FEMA’s map; neighbors often know. Past water claims can raise the premium or end coverage, so get a quote within your inspection days.',
      fr: 'Demandez au vendeur les sinistres passés (eau, feu, inondation) : la déclaration du vendeur doit les dire, et son assureur peut donner l’historique. Regardez la carte des zones inondables et parlez aux voisins. Obtenez une soumission d’assurance avant la fin de vos conditions : des dégâts d’eau passés peuvent hausser la prime.',
      es: 'Pida al vendedor el historial: el reporte CLUE muestra siete años de reclamos de seguro de una dirección y solo el dueño lo pide, gratis una vez al año con LexisNexis. Pregunte en la declaración por inundaciones y seguro de inundación, mire el mapa de FEMA y cotice el seguro dentro de su plazo de inspección.',
    },
    source: 'Consumer Financial Protection Bureau, list of consumer reporting companies; FEMA',
    asOf: '2025-12',
  },
  {
    id: 'utility-bills',
    names:
      'utility bills of|past utility bills|utility costs before|ask for utility bills|how much are utilities|average utilities|utilities run a month|electric bill of|hydro bill|heating bill*|factures d’hydro|facture d’hydro|cout du chauffage|couts de chauffage|factures de chauffage|recibos de luz|recibo de luz|cuanto se paga de luz|cuentas de servicios',
    says: {
      en: 'Ask the seller for the last 12 months of power, gas or oil, water and trash; many utilities give an address’s average by phone. Adjust for your household: the number of people, the thermostat, an electric car. Ask which fuel heats the home, the age of furnace and water heater, and whether a tank or solar system is rented.',
      fr: 'Demandez au vendeur les factures des 12 derniers mois (Hydro, gaz ou mazout, eau); Hydro-Québec a un outil d’estimation de la consommation par adresse. Tenez compte du nombre de personnes et d’une auto électrique. Demandez l’âge du chauffage et du chauffe-eau, et s’ils sont loués.',
      es: 'Pida al vendedor 12 meses de luz, gas o aceite, agua y basura; muchas compañías dan el promedio de la dirección por teléfono. Ajuste por su familia y el termostato. Pregunte con qué se calienta la casa, la edad del equipo y si algo es rentado.',
    },
    source: 'U.S. Department of Energy, Energy Saver; Hydro-Québec',
  },
  {
    id: 'utilities-setup',
    names:
      'set up utilities|setting up utilities|turn on the power|turn on utilities|transfer utilities|utilities in my name|power in my name|change my address|change of address|forward my mail|mail forwarding|changement d’adresse|changer mon adresse|brancher l’hydro|mettre l’hydro a mon nom|transferer hydro|cambio de direccion|cambiar mi direccion|poner la luz a mi nombre|conectar los servicios|contratar los servicios',
    says: {
      en: 'Two to three weeks before you get the keys, open power, gas, water, trash and internet in your name from that day, so that nothing is shut off; ask the seller for the companies. Forward mail (USPS or Canada Post), then change the driver’s license, car and home insurance, bank, employer, voter roll and tax office. Change the locks and door codes, and learn where water, gas and power shut off.',
      fr: 'Deux à trois semaines avant les clés, mettez électricité, gaz, internet et assurance à votre nom à partir du jour de la prise de possession. Faites suivre le courrier (Postes Canada); au Québec, le Service québécois de changement d’adresse avise d’un coup la SAAQ, la RAMQ, Revenu Québec, Élections Québec et d’autres. Avisez l’ARC, la banque et l’employeur, changez les serrures et repérez l’entrée d’eau.',
      es: 'Dos o tres semanas antes de las llaves, contrate luz, gas, agua, basura e internet a su nombre desde ese día; pregunte al vendedor qué compañías son. Reenvíe el correo (USPS) y luego cambie licencia, seguros, banco, empleo y registro de votante. Cambie cerraduras y claves, y aprenda dónde se cortan agua, gas y luz.',
    },
    source: 'USPS, change of address; Gouvernement du Québec, Service québécois de changement d’adresse; Canada Post',
  },
  {
    id: 'internet-check',
    names:
      'internet at the house|internet at an address|internet available|internet speed at|is there fiber|good internet|cell reception|cell service at|internet haute vitesse|fibre optique|internet disponible|reseau cellulaire|internet en la casa|hay internet|hay fibra|senal de celular',
    says: {
      en: 'Listings rarely say it. Enter the address on the FCC National Broadband Map (in Canada the National Broadband Internet Service Availability Map), then ask two providers to confirm service at that address in writing, since the line may end at a neighbor’s. Test your phone inside each room at the showing. If you work from home, do it before your conditions end.',
      fr: 'Les fiches le disent rarement. Cherchez l’adresse sur la Carte nationale des services Internet à large bande, puis faites confirmer le service par un ou deux fournisseurs. Essayez votre cellulaire dans chaque pièce à la visite. En télétravail, vérifiez avant la fin de vos conditions.',
      es: 'Los anuncios casi no lo dicen. Busque la dirección en el National Broadband Map de la FCC y pida a dos compañías que confirmen por escrito el servicio. Pruebe su celular en cada cuarto en la visita. Si trabaja en casa, hágalo antes de que venzan sus condiciones.',
    },
    source:
      'Federal Communications Commission, National Broadband Map; Innovation, Science and Economic Development Canada',
  },
  {
    id: 'future-development',
    names:
      'empty lot next door|lot behind the house|vacant land behind|what will be built|what’s going to be built|going to build behind|planned development|future development|new highway near|terrain vague a cote|terrain vacant derriere|projet de construction a cote|va se construire|van a construir|lote vacio al lado|terreno de atras',
    says: {
      en: 'Nobody can promise that an empty lot stays empty. Look up its zoning and owner with the city or county, search the planning department’s pending applications and road projects, read the council’s agendas, and ask the planner on duty. For noise look at airport, rail and highway maps, and visit at rush hour and at night.',
      fr: 'Personne ne peut promettre qu’un terrain vacant le restera. Consultez le zonage et le propriétaire à la municipalité, les demandes de permis, le plan d’urbanisme et les projets routiers, et parlez à l’urbaniste. Pour le bruit, visitez à l’heure de pointe et le soir.',
      es: 'Nadie puede prometer que un lote vacío siga así. Busque la zonificación y el dueño en la ciudad o el condado, las solicitudes pendientes del departamento de planeación y las obras viales, y pregunte al planificador. Por el ruido, visite en hora pico y de noche.',
    },
    source: 'American Planning Association; municipal planning departments',
  },
  {
    id: 'square-footage',
    names:
      'square footage is wrong|square footage wrong|square footage doesn’t match|sqft doesn’t match|sqft is off|smaller than listed|smaller than the listing|measure the square footage|superficie ne correspond pas|superficie erronee|plus petit que la fiche|pies cuadrados no|mas chica de lo que dice|metros no coinciden',
    says: {
      en: 'Sources differ: tax records, a builder’s plan and a listing may count a basement, garage or enclosed porch differently. The appraiser measures the outside of heated, above-ground space (ANSI Z765, which Fannie Mae requires). If area matters to your price, have it measured within your inspection days and ask for a correction or a lower price. After closing it is hard to claim anything.',
      fr: 'Les sources diffèrent : rôle d’évaluation, plan, fiche, et le sous-sol compté ou non. Au Québec, la fiche doit dire d’où vient la superficie; pour un condo, le certificat de localisation donne la superficie nette. Si elle compte pour le prix, faites mesurer avant la fin de vos conditions.',
      es: 'Las fuentes difieren: registro fiscal, plano y anuncio pueden contar distinto sótano, garaje o porche cerrado. El valuador mide por fuera el espacio con calefacción sobre el nivel del suelo (ANSI Z765). Si el área importa, mídala dentro de su plazo de inspección y pida corrección o menor precio.',
    },
    source: 'Fannie Mae, Selling Guide B4-1.3-05 (ANSI Z765); OACIQ',
    asOf: '2025-12',
  },
  {
    id: 'wet-basement',
    names:
      'wet basement|water in the basement|water in basement|basement leaks|leaky basement|basement is damp|damp basement|sump pump|eau dans le sous-sol|sous-sol humide|sous-sol coule|infiltration d’eau|pompe de puisard|sotano mojado|sotano humedo|agua en el sotano',
    says: {
      en: 'Find out where water comes from before you price it: gutters and ground sloping to the wall are cheap to mend, a failed foundation drain or crack is not. Look for white salt, rust, fresh paint and a sump pump; ask for past claims, repairs with a transferable warranty, and the drain’s age. Have a waterproofing or structural specialist look, apart from the inspector, and ask insurance about water backup.',
      fr: 'Cherchez d’abord d’où vient l’eau : gouttières et pente du terrain se corrigent à peu de frais, un drain français colmaté ou une fissure, non. Regardez efflorescence, rouille, peinture fraîche, puisard et clapet antiretour; demandez l’âge du drain, les sinistres et les garanties transférables. Faites voir un spécialiste, avec caméra dans le drain si possible, avant la fin de vos conditions.',
      es: 'Averigüe primero de dónde viene el agua: canaletas y pendiente del terreno se arreglan barato; un dren o una grieta de la cimentación, no. Busque sales blancas, óxido y pintura fresca; pida reclamos pasados y garantías transferibles. Que lo vea un especialista además del inspector.',
    },
    source: 'InterNACHI; Canada Mortgage and Housing Corporation; Société d’habitation du Québec',
  },
  {
    id: 'electric-panel',
    names:
      'federal pacific|stab-lok|zinsco|fuse box|old electrical panel|old panel|60 amp|100 amp panel|panel upgrade|vieux panneau electrique|panneau a fusibles|panneau federal pioneer|boite a fusibles|panel electrico viejo|caja de fusibles',
    says: {
      en: 'Federal Pacific Stab-Lok, Zinsco and some fuse panels are known for breakers that may not trip, and insurers may refuse them or ask for replacement. A 60-amp service is too small for many policies and for an electric car. Let an electrician look, get a written price, and call the insurer before your inspection days end; then ask for a replacement or a credit.',
      fr: 'Un panneau à fusibles, un service de 60 ampères ou un panneau Federal Pioneer ancien peut être refusé ou surchargé par l’assureur. Faites voir un maître électricien, demandez une soumission et appelez l’assureur avant la fin de vos conditions; demandez ensuite un remplacement ou une baisse de prix.',
      es: 'Los tableros Federal Pacific Stab-Lok, Zinsco y algunos de fusibles pueden no cortar la corriente y las aseguradoras a veces no los aceptan. Un servicio de 60 amperios es chico. Que lo vea un electricista, pida precio por escrito y llame al seguro antes de que venza su plazo; luego pida cambio o crédito.',
    },
    source: 'U.S. Consumer Product Safety Commission; InterNACHI; Electrical Safety Authority (Ontario)',
  },
  {
    id: 'pool-check',
    names:
      'pool inspection|inspect the pool|house with a pool worth|cost of owning a pool|upkeep of a pool|pool maintenance|pool insurance|inspection de la piscine|entretien de la piscine|piscine creusee vaut|inspeccion de la alberca|mantener una alberca|mantenimiento de la alberca|mantener una piscina',
    says: {
      en: 'Have the pool inspected apart from the house: shell, leaks, pump, heater, filter, deck and wiring. Ask for the age of liner or plaster and equipment, last year’s bills, and the permit. Check the fence, gate and alarm rules of the city and what the insurer wants (a fence, no diving board, more liability). Plan for chemicals, power, water and a new liner or surface in time.',
      fr: 'Faites inspecter la piscine à part : structure, fuites, pompe, chauffe-eau, filtre, filage. Demandez l’âge de la toile et de l’équipement et le permis. Au Québec, toute piscine résidentielle, même ancienne, doit suivre le règlement provincial sur la sécurité (clôture, accès); les plus vieilles ont un délai, à vérifier auprès de la municipalité. Demandez à l’assureur ce qu’il exige.',
      es: 'Haga inspeccionar la alberca aparte: estructura, fugas, bomba, filtro, calentador y cableado. Pregunte la edad del equipo, los recibos y el permiso. Revise la regla de cerca y portón de la ciudad y lo que pide el seguro. Cuente químicos, luz, agua y una superficie nueva con los años.',
    },
    source: 'InterNACHI; Règlement sur la sécurité des piscines résidentielles (Québec)',
    asOf: '2025-12',
  },
  {
    id: 'ev-charger',
    names:
      'ev charger in a condo|ev charger at a condo|install an ev charger|put in a charger|car charger in the condo|charge my electric car|borne de recharge en copropriete|installer une borne|borne dans un condo|cargador para carro electrico|instalar un cargador',
    says: {
      en: 'At a house you need a 240-volt circuit, a permit and room in the panel; an electrician says whether it must be upgraded. In a condo or HOA ask for the written rule before you buy: in many places (such as California, Colorado, Florida and Ontario) the association must allow a charger at your own space and cost, with insurance and an approved installer. Ask who meters the power.',
      fr: 'Dans une maison, il faut un circuit de 240 volts, un maître électricien et de la place au panneau. En copropriété, lisez la déclaration et demandez une résolution : qui paie le câblage, la gestion de puissance, l’assurance et le mesurage. Des aides (Roulez vert au Québec) peuvent exister; vérifiez la date.',
      es: 'En una casa hace falta un circuito de 240 voltios, permiso y espacio en el tablero. En condominio o HOA pida la regla por escrito antes de comprar: en muchos estados (California, Colorado, Florida) deben permitirle un cargador en su espacio y por su cuenta, con seguro e instalador aprobado.',
    },
    source: 'California Civil Code § 4745; Florida Statutes § 718.113; Condominium Act (Ontario), O. Reg. 48/01',
    asOf: '2025-12',
  },
  {
    id: 'accessibility-changes',
    names:
      'wheelchair ramp|grab bars|accessible bathroom|accessibility changes|stair lift|make the house accessible|modify for a disability|rampe d’acces|barres d’appui|adaptation de domicile|adapter la maison|rampa para silla|barras de apoyo|adaptar la casa',
    says: {
      en: 'A condo, co-op or HOA in the USA must allow reasonable changes for a disability at your own cost (Fair Housing Act), such as a ramp or grab bars, and exceptions to its rules where needed; ask in writing. Programs can pay: VA adapted housing grants, USDA repair loans and grants, city programs. In Canada human rights codes ask for accommodation, and there are a home accessibility tax credit and provincial help, such as the PAD in Québec.',
      fr: 'En copropriété, le syndicat doit accommoder raisonnablement une personne handicapée; demandez par écrit. Aides possibles : le Programme d’adaptation de domicile (PAD) au Québec, le crédit d’impôt fédéral pour l’accessibilité domiciliaire, des programmes municipaux. Demandez l’aide avant les travaux, car elle n’est souvent pas rétroactive.',
      es: 'En EE. UU. un condominio o HOA debe permitir cambios razonables por discapacidad a su costo (Fair Housing Act), como rampa o barras; pídalo por escrito. Hay ayudas: subvenciones del VA para vivienda adaptada, préstamos y subvenciones del USDA para reparaciones, y programas de la ciudad.',
    },
    source:
      'Fair Housing Act, 42 U.S.C. § 3604(f)(3); Canada Revenue Agency, home accessibility expenses; Société d’habitation du Québec',
    asOf: '2025-12',
  },
  {
    id: 'usual-moving',
    names:
      'cost to move|cost of moving|moving cost*|moving quote*|hiring movers|hire movers|movers charge|what do movers|demenageur* charge*|cout du demenagement|cout d’un demenagement|prix des demenageurs|engager des demenageurs|combien charge un demenageur|cuanto cobra* la mudanza|costo de la mudanza|cuesta la mudanza|contratar mudanza',
    says: {
      en: 'A local move is charged by the hour and crew, a long one by weight and distance, so get three written estimates after they see your things (also by video). Summer, month ends, stairs, packing and storage cost more. In the USA check an interstate mover’s USDOT number and ask for a binding estimate; full-value protection costs extra, basic liability is only 60 cents a pound. I hold no price for your move.',
      fr: 'Un déménagement local se paie à l’heure et par équipe, un long au poids et à la distance : demandez trois soumissions écrites après visite ou vidéo. Le 1er juillet au Québec, les fins de mois, les escaliers et l’emballage coûtent plus. Vérifiez l’assurance et l’entreprise, et exigez un contrat avec prix ou taux, heures minimales et frais de déplacement. Je n’ai pas de prix pour votre déménagement.',
      es: 'Una mudanza local se cobra por hora y cuadrilla; una larga, por peso y distancia. Pida tres cotizaciones por escrito después de que vean sus cosas. Verano, fin de mes, escaleras y empaque cuestan más. En EE. UU. revise el número USDOT y pida un estimado vinculante; la protección básica es solo 60 centavos por libra. No tengo un precio para su mudanza.',
    },
    source:
      'Federal Motor Carrier Safety Administration, Your Rights and Responsibilities When You Move; Office de la protection du consommateur',
    asOf: '2025-12',
  },
];
