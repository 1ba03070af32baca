import type { Lexicon } from '../lexicon.ts';

/** Words about people in French; kinds as in the English list. */
export const people: Lexicon = [
  [
    'group:race',
    "abenaki|algonquin|algonquine|amerindien|amerindienne|arabe noir|arabo|asiate|asiatique|asiatiques|atikamekw|autochtone|autochtones|basane|beur|bien blanche|bigarre|black|blackos|blanc de souche|blanches|blancs|bronze|caucasien|caucasienne|caucasiens|cites|couleur de peau|couleur des gens|couple mixte|couples mixtes|cri|de couleur|de souche|diversifie|diversite|ebene|ethnie|ethnies|ethnique|fonce|foncee|gangs|gangs de rue|gens colores|gens de couleur|gens de race|ghetto|gitan|gitane|gitans|hispanique|hispaniques|homogene|huron|immigres noirs|indiens d'amerique|indigene|innu|innue|innus|inuit|inuite|inuk|kawish|la reserve|latina|latino|latinos|ma couleur|manouche|manouches|melange|melangee|meme race|meme sang|meme visage|metis|metissage|metisse|metissee|mi'kmaq|micmac|minorite|minorite ethnique|minorite visible|minorites|minorites ethniques|minorites visibles|mixte|mohawk|multi ethnique|multiculturel|multiethnique|negre|negres|negro|noir|noire|noires|noirs|notre couleur|peau|peau rouge|peaux|personnes de couleur|personnes racisees|plus blanc|plus blanche|premier peuple|premieres nations|premiers peuples|pure laine|racaille|race|race blanche|race noire|racial|raciale|racise|racisee|racises|reserve|rom|sang mele|sauvages|souche|souche europeenne|teint|teint clair|teint fonce|teinte|toute blanche|tsigane|tsiganes|types europeens|visages|visible minorite|voyous",
  ],
  [
    'color:race',
    'basane|blanc|blanche|bronze|brun|brune|clair|claire|colore|coloree|colores|couleur|fonce|jaune|noir|noire|pale|rouge|sombre|sombres',
  ],
  [
    'group:national_origin',
    "acadien|acadienne|accent|accent d'ailleurs|accent etranger|accents|afghan|afghane|africain|africaine|africains|albanais|albanaise|albertain|albertaine|algerien|algerienne|algeriens|allemand|allemande|allophone|allophones|americain|americaine|anglais|anglaise|anglophone|anglophones|anglos|angolais|angolaise|antillais|antillaise|arabe|arabes|argentin|argentine|armenien|armenienne|arrives d'hier|au pays|australien|australienne|autre pays|autres pays|autrichien|autrichienne|azeri|bangladais|bangladaise|bangladeshi|baragouine|baragouinent|barbadien|barbadienne|basque|belge|bengali|beninois|beninoise|bielorusse|bilingue|birman|birmane|boat people|bolivien|bolivienne|bonne langue|bosniaque|bresilien|bresilienne|breton|bulgare|burkinabe|burundais|burundaise|cambodgien|cambodgienne|camerounais|camerounaise|canadien|canadien francais|canadienne|canadiens|cantonais|cantonaise|carte verte|catalan|catalane|chilien|chilienne|chinois|chinoise|chypriote|citoyen|citoyenne|clandestin|clandestine|clandestins|colombien|colombienne|comorien|comorienne|compatriote|congolais|congolaise|coreen|coreenne|coreens|corse|costaricain|costaricaine|creole|croate|cubain|cubaine|d'ailleurs|danois|danoise|de chez nous|de l'etranger|de la place|de meme origine|de mon pays|de mon village|de notre pays|de souche|debarque|debarques|demandeur d'asile|demandeurs d'asile|dominicain|dominicaine|du bled|du coin|du pays|ecossais|ecossaise|egyptien|egyptienne|equatorien|equatorienne|erythreen|erythreenne|espagnol|espagnole|estonien|estonienne|ethiopien|ethiopienne|etranger|etrangere|etrangeres|etrangers|etudiant etranger|etudiants d'ailleurs|etudiants etrangers|etudiants indiens|etudiants internationaux|europeen|europeenne|expatrie|expatriee|expatries|farsi|finlandais|finlandaise|fraichement arrives|francais|francais de france|francaise|francophone|francophones|francos|gabonais|gabonaise|gaspesien|gaspesienne|georgien|georgienne|ghaneen|ghaneenne|grec|grecque|grecs|guadeloupeen|guadeloupeenne|guatemalteque|guineen|guineenne|gujarati|guyanais|guyanaise|haitien|haitienne|haitiens|hindi|hispanophones|hollandais|hollandaise|hondurien|hondurienne|hongkongais|hongkongaise|hongrois|hongroise|immigrant|immigrante|immigrantes|immigrants|immigrants illegaux|immigration|immigration recente|immigre|immigree|immigres|importes|indien|indienne|indiens|indonesien|indonesienne|irakien|irakienne|iranien|iranienne|irlandais|irlandaise|islandais|islandaise|israelien|israelienne|italien|italienne|italiens|ivoirien|ivoirienne|jamaicain|jamaicaine|japonais|japonaise|jordanien|jordanienne|kazakh|kenyan|kenyane|koweitien|koweitienne|kurde|langue|langue maternelle|laotien|laotienne|latine|latino americain|latino americains|latinos|letton|libanais|libanaise|lituanien|lituanienne|macedonien|macedonienne|maghrebin|maghrebine|maghrebins|malaisien|malaisienne|malgache|malien|malienne|maltais|maltaise|mandarin|marocain|marocaine|marocains|martiniquais|martiniquaise|mauricien|mauricienne|mauritanien|mauritanienne|meme langue|meme origine|mexicain|mexicaine|mexicains|migrant|migrante|migrants|moldave|mon pays|mongol|mongole|montenegrin|montenegrine|natif|natifs|natifs d'ici|nationalite|ne ailleurs|ne au canada|ne au quebec|ne ici|nee au canada|nee ici|neerlandais|neerlandaise|nees ici|neo ecossais|nepalais|nepalaise|nes ailleurs|nes au canada|nes au pays|nes au quebec|nes en amerique|nes ici|nicaraguayen|nigerian|nigeriane|nigerien|nigerienne|norvegien|norvegienne|notre pays|nouveaux arrivants|nouveaux venus|nouvel arrivant|ontarien|ontarienne|ougandais|ougandaise|ourdou|outre mer|ouzbek|pakistanais|pakistanaise|palestinien|palestinienne|panameen|panameenne|papiers|paraguayen|parlant|parlant francais|parle anglais|parle francais|parle pas|parlent|parlent anglais|parlent francais|parlent la langue|parler francais|passeport|pendjabi|persan|persane|peruvien|peruvienne|philippin|philippine|philippins|polonais|polonaise|porto ricain|portugais|portugaise|quebecois|quebecois de souche|quebecoise|quebecoises|qui parle francais|refugie|refugiee|refugies|resident permanent|resident permanents|residents permanents|roms|roumain|roumaine|roxham|russe|russes|rwandais|rwandaise|salvadorien|salvadorienne|sans papiers|sans statut|saoudien|saoudienne|senegalais|senegalaise|serbe|sicilien|sicilienne|singapourien|singapourienne|slave|slovaque|slovene|somalien|somalienne|souche|soudanais|soudanaise|sri lankais|sud africain|sud americain|suedois|suedoise|suisse|syrien|syrienne|syriens|taiwanais|taiwanaise|tamoul|tchadien|tchadienne|tcheque|temporaires|terre neuvien|thailandais|thailandaise|tibetain|tibetaine|togolais|togolaise|travailleur temporaire|travailleurs etrangers|trinidadien|trinidadienne|tunisien|tunisienne|turc|turque|ukrainien|ukrainienne|ukrainiens|unilingue|uruguayen|venant d'ailleurs|venezuelien|venezuelienne|venus d'ailleurs|viennent d'ailleurs|vient d'ailleurs|vietnamien|vietnamienne|vietnamiens|visa|visas|vrais canadiens|vrais quebecois|yemenite|fraichement debarque|drapeau|epices|boites aux lettres|crie en|enfants d'immigrants|musique arabe|leur pays|secondaire ici|antennes",
  ],
  [
    'group:religion',
    "adorateurs|adventiste|agnostique|aid|allaient a la messe|anglican|anglicane|apostolique|athee|athees|bahai|baptise|baptisee|baptises|baptiste|bar mitzvah|bar mitzvahs|barbes|barbu|barbus|bible|bigot|bon dieu|bondieusard|bondieuseries|bonne soeur|bonnes soeurs|bouddhiste|bouddhistes|burqa|cacher|careme|casher|catho|catholique|catholiques|chabbat|chapelet|chapelle|chiite|chretien|chretienne|chretiennes|chretiens|communion|congregation|copte|coran|couvertes|couvre chef|croient en dieu|croix|croyance|croyances|croyant|croyante|croyants|crucifix|culte|cure|dieu|diwali|druze|encens|evangelique|evangeliques|evangeliste|evangelistes|fanatiques|femme voilee|femmes voilees|fideles|foi|foulard|foulards|freres et soeurs|gens de la mosquee|gens de la synagogue|halal|hanouka|hassid|hassidim|hassidims|hassidique|hassidiques|hijab|hindou|hindoue|hindouiste|hindous|idoles|imam|integriste|islam|islamique|islamiste|ismaelien|ismaelienne|jehovah|jesus|juif|juifs|juive|juives|kippa|laic|laicite|laics|laique|laiques|loubavitch|lutherien|lutherienne|ma religion|mecreant|membres de notre|meme congregation|meme eglise|meme foi|meme mosquee|meme paroisse|meme religion|meme synagogue|meme temple|mennonite|menorah|messe|methodiste|monde de la mosquee|mormon|mormone|mormons|mosquee a|musulman|musulmane|musulmanes|musulmans|niqab|noel|non croyant|notre communaute|notre congregation|notre eglise|notre foi|notre mosquee|notre paroisse|notre religion|notre synagogue|notre temple|observant|observante|orthodoxe|orthodoxes|paien|paienne|paques|paroisse|paroissien|paroissienne|pasteur|peche|pelerin|pentecotiste|pratiquant|pratiquante|pratiquants|presbyterien|presbyterienne|priant|prie|prient|prier|priere|prieres|protestant|protestante|protestants|quaker|rabbin|ramadan|rastafari|religieuse|religieuses|religieux|religion|sabbat|salutiste|satanique|scientologue|se couvrent|secte|signes religieux|sikh|sikhs|sorcellerie|soutane|sunnite|taoiste|temoin|temoin de jehovah|temoins de jehovah|tete couverte|tete voilee|torah|turban|turbans|unitarien|unitarienne|va a l'eglise|va a la messe|valeurs chretiennes|vaudou|vendredi saint|voile|voilee|voilees|vont a l'eglise|vont a la messe|zoroastrien|zoroastrienne|chapeaux noirs|boudins|papillotes|grands manteaux|coucher du soleil|sapin|jeunent|vendredi au coucher|appel de la tour|egorgent|mouton|lampions",
  ],
  [
    'group:familial_status',
    "accotes|ado|adolescent|adolescents|ados|adultes seulement|autobus scolaire|balancoires|bambin|bebe|bebe qui pleure|bebes|berceau|bonne famille|bonnes familles|bruit d'enfants|celibataire|celibataires|concubin|concubinage|concubins|couches|couple marie|couple tranquille|couples avec enfants|couples maries|couples sans enfants|couples tranquilles|cris d'enfants|divorce|divorcee|divorces|ecoliers|eleves|enceinte|enceintes|enfant|enfants|enfants bruyants|enfants en bas age|enfants turbulents|etudiants|familial|familiale|famille nombreuse|famille traditionnelle|familles avec enfants|familles monoparentales|familles nombreuses|familles traditionnelles|femme enceinte|femmes enceintes|femmes seules avec enfants|fille mere|filles meres|flo|fratrie|gamin|gamins|garde partagee|garderie en milieu familial|gens avec enfants|gens maries|gens sans enfants|jeune couple|jeune famille|jeune parent|jeunes couples|jeunes enfants|jeunes familles|jeunes parents|jeunesse|jeunots|kids|landau|landaus|locataires matures|marie|mariee|marmaille|marmot|marmots|mature|matures|mere celibataire|mere monoparentale|mere seule|meres celibataires|meres monoparentales|meres seules|mineurs|mioche|mioches|moins de 18|moins de dix huit|monoparental|monoparentale|monoparentales|non maries|nourrisson|nouveau ne|nouveaux nes|papa maman|pas maries|pension alimentaire|pere celibataire|peres seuls|personnes agees|petits enfants|petits enfants qui crient|pleurs|pleurs de bebe|poussette|poussettes|progeniture|ranges|retraites sans enfants|sans enfants|sans progeniture|separes|ti cul|ti gars|tout petit|tout petits|tricycle|trottinettes|union libre|vieille fille|vieilles|vieux|vieux couples|vieux garcons|tricycles|craies|nouveau nes|petits pieds|jeux gonflables|enfants sont partis",
  ],
  [
    'household',
    'adulte|aines|conjoint|conjoints|couple|epouse|epouses|epoux|etudiant|etudiante|famille|femme|jeunes|mari|maris|menages|mere|parents|pere|petits|retraites',
  ],
  [
    'group:sex',
    "arc en ciel|bisexuel|bispirituel|celibataires males|celibataires masculins|chef de famille|cis|couple de femmes|couple de gars|couple gai|couple normal|couples d'hommes|couples de femmes|couples de gars|couples de lesbiennes|couples gais|couples gays|couples heteros|couples homosexuels|couples normaux|dame|dames|demoiselles|deux femmes|deux filles|deux gars|deux hommes|deux mamans|deux papas|drag queen|drag queens|drapeau arc en ciel|drapeaux arc en ciel|epouses de militaires|femelles|feminin|femme|femme seule|femmes|femmes seulement|femmes seules|fierte|fif|fille|filles|filles seulement|gai|gaie|gais|garcon|garcons|gars|gars celibataires|gars seuls|gay|gays|gouine|gouines|hetero|heteros|heterosexuel|heterosexuelle|heterosexuels|homme|homme seul|hommes|hommes celibataires|hommes seulement|hommes seuls|homo|homos|homosexualite|homosexuel|homosexuelle|homosexuels|intersexe|lesbienne|lesbiennes|lgbt|lgbtq|locataires feminines|madame|madames|male|masculin|meme sexe|messieurs|messieurs seuls|non binaire|occupantes|pd|pede|pedes|queer|queers|rainbow|residentes|tapette|trans|transgenre|transgenres|transsexuel|transsexuels|travelos|travesti|village gai|deux maris|un monsieur et une madame",
  ],
  [
    'group:disability',
    "a mobilite reduite|aidant|alcoolique|alcooliques|alcoolo|alzheimer|ambulance|ambulances|asile|attarde|autisme|autiste|autistes|autistique|aveugle|aveugles|bequilles|bipolaire|bonbonne|bonne sante|cancereux|canne|cannes|cas lourd|centre d'hebergement|centre de crise|centre de desintoxication|centre de jour|chaise roulante|chien d'assistance|chien guide|chiens d'assistance|chiens guides|choc post traumatique|chsld|cingles|contagieux|crises|cure de desintox|debile|deficience|deficience intellectuelle|deficient|deficiente|deficients|deficients intellectuels|deficients mentaux|demence|dependance|derange|derangee|deranges|desaxes|desequilibres|desintox|desintoxication|desorganises|detraque|drogue|droguee|drogues|en chaise roulante|en cure|en fauteuil roulant|en forme|en sante|epileptique|epileptiques|fauteuil|fauteuil roulant|fauteuils|fauteuils roulants|folle|folles|fou|fous|foyer|foyer de groupe|handi|handicap|handicape|handicapee|handicapees|handicapes|hepatite|infirme|infirmes|injection supervisee|interne|invalide|invalides|invalidite|ivrognes|junkie|legume|maison de chambres|maison de fous|maison de therapie|maison de transition|malade|malade mental|malade mentale|malades|malades mentales|malades mentaux|maladie mentale|maladies mentales|maladif|malentendant|malvoyant|marchette|marchettes|mental|mentale|mentaux|methadone|mobilite reduite|moyens physiques|muet|normal de la tete|oxygene|paralysie|paralysie cerebrale|paraplegique|parkinson|parlent tout seuls|personnes handicapees|perte d'autonomie|pleine forme|problemes de sante mentale|problemes mentaux|psychiatrie|psychiatrique|psychiatrises|readaptation|ressource intermediaire|retarde|ri|saine d'esprit|sains d'esprit|sante mentale|sante mentale fragile|schizo|schizophrene|schizophrenes|schizos|sclerose|seringues|seropositif|seropositifs|seropositive|sida|sidatiques|sideen|soignes|soins a domicile|soulons|sourd|sourde|sourds|sourds muets|sur l'invalidite|tdah|tdl|therapie|tourette|toxico|toxicomane|toxicomanes|traumatise|traumatises|trisomie|trisomique|trisomiques|trouble|trouble mental|troubles mentaux|tsa|tspt|tuberculose|valide|vih|intellectuel|transport adapte|intervenants|infirmiere|navette du centre",
  ],
  [
    'income',
    "aide sociale|allocations|assiste social|assistee sociale|assistees sociales|assistes sociaux|aux frais de l'etat|bien etre social|bs|chomeur|chomeurs|hlm|pauvres|prestataires|subvention|subventionnes|sur l'aide sociale|sur le bien etre|sur le bs",
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
    'en grande partie|en majorite|essentiellement|generalement|la plupart|majoritaire|majoritairement|partout|plutot|presque juste|presque que|presque tous|principalement|surtout|surtout des',
  ],
  [
    'alike',
    "aille avec|bon genre|bon monde|ce monde|ce monde la|certain genre|certain profil|certaine clientele|certaine population|ces gens|ces gens la|comme il faut|comme le notre|comme ma famille|comme moi|comme nous|comme nous autres|comme nous partout|d'ici|de chez nous|de notre|de notre couleur|de notre milieu|des comme nous|disons|du bon monde|entre nous|gens bien|gens comme nous|me ressemble|meme|meme genre|meme mentalite|meme milieu|meme monde|meme tete|monde comme il faut|monde comme nous|normal|normaux|nos gens|nos pareils|nos semblables|nos valeurs|notre espece|notre genre|notre monde|notre sorte|nous autres|nous ressemble|nous ressemblent|on se comprend|partage|partagent|pas raciste|pour le dire poliment|sans etre raciste|seul|seule personne|si vous me suivez|si vous voyez|sort de gens|traditionnel|tse|tu comprends|valeurs|vous comprenez|vous me comprenez|vous me suivez|vous voyez|vous voyez le genre",
  ],
  [
    'changed',
    "a bien change|a change|a l'ancienne|avant que|change|change de couleur|change de visage|comme autrefois|comme avant|comme dans le temps|d'antan|devenu|devenue|encore|est restee|garder ca|pas encore|preserve|reste|restee",
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
