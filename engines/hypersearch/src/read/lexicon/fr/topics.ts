import { each, type Lexicon } from '../lexicon.ts';

/** What is understood and cannot be searched; French. */
export const topics: Lexicon = [
  [
    'topic:rent',
    'a louer|location|en location|pour location|a la location|a loyer|pour louer un|louer un logement|louer un appartement|louer une maison|appartement a louer|logement a louer',
  ],
  [
    'topic:crime',
    'securitaire|peu de criminalite|criminalite|securite|taux de criminalite|quartier sur|quartier securitaire|secteur securitaire|sans criminalite|faible criminalite|taux de criminalite bas|faible taux de criminalite|securitaires|peu de crime|crime|dangereux|vols|mal fame|secteur sur|endroit securitaire|bas taux de criminalite|rue securitaire|voisinage securitaire|peu de crimes|coin securitaire|securise|quartier mal fame|peu de vols|quartier tres sur|endroit sur|tres sur|plus sur|coin sur|rue sure|secteur tres sur|assez sur',
  ],
  [
    'topic:noise',
    `voisinage tranquille sans partys|rue sans partys|partys|sans partys|sans party|fetes|tapage|bruit|peu de bruit|bruyant|sans bruit|bruyante|insonorise|insonorisation|insonorisee|pas de bruit|niveau de bruit|bruits|bien insonorise|bien insonorisee|faible niveau de bruit|pas bruyant|bruit de la circulation|bruit d'avions|bruit de l'autoroute|pas trop bruyant|pas trop de bruit|${each('loin|pas pres|pas proche|pas a cote|eloigne', 'des|de l|d|du|de la', 'avions|autoroute bruyante|bars|bar|trafic|bruit|camions|couloir aerien|couloir de vol|train bruyant|voie ferree bruyante')}|bruit des bars|bruit des avions|bruit d'avion|couloir aerien|couloir de vol|bruit des voisins|murs minces|mince comme du papier|tapage|vacarme|insonorisees|insonorises|isolation sonore|isolation phonique|silencieux|silencieuse|voisins bruyants`,
  ],
  [
    'topic:demographics',
    'revenu median|quartier riche|revenus eleves|quartier aise|riche|quartier cossu|classe moyenne|revenu moyen|gens riches|gens aises|huppe|cossu|quartier huppe|voisins riches|bien nanti|hlm|logements sociaux|quartier pauvre|gens pauvres|revenu median du quartier|revenus du quartier|professionnels|gens instruits|assistes sociaux',
  ],
  [
    'topic:other',
    "fait du bruit dehors|demi sous sol|piste d'atterrissage|rdc|rez de chaussee|rez de chausse|au rez de chaussee|poss|pas au sous sol|pas au demi sous sol|pas en sous sol|pas en demi sous sol|pas dans un sous sol|pas dans un demi sous sol|non au sous sol|non au demi sous sol|non en sous sol|non en demi sous sol|non dans un sous sol|non dans un demi sous sol|a louer mon sous sol|a louer mon logement|a louer mon chambre|a louer mon autre|a louer mon etage|a louer mon haut|a louer mon bas|a louer le sous sol|a louer le logement|a louer le chambre|a louer le autre|a louer le etage|a louer le haut|a louer le bas|a louer notre sous sol|a louer notre logement|a louer notre chambre|a louer notre autre|a louer notre etage|a louer notre haut|a louer notre bas|a louer une sous sol|a louer une logement|a louer une chambre|a louer une autre|a louer une etage|a louer une haut|a louer une bas|a louer l' sous sol|a louer l' logement|a louer l' chambre|a louer l' autre|a louer l' etage|a louer l' haut|a louer l' bas|zone inondable|taxes municipales|taxes|inondation|internet|stationnement|vue|intimite|taxes scolaires|escaliers|escalier|place de stationnement|zones inondables|stationnement exterieur|salon|salle a manger|cuisine|salle familiale|salle de jeux|bain autoportant|fosse septique|puits|fibre optique|zone inondables|arbres|arbres matures|prive|sans voisin arriere|sans voisins arriere|charmant|charmante|boise|revenu locatif|revenus locatifs|douche|baignoire|chauffage|toiture|toit|fenetres|aqueduc|cuisine fermee|grande cuisine|vestibule chauffe|chute de neige|radon|pyrite|mitoyen|bain separe|revenus de loyer|revenu de loyer|qui rapporte|loyers|louer le sous sol|louer mon sous sol|louer l'autre|louer les autres|louer l'etage|louer le haut|louer le bas|garantie legale|sans garantie legale|vente sans garantie legale|plomberie|tapis|voisins colles|voisin arriere|voisins arriere|terrain plat|brique|certificat de localisation|fondation|drain|vermiculite|amiante|mazout|chauffage au mazout|bi energie|prise de possession|fibre|haute vitesse|deneigement|odeurs|ligne electrique|pylones|antenne|eolienne|eoliennes|chemin de fer|voie ferree|zone agricole|droit acquis|zonage|rez de jardin|moquette|chauffage electrique|plinthes electriques",
  ],
];
