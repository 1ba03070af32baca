import type { Lexicon } from '../lexicon.ts';

/** Words about people in French; kinds as in the English list. */
export const people: Lexicon = [
  [
    'group:race',
    'noirs|asiatique|latino|minorite|ethnique|race|minorites visibles|minorite visible|autochtone|gens de couleur|multiethnique|multiculturel|meme race|blancs|noires|blanches|asiatiques|metis|hispanique|hispaniques|diversifie|diversite|personnes de couleur|gitans|tsiganes|autochtones|ethnie|ethnies|minorites|caucasiens|latinos',
  ],
  ['colour:race', 'blanc|noir|blanche|noire|blancs|noirs'],
  [
    'group:religion',
    "chretien|chretienne|catholique|juif|juive|musulman|musulmane|islamique|hindou|bouddhiste|religieux|religion|protestant|pratiquant|pratiquants|juifs|musulmans|chretiens|catholiques|sikh|athee|hassidique|evangelique|vont a la messe|vont a l'eglise|va a l'eglise|meme foi|meme religion|musulmanes|juives|chretiennes|voilees|femmes voilees|hassidiques|sikhs|hindous|athees|laique|croyants|religieuse|religieuses|temoins de jehovah|protestants|orthodoxes|voile|notre foi|notre religion|ma religion",
  ],
  [
    'group:national_origin',
    "immigrant|immigrants|etranger|etrangers|refugie|refugies|arabe|arabes|chinois|maghrebin|maghrebins|haitien|haitiens|mexicain|indien|indiens|francophone|anglophone|quebecois|quebecois de souche|de souche|canadiens|nes au canada|migrant|migrants|africain|africains|italien|italiens|parlent francais|parle francais|parlent anglais|immigration|algeriens|marocains|libanais|vietnamiens|portugais|nouveaux arrivants|sans papiers|nes ici|nationalite|clandestins|demandeurs d'asile|immigrants illegaux|immigrantes|immigrante|roms|francophones|anglophones|etrangere|etrangeres|ne au canada|nes au quebec|nes en amerique|syriens|pakistanais|russes|quebecoise|quebecoises|mexicains|latino americains|polonais|coreens|grecs|accent|bonne langue|meme origine|meme langue|nee au canada",
  ],
  [
    'group:familial_status',
    'enfant|enfants|famille|familles|bebe|bebes|jeunes familles|couples|etudiants|etudiant|meres monoparentales|monoparental|monoparentales|celibataires|adolescents|ados|familles nombreuses|jeunes couples|personnes agees|jeunes|vieux|adultes|familles avec enfants|couples sans enfants|gens maries|couples maries|meres celibataires|jeunes enfants|enfants bruyants|celibataire|familles monoparentales|gamins|tout petits',
  ],
  [
    'group:sex',
    'femmes|hommes|femme|homme|gai|gais|lesbienne|lesbiennes|homosexuel|homosexuels|lgbt|trans|hetero|heterosexuel|heterosexuels|lgbtq|couples gais|transgenre|transgenres|dames|filles|garcons|gays|gay',
  ],
  [
    'group:disability',
    'handicape|handicapes|malades mentaux|malade mental|maladie mentale|handicapees|deficients|toxicomanes|personnes handicapees|autistes|deficience|deficience intellectuelle|maladies mentales|problemes de sante mentale|sante mentale|fous|invalides|aveugles|sourds|handicap|trisomiques|problemes mentaux|desintoxication|psychiatrique|maison de transition|autiste|drogues',
  ],
  [
    'refuse:familial_status',
    "adultes seulement|quartier familial|quartier de familles|sans enfants|pas d'enfants|aucun enfant|secteur familial|immeuble sans enfants|immeuble pour adultes|quartier de jeunes familles|milieu familial|quartier pour familles|pas de familles|rue familiale|communaute familiale|coin familial|reserve aux adultes|adultes uniquement|pas de jeunes familles|ambiance familiale|quartiers familiaux|pas de bebes|pas d'etudiants|sans etudiants|pas de familles avec enfants|sans familles|pour adultes seulement|immeuble d'adultes|voisinage familial",
  ],
  [
    'refuse:sex',
    "femmes seulement|hommes seulement|quartier gai|quartier gay|reserve aux femmes|reserve aux hommes|que des femmes|que des hommes|uniquement des femmes|uniquement des hommes|pas de gais|pas d'homosexuels|pas d'hommes|pas de femmes",
  ],
  [
    'neighbour',
    "gens|voisin|voisins|voisine|voisines|residents|habitants|personne|personnes|monde|population|locataires|proprietaires|personne d'autre|tout le monde|resident|communaute de gens|citoyens|occupants|individus|coproprietaires|types|tous",
  ],
  [
    'crowd',
    'familles|menage|menages|majorite|couple|couples|culture|origine|descendance|enfants|femmes|hommes|famille',
  ],
  [
    'area',
    'quartier|secteur|rue|immeuble|batiment|coin|voisinage|communaute|edifice|arrondissement|tour|bloc|zone|banlieue|ville|environnement|milieu|quartiers|secteurs|village|partie de la ville|complexe|enclave|pate de maisons|region|endroit|etage',
  ],
  [
    'landmark',
    'ecole|eglise|temple|epicerie|restaurant|hopital|marche|mosquee|synagogue|boucherie|centre|cimetiere|college|universite|garderie|cuisine|boulangerie|commerce|magasin|armoires|murs|ceramique|comptoirs|comptoir|cathedrale|chapelle|musee|cegep|ecole primaire|paroisse|institut|supermarche|centre communautaire|centre culturel|parc|jardin|marbre|electromenagers|facade|brique|portes|plancher|bain|cafe|librairie|chambre|chambres|salle|volets|cloture|salle de bain|boutique|epiceries|restaurants|ecoles|commerces|monastere',
  ],
  [
    'liv',
    "vivent|vivant|habitent|habitant|a cote|autour|dans l'immeuble|dans le quartier|dans le voisinage|pres de chez moi|pres de nous|dans le coin|a proximite|dans le secteur|vive|demeurent|vit|residant|dans la rue|sur la rue|dans le batiment|a l'etage|vivre avec|chez les voisins|aux alentours|comme voisins|comme voisin|dans l'edifice|sur le meme etage|autour de moi|autour de nous|dans les environs|pres de moi|residents|dans la communaute|dans le bloc|dans ma rue|sur ma rue|y vivent|habite|dans notre rue|emmenager|resident",
  ],
  [
    'share',
    "sans|pas de|pas d'|aucun|aucune|seulement|que des|uniquement|majoritairement|surtout|principalement|exclusivement|trop de|trop d'|moins de|moins d'|peu de|peu d'|beaucoup de|plein de|tous|tout|plein d'|beaucoup d'|loin des|autres|eviter les|eviter|memes|entierement|100|que de|loin de|ne veux pas|ne voulons pas|rempli de|il n'y a pas|pas trop de|pas trop d'|entre|il n'y ait pas|ni|100%|plutot|bien|sans trop de|sans trop d'|qu'|que|en majorite|solo|loin d'|ne pas avoir|pas",
  ],
  [
    'firm',
    "sans|pas de|pas d'|aucun|aucune|seulement|que des|uniquement|majoritairement|principalement|exclusivement|trop de|trop d'|moins de|moins d'|peu de|peu d'|loin des|eviter les|eviter|plein de|plein d'|beaucoup de|beaucoup d'|entierement|ne veux pas|ne voulons pas|surtout|rempli de|il n'y a pas|pas trop de|pas trop d'|il n'y ait pas|ni|que de|en majorite|tous|loin d'|sans trop d'|sans trop de",
  ],
  [
    'none',
    "sans|pas de|pas d'|aucun|aucune|seulement|que des|uniquement|eviter les|eviter|trop de|trop d'|moins de|moins d'|loin des|peu de|peu d'|ni",
  ],
  ['joint', 'et|ou|ni'],
  ['adj', 'seulement|majoritaire|de'],
  [
    'predicate',
    "est|sont|soit|soient|ou|avec|de|tous|uniquement|tout le monde|rempli de|que des|seulement|majoritairement|d'|doivent etre",
  ],
  ['poss', 'mon|ma|mes|notre|nos|son|sa|ses'],
  ['cut', 'a|dans|pres|pres de|en'],
  ['home', 'maison'],
  [
    'stop',
    'chambre|chambres|salle de bain|garage|piscine|condo|maison|appartement|cuisine|cour|mais|donc|parce|budget|foyer|balcon',
  ],
  [
    'self',
    "je suis|nous sommes|on est|mon|ma|mes|notre|nos|en tant que|j'ai|nous avons|on a|etant|avec mes|avec nos|pour nos|pour mes|pour ma|pour mon|pour notre|famille de|sommes|comme|attendons|ayant|mon mari est|ma femme est|elle est|il est|deux|trois|quatre|cinq|jeune",
  ],
  [
    'housing',
    "salle familiale|maison familiale|unifamiliale|multifamiliale|chambre d'enfant|chambres d'enfants|salle de jeux pour enfants|cuisine blanche|armoires blanches|murs blancs|parc pour enfants|cinema|vie de famille|reunions de famille|chambre pour enfants|maison blanche|porte noire|parc pour les enfants|garderie|place pour les enfants|petite italie|quartier chinois|toilettes hommes|portes francaises|porte francaise|comptoirs noirs|robinetterie noire|brique blanche|rivière noire",
  ],
];
