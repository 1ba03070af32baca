import { each, type Lexicon } from '../lexicon.ts';

/** Words before, in and after the names of places and landmarks; French. */
export const places: Lexicon = [
  [
    'in',
    "a|en|dans|au|aux|sur|pres de|dans le coin de|vers|pour|de|du cote de|region de|quelque part a|quelque part dans|n'importe ou a|n'importe ou en|partout en|partout a|n'importe ou au|partout au|quelque part en|quelque part au|secteur de|ville de|dans le secteur de|dans la region de|du|soit a|plutot a|arrivons a|nous arrivons a|on arrive a|j'arrive a|arrive a|nous installons a",
  ],
  [
    'in:strict',
    "a|en|dans|au|aux|dans le coin de|du cote de|region de|quelque part a|quelque part dans|n'importe ou a|n'importe ou en|partout en|partout a|n'importe ou au|partout au|quelque part en|quelque part au|s'en aller a|aller vivre a|aller s'installer a|aller rester a|demenager a|demenage a|demenageons a|dans le secteur de|dans la region de|dans les environs de|m'installer a|nous installer a|s'installer a|soit a|plutot a|arrivons a|nous arrivons a|on arrive a|j'arrive a|arrive a|s'en vient a|nous installons a|s'etablir a|nous etablir a|m'etablir a|mutes a|mute a|mutee a",
  ],
  [
    'near',
    each(
      "|on peut|ou on peut|ou l'on peut|je peux|nous pouvons|pouvoir|qu'on puisse",
      'marcher|aller a pied|me rendre a pied|se rendre a pied',
      "jusqu'a|jusqu'au|jusqu'aux|a|au|aux",
    ),
  ],
  [
    'near',
    "pres de|proche de|pres du|proche du|a cote de|a cote du|a distance de marche de|a distance de marche du|a proximite de|a proximite du|a pied de|a pied du|a pied des|a pied d'|a deux pas de|a deux pas du|proche d'|pres d'|non loin de|non loin du|a cote d'|a distance de marche d'|proche des|pres des|a proximite des|a proximite d'|pas loin de|pas loin du|a quelques minutes de|a quelques minutes du|a quelques pas de|a quelques pas du|acces facile a|pas trop loin de|pas trop loin du|a distance de marche des|a deux pas des|a deux pas d'|pas loin d'|pas loin des|tout pres de|tout pres du|tout pres d'|tout pres des|voisin de|voisin du|a cote des|face au|face a|en face de|en face du|tout proche de|tout proche du|le plus pres possible de|le plus pres possible du|a courte distance de|a courte distance du|non loin des|non loin d'|a quelques rues de|a quelques rues du|a walking distance de|aux abords de|aux abords du|a quelques minutes a pied de|a quelques minutes a pied du|le long du|le long de|le long des|le long d'|a un jet de pierre de|a un jet de pierre du|alentour de|alentour d'|alentour du|collé sur|colle sur|colle a|a courte distance des|a une courte marche de|a une courte marche du|pas loin de chez|a 2 pas de|a 2 pas du|a deux pas de la|dans les environs de|pas loin a pied de|tout pres de la|a quelques pas des|a quelques coins de rue du|a quelques coins de rue de|a proximite immediate de|a proximite immediate du|aux abords des|aux abords d|a pied de l|a pied de la|autour du|autour des|autour d|aux alentours de|aux alentours du|dans les alentours de|autour de|autour de la",
  ],
  [
    'far',
    "au nord de|au nord du|au sud de|au sud du|a l'est de|a l'est du|a l'ouest de|a l'ouest du|plus au nord de|en haut de|au nord d'|au sud d'|a l'est d'|a l'ouest d'|loin de|loin du|loin des|eloigne de|loin d'|pas pres de|pas pres d'|pas pres du|pas proche de|pas proche du|pas a cote d'|pas a cote de|eloignee de",
  ],
  [
    'from',
    `distance au|distance a la|distance a l'|distance de la|distance du|distance jusqu'au|de|du|d'|des|de la|de l'|a pied de|a pied du|en voiture de|en voiture du|en auto de|en auto du|de marche de|de marche du|autour du|jusqu'a|jusqu'au|en metro de|en metro du|en transport de|en transport du|en velo de|en velo du|de route de|de route du|de distance de|de distance du|au nord de|au sud de|a l'est de|a l'ouest de|a pied d'|en voiture d'|a pied des|en auto d'|en transport en commun du|en transport en commun de|en train de|en train du|en bus de|en bus du|en autobus de|en autobus du|a velo de|a velo du|de marche d'|en metro d'|${each('a|de|en|par', 'marche|pied|velo|voiture|auto|char|bus|autobus|metro|train|tram|transport|transports|transport en commun|transports en commun|route|trajet|distance|bateau|traversier', "de|du|d'|de la|de l'|des|jusqu'a|jusqu'au")}|d'un|d'une`,
  ],
  [
    'mode',
    `de marche|a pied|en voiture|en auto|en metro|de route|en transport|maximum|max|au maximum|en velo|de distance|en autobus|de trajet|en transport en commun|en train|ou moins|au plus|en bus|a velo|environ|tout au plus|${each('a|de|en|par', 'marche|pied|velo|voiture|auto|char|bus|autobus|metro|train|tram|transport|transports|transport en commun|transports en commun|route|trajet|distance|bateau|traversier')}|en char|gros max|au gros max|grand max|porte a porte|hors pointe|en heure de pointe|a l'heure de pointe`,
  ],
  ['county', 'comte|mrc'],
  ['commute', "trajet jusqu'a|trajet vers|trajet jusqu'au|aller retour a|temps de route jusqu'a|deplacement vers"],
  [
    'region',
    'region|secteur|quartier|agglomeration|et environs|et les environs|metropolitain|ville|banlieue|et ses environs|arrondissement|code postal|codes postaux',
  ],
  ['compass', 'nord|sud|est|ouest|grand|greater|rive|vieux'],
  ['poi:airport', 'aeroport'],
  ['poi:hospital', 'hopital'],
  ['poi:university', 'universite'],
  ['poi:beach', 'plage'],
  ['poi:lake', 'lac'],
  ['poi:river', 'riviere|fleuve'],
  ['poi:mosque', 'mosquee'],
  ['poi:church', 'eglise'],
  ['poi:synagogue', 'synagogue'],
  ['poi:school', 'ecole'],
  ['poi:library', 'bibliotheque'],
  ['poi:ocean', 'ocean'],
  ['poi:sea', 'mer'],
  ['poi:highway', 'autoroute'],
  ['poi:shopping mall', 'centre commercial'],
  ['poi:university campus', 'campus universitaire'],
  ['poi:daycare', 'garderie|cpe'],
  ['poi:pharmacy', 'pharmacie'],
  ['poi:restaurant', 'restaurant'],
  ['poi:restaurants', 'restaurants'],
  ['poi:grocery store', 'epicerie'],
  ['poi:supermarket', 'supermarche'],
  ['poi:bakery', 'boulangerie'],
  ['poi:museum', 'musee'],
  ['poi:cemetery', 'cimetiere'],
  ['poi:bike path', 'piste cyclable'],
  ['poi:elementary school', 'ecole primaire'],
  ['poi:high school', 'ecole secondaire'],
  [
    'poi:downtown',
    'centre ville|le centre ville|coeur du centre ville|coeur de la ville|centre de la ville|centreville',
  ],
  [
    'hood',
    'vieux port|vieux montreal|vieux quebec|plateau|le plateau|plateau mont royal|rive sud|rive nord|mile end|griffintown|rosemont|quartier latin|quartier chinois|quartier des spectacles|petite italie|la petite italie|west island|le village|vieux longueuil|la cite limoilou|vieux terrebonne|villeray|hochelaga|verdun|outremont|le plateau mont royal|ile des soeurs|saint roch|limoilou|centre sud|pointe saint charles|saint henri|petite bourgogne|cote des neiges|notre dame de grace|ahuntsic',
  ],
  [
    'poi',
    'uqam|mcgill|udem|concordia|uqac|uqar|uqo|uqtr|uqat|polytechnique|hec|ets|udes|chum|cusm|chus|chuq|mail|galeries|place des arts|place ville marie|pont|tunnel|canal|colline|quai|quais|chantier|mine|barrage|caserne|base|pont tunnel|hippodrome|ecurie|vieux port|tours|parlement|edifice|aeroport|hopital|universite|plage|lac|fleuve|riviere|montagne|mosquee|synagogue|eglise|epicerie|centre commercial|autoroute|bibliotheque|ecole|cegep|garderie|piste cyclable|commerce|commerces|restaurant|travail|temple|stade|college|marche|gare|sentiers|sentier|cathedrale|cpe|pistes de ski|centre de ski|magasins|boutique|cafe|cafes|ecole primaire|ecole secondaire|services|ocean|mer|golf|port|traversier|campus|musee|theatre|boulangerie|pharmacie|supermarche|depanneur|arena|parc aux chiens|parc a chiens|clinique|marina|stations de ski|station de ski|eau|foret|bars|grands axes|autoroutes|centre sportif|centre communautaire|frontiere|gurdwara|cimetiere|chu|pente|pente de ski|pentes|pentes de ski|montagne de ski|usine|aeroports|hopitaux|universites|base militaire|piscine municipale|terrain de soccer|patinoire|aerogare|ecole francaise|polyvalente|bureau de poste|halles|marche public|salle communautaire|palais de justice|parc industriel|epiceries|garderies|pistes cyclables|centre islamique|centre culturel|centre medical|centre de sante|centre aquatique|centre juif|centre jardin|centre recreatif|centre de dialyse',
  ],
  ['spot:park', 'parc|espace vert|espaces verts|grand parc|parcs'],
  [
    'spot:transit',
    "go|go train|gare go|train go|metro|transport en commun|transports en commun|train|gare|autobus|bus|station de metro|arret d'autobus|arret de bus|rem|train de banlieue|tramway|skytrain|stations de metro|transports|transport|ligne de metro|lignes de metro|metros|station du rem|ligne d'autobus|o train|transports publics|transport public|gare de train|gare de trains de banlieue|gare du rem|train leger|arret de train leger|arret de train|arret de tram|arret de tramway|arret de metro|station de train leger|station de train|station de tram|station de tramway|gare de train leger|station de bus|station d'autobus|c train|ctrain|arrets d'autobus|arrets de bus|lrt|arret du rem|ligne de train|ligne de train leger|ligne de tramway",
  ],
  [
    'hood:name',
    "plateau|le plateau|mile ex|rosemont|villeray|parc extension|ahuntsic|cartierville|anjou|hochelaga|hochelaga maisonneuve|griffintown|petite bourgogne|pointe saint charles|verdun|lasalle|lachine|notre dame de grace|cote saint luc|cote des neiges|outremont|pierrefonds|dollard des ormeaux|pointe claire|dorval|beaconsfield|kirkland|riviere des prairies|pointe aux trembles|westmount|limoilou|montcalm|sainte foy|sillery|cap rouge|charlesbourg|beauport|val belair|loretteville|lebourgneuf|duberger|neufchatel|maizerets|chomedey|vimont|auteuil|duvernay|fabreville|pont viau|laval des rapides|vieux longueuil|greenfield park|lemoyne|aylmer|fleurimont|rock forest|lennoxville|chicoutimi|jonquiere|arvida|kenogami|cap de la madeleine|estrie|outaouais|mauricie|monteregie|lanaudiere|beauce|charlevoix|gaspesie|bas saint laurent|kamouraska|abitibi|madawaska|peninsule acadienne|cantons de l'est|ile d'orleans|ile des soeurs|ile perrot|mile end|la petite patrie|masson angers|masson|angers|pointe gatineau|touraine|mont bleu|le plateau de gatineau|cote d azur|l ange gardien|plaisance|la peche|notre dame du laus|luskville|quyon|shawville|bryson|fort coulonge|mansfield|ripon|cheneville|st andre avellin|lac simon|mulgrave|kazabazua|gracefield|lac sainte marie|blue sea|rothesay|quispamsis|memramcook|caraquet|tracadie|tracadie sheila|cap pele|cocagne|grande digue|beresford|petit rocher|nigadoo|lameque|miscou|neguac|rogersville|st quentin|kedgwick|balmoral|dalhousie|st leonard|grand sault|bas caraquet|st isidore|paquetville|grand barachois|beaubassin|orleans|embrun|clarence creek|bourget|plantagenet|wendover|st albert|st eugene|l orignal|cumberland|navan|stittsville|manotick|greely|metcalfe|la baie|st romuald|charny|lauzon|lac beauport|stoneham|lac delage|ile d orleans|l ile d orleans|ste brigitte de laval|boischatel|chateau richer|wendake|st emile|lac st charles|les saules|vanier|giffard|montmorency|les rivieres|cap sante|neuville|st augustin|st augustin de desmaures|pont rouge|st basile|deschambault|st raymond|st gilles|st agapit|breakeyville|st nicolas|st redempteur|bernieres|st jean chrysostome|pintendre|iles de la madeleine|les iles de la madeleine|pierreville|st hippolyte|st colomban|prevost|piedmont|ste anne des lacs|morin heights|val morin|labelle|nominingue|ferme neuve|oka|st placide|st joseph du lac|pointe calumet|ste marthe sur le lac|ste anne des plaines|st lin|st roch de l achigan|st jacques|rawdon|chertsey|st donat|st calixte|ste julienne|st felix de valois|st gabriel|berthierville|st sulpice|verchères|contrecoeur|st amable|st basile le grand|otterburn park|st mathias|carignan|richelieu|marieville|st cesaire|rougemont|st paul d abbotsford|st pie|st damase|st remi|napierville|lacolle|hemmingford|st philippe|st isidore de laprairie|st mathieu|lery|beauharnois|ste martine|huntingdon|ormstown|coteau du lac|les coteaux|les cedres|rigaud|notre dame de l ile perrot|terrasse vaudreuil|senneville|baie d urfe|ste anne de bellevue|st laurent|st michel|petite patrie|parc ex|st sauveur de quebec|la haute ville|basse ville|vieux hull|ile de hull|vieux aylmer|vieux gatineau|limbour|cote st paul|ville emard|st henri|pointe st charles|cote st antoine|petit laurier|angus|rosemere en haut|vieux rosemont|nouveau rosemont|tetreaultville|mercier est|longue pointe|cite du havre|ahuntsic ouest|sault au recollet|saraguay|st vincent de paul|laval ouest|ste rose|ste dorothee|champfleury|laval sur le lac|iles laval|vieux ste rose|st francois|st hubert|st lambert|le vieux longueuil|vieux st jean|iberville|st luc|st athanase|brossard secteur l|omerville|ascot|st elie|deauville|bromptonville|east angus|cookshire|north hatley|ayer s cliff|ayers cliff|hatley|compton|stanstead|eastman|austin quebec|potton|sutton|knowlton|lac brome|dunham|frelighsburg|bedford|venise en quebec|st armand",
  ],
  [
    'closeby',
    'a proximite|tout pres|tout proche|pas loin|a deux pas|a cote|au coin de la rue|a distance de marche|a pied|accessible a pied',
  ],
];
