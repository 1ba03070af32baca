import type { Lexicon } from '../lexicon.ts';

/** Words about people in French; kinds as in the English list. */
export const people: Lexicon = [
  [
    'group:race',
    'noirs|asiatique|latino|minorite|ethnique|race|minorites visibles|minorite visible|autochtone|gens de couleur|multiethnique|multiculturel|meme race|blancs|noires|blanches|asiatiques|metis|hispanique|hispaniques|diversifie|diversite|personnes de couleur|gitans|tsiganes|autochtones|ethnie|ethnies|minorites|caucasiens|latinos|noir|noire|immigres noirs|negres|amerindien|amerindienne|premieres nations|racise|racisee|racises|visible minorite|couple mixte|couples mixtes|personnes racisees|arabe noir|caucasien',
  ],
  ['colour:race', 'blanc|noir|blanche|noire|blancs|noirs'],
  [
    'group:religion',
    "chretien|chretienne|catholique|juif|juive|musulman|musulmane|islamique|hindou|bouddhiste|religieux|religion|protestant|pratiquant|pratiquants|juifs|musulmans|chretiens|catholiques|sikh|athee|hassidique|evangelique|vont a la messe|vont a l'eglise|va a l'eglise|meme foi|meme religion|musulmanes|juives|chretiennes|voilees|femmes voilees|hassidiques|sikhs|hindous|athees|laique|croyants|religieuse|religieuses|temoins de jehovah|protestants|orthodoxes|voile|notre foi|notre religion|ma religion|femme voilee|voilee|hijab|niqab|burqa|turban|kippa|croyant|pratiquante|islam|islamiste|mormon|mormons|evangeliques|casher|cacher|halal|bouddhistes|temoin de jehovah|croient en dieu|valeurs chretiennes",
  ],
  [
    'group:national_origin',
    "immigrant|immigrants|etranger|etrangers|refugie|refugies|arabe|arabes|chinois|maghrebin|maghrebins|haitien|haitiens|mexicain|indien|indiens|francophone|anglophone|quebecois|quebecois de souche|de souche|canadiens|nes au canada|migrant|migrants|africain|africains|italien|italiens|parlent francais|parle francais|parlent anglais|immigration|algeriens|marocains|libanais|vietnamiens|portugais|nouveaux arrivants|sans papiers|nes ici|nationalite|clandestins|demandeurs d'asile|immigrants illegaux|immigrantes|immigrante|roms|francophones|anglophones|etrangere|etrangeres|ne au canada|nes au quebec|nes en amerique|syriens|pakistanais|russes|quebecoise|quebecoises|mexicains|latino americains|polonais|coreens|grecs|accent|bonne langue|meme origine|meme langue|nee au canada|refugiee|chinoise|maghrebine|haitienne|mexicaine|indienne|canadien|canadienne|ne ici|nee ici|nees ici|nes au pays|africaine|italienne|portugaise|grecque|libanaise|russe|polonaise|algerien|algerienne|marocaine|marocain|tunisien|tunisienne|francais de france|d'ailleurs|vient d'ailleurs|viennent d'ailleurs|venant d'ailleurs|venus d'ailleurs|syrien|vietnamien|coreen|philippin|philippins|roumain|ukrainien|ukrainiens|allophone|allophones|vrais quebecois|vrais canadiens|immigres|immigre|demandeur d'asile|sans statut|hispanophones|parlant francais|parlent la langue|de mon pays|de notre pays|de chez nous|de meme origine|etudiants etrangers|qui parle francais|parle anglais|parler francais",
  ],
  [
    'group:familial_status',
    'enfant|enfants|famille|familles|bebe|bebes|jeunes familles|couples|etudiants|etudiant|meres monoparentales|monoparental|monoparentales|celibataires|adolescents|ados|familles nombreuses|jeunes couples|personnes agees|jeunes|vieux|adultes|familles avec enfants|couples sans enfants|gens maries|couples maries|meres celibataires|jeunes enfants|enfants bruyants|celibataire|familles monoparentales|gamins|tout petits|mere celibataire|mere monoparentale|pere celibataire|femme enceinte|femmes enceintes|enceinte|enceintes|famille nombreuse|jeune famille|jeune couple|bambin|marmaille|poussette|poussettes|enfants en bas age|couples avec enfants|parents|gens avec enfants|couple marie|divorces|petits enfants qui crient|enfants turbulents',
  ],
  [
    'group:sex',
    'femmes|hommes|femme|homme|gai|gais|lesbienne|lesbiennes|homosexuel|homosexuels|lgbt|trans|hetero|heterosexuel|heterosexuels|lgbtq|couples gais|transgenre|transgenres|dames|filles|garcons|gays|gay|homosexuelle|hommes seuls|homme seul|femme seule|femmes seules|couple gai|couples gays|couples homosexuels|couples de lesbiennes|transsexuel|transsexuels|drag queens|celibataires masculins|queer|queers',
  ],
  [
    'group:disability',
    'handicape|handicapes|malades mentaux|malade mental|maladie mentale|handicapees|deficients|toxicomanes|personnes handicapees|autistes|deficience|deficience intellectuelle|maladies mentales|problemes de sante mentale|sante mentale|fous|invalides|aveugles|sourds|handicap|trisomiques|problemes mentaux|desintoxication|psychiatrique|maison de transition|autiste|drogues|sourd|sourde|aveugle|fou|folle|folles|handicapee|invalide|en fauteuil roulant|fauteuil roulant|fauteuils roulants|chaise roulante|en chaise roulante|malade mentale|malades mentales|schizophrene|schizophrenes|bipolaire|toxicomane|drogue|alcooliques|deficient|deficients intellectuels|trisomique|trouble mental|troubles mentaux|sante mentale fragile|seropositif|seropositifs|centre de desintoxication|maison de chambres|foyer de groupe|psychiatrises|desequilibres|infirmes|infirme|cingles',
  ],
  [
    'refuse:familial_status',
    "adultes seulement|quartier familial|quartier de familles|sans enfants|pas d'enfants|aucun enfant|secteur familial|immeuble sans enfants|immeuble pour adultes|quartier de jeunes familles|milieu familial|quartier pour familles|pas de familles|rue familiale|communaute familiale|coin familial|reserve aux adultes|adultes uniquement|pas de jeunes familles|ambiance familiale|quartiers familiaux|pas de bebes|pas d'etudiants|sans etudiants|pas de familles avec enfants|sans familles|pour adultes seulement|immeuble d'adultes|voisinage familial|enfants interdits|enfants sont interdits|interdit aux enfants|interdits aux enfants|n'accepte pas les enfants|enfants non admis|enfants non acceptes|n'admet pas les enfants|ou les enfants ne sont pas admis|libre d'enfants|pas de jeunes enfants|pas de femmes enceintes|pas de meres celibataires|pas de meres monoparentales|amis pour nos enfants|d'autres enfants|d'autres familles|autres familles|autres enfants",
  ],
  [
    'refuse:sex',
    "femmes seulement|hommes seulement|quartier gai|quartier gay|reserve aux femmes|reserve aux hommes|que des femmes|que des hommes|uniquement des femmes|uniquement des hommes|pas de gais|pas d'homosexuels|pas d'hommes|pas de femmes|village gai|quartier lgbt|quartier lgbtq|immeuble de femmes|immeuble d'hommes|femmes uniquement|hommes uniquement|qu'entre femmes|juste des femmes|juste des hommes|pas de lesbiennes|pas de gays|pas de couples gais",
  ],
  [
    'neighbour',
    "gens|voisin|voisins|voisine|voisines|residents|habitants|personne|personnes|monde|population|locataires|proprietaires|personne d'autre|tout le monde|resident|communaute de gens|citoyens|occupants|individus|coproprietaires|voisinage|proprios|coproprietaire|locataire|quelqu'un|ceux",
  ],
  [
    'crowd',
    'familles|menage|menages|majorite|couple|couples|culture|origine|descendance|enfants|femmes|hommes|famille',
  ],
  [
    'area',
    "quartier|secteur|rue|immeuble|batiment|coin|voisinage|communaute|edifice|arrondissement|tour|bloc|zone|banlieue|ville|environnement|milieu|quartiers|secteurs|village|partie de la ville|complexe|enclave|pate de maisons|region|endroit|etage|dans l'immeuble|dans le quartier|dans le voisinage|dans le coin|dans le secteur|dans la rue|sur la rue|dans le batiment|dans l'edifice|dans la communaute|dans le bloc|dans ma rue|sur ma rue|dans notre rue|sur le meme etage|copropriete|dans le complexe",
  ],
  [
    'landmark',
    'ecole|eglise|temple|epicerie|restaurant|hopital|marche|mosquee|synagogue|boucherie|centre|cimetiere|college|universite|garderie|cuisine|boulangerie|commerce|magasin|armoires|murs|ceramique|comptoirs|comptoir|cathedrale|chapelle|musee|cegep|ecole primaire|paroisse|institut|supermarche|centre communautaire|centre culturel|parc|jardin|marbre|electromenagers|facade|brique|portes|plancher|bain|cafe|librairie|chambre|chambres|salle|volets|cloture|salle de bain|boutique|epiceries|restaurants|ecoles|commerces|monastere|aire de jeux|terrain de jeux|porte|fenetres|toit|bar|accessible|rampe|association|clinique|traiteur|hotel|theatre|quincaillerie|lac|riviere|mont|balancoires|module de jeux',
  ],
  [
    'liv',
    "vivent|vivant|habitent|habitant|a cote|autour|dans l'immeuble|dans le quartier|dans le voisinage|pres de chez moi|pres de nous|dans le coin|a proximite|dans le secteur|vive|demeurent|vit|residant|dans la rue|sur la rue|dans le batiment|a l'etage|vivre avec|chez les voisins|aux alentours|comme voisins|comme voisin|dans l'edifice|sur le meme etage|autour de moi|autour de nous|dans les environs|pres de moi|residents|dans la communaute|dans le bloc|dans ma rue|sur ma rue|y vivent|habite|dans notre rue|emmenager|resident|dans le complexe|a mon etage|sur mon etage|au dessus|en dessous|juste a cote|dans mon immeuble|dans notre immeuble|a cote de moi|a cote de nous|tout autour|s'installer|s'installent",
  ],
  [
    'share',
    "sans|pas de|pas d'|aucun|aucune|seulement|que des|uniquement|majoritairement|surtout|principalement|exclusivement|trop de|trop d'|moins de|moins d'|peu de|peu d'|beaucoup de|plein de|tous|plein d'|beaucoup d'|loin des|autres|eviter les|eviter|memes|entierement|100|que de|loin de|ne veux pas|ne voulons pas|rempli de|il n'y a pas|pas trop de|pas trop d'|entre|il n'y ait pas|ni|100%|sans trop de|sans trop d'|en majorite|solo|loin d'|ne pas avoir|il n'y a que|qu'il y ait|interdit aux|fuir|deteste|deteste les|je deteste|ras le bol des|evitez les|evitez|rien que|juste|parmi|la plupart|pas d'autres|autant de|tres|pas trop|plus de",
  ],
  [
    'firm',
    "sans|pas de|pas d'|aucun|aucune|seulement|que des|uniquement|majoritairement|principalement|exclusivement|trop de|trop d'|moins de|moins d'|peu de|peu d'|loin des|eviter les|eviter|plein de|plein d'|beaucoup de|beaucoup d'|entierement|ne veux pas|ne voulons pas|surtout|rempli de|il n'y a pas|pas trop de|pas trop d'|il n'y ait pas|ni|que de|en majorite|tous|loin d'|sans trop d'|sans trop de|il n'y a que|evitez les|evitez|deteste|deteste les|rien que|juste|parmi|interdit aux|fuir|fuir les|qu'|que|ne veux aucun|ne veux pas de|ne voulons pas de|plus de",
  ],
  [
    'none',
    "sans|pas de|pas d'|aucun|aucune|seulement|que des|uniquement|eviter les|eviter|trop de|trop d'|moins de|moins d'|loin des|peu de|peu d'|ni|evitez les|evitez|deteste|deteste les|loin de|loin d'|ne veux pas|ne voulons pas|ne veux aucun|ne veux pas de|ne voulons pas de|il n'y ait pas|qu'il n'y ait pas|interdit aux|pas trop de|pas trop d'|sans trop de|fuir|fuir les|personne|plus de|pas",
  ],
  ['joint', 'et|ou|ni'],
  ['adj', 'seulement|majoritaire'],
  [
    'predicate',
    "est|sont|soit|soient|ou|avec|tous|uniquement|tout le monde|rempli de|que des|seulement|majoritairement|d'|doivent etre|tres|ou il y a|ou vivent|ou habitent|que|compose de",
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
    "je suis|nous sommes|on est|mon|ma|mes|notre|nos|en tant que|j'ai|nous avons|on a|etant|avec mes|avec nos|pour nos|pour mes|pour ma|pour mon|pour notre|famille de|sommes|comme|attendons|ayant|mon mari est|ma femme est|elle est|il est|deux|trois|quatre|cinq|jeune|enceinte de|nous attendons|j'attends|chez nous|je viens|nous venons|moi|nouvel arrivant|immigrant recent|immigrante recente|venons",
  ],
  [
    'housing',
    "salle familiale|maison familiale|unifamiliale|multifamiliale|chambre d'enfant|chambres d'enfants|salle de jeux pour enfants|cuisine blanche|armoires blanches|murs blancs|parc pour enfants|cinema|vie de famille|reunions de famille|chambre pour enfants|maison blanche|porte noire|parc pour les enfants|garderie|place pour les enfants|petite italie|quartier chinois|toilettes hommes|portes francaises|porte francaise|comptoirs noirs|robinetterie noire|brique blanche|rivière noire|portes noires|porte blanche|mur blanc|chambre blanche|cuisine noire|comptoir noir|petit portugal|petit maghreb|petite bourgogne|quartier latin|aires de jeux pour enfants|chambre des enfants|chambres des enfants|hopital pour enfants|hopital juif|musee des enfants|cour pour les enfants|cour cloturee pour les enfants|fenetres noires|acces fauteuil roulant|accessible en fauteuil roulant|accessible en chaise roulante|rampe pour fauteuil roulant|accessible aux fauteuils roulants|pour fauteuil roulant|style francais|toit noir|grand parent|grands parents|beaux parents|chat noir|couple sans enfants|pas encore d'enfants|sans enfants pour le moment|sans enfant a charge",
  ],
  [
    'refuse:race',
    'comme nous|comme moi|de notre genre|de notre espece|de notre race|de ma race|qui nous ressemblent|qui me ressemblent|nos semblables|entre nous|de la meme couleur|gens de notre milieu|notre monde|quartier de blancs|quartier de noirs',
  ],
  ['refuse:disability', 'voisins valides|personnes valides|gens valides|gens en sante seulement'],
  ['keep', 'gardez|garder|garde|tenir|tenez|gardez moi|garder moi|eloignez|eloigner'],
  ['out', "loin|a l'ecart|dehors|a distance"],
  ['alone', "seulement|uniquement|exclusivement|interdits|interdites|pas bienvenus|s'abstenir"],
  ['full', "plein de|plein d'|rempli de|beaucoup de|beaucoup d'"],
  ['with', "avec|ou il y a|des|de|d'|avec des"],
  [
    'amid',
    "entre|parmi|aupres de|aupres des|pres des|a cote des|a cote de|autour des|chez les|au milieu des|entoure de|entoure d'|d'autres",
  ],
  [
    'social',
    'quartier|secteur|voisinage|communaute|coin|milieu|banlieue|environnement|dans le quartier|dans le secteur|dans le voisinage|dans le coin',
  ],
  ['be', 'est|sont|soit|soient|etre'],
  [
    'serves',
    "pour|pour une personne|pour personne|pour quelqu'un|accessible aux|accessible a|adapte aux|adapte a|convient a",
  ],
  ['me', "nous n'avons|je n'ai|nous n'avons pas|je n'ai pas|on n'a|n'avons|n'ai"],
  ['of', "de|d'|des"],
];
