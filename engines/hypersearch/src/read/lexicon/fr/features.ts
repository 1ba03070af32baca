import type { Lexicon } from '../lexicon.ts';

/** What French-speaking buyers (Québec first) call the features of a home. */
export const features: Lexicon = [
  [
    'has:pool',
    'piscine|piscine creusee|piscine hors terre|piscine interieure|piscine exterieure|piscine chauffee|piscine au sel',
  ],
  ['has:hot_tub', 'spa|bain a remous|bain tourbillon|jacuzzi'],
  [
    'has:garage',
    'garage|stat int|stat interieur|stationnement int|garage attache|garage detache|garage chauffe|garage interieur|stationnement interieur',
  ],
  ['has:carport', "abri d'auto|abri auto|abri pour voiture|carport"],
  [
    'has:ev_charger',
    'borne de recharge|borne electrique|borne de recharge electrique|borne pour voiture electrique|borne de recharge pour voiture electrique|borne pour vehicule electrique|recharge electrique|borne de recharge pour vehicule electrique|borne',
  ],
  [
    'has:rv_parking',
    'stationnement pour vr|stationnement pour roulotte|place pour un vr|place pour vr|espace pour vr|espace pour un vr|stationner la roulotte|stationner la caravane|stationner une roulotte|stationner une caravane|stationner ma roulotte|stationner ma caravane|stationner notre roulotte|stationner notre caravane|garer la roulotte|garer la caravane|garer une roulotte|garer une caravane|garer ma roulotte|garer ma caravane|garer notre roulotte|garer notre caravane|place pour la roulotte|place pour la caravane|place pour une roulotte|place pour une caravane|place pour ma roulotte|place pour ma caravane|place pour notre roulotte|place pour notre caravane|espace pour la roulotte|espace pour la caravane|espace pour une roulotte|espace pour une caravane|espace pour ma roulotte|espace pour ma caravane|espace pour notre roulotte|espace pour notre caravane|stationnement pour la roulotte|stationnement pour la caravane|stationnement pour une roulotte|stationnement pour une caravane|stationnement pour ma roulotte|stationnement pour ma caravane|stationnement pour notre roulotte|stationnement pour notre caravane|stationner le vr|stationner le motorise|stationner le campeur|stationner le camping car|stationner un vr|stationner un motorise|stationner un campeur|stationner un camping car|stationner mon vr|stationner mon motorise|stationner mon campeur|stationner mon camping car|stationner notre vr|stationner notre motorise|stationner notre campeur|stationner notre camping car|garer le vr|garer le motorise|garer le campeur|garer le camping car|garer un vr|garer un motorise|garer un campeur|garer un camping car|garer mon vr|garer mon motorise|garer mon campeur|garer mon camping car|garer notre vr|garer notre motorise|garer notre campeur|garer notre camping car|place pour le vr|place pour le motorise|place pour le campeur|place pour le camping car|place pour un motorise|place pour un campeur|place pour un camping car|place pour mon vr|place pour mon motorise|place pour mon campeur|place pour mon camping car|place pour notre vr|place pour notre motorise|place pour notre campeur|place pour notre camping car|espace pour le vr|espace pour le motorise|espace pour le campeur|espace pour le camping car|espace pour un motorise|espace pour un campeur|espace pour un camping car|espace pour mon vr|espace pour mon motorise|espace pour mon campeur|espace pour mon camping car|espace pour notre vr|espace pour notre motorise|espace pour notre campeur|espace pour notre camping car|stationnement pour le vr|stationnement pour le motorise|stationnement pour le campeur|stationnement pour le camping car|stationnement pour un vr|stationnement pour un motorise|stationnement pour un campeur|stationnement pour un camping car|stationnement pour mon vr|stationnement pour mon motorise|stationnement pour mon campeur|stationnement pour mon camping car|stationnement pour notre vr|stationnement pour notre motorise|stationnement pour notre campeur|stationnement pour notre camping car',
  ],
  ['has:fireplace', 'foyer|cheminee|poele a bois|foyer au bois|foyer au gaz|foyer au bois fonctionnel'],
  ['has:basement', 'sous sol|cave|sous sols'],
  [
    'has:finished_basement',
    'sous sol fini|sous sol amenage|sous sol entierement fini|sous sol complet amenage|sous sol termine|sous sol completement fini',
  ],
  ['has:walkout_basement', 'sous sol avec sortie|rez de jardin|sous sol rez de jardin|sous sol avec sortie exterieure'],
  ['has:attic', 'grenier|combles'],
  [
    'has:air_conditioning',
    'climatisation|air climatise|climatiseur|climatise|clim|air climatise central|thermopompe|thermopompe murale|climatisation centrale',
  ],
  [
    'has:hardwood_floors',
    'plancher de bois|plancher de bois franc|parquet|bois franc|plancher en bois|sol en bois|planchers de bois|planchers de bois franc|planchers en bois|planchers en bois franc|plancher en bois franc',
  ],
  [
    'has:open_floor_plan',
    'aire ouverte|plan ouvert|concept ouvert|a aire ouverte|aires ouvertes|espace ouvert|a aires ouvertes|plan a aire ouverte',
  ],
  [
    'has:home_office',
    'bureau|bureau a domicile|bureau a la maison|espace de travail|piece pour teletravail|coin bureau|espace bureau|piece pour le teletravail|bureau ferme|espace pour teletravail|espace pour le teletravail',
  ],
  [
    'has:guest_house',
    "maison d'invites|pavillon d'invites|maison d'amis|maisonnette|pavillon secondaire|chalet d'invites",
  ],
  [
    'has:in_law_suite',
    'logement intergenerationnel|bigeneration|intergeneration|bi generation|suite parentale independante|logement pour les beaux parents|suite pour mes parents|suite pour ma mere|suite pour mon pere|suite pour ma belle mere|suite pour les beaux parents|logement pour mes parents|logement pour ma mere|logement pour ma belle mere|appartement pour mes parents|appartement pour ma mere|coin pour mes parents|suite pour nos parents|logement pour nos parents|logement accessoire|logement au sous sol|maison intergenerationnelle|intergenerationnel|appartement pour beaux parents|logement bigeneration',
  ],
  [
    'has:primary_on_main',
    'chambre principale au rez de chaussee|chambre des maitres au rez de chaussee|chambre au rez de chaussee|suite parentale au rez de chaussee',
  ],
  ['has:walk_in_closet', 'walk in|penderie|grande penderie|dressing|garde robe walk in|placard walk in'],
  [
    'has:updated_kitchen',
    'cuisine renovee|cuisine moderne|nouvelle cuisine|cuisine refaite|cuisine neuve|cuisine recemment renovee|cuisine mise a jour|cuisine refaite a neuf',
  ],
  ['has:chefs_kitchen', 'cuisine de chef|cuisine gastronomique|cuisine professionnelle'],
  [
    'has:stone_counters',
    'comptoir de granit|comptoir de quartz|comptoir en granit|comptoir en quartz|granit|quartz|plan de travail en granit|plan de travail en quartz|comptoirs de granit|comptoirs de quartz|comptoirs en quartz|comptoirs en granit|comptoir de pierre|comptoirs de pierre',
  ],
  [
    'has:stainless_appliances',
    'electromenager en inox|electros inox|inox|acier inoxydable|electromenagers inox|electromenagers en acier inoxydable|electromenagers en inox|electros en inox',
  ],
  ['has:kitchen_island', 'ilot|ilot de cuisine|ilot central|cuisine avec ilot|cuisine avec ilot central'],
  [
    'has:in_unit_laundry',
    "laveuse secheuse|buanderie|entree laveuse secheuse|laveuse et secheuse|laverie dans l'unite|salle de lavage|laveuse secheuse dans l'unite|laveuse et secheuse dans le logement|machine a laver",
  ],
  ['has:balcony', 'balcon|loggia'],
  ['has:deck', 'deck|grande terrasse en bois|terrasse en bois|terrasse sur le toit en bois'],
  ['has:patio', 'patio|terrasse|terrasse sur le toit'],
  ['has:porch', 'porche|galerie|veranda couverte|perron|galerie avant|veranda'],
  [
    'has:fenced_yard',
    'cour cloturee|terrain cloture|jardin cloture|cour entierement cloturee|cloture|cloturee|cour fermee|terrain entierement cloture|cour arriere cloturee',
  ],
  ['has:large_yard', 'grande cour|grand terrain|grande cour arriere|vaste terrain|grand jardin|vaste cour'],
  ['has:fenced_yard has:large_yard', 'grande cour cloturee|grand terrain cloture'],
  ['has:garden', 'jardin|potager|jardinage|espace jardin'],
  ['has:outdoor_kitchen', "cuisine exterieure|cuisine d'ete"],
  [
    'has:waterfront',
    "bord de l'eau|au bord de l'eau|bord d'eau|riverain|au bord du lac|bord de lac|au bord d'un lac|au bord de la riviere|bord de mer|riveraine|sur le bord de l'eau|au bord de la mer|sur le bord d'un lac|au bord du fleuve|bord de riviere|les pieds dans l'eau|au bord d'une riviere",
  ],
  [
    'has:water_view',
    "vue sur l'eau|vue sur le lac|vue sur le fleuve|vue sur la mer|vue sur la riviere|vue sur l'ocean|vue lac|vue fleuve|vue mer",
  ],
  [
    'has:mountain_view',
    'vue sur la montagne|vue sur les montagnes|vue montagne|vue sur le mont royal|vue des montagnes',
  ],
  ['has:city_view', 'vue sur la ville|vue sur le centre ville|vue urbaine|vue de la ville'],
  ['has:golf_course', 'terrain de golf|golf|sur un golf|sur le golf|sur un terrain de golf'],
  ['has:lake_access', 'acces au lac|acces a un lac|acces lac|quai prive|quai'],
  ['has:beach_access', 'acces a la plage|plage privee|acces plage'],
  ['has:corner_lot', "terrain de coin|coin de rue|lot de coin|terrain d'angle"],
  ['has:cul_de_sac', 'cul de sac|rue sans issue|impasse|dans un croissant|croissant'],
  [
    'has:gated_community',
    'communaute fermee|residence fermee|quartier ferme|securise avec barriere|quartier prive|communaute privee|enclave privee',
  ],
  ['has:elevator', 'ascenseur'],
  ['has:doorman', 'portier|concierge|gardien'],
  [
    'has:gym',
    "gym|salle de sport|salle d'entrainement|gymnase|salle d'exercice|centre de conditionnement|salle de gym",
  ],
  [
    'has:pet_friendly',
    'animaux acceptes|animaux permis|chien accepte|animaux admis|accepte les animaux|chiens acceptes|chats acceptes|chiens permis|accepte les chiens|qui accepte les chiens|qui accepte les animaux|acceptant les animaux|acceptant les chiens|animaux bienvenus|permet les animaux|accepte les chats|chats permis',
  ],
  ['has:furnished', 'meuble|meublee|entierement meuble|semi meuble|entierement meublee|tout meuble'],
  ['has:solar_panels', 'panneau solaire|panneaux solaires|energie solaire'],
  [
    'has:energy_efficient',
    'ecoenergetique|eco energetique|novoclimat|econome en energie|faible consommation|basse consommation|efficace energetiquement|bien isole|bien isolee|certifie leed|economique en energie|efficacite energetique|energetiquement efficace',
  ],
  ['has:smart_home', 'domotique|maison intelligente|maison connectee|connectee'],
  [
    'has:wheelchair_accessible',
    'accessible en fauteuil roulant|accessible fauteuil roulant|acces fauteuil roulant|adapte pour fauteuil roulant|accessible aux fauteuils roulants|adaptee pour fauteuil roulant|accessible aux personnes a mobilite reduite|mobilite reduite|acces pour fauteuil roulant|adapte aux fauteuils roulants|accessible pour fauteuil roulant|adaptee au fauteuil roulant|accessible en chaise roulante|acces pour personnes handicapees|adapte au fauteuil roulant|accessible aux personnes handicapees|sans obstacle|pour fauteuil roulant|accessible',
  ],
  [
    'has:single_story',
    "plain pied|bungalow|de plain pied|un seul etage|sans escalier|sans escaliers|un etage|sur un seul niveau|tout sur un etage|un seul niveau|pas d'escalier|pas d'escaliers|sur un etage|tout sur le meme etage|pas de marches|aucun escalier|sans marches|tout sur un niveau|tout au rez de chaussee|pas d escalier|eviter les escaliers|sans avoir d'escalier|eviter les marches",
  ],
  ['has:single_story type:single_family', 'maison de plain pied|maison plain pied|maisons de plain pied'],
  [
    'has:high_ceilings',
    'plafond haut|haut plafond|hauts plafonds|plafonds hauts|plafond cathedrale|plafonds eleves|plafonds de 9 pieds|plafonds de 10 pieds|plafond eleve',
  ],
  [
    'has:natural_light',
    'lumineux|lumineuse|lumiere naturelle|ensoleille|ensoleillee|grandes fenetres|bien eclaire|tres lumineux|beaucoup de lumiere|claire|belle lumiere|bien eclairee|beaucoup de lumiere naturelle|pleine de lumiere|fenestration abondante|baigne de lumiere|tres eclaire',
  ],
  ['has:sauna', 'sauna|hammam'],
  ['has:wine_cellar', 'cave a vin|cellier'],
  ['has:media_room', 'cinema maison|salle de cinema maison|salle de cinema|salle multimedia|salle cinema'],
  ['has:workshop', 'atelier|atelier de bricolage'],
  ['has:barn', 'grange|ecurie|etable'],
  [
    'has:horse_property',
    'equestre|chevaux|propriete equestre|pour chevaux|pour des chevaux|fermette equestre|pour mes chevaux|pour nos chevaux|centre equestre|cheval|garder des chevaux|avoir des chevaux',
  ],
  [
    'has:new_construction',
    'construction neuve|neuf|neuve|nouvelle construction|constructions neuves|nouvellement construit|nouvellement construite|flambant neuf|flambant neuve|jamais habite|jamais habitee|tout neuf|toute neuve|nouveau projet|recemment construit|recemment construite',
  ],
  ['has:new_construction type:single_family', 'maison neuve'],
  [
    'has:fixer_upper',
    "a renover|besoin de renovations|besoin d'amour|a retaper|travaux a faire|a rafraichir|besoin de travaux|necessitant des renovations|necessitant des travaux|avec travaux|a rafistoler|maisons a renover|gros travaux|qui a besoin d'amour|qui a besoin de renovations|avec travaux a faire|bricoleur|vendu tel quel|vendue tel quel|vendue telle quelle|tel quel|telle quelle|sans garantie legale|vente sans garantie legale",
  ],
  [
    'has:renovated',
    'renove|renovee|cle en main|entierement renove|entierement renovee|pret a emmenager|prete a emmenager|remis a neuf|remise a neuf|cles en main|refait a neuf|refaite a neuf|recemment renove|recemment renovee|mis a jour|completement renove|completement renovee|prete a habiter|pret a habiter|modernise|modernisee|au gout du jour|renovees|renoves',
  ],
  [
    'has:historic',
    "patrimonial|patrimoniale|historique|ancestrale|ancestral|centenaire|maison ancestrale|d'epoque|maison d'epoque|cachet d'antan|cachet",
  ],
  ['has:luxury', 'luxe|luxueux|luxueuse|haut de gamme|prestige|de luxe|de prestige|prestigieuse|prestigieux'],
  [
    'has:foreclosure',
    'reprise de finance|saisie|reprise bancaire|reprises de finance|vente sous controle de justice|reprise|saisies|reprise hypothecaire|vente de succession|reprises bancaires',
  ],
  [
    'has:price_reduced',
    'prix reduit|baisse de prix|prix a la baisse|reduction de prix|prix baisse|dont le prix a baisse|prix revise|prix en baisse|prix recemment reduit|prix vient de baisser|rabais',
  ],
  [
    'has:open_house',
    'visite libre|portes ouvertes|journee portes ouvertes|visites libres|visite libre ce week end|visite libre cette fin de semaine|visite libre dimanche',
  ],
  ['has:virtual_tour', 'visite virtuelle|visite 3d|visite en ligne|visite video|visites virtuelles'],
  [
    'has:senior_community',
    '55 ans et plus|55 ans et +|residence pour aines|communaute 55+|55+|residence pour retraites|communaute de retraites|50 ans et plus|pour aines|pour retraites|communaute 55 ans et plus|residence 55 ans et plus|55 et plus|immeuble 55 ans et plus|residence pour personnes agees|communaute pour aines|complexe 55+|residence 55+|communaute pour retraites',
  ],
  [
    'has:near_park',
    "pres d'un parc|proche d'un parc|parc a proximite|a cote d'un parc|face a un parc|face au parc|pres des parcs|proche des parcs|parc tout pres|a proximite d'un parc|pres d'un grand parc|devant un parc",
  ],
  [
    'has:near_transit',
    "transport en commun|transports en commun|pres des transports|pres d'une station de metro|proche d'une station de metro|proche des transports|pres des transports en commun|proche des transports en commun|metro a proximite|pres d'un metro|proche d'un metro|acces au metro|pres de l'autobus|pres d'un arret d'autobus|pres du bus|pres du train|proche du train|pres d'une gare|proche d'une gare|pres de la gare|proche de la gare|a proximite des transports en commun|a proximite des transports|pres des autobus",
  ],
  [
    'has:quiet_street',
    'rue calme|rue tranquille|quartier calme|quartier tranquille|secteur tranquille|secteur calme|rue paisible|coin tranquille|quartier paisible|rue peu passante|endroit tranquille|endroit calme|secteur paisible|environnement calme|peu de circulation|rue residentielle tranquille|coin calme|rue residentielle calme|petite rue tranquille|petite rue calme',
  ],
  [
    'has:storage',
    'rangement|espace de rangement|locker|cabanon|beaucoup de rangement|casier|remise|espaces de rangement|plein de rangement',
  ],
  [
    'has:mudroom',
    'vestibule|entree fermee|vestiaire|vestibule de rangement|vestibule avec rangement|entree avec rangement',
  ],
  ['has:sunroom', 'solarium|verriere|veranda vitree|veranda trois saisons|veranda quatre saisons|piece trois saisons'],
  ['noun:basement', 'sous sol'],
  ['late:finished', 'fini|amenage|termine|complete|finie'],
  ['noun:yard', 'cour|jardin|cour arriere'],
  ['late:fenced', 'cloturee|cloture|fermee'],
  ['noun:kitchen', 'cuisine'],
  ['late:renovated', 'renovee|refaite|modernisee|mise a jour'],
];
