import type { Lexicon } from '../lexicon.ts';

/** Words about people in French; kinds as in the English list. */
export const people: Lexicon = [
  [
    'group:race',
    "abenaki|algonquin|amerindien|amerindienne|arabe noir|arabo|asiate|asiatique|asiatiques|atikamekw|autochtone|autochtones|basane|beur|bien blanche|bigarre|black|blanches|blancs|bronze|caucasien|caucasienne|caucasiens|couleur de peau|couleur des gens|couple mixte|couples mixtes|cri|de couleur|de souche|diversifie|diversite|ethnie|ethnies|ethnique|fonce|foncee|gangs|gangs de rue|gens de couleur|gens de race|ghetto|gitan|gitans|hispanique|hispaniques|homogene|huron|immigres noirs|indiens d'amerique|indigene|innu|inuit|inuk|kawish|latina|latino|latinos|ma couleur|melange|melangee|meme race|meme sang|meme visage|metis|metisse|metissee|mi'kmaq|micmac|minorite|minorite ethnique|minorite visible|minorites|minorites ethniques|minorites visibles|mixte|mohawk|multi ethnique|multiculturel|multiethnique|negre|negres|negro|noir|noire|noires|noirs|notre couleur|peau|peau rouge|peaux|personnes de couleur|personnes racisees|plus blanc|plus blanche|premier peuple|premieres nations|premiers peuples|pure laine|racaille|race|race blanche|race noire|racial|raciale|racise|racisee|racises|reserve|rom|sang mele|sauvages|souche|teint|teint clair|teint fonce|teinte|toute blanche|tsigane|tsiganes|visages|visible minorite|voyous",
  ],
  ['color:race', 'blanc|blanche|brun|brune|clair|claire|couleur|fonce|jaune|noir|noire|pale|rouge'],
  [
    'group:national_origin',
    "acadien|acadienne|accent|afghan|afghane|africain|africaine|africains|albanais|albertain|algerien|algerienne|algeriens|allemand|allemande|allophone|allophones|americain|americaine|anglais|anglaise|anglophone|anglophones|angolais|antillais|arabe|arabes|argentin|armenien|armenienne|australien|autre pays|autres pays|autrichien|azeri|bangladais|bangladeshi|baragouine|baragouinent|barbadien|basque|belge|bengali|beninois|bielorusse|bilingue|birman|boat people|bolivien|bonne langue|bosniaque|bresilien|bresilienne|breton|bulgare|burkinabe|burundais|cambodgien|cambodgienne|camerounais|canadien|canadien francais|canadienne|canadiens|cantonais|catalan|chilien|chilienne|chinois|chinoise|chypriote|citoyen|citoyenne|clandestin|clandestins|colombien|colombienne|comorien|compatriote|congolais|congolaise|coreen|coreenne|coreens|corse|costaricain|creole|croate|cubain|cubaine|d'ailleurs|danois|de chez nous|de l'etranger|de la place|de meme origine|de mon pays|de notre pays|de souche|debarque|demandeur d'asile|demandeurs d'asile|dominicain|dominicaine|du coin|du pays|ecossais|egyptien|egyptienne|equatorien|equatorienne|erythreen|espagnol|espagnole|estonien|ethiopien|etranger|etrangere|etrangeres|etrangers|etudiant etranger|etudiants etrangers|etudiants indiens|etudiants internationaux|europeen|europeenne|expatrie|expatriee|farsi|finlandais|francais|francais de france|francaise|francophone|francophones|gabonais|gaspesien|georgien|ghaneen|grec|grecque|grecs|guadeloupeen|guatemalteque|guineen|gujarati|guyanais|haitien|haitienne|haitiens|hindi|hispanophones|hollandais|hondurien|hongkongais|hongrois|immigrant|immigrante|immigrantes|immigrants|immigrants illegaux|immigration|immigre|immigree|immigres|importes|indien|indienne|indiens|indonesien|irakien|iranien|iranienne|irlandais|irlandaise|islandais|israelien|italien|italienne|italiens|ivoirien|ivoirienne|jamaicain|jamaicaine|japonais|japonaise|jordanien|kazakh|kenyan|koweitien|kurde|langue|langue maternelle|laotien|latino americain|latino americains|latinos|letton|libanais|libanaise|lituanien|macedonien|maghrebin|maghrebine|maghrebins|malaisien|malgache|malien|maltais|mandarin|marocain|marocaine|marocains|martiniquais|mauricien|mauritanien|meme langue|meme origine|mexicain|mexicaine|mexicains|migrant|migrante|migrants|moldave|mon pays|mongol|montenegrin|natif|nationalite|ne ailleurs|ne au canada|ne au quebec|ne ici|nee au canada|nee ici|neerlandais|nees ici|neo ecossais|nepalais|nes ailleurs|nes au canada|nes au pays|nes au quebec|nes en amerique|nes ici|nicaraguayen|nigerian|nigerien|norvegien|notre pays|nouveaux arrivants|nouveaux venus|nouvel arrivant|ontarien|ougandais|ourdou|outre mer|ouzbek|pakistanais|pakistanaise|palestinien|panameen|paraguayen|parlant|parlant francais|parle anglais|parle francais|parle pas|parlent|parlent anglais|parlent francais|parlent la langue|parler francais|passeport|pendjabi|persan|peruvien|peruvienne|philippin|philippine|philippins|polonais|polonaise|porto ricain|portugais|portugaise|quebecois|quebecois de souche|quebecoise|quebecoises|qui parle francais|refugie|refugiee|refugies|resident permanent|roms|roumain|roumaine|roxham|russe|russes|rwandais|salvadorien|salvadorienne|sans papiers|sans statut|saoudien|senegalais|senegalaise|serbe|sicilien|singapourien|slave|slovaque|slovene|somalien|somalienne|soudanais|sri lankais|sud africain|sud americain|suedois|suisse|syrien|syrienne|syriens|taiwanais|tamoul|tchadien|tcheque|terre neuvien|thailandais|tibetain|togolais|travailleur temporaire|travailleurs etrangers|trinidadien|tunisien|tunisienne|turc|turque|ukrainien|ukrainienne|ukrainiens|unilingue|uruguayen|venant d'ailleurs|venezuelien|venus d'ailleurs|viennent d'ailleurs|vient d'ailleurs|vietnamien|vietnamienne|vietnamiens|vrais canadiens|vrais quebecois|yemenite",
  ],
  [
    'group:religion',
    "adventiste|agnostique|aid|anglican|apostolique|athee|athees|bahai|baptise|baptisee|baptiste|barbu|bible|bigot|bondieusard|bouddhiste|bouddhistes|burqa|cacher|careme|casher|catho|catholique|catholiques|chabbat|chapelet|chiite|chretien|chretienne|chretiennes|chretiens|communion|congregation|copte|croient en dieu|croix|croyance|croyant|croyante|croyants|crucifix|culte|cure|dieu|diwali|druze|encens|evangelique|evangeliques|evangeliste|fanatiques|femme voilee|femmes voilees|fideles|foi|foulard|freres et soeurs|gens de la mosquee|gens de la synagogue|halal|hanouka|hassidim|hassidique|hassidiques|hijab|hindou|hindoue|hindouiste|hindous|integriste|islam|islamique|islamiste|ismaelien|ismaelienne|jehovah|jesus|juif|juifs|juive|juives|kippa|laic|laicite|laique|loubavitch|lutherien|ma religion|mecreant|membres de notre|meme eglise|meme foi|meme religion|mennonite|menorah|messe|methodiste|monde de la mosquee|mormon|mormone|mormons|mosquee a|musulman|musulmane|musulmanes|musulmans|niqab|noel|non croyant|notre communaute|notre eglise|notre foi|notre mosquee|notre religion|observant|observante|orthodoxe|orthodoxes|paien|paques|paroissien|paroissienne|peche|pelerin|pentecotiste|pratiquant|pratiquante|pratiquants|presbyterien|prie|prient|priere|protestant|protestante|protestants|quaker|ramadan|rastafari|religieuse|religieuses|religieux|religion|sabbat|salutiste|satanique|scientologue|secte|sikh|sikhs|sorcellerie|soutane|sunnite|taoiste|temoin de jehovah|temoins de jehovah|turban|unitarien|va a l'eglise|valeurs chretiennes|vaudou|vendredi saint|voile|voilee|voilees|vont a l'eglise|vont a la messe|zoroastrien",
  ],
  [
    'group:familial_status',
    "ado|adolescent|adolescents|ados|autobus scolaire|bambin|bebe|bebe qui pleure|bebes|berceau|celibataire|celibataires|concubin|concubinage|couches|couple marie|couples avec enfants|couples maries|couples sans enfants|cris d'enfants|divorce|divorcee|divorces|ecoliers|eleves|enceinte|enceintes|enfant|enfants|enfants bruyants|enfants en bas age|enfants turbulents|familial|familiale|famille nombreuse|familles avec enfants|familles monoparentales|familles nombreuses|femme enceinte|femmes enceintes|fille mere|filles meres|flo|fratrie|gamin|gamins|garde partagee|garderie en milieu familial|gens avec enfants|gens maries|jeune couple|jeune famille|jeunes couples|jeunes enfants|jeunes familles|jeunesse|kids|marie|mariee|marmaille|marmot|mere celibataire|mere monoparentale|mere seule|meres celibataires|meres monoparentales|meres seules|mineurs|mioche|moins de 18|moins de dix huit|monoparental|monoparentale|monoparentales|nourrisson|nouveau ne|nouveaux nes|pas maries|pere celibataire|peres seuls|personnes agees|petits enfants|petits enfants qui crient|poussette|poussettes|progeniture|ranges|sans enfants|separes|ti cul|ti gars|tout petit|tout petits|tricycle|union libre|vieille fille|vieilles|vieux|vieux garcons",
  ],
  ['household', 'adulte|aines|couple|etudiant|etudiante|famille|jeunes|parents|petits|retraites'],
  [
    'group:sex',
    "arc en ciel|bisexuel|bispirituel|celibataires masculins|chef de famille|cis|couple de femmes|couple de gars|couple gai|couples d'hommes|couples de femmes|couples de gars|couples de lesbiennes|couples gais|couples gays|couples homosexuels|dame|dames|demoiselles|deux femmes|deux hommes|deux mamans|deux papas|drag queen|drag queens|femelles|feminin|femme|femme seule|femmes|femmes seules|fierte|fif|fille|filles|gai|gaie|gais|garcon|garcons|gars|gars seuls|gay|gays|genre|gouine|hetero|heterosexuel|heterosexuelle|heterosexuels|homme|homme seul|hommes|hommes seuls|homos|homosexuel|homosexuelle|homosexuels|intersexe|lesbienne|lesbiennes|lgbt|lgbtq|madame|male|masculin|meme sexe|messieurs|messieurs seuls|non binaire|pede|queer|queers|rainbow|tapette|trans|transgenre|transgenres|transsexuel|transsexuels|travesti|village gai",
  ],
  [
    'group:disability',
    "a mobilite reduite|aidant|alcoolique|alcooliques|alcoolo|alzheimer|asile|attarde|autisme|autiste|autistes|aveugle|aveugles|bequilles|bipolaire|bonne sante|cancereux|canne|cas lourd|centre d'hebergement|centre de crise|centre de desintoxication|centre de jour|chaise roulante|chien d'assistance|chien guide|chiens d'assistance|chiens guides|chsld|cingles|contagieux|debile|deficience|deficience intellectuelle|deficient|deficiente|deficients|deficients intellectuels|deficients mentaux|demence|dependance|derange|desequilibres|desintox|desintoxication|desorganises|detraque|drogue|droguee|drogues|en chaise roulante|en fauteuil roulant|en forme|en sante|epileptique|fauteuil|fauteuil roulant|fauteuils roulants|folle|folles|fou|fous|foyer|foyer de groupe|handicap|handicape|handicapee|handicapees|handicapes|hepatite|infirme|infirmes|injection supervisee|interne|invalide|invalides|ivrognes|junkie|maison de chambres|maison de fous|maison de therapie|maison de transition|malade|malade mental|malade mentale|malades mentales|malades mentaux|maladie mentale|maladies mentales|malentendant|malvoyant|marchette|mental|mentale|mentaux|methadone|mobilite reduite|moyens physiques|muet|paralysie|paralysie cerebrale|paraplegique|parkinson|personnes handicapees|pleine forme|problemes de sante mentale|problemes mentaux|psychiatrie|psychiatrique|psychiatrises|readaptation|ressource intermediaire|retarde|ri|sante mentale|sante mentale fragile|schizophrene|schizophrenes|sclerose|seringues|seropositif|seropositifs|seropositive|sida|sideen|soignes|soins a domicile|soulons|sourd|sourde|sourds|sourds muets|tdah|tdl|therapie|tourette|toxico|toxicomane|toxicomanes|trisomie|trisomique|trisomiques|trouble|trouble mental|troubles mentaux|tsa|tuberculose|valide|vih",
  ],
  [
    'income',
    'aide sociale|assiste social|assistes sociaux|bien etre social|bs|chomeurs|hlm|pauvres|prestataires|subvention|sur le bs',
  ],
  [
    'neighbor',
    "aucun|autrui|bande|celles|ceux|client|clientele|communaute|coproprietaire|des notres|du monde|espece|eux|foyers|gang|genre|genre de monde|gens|habitant|individu|la clientele|le reste|le voisin|les autres|les miens|les notres|les voisins|locataire|majorite|membres|menage|mes semblables|monde|noms|occupant|personne|population|pourcentage|proprietaire|proprio|quelqu'un|resident|residente|rien que du monde|sorte|sorte de monde|tout le monde|type de monde|voisin|voisinage|voisine",
  ],
  [
    'area',
    "allee|arrondissement|ascenseur|avenue|balcon|banlieue|batiment|batisse|bloc|bout|bout la|boutte|building|coin|coin la|complexe|condo|coproprietes|corridor|cote|couloir|cour|croissant|developpement|duplex|edifice|enclave|endroit|entree|environnement|escalier commun|etage|hall|immeuble|impasse|logement d'en bas|logement d'en haut|lotissement|milieu|palier|partie|pate de maisons|place|plateau|quartier|rang|rangee|region|residence|rue|ruelle|secteur|stationnement|syndicat|tour|triplex|village|ville|voisinage|zone",
  ],
  [
    'nearby',
    "a cote|a l'etage|alentours|au dessus|au milieu|autour|aux alentours|avec eux|chez eux|chez le voisin|chez les voisins|comme voisin|d'a cote|dans l'immeuble|dans la batisse|dans la residence|dans la rue|dans le bloc|dans le coin|dans le quartier|dans les environs|de nous|en bas|en dessous|en haut|entoure|entouree|entre|parmi|parmi elles|pres de chez|sur l'etage|sur la rue|sur ma rue",
  ],
  [
    'living',
    "achete|arrives|cotoyer|demeure|demeurent|emmenagent|emmenager|envahi|habitant|habite|habitent|habiter|installes|logent|ont achete|placent|prennent|residant|resident|rester|s'installent|s'installer|se tiennent|vit|vivant|vive|vivent|vivre",
  ],
  [
    'no',
    "aucun|aucune|exclure|interdire|interdit|interdite|jamais|n'|ne|ni|non|nulle part|pas|personne|plus de|refuse|refusent|rien|sans|sauf|ss|zero",
  ],
  [
    'avoid',
    "a l'ecart|ailleurs|au lieu|autre chose|derange|derangent|deteste|enerve|enervent|evite|eviter|evitez|fuir|fuis|j'evite|loin|loin de|mal a l'aise|mefie|ne veux pas|non merci|pas chez nous|pas pour nous|peur|ras le bol|ras le pompon|surtout pas|tanne|tannee|tant que|tres peu pour moi|veut pas|veut rien savoir|veux pas|veux rien savoir|voulons pas",
  ],
  ['few', 'le moins|moins|moins de|pas beaucoup|pas tant|pas trop|peu|peu de'],
  [
    'many',
    "beaucoup|d'autres|nombreux|plein|plein de|pleine|plus de|plusieurs|rempli|remplie|tant|tellement|trop|trop de|y'en a",
  ],
  [
    'only',
    "100|entierement|exclusivement|juste|purement|qu'|que|que des|que du|reserve|reservee|rien que|seul|seulement|tous|tout|toute|uniquement",
  ],
  [
    'mostly',
    'en majorite|essentiellement|generalement|la plupart|majoritaire|majoritairement|partout|plutot|principalement|surtout',
  ],
  [
    'alike',
    "aille avec|bon genre|bon monde|ce monde la|ces gens la|comme le notre|comme ma famille|comme moi|comme nous|comme nous autres|comme nous partout|d'ici|de chez nous|de notre|entre nous|me ressemble|meme|normal|normaux|nos gens|nos semblables|nos valeurs|notre espece|notre genre|notre monde|nous autres|nous ressemble|nous ressemblent|partage|partagent|seul|seule personne|sort de gens|traditionnel|tse|tu comprends|valeurs|vous comprenez|vous me comprenez",
  ],
  [
    'changed',
    "a l'ancienne|change|comme avant|devenu|devenue|encore|est restee|garder ca|pas encore|preserve|reste|restee",
  ],
  [
    'self',
    "il me faut|j'ai|j'arrive|je paye|je suis|je viens|ma|ma blonde|ma femme|ma fille|ma mere|maman|me|mes|moi|mon|mon chum|mon conjoint|mon fils|mon mari|mon pere|nos|notre|nous|nous arrivons|nous avons|nous sommes|on a|on cherche|on est|on mange|on vient|on y va|papa",
  ],
  [
    'wish',
    "acheteur veut|aimerais|besoin|cherche|cherchons|client veut|cliente veut|demande|est ce que|exige|j'exige|je veux|merci|montrez|on cherche|on veut|prefere|prefererais|s'il vous plait|souhaite|svp|trouve|trouvez|veut|veux|voudrais|voulons",
  ],
  [
    'must',
    'accepte|acceptent|admettent|admis|bienvenus|devraient|devrait|doit|doit pas|doivent|est|etre|faut|il faut|permis|soient|soit|sont',
  ],
  ['where', 'dont|la ou|ou|qui|tels que|un coin ou|une place ou'],
  [
    'thing',
    "accessible|adapte|adaptee|appartement|arbre|arches|armoires|ascenseur|bachelor|bain|barres|barres d'appui|basilique|bigeneration|bigenerationnelle|bois|boucherie|boulangerie|brique|budget|bureau|cathedrale|cegep|centre|ceramique|chambre|chapelle|chemin|cimetiere|clinique|cloture|cloturee|college|commerce|comptoir|condo|cour|couvent|cpe|cuisine|douche|ecole|eglise|epicerie|escalier|eviers|facade|fenetres|foyer|garage|garderie|granit|hopital|institut|jardin|lac|lavabo|loft|logement|magasin|maison|marbre|marche|monastere|mont|mosquee|mur|musee|notre dame|noyer|oratoire|parc|paroisse|pavillon|piece|piscine|plain pied|plancher|poirier|porte|presbytere|quartz|rampe|restaurant|revetement|rez de chaussee|riviere|rue de|saint|sainte|salle|salle familiale|sonnette|sous sol|studio|style|supermarche|synagogue|temple|terrain|terrain de jeux|toit|toiture|tuile|unifamiliale|universite|volets",
  ],
  [
    'near',
    "a cinq minutes|a deux pas|a distance de marche|a moins de|a pied|a proximite|distance de marche|min|minutes|pas loin|pres|pres d'|pres de|proche",
  ],
  ['cut', 'a|dans|en|pour|avec'],
];
