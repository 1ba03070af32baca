import { each, type Lexicon } from '../lexicon.ts';

/** French words for the features of a home, those of Québec first. */
export const features: Lexicon = [
  [
    'has:pool',
    'piscine|piscine creusee|piscine hors terre|piscine interieure|piscine exterieure|piscine chauffee|piscine au sel|piscine privee|piscine semi creusee|pisc|pisc creusee|pisc hors terre|piscine naturelle|bassin de nage|couloir de nage',
  ],
  [
    'has:hot_tub',
    'spa|bain a remous|bain tourbillon|jacuzzi|baignoire a remous|bain nordique|bain a jets|bain spa|baignoire balneo',
  ],
  [
    'has:garage',
    'gar att|gar det|gar int|gar simple|garage simple|gar ch|garage|stat int|stat interieur|stationnement int|garage attache|garage detache|garage chauffe|garage interieur|stationnement interieur|gar|garage individuel|garage ferme|garage integre|garage isole|stationnement souterrain|parking souterrain|parking interieur|box ferme|box de stationnement|garage pour',
  ],
  [
    'has:carport',
    "abri d'auto|abri auto|abri pour voiture|carport|abri de voiture|abri a voiture|abri pour auto|abri pour char|stationnement couvert|parking couvert|auvent pour voiture|car port",
  ],
  [
    'has:ev_charger',
    `borne de recharge|borne electrique|borne de recharge electrique|borne pour voiture electrique|borne de recharge pour voiture electrique|borne pour vehicule electrique|recharge electrique|borne de recharge pour vehicule electrique|borne|${each('borne|prise|chargeur|recharge|branchement', 'de recharge|', 'pour|de', 'mon|ma|un|une|', 'voiture|auto|char|vehicule|vehicules|voitures|autos|ve', 'electrique|electriques|')}|prise 240v|bornes de recharge|wallbox|prise pour char electrique|prise pour auto electrique|prise de recharge|chargeur tesla|borne tesla|borne de niveau 2|borne niveau 2|borne 240`,
  ],
  [
    'has:rv_parking',
    `${each('camion|camionnette|auto|voiture|bateau', 'et|avec|ou', 'la|le|une|un|ma|', 'remorque|roulotte|caravane')}|${each('stationnement|stationner|garer|place|espace|entree|emplacement|parking', 'pour|', 'le|la|un|une|mon|ma|notre|', 'vr|roulotte|caravane|motorise|campeur|camping car|bateau|remorque|camion|van amenagee|fifth wheel')}|espace pour roulotte|espace pour caravane|espace pour camping car|espace pour vr|espace pour motorise|place pour roulotte|place pour caravane|place pour camping car|place pour vr|place pour motorise|stationnement pour roulotte|stationnement pour caravane|stationnement pour camping car|stationnement pour vr|stationnement pour motorise|entree pour roulotte|entree pour caravane|entree pour camping car|entree pour vr|entree pour motorise`,
  ],
  [
    'has:fireplace',
    'foyer|cheminee|poele a bois|foyer au bois|foyer au gaz|foyer au bois fonctionnel|poele a granules|poele aux granules|poele a combustion lente|foyer electrique|foyer aux granules|foyer de masse|insert|feu de bois|feu de foyer|cheminee fonctionnelle|foyer fonctionnel|foyers',
  ],
  ['has:basement', 'sous sol|cave|sous sols|ssol|ss|s sol|sous sol complet|sousol|soussol|sou sol|s s|s.s.|ssols'],
  [
    'has:finished_basement',
    `sous sol finit|sousol fini|soussol fini|sou sol fini|ss fin|ss am|ssol am|sousol finit|sousol finie|sous sol fini|sous sol amenage|sous sol entierement fini|sous sol complet amenage|sous sol termine|sous sol completement fini|ss fini|ss amenage|ssol fini|sous sol habitable|sous sol bien fini|sous sol fini au complet|s sol fini|s sol amenage|s s fini|s s amenage|s s finie|s sol amenage|s sol fini|s sol termine|${each('s s|ss|s sol|ssol|sous sol|sous sols', 'entierement|completement|au complet|tout|bien|', 'fini|finie|amenage|termine|complete', 'au complet|')}|bas fini|bas de maison fini`,
  ],
  [
    'has:walkout_basement',
    'sous sol avec entree exterieure au niveau du jardin|sous sol avec sortie au niveau du jardin|sous sol au niveau du jardin|ss rdj|sortie de sous sol|sous sol walkout|walkout|sous sol avec sortie|rez de jardin|sous sol rez de jardin|sous sol avec sortie exterieure|rdj|sous sol hors sol|sous sol avec entree exterieure|sous sol avec entree independante|sous sol avec porte exterieure|s s rdj|s sol rdj|s s avec entree exterieure|s s walkout|sous sol avec entree|sous sol entree independante|sous sol sortie exterieure',
  ],
  ['has:attic', 'grenier|combles|comble|combles amenages|combles amenageables|mansarde|mansardes'],
  [
    'has:air_conditioning',
    'aircondit|air cond|air conditionne|air condit|ac central|thermopomp|clim murale|a c central|climatisation|air climatise|climatiseur|climatise|clim|air climatise central|thermopompe|thermopompe murale|climatisation centrale|therm|thermo|air central|clim centrale|clim reversible|pompe a chaleur|mini split|unite murale|climatisee|climatises|ac|a c|aircon|air clim|clima|mini splits|minisplit|mini split mural|mini thermopompe|mini thermo|thermopompe centrale|climatise au complet|a.c.|air conditionne central|un air climatise|unite de clim|murale|thermopompes',
  ],
  [
    'has:hardwood_floors',
    `plancher de bois|plancher de bois franc|parquet|bois franc|plancher en bois|sol en bois|planchers de bois|planchers de bois franc|planchers en bois|planchers en bois franc|plancher en bois franc|${each('plancher|planchers|sol|sols|parquet', 'de|en|', 'bois|bois franc|bois massif|chene|erable|merisier|massif|ancien')}|lattes de bois|parquets`,
  ],
  [
    'has:open_floor_plan',
    'aire ouverte|plan ouvert|concept ouvert|a aire ouverte|aires ouvertes|espace ouvert|a aires ouvertes|plan a aire ouverte|cuisine ouverte|cuisine ouverte sur le salon|cuisine ouverte sur le sejour|cuisine americaine|espaces ouverts|pieces ouvertes|espace de vie ouvert|aire de vie ouverte|concept a aire ouverte|a concept ouvert',
  ],
  [
    'has:home_office',
    `bureau|bureau a domicile|bureau a la maison|espace de travail|piece pour teletravail|coin bureau|espace bureau|piece pour le teletravail|bureau ferme|espace pour teletravail|espace pour le teletravail|${each('espace|piece|coin|place', 'pour|de', 'teletravail|teletravailler|travailler|travailler de la maison|bureau|un bureau|mon bureau')}|bureau separe|bureau prive|piece bureau|coin travail|den|piece de travail|piece fermee pour travailler|piece fermee pour le travail|coin teletravail|bureau pour teletravailler|bureau pour travailler|cabinet de travail|bureaux`,
  ],
  [
    'has:guest_house',
    "maison d'invites|pavillon d'invites|maison d'amis|maisonnette|pavillon secondaire|chalet d'invites|dependance|dependance habitable|pavillon de jardin|maison des invites|maison pour les invites|maison pour invites",
  ],
  [
    'has:in_law_suite',
    `logement intergenerationnel|bigeneration|intergeneration|bi generation|suite parentale independante|logement pour les beaux parents|suite pour mes parents|suite pour ma mere|suite pour mon pere|suite pour ma belle mere|suite pour les beaux parents|logement pour mes parents|logement pour ma mere|logement pour ma belle mere|appartement pour mes parents|appartement pour ma mere|coin pour mes parents|suite pour nos parents|logement pour nos parents|logement accessoire|logement au sous sol|maison intergenerationnelle|intergenerationnel|appartement pour beaux parents|logement bigeneration|${each('logement|logis|appartement|appart|suite|studio|loft|bachelor|coin|espace|etage', 'parental|parentale|intergenerationnel|intergenerationnelle|bigenerationnel|intergen|d appoint|au sous sol')}|${each('logement|logis|appartement|appart|suite|studio|loft|bachelor|coin|espace|etage|place', 'separe|independant|', 'pour|de', 'la|les|ma|mon|mes|nos|notre|', 'parents|beaux parents|mere|pere|belle mere|beau pere|grand mere|grands parents|belle famille')}|intergen|inter generation|intergenerationnelle|bigenerationnelle|bi generationnelle|bigenerationnel|multigenerationnel|multigenerationnelle|maison bigeneration|maison multigeneration|${each('sous sol|logement|suite|etage|coin|appartement|espace', 'pour|independant pour|separe pour', 'la belle famille|ma belle famille|les beaux parents|mes beaux parents|belle maman|les grands parents|mes parents|ma mere|mon pere|ma belle mere|mon beau pere')}|logement a louer au sous sol|logement a louer en bas|bachelor a louer au sous sol|sous sol a louer`,
  ],
  [
    'has:primary_on_main',
    `chambre principale au rez de chaussee|chambre des maitres au rez de chaussee|chambre au rez de chaussee|suite parentale au rez de chaussee|${each('chambre|chambre principale|chambre des maitres|chambre parentale|chambre des parents|suite parentale|suite des maitres|chambre a coucher|chambre a coucher principale', 'au rez de chaussee|au rdc|en bas|au premier plancher')}|${each('chambre principale|chambre des maitres|chambre parentale|chambre des parents|suite parentale|suite des maitres', 'de plain pied')}`,
  ],
  [
    'has:walk_in_closet',
    'walk in|penderie|grande penderie|dressing|garde robe walk in|placard walk in|walkin|walk in closet|garde robe|grand garde robe|grande garde robe|penderie walk in|grand placard|grand dressing|chambre avec dressing|garde robe ou on rentre|garde robe ou tu rentres|garde robe dans laquelle on marche|walk in dans la chambre des maitres|walk in dans la chambre|walk in de fou|gros walk in|grand walk in|vestiaire dans la chambre|garde robe de star|placard dans lequel on entre|penderie ou on entre|penderie dans laquelle on entre|chambre avec penderie|piece dressing|rangement walk in',
  ],
  [
    'has:updated_kitchen',
    `cuisine renovee|cuisine moderne|nouvelle cuisine|cuisine refaite|cuisine neuve|cuisine recemment renovee|cuisine mise a jour|cuisine refaite a neuf|${each('cuisine', 'toute|entierement|completement|recemment|fraichement|nouvellement|bien|', 'renovee|refaite|modernisee|actualisee|rafraichie|recente|neuve|moderne|au gout du jour|contemporaine')}`,
  ],
  [
    'has:chefs_kitchen',
    'cuisine de chef|cuisine gastronomique|cuisine professionnelle|cuisine de cuisinier|cuisine haut de gamme|cuisine de restaurant|cuisine pro',
  ],
  [
    'has:stone_counters',
    `comptoir de granit|comptoir de quartz|comptoir en granit|comptoir en quartz|granit|quartz|plan de travail en granit|plan de travail en quartz|comptoirs de granit|comptoirs de quartz|comptoirs en quartz|comptoirs en granit|comptoir de pierre|comptoirs de pierre|${each('comptoir|comptoirs|plan de travail|plans de travail|surface|surfaces', 'de|en|', 'granit|granite|quartz|pierre|marbre|pierre naturelle')}|granite`,
  ],
  [
    'has:stainless_appliances',
    `electromenager en inox|electros inox|inox|acier inoxydable|electromenagers inox|electromenagers en acier inoxydable|electromenagers en inox|electros en inox|${each('electros|electro|electromenagers|electromenager|appareils', 'en|', 'inox|stainless|acier inoxydable')}|stainless`,
  ],
  [
    'has:kitchen_island',
    'ilot|ilot de cuisine|ilot central|cuisine avec ilot|cuisine avec ilot central|ilot de travail|ilot lunch|cuisine a ilot|grand ilot|ilot de cuisson',
  ],
  [
    'has:in_unit_laundry',
    `laveuse secheuse|buanderie|entree laveuse secheuse|laveuse et secheuse|laverie dans l'unite|salle de lavage|laveuse secheuse dans l'unite|laveuse et secheuse dans le logement|machine a laver|laveuse|secheuse|laveuse secheuse incluse|espace laveuse secheuse|emplacement laveuse secheuse|branchement laveuse secheuse|sortie laveuse secheuse|buanderie privee|lave linge|seche linge|coin buanderie|coin lavage|lav sech|buanderie dans l'unite|buanderie dans le logement|${each('laveuse secheuse|laveuse et secheuse|entree laveuse secheuse|buanderie|salle de lavage|lavage', 'dans|a l interieur de', 'l|le|la|', 'appartement|appart|logement|condo|unite')}`,
  ],
  ['has:balcony', 'balcon|loggia|balcons|grand balcon|balcon prive|balconnet|loggias'],
  [
    'has:deck',
    'deck|grande terrasse en bois|terrasse en bois|terrasse sur le toit en bois|deck en bois|grand deck|terrasse bois|terrasse en cedre|terrasse de bois',
  ],
  [
    'has:patio',
    'patio|terrasse|terrasse sur le toit|terrasse privee|terrasse exterieure|terrasse ensoleillee|toit terrasse|terrasses|terrasse arriere',
  ],
  [
    'has:porch',
    'porche|galerie|veranda couverte|perron|galerie avant|veranda|galerie couverte|porche avant|galerie en avant|perron avant|terrasse couverte',
  ],
  [
    'has:fenced_yard',
    `cour cloturee|terrain cloture|jardin cloture|cour entierement cloturee|cloture|cloturee|cour fermee|terrain entierement cloture|cour arriere cloturee|${each('cour|cour arriere|terrain|jardin|arriere cour|yard', 'entierement|completement|bien|', 'cloturee|cloture|clos|close|fermee|cloturer')}|cour clot|clos|cours cloturee|terrain clos|cour toute cloturee|terrain tout cloture|terrain cloture au complet|cour cloturee au complet|yard cloturee|cour avec cloture|terrain avec cloture|cour barree|jardin entoure d une cloture`,
  ],
  [
    'has:large_yard',
    `grande cour|grand terrain|grande cour arriere|vaste terrain|grand jardin|vaste cour|${each('grand|grande|immense|vaste|gros|grosse|enorme|spacieuse|tres grande|tres grand', 'cour|cour arriere|terrain|jardin|arriere cour|yard')}|cour spacieuse|cour immense|beaucoup de terrain|${each('gr|gde|grde|grd', 'cour|terrain|cour arriere')}`,
  ],
  [
    'has:fenced_yard has:large_yard',
    `grande cour cloturee|grand terrain cloture|${each('grand|grande|gros|grosse|vaste', 'cour|cour arriere|terrain|jardin', 'cloturee|cloture|clos|fermee')}`,
  ],
  [
    'has:garden',
    'jardin|potager|jardinage|espace jardin|jardin potager|coin potager|espace potager|jardinet|place pour un jardin|espace pour un jardin|bacs de jardinage',
  ],
  [
    'has:outdoor_kitchen',
    "cuisine exterieure|cuisine d'ete|cuisine en plein air|cuisine dehors|coin barbecue|coin bbq|espace barbecue|espace bbq",
  ],
  [
    'has:waterfront',
    `bord de l'eau|au bord de l'eau|bord d'eau|riverain|au bord du lac|bord de lac|au bord d'un lac|au bord de la riviere|bord de mer|riveraine|sur le bord de l'eau|au bord de la mer|sur le bord d'un lac|au bord du fleuve|bord de riviere|les pieds dans l'eau|au bord d'une riviere|${each('sur le|au|en|les pieds dans|', 'bord|bordure|bords', 'de|du|de la|d un|des|', 'eau|lac|riviere|mer|fleuve|ocean|leau|etang|l eau|l ocean')}|pieds dans l'eau|front de mer|front de lac|directement sur le lac|directement sur l'eau|face au lac|face a la mer|face au fleuve|face a l'eau|face a la riviere|face a l'ocean|riverains|sur le bord du lac|sur le lac|bordee par la riviere|bord de baie|en bord de baie|au bord de la baie`,
  ],
  [
    'has:water_view',
    `face à l'eau|face au lac|face au fleuve|face à la rivière|face à la mer|vue sur l'eau|vue sur le lac|vue sur le fleuve|vue sur la mer|vue sur la riviere|vue sur l'ocean|vue lac|vue fleuve|vue mer|${each('vue|vues|vu', 'imprenable|directe|panoramique|', 'sur|sur le|sur la|de|', 'eau|l eau|lac|fleuve|mer|riviere|ocean|l ocean|baie|canal|leau')}`,
  ],
  [
    'has:mountain_view',
    `vue sur la montagne|vue sur les montagnes|vue montagne|vue sur le mont royal|vue des montagnes|${each('vue|vues|vu', 'imprenable|panoramique|', 'sur|sur la|sur les|sur le|de|des|', 'montagne|montagnes|mont|laurentides|appalaches|rocheuses|monts|collines')}`,
  ],
  [
    'has:city_view',
    'vue sur la ville|vue sur le centre ville|vue urbaine|vue de la ville|vue ville|vue centre ville|vue panoramique sur la ville|vue sur la skyline|vue skyline|vue sur le skyline|vue sur les toits',
  ],
  [
    'has:golf_course',
    'terrain de golf|golf|sur un golf|sur le golf|sur un terrain de golf|au bord du golf|au bord d un golf|bord de golf|borde un golf',
  ],
  [
    'has:lake_access',
    "acces au lac|acces a un lac|acces lac|quai prive|quai|acces direct au lac|acces notarie|acces notarie au lac|droit d'acces au lac|acces a l'eau|descente de bateau|descente a bateau|rampe de mise a l'eau|acces a la riviere|quais",
  ],
  [
    'has:beach_access',
    'acces a la plage|plage privee|acces plage|acces direct a la plage|acces a une plage|sortie sur la plage|plage a pied',
  ],
  [
    'has:corner_lot',
    "terrain de coin|coin de rue|lot de coin|terrain d'angle|lot d'angle|terrain en coin|coin de deux rues|maison de coin|unite de coin|maison d'angle|sur un coin de rue|sur coin de rue|sur le coin de la rue|sur le coin d une rue|au coin de deux rues|sur un coin|situee sur un coin|en coin|en angle|a l angle de deux rues|terrain sur le coin|lot en coin|terr de coin|bati de coin|unite en coin|logement de coin|condo de coin|coin de rue|un coin de rue|sur un coin de rue|sur le coin de la rue|sur un coin|en coin de rue",
  ],
  [
    'has:cul_de_sac',
    'cul de sac|rue sans issue|impasse|dans un croissant|croissant|rond point|en cul de sac|rue en cul de sac|rue en impasse|bout de rue|rond de virage|rue fermee|fond de cul de sac',
  ],
  [
    'has:gated_community',
    `communaute fermee|residence fermee|quartier ferme|securise avec barriere|quartier prive|communaute privee|enclave privee|${each('residence|domaine|complexe|developpement|communaute|lotissement', 'securise|securisee|cloture|cloturee|ferme|fermee|prive|privee')}|barriere a l'entree|communaute avec barriere|quartier securise avec barriere`,
  ],
  ['has:elevator', 'asc|ascens|asc.|ascenseur|ascenceur|ascenseurs|assenceur|elevateur'],
  [
    'has:doorman',
    'portier|concierge|gardien|portier 24h|gardien de securite|service de portier|conciergerie|gardiennage|portier de nuit',
  ],
  [
    'has:gym',
    "gym|salle de sport|salle d'entrainement|gymnase|salle d'exercice|centre de conditionnement|salle de gym|salle de musculation|salle de fitness|gym prive|salle d'exercices|salle de conditionnement|gym dans l'immeuble",
  ],
  [
    'has:pet_friendly',
    `animaux ok|animaux oui|chien ok|chiens ok|chat ok|chats ok|animaux acceptes|animaux permis|chien accepte|animaux admis|accepte les animaux|chiens acceptes|chats acceptes|chiens permis|accepte les chiens|qui accepte les chiens|qui accepte les animaux|acceptant les animaux|acceptant les chiens|animaux bienvenus|permet les animaux|accepte les chats|chats permis|${each('chien|chiens|chat|chats|animaux|animal|gros chien|animaux de compagnie|animaux domestiques', 'sont|est|y sont|', 'accepte|acceptes|permis|admis|autorise|autorises|bienvenus|bienvenu|tolere|toleres')}|${each('accepte|acceptent|acceptant|permet|permettent|permettant|autorise|autorisent|admet|tolere|tolerent|permettre|accepter', 'les|le|mon|ma|notre|mes|nos|un|des|', 'animaux|chien|chiens|chat|chats|gros chiens|gros chien|grands chiens|animaux de compagnie')}|${each('chien|chiens|chat|chats|animaux|animaux de compagnie|notre chien|mon chien|mon chat|notre chat', 'soient|soit|sera|seront|seraient', 'accepte|acceptes|permis|admis|autorise|autorises|bienvenus|bienvenu|toleres|tolere')}`,
  ],
  [
    'has:furnished',
    'meuble|meublee|entierement meuble|semi meuble|entierement meublee|tout meuble|meubles|semi meublee|semi meubles|meuble et equipe|tout equipe|entierement equipe|meubles inclus',
  ],
  [
    'has:solar_panels',
    'panneau solaire|panneaux solaires|energie solaire|photovoltaique|panneaux photovoltaiques|panneau photovoltaique|capteurs solaires',
  ],
  [
    'has:energy_efficient',
    'ecoenergetique|eco energetique|novoclimat|econome en energie|faible consommation|basse consommation|efficace energetiquement|bien isole|bien isolee|certifie leed|economique en energie|efficacite energetique|energetiquement efficace|maison passive|passivhaus|peu energivore|bonne isolation|isolation performante|bien isoles|certifiee leed|leed|certifie novoclimat|certifiee novoclimat|classe energie a|basse energie|economie d energie|econergetique|eco energetiques|ecoenergetiques|dpe a|dpe b|bbc',
  ],
  [
    'has:smart_home',
    'domotique|maison intelligente|maison connectee|connectee|maison domotisee|systeme domotique|domotisee|domotise',
  ],
  [
    'has:wheelchair_accessible',
    `accessible en fauteuil roulant|accessible fauteuil roulant|acces fauteuil roulant|adapte pour fauteuil roulant|accessible aux fauteuils roulants|adaptee pour fauteuil roulant|accessible aux personnes a mobilite reduite|mobilite reduite|acces pour fauteuil roulant|adapte aux fauteuils roulants|accessible pour fauteuil roulant|adaptee au fauteuil roulant|accessible en chaise roulante|acces pour personnes handicapees|adapte au fauteuil roulant|accessible aux personnes handicapees|sans obstacle|pour fauteuil roulant|accessible|${each('accessible|adapte|adaptee|acces|amenage|amenagee|accessibilite|pensee|concue', 'en|au|aux|pour|a', 'un|une|les|', 'fauteuil roulant|fauteuils roulants|chaise roulante|chaises roulantes|fauteuil|personne handicapee|personnes handicapees|handicapes|personnes a mobilite reduite|pmr')}|adapte pmr|norme pmr|pmr|rampe d'acces|rampe pour fauteuil|rampe pour fauteuil roulant|rampe|entree sans marche|entree sans marches|portes larges|barres d'appui|en fauteuil roulant|en chaise roulante|fauteuil roulant|chaise roulante|utilise un fauteuil roulant|pour un fauteuil roulant`,
  ],
  [
    'has:single_story',
    "pp|p pied|plain pd|plein pd|bgl|bglw|plain pied|bungalow|de plain pied|un seul etage|sans escalier|sans escaliers|un etage|sur un seul niveau|tout sur un etage|un seul niveau|pas d'escalier|pas d'escaliers|sur un etage|tout sur le meme etage|pas de marches|aucun escalier|sans marches|tout sur un niveau|tout au rez de chaussee|pas d escalier|eviter les escaliers|sans avoir d'escalier|eviter les marches|bung|bungs|bungalows|plein pied|plein pieds|plain pieds|de plein pied|plainpied|pleinpied|rancher|a un etage|1 etage|un seul plancher|sur un plancher|tout sur le meme plancher|sans marche|pas d'etage|sans etage|un niveau|sur un niveau|tout sur le meme niveau|sans etages|pas de marche|fini les escaliers|monter les escaliers c'est fini|plus capable de monter les escaliers|pas capable de monter des escaliers|ne peut plus monter les escaliers|peut plus monter les escaliers",
  ],
  [
    'has:single_story type:single_family',
    'maison de plain pied|maison plain pied|maisons de plain pied|maison plein pied|maison de plein pied|maisons plain pied|maison a un etage|maison sur un seul niveau',
  ],
  [
    'has:high_ceilings',
    `plafond haut|haut plafond|hauts plafonds|plafonds hauts|plafond cathedrale|plafonds eleves|plafonds de 9 pieds|plafonds de 10 pieds|plafond eleve|${each('plafond|plafonds', 'tres|', 'haut|hauts|eleve|eleves|cathedrale|voute|voutes|de 9 pieds|de 10 pieds|de 11 pieds|de 12 pieds|de trois metres|de 3 metres|9 pieds|10 pieds')}|hauteur sous plafond|belle hauteur sous plafond|grande hauteur sous plafond|hauteur de plafond|plafonds de 8 pieds|plafonds de 8 pi|plafonds de 9 pi|plafonds de 10 pi|plafonds de 11 pieds|plafonds de 11 pi|plafonds de 12 pieds|plafonds de 12 pi|plafonds de huit pieds|plafonds de huit pi|plafonds de neuf pieds|plafonds de neuf pi|plafonds de dix pieds|plafonds de dix pi|plafonds de onze pieds|plafonds de onze pi|plafonds de douze pieds|plafonds de douze pi|plafonds a 8 pieds|plafonds a 8 pi|plafonds a 9 pieds|plafonds a 9 pi|plafonds a 10 pieds|plafonds a 10 pi|plafonds a 11 pieds|plafonds a 11 pi|plafonds a 12 pieds|plafonds a 12 pi|plafonds a huit pieds|plafonds a huit pi|plafonds a neuf pieds|plafonds a neuf pi|plafonds a dix pieds|plafonds a dix pi|plafonds a onze pieds|plafonds a onze pi|plafonds a douze pieds|plafonds a douze pi|plafond de 8 pieds|plafond de 8 pi|plafond de 9 pieds|plafond de 9 pi|plafond de 10 pieds|plafond de 10 pi|plafond de 11 pieds|plafond de 11 pi|plafond de 12 pieds|plafond de 12 pi|plafond de huit pieds|plafond de huit pi|plafond de neuf pieds|plafond de neuf pi|plafond de dix pieds|plafond de dix pi|plafond de onze pieds|plafond de onze pi|plafond de douze pieds|plafond de douze pi|plafond a 8 pieds|plafond a 8 pi|plafond a 9 pieds|plafond a 9 pi|plafond a 10 pieds|plafond a 10 pi|plafond a 11 pieds|plafond a 11 pi|plafond a 12 pieds|plafond a 12 pi|plafond a huit pieds|plafond a huit pi|plafond a neuf pieds|plafond a neuf pi|plafond a dix pieds|plafond a dix pi|plafond a onze pieds|plafond a onze pi|plafond a douze pieds|plafond a douze pi|toit cathedrale|toits cathedrales|plafonds cathedrales`,
  ],
  [
    'has:natural_light',
    'lumineux|lumineuse|lumiere naturelle|ensoleille|ensoleillee|grandes fenetres|bien eclaire|tres lumineux|beaucoup de lumiere|claire|belle lumiere|bien eclairee|beaucoup de lumiere naturelle|pleine de lumiere|fenestration abondante|baigne de lumiere|tres eclaire|fenestree|bien fenestree|bien fenestre|fenestration|bien expose|bien exposee|baie vitree|baies vitrees|puits de lumiere|inonde de lumiere|inondee de lumiere|inondee de soleil|beaucoup de soleil|beaucoup de fenetres|grandes baies vitrees|clarte|plein de lumiere|beaucoup de clarte|lumineux et|eclaire|tres claire|larges fenetres|fenetres immenses|fenetres plein jour|plein jour|beaucoup de jour',
  ],
  ['has:sauna', 'sauna|hammam'],
  [
    'has:wine_cellar',
    'bar a vin|bar a vins|cave vin|cave a vin|cellier|cave a vins|caves a vin|cellier a vin|cellier a vins',
  ],
  [
    'has:media_room',
    'cinema maison|salle de cinema maison|salle de cinema|salle multimedia|salle cinema|salle de projection|home cinema|cine maison|salle de cine|salle tele|salle de tele|home theater',
  ],
  [
    'has:workshop',
    'atelier|atelier de bricolage|espace atelier|atelier de menuiserie|garage atelier|coin atelier|atelier chauffe|atelier d artiste|atelier d ebeniste|grand atelier|etabli',
  ],
  ['has:barn', 'grange|ecurie|etable|granges|ecuries|batiment de ferme|batiments de ferme'],
  ['has:horse_property type:farm', 'ferme equestre|fermes equestres|ferme a chevaux'],
  [
    'has:horse_property',
    'equestre|chevaux|propriete equestre|pour chevaux|pour des chevaux|fermette equestre|pour mes chevaux|pour nos chevaux|centre equestre|cheval|garder des chevaux|avoir des chevaux|box a chevaux|box pour chevaux|box chevaux|pres pour chevaux|manege|carriere equestre|paddock|paddocks|mes chevaux|nos chevaux|box a chevaux|stalles pour chevaux',
  ],
  [
    'has:new_construction',
    'nv constr|nouv constr|nouvelle constr|nv construction|constr nv|constr neuf|cn neuve|const nv|const neuf|neuf jamais habite|construction neuve|neuf|neuve|nouvelle construction|constructions neuves|nouvellement construit|nouvellement construite|flambant neuf|flambant neuve|jamais habite|jamais habitee|tout neuf|toute neuve|nouveau projet|recemment construit|recemment construite|neufs|neuves|construction recente|jamais occupe|jamais occupee|projet neuf|programme neuf|vefa|sur plan|sur plans|nouveau developpement|bati recemment|construction nouvelle|nouvelles constructions|constr neuve|const neuve',
  ],
  ['has:new_construction type:single_family', 'maison neuve|maisons neuves|maison toute neuve|maison flambant neuve'],
  [
    'has:fixer_upper',
    `a renover|besoin de renovations|besoin d'amour|a retaper|travaux a faire|a rafraichir|besoin de travaux|necessitant des renovations|necessitant des travaux|avec travaux|a rafistoler|maisons a renover|gros travaux|qui a besoin d'amour|qui a besoin de renovations|avec travaux a faire|bricoleur|vendu tel quel|vendue tel quel|vendue telle quelle|tel quel|telle quelle|${each('travaux|renovations|renos|renovation|reno|gros travaux|grosses renovations|renovations majeures|renovation majeure|travaux majeurs|reparations', 'a faire|a prevoir|a y faire')}|${each('besoin de|besoin d|necessite des|necessitant des|avec des|qui demande des|demandant des', 'renovations|travaux|reparations|renos|mise a niveau|un rafraichissement')}|a restaurer|a remettre au gout du jour|a remettre a neuf|a moderniser|a refaire|bricoleurs|fixer upper|projet de renovation|a renover au complet|grosses renovations|renovations majeures|renovation majeure|travaux majeurs`,
  ],
  [
    'has:renovated',
    `renove|renovee|renove a neuf|renovee a neuf|cle en main|entierement renove|entierement renovee|pret a emmenager|prete a emmenager|remis a neuf|remise a neuf|cles en main|refait a neuf|refaite a neuf|recemment renove|recemment renovee|mis a jour|completement renove|completement renovee|prete a habiter|pret a habiter|modernise|modernisee|au gout du jour|renovees|renoves|${each('entierement|completement|recemment|totalement|fraichement|nouvellement|au complet|tout|toute|bien', 'renove|renovee|renoves|renovees|refait|refaite|refaits|refaites|modernise|modernisee|remis a neuf|remise a neuf|restaure|restauree')}|restaure|restauree|cle en mains|cles en mains|clef en main|clefs en main|clef en mains|clés en main|pret a vivre|prete a vivre|rien a faire|habitable immediatement|habitable de suite|mise au gout du jour`,
  ],
  [
    'has:historic',
    "patrimonial|patrimoniale|historique|ancestrale|ancestral|centenaire|maison ancestrale|d'epoque|maison d'epoque|cachet d'antan|cachet|maison ancienne|maisons anciennes|anc|vieille maison|haussmannien|haussmannienne|charme de l'ancien|pierre de taille|victorienne|historiques|patrimoniaux|maison quebecoise ancestrale|ancestrales|maison victorienne|batiment historique|maison centenaire|bicentenaire",
  ],
  [
    'has:luxury',
    'luxe|luxueux|luxueuse|haut de gamme|prestige|de luxe|de prestige|prestigieuse|prestigieux|luxueuses|grand standing|haut standing|standing',
  ],
  [
    'has:foreclosure',
    'reprise de finance|saisie|reprise bancaire|reprises de finance|vente sous controle de justice|reprise|saisies|reprise hypothecaire|vente de succession|reprises bancaires|saisie bancaire|saisie hypothecaire|vente aux encheres|encheres|vente judiciaire|adjudication|vendue par la banque|repossession|maison saisie|reprises|vente forcee|reprises de banque|reprise de banque|saisies bancaires|biens saisis|bien saisi|saisi par la banque|saisie par la banque|repris par la banque|reprise par la banque|vente par la banque|vente de banque',
  ],
  [
    'has:price_reduced',
    'prix reduit|baisse de prix|prix a la baisse|reduction de prix|prix baisse|dont le prix a baisse|prix revise|prix en baisse|prix recemment reduit|prix vient de baisser|rabais|baisse px|px baisse|px reduit|prix coupe|prix diminue|baisses de prix|ont baisse de prix|a baisse de prix|baisse son prix|ont baisse leur prix|prix reduits|prix baisses|en rabais|rabaisse|prix a baisse|prix a ete baisse|prix a ete reduit|diminution de prix|ajustement de prix',
  ],
  [
    'has:open_house',
    'visite libre|portes ouvertes|journee portes ouvertes|visites libres|visite libre ce week end|visite libre cette fin de semaine|visite libre dimanche|open house|visite ouverte|visites ouvertes',
  ],
  [
    'has:virtual_tour',
    'visite virtuelle|visite 3d|visite en ligne|visite video|visites virtuelles|visite virtuelle 3d|visites 3d|visite a distance|video de la visite|visite 360',
  ],
  [
    'has:senior_community',
    `55 ans et plus|cinquante cinq ans et plus|55 ans et +|residence pour aines|communaute 55+|55+|residence pour retraites|communaute de retraites|50 ans et plus|pour aines|pour retraites|communaute 55 ans et plus|residence 55 ans et plus|55 et plus|immeuble 55 ans et plus|residence pour personnes agees|communaute pour aines|complexe 55+|residence 55+|communaute pour retraites|${each('residence|communaute|complexe|immeuble|logement|condo|', 'pour|de|reserve aux|reservee aux', '55 ans et plus|55+|55 ans et +|50 ans et plus|60 ans et plus|aines|seniors|retraites|personnes agees|aine')}|rpa|residence senior|residence seniors|residence services seniors|residence services|55 ans+|60 ans et plus`,
  ],
  [
    'has:near_park',
    "pres d'un parc|proche d'un parc|parc a proximite|a cote d'un parc|face a un parc|face au parc|pres des parcs|proche des parcs|parc tout pres|a proximite d'un parc|pres d'un grand parc|devant un parc",
  ],
  [
    'has:near_transit',
    "transport en commun|transports en commun|pres des transports|pres d'une station de metro|proche d'une station de metro|proche des transports|pres des transports en commun|proche des transports en commun|metro a proximite|pres d'un metro|proche d'un metro|acces au metro|pres de l'autobus|pres d'un arret d'autobus|pres du bus|pres du train|proche du train|pres d'une gare|proche d'une gare|pres de la gare|proche de la gare|a proximite des transports en commun|a proximite des transports|pres des autobus|bien desservi|bien desservie|bien desservi par les transports|proche metro|proche bus|metro a pied|metro a distance de marche|bien desservi en transport|bus a proximite|transport en commun a proximite|tram a proximite|gare a proximite",
  ],
  [
    'has:quiet_street',
    `rue calme|rue tranquille|quartier calme|quartier tranquille|secteur tranquille|secteur calme|rue paisible|coin tranquille|quartier paisible|rue peu passante|endroit tranquille|endroit calme|secteur paisible|environnement calme|peu de circulation|rue residentielle tranquille|coin calme|rue residentielle calme|petite rue tranquille|petite rue calme|${each('rue|quartier|secteur|coin|endroit|environnement|voisinage|lieu|place|zone', 'tres|assez|bien|', 'calme|tranquille|paisible|peu passant|peu passante|serein|silencieux')}|au calme|rue sans trafic|peu de trafic|pas de trafic|sans trafic|sans circulation|rue sans circulation|pas de circulation`,
  ],
  [
    'has:storage',
    'rangement|espace de rangement|locker|cabanon|beaucoup de rangement|casier|remise|espaces de rangement|plein de rangement|rangements|espace rangement|placards|lockers|cabanons|hangar|cabane de jardin|abri de jardin|debarras|espace de stockage|stockage|entreposage|espace d entreposage|remise de jardin|remise exterieure|beaucoup de placards|grand cabanon|remisette|local de rangement|rangement au sous sol|chambre de rangement|piece de rangement|place pour serrer|place pour ranger|de la place pour ranger|de la place pour serrer|espace pour ranger|endroit pour ranger|de quoi ranger|cave de rangement|chambre froide',
  ],
  [
    'has:mudroom',
    'vestibule|entree fermee|vestiaire|vestibule de rangement|vestibule avec rangement|entree avec rangement|sas d entree|hall d entree|vestibule ferme',
  ],
  [
    'has:sunroom',
    'solarium|verriere|veranda vitree|veranda trois saisons|veranda quatre saisons|piece trois saisons|veranda fermee|jardin d hiver|veranda 3 saisons|veranda 4 saisons|piece 3 saisons|piece 4 saisons|piece quatre saisons|solariums|pieces 3 saisons',
  ],
  ['noun:basement', 'sous sol'],
  ['late:island', 'ilot|ilot central'],
  ['late:finished', 'fini|amenage|termine|complete|finie'],
  ['noun:yard', 'cour|jardin|cour arriere'],
  ['late:fenced', 'cloturee|cloture|fermee'],
  ['noun:kitchen', 'grande cuisine|belle cuisine|cuisine spacieuse|belle grande cuisine|cuisine'],
  [
    'late:renovated',
    'renovees|renoves|refaites|refaits|modernisees|modernises|remises a neuf|remise a neuf|au gout du jour|mises a jour|renovee|refaite|modernisee|mise a jour',
  ],
];
