import { each, type Lexicon } from '../lexicon.ts';

/** Ready-made readings: how good, how new, how walkable, and in which order; French. */
export const judgements: Lexicon = [
  [
    'quality:7',
    'bonne|bonnes|bien cotees|bon|bien cotee|de qualite|reputees|decentes|bons|reputee|bien notees|bien notee|bien classees|bien classee|correctes|de bonne qualite',
  ],
  [
    'quality:8',
    'excellente|excellentes|meilleure|meilleures|tres bonnes|les meilleures|super|excellent|exceptionnelles|superbes|tres bonne|reputation excellente|top|grandes|tres bien cotees|mieux cotees|les mieux cotees|formidables|excellents|remarquables|hors pair|tres reputees|les plus reputees|super bonnes|hautement cotees|de premier plan|les mieux notees|mieux notees|tres bien notees|prestigieuses',
  ],
  [
    'set:walk>=70',
    "quartier pietonnier|tout a pied|marchable|a distance de marche de tout|ou l'on peut tout faire a pied|tout faire a pied|pietonnier|faire tout a pied|ou on peut marcher|convivial pour les pietons|propice a la marche|pietonniere|secteur pietonnier|tout se fait a pied|tout accessible a pied|se deplacer a pied|vivre sans voiture|tout a distance de marche",
  ],
  [
    'set:walk>=90',
    'tres marchable|tres pietonnier|quartier tres pietonnier|paradis des pietons|tres pietonniere|extremement marchable|paradis du pieton|secteur tres pietonnier|paradis pour pietons|tres propice a la marche',
  ],
  [
    'set:hoa<=0',
    'sans frais de condo|pas de frais de condo|aucun frais de condo|sans hoa|sans frais de copropriete|pas de hoa|pas de frais de copropriete|aucuns frais de condo|sans frais mensuels|aucun frais de copropriete|sans charges de copropriete|aucuns frais de copropriete|sans association de proprietaires|sans frais communs|aucun hoa|pas de frais communs|sans charges',
  ],
  [
    'set:hoa<=200',
    `frais de condo bas|bas frais de condo|faibles frais de condo|frais de copropriete bas|frais de condo peu eleves|faibles frais de copropriete|petits frais de condo|frais de condo raisonnables|frais de condo faibles|frais de copropriete peu eleves|frais bas|frais de copropriete raisonnables|frais de copropriete faibles|frais de condo abordables|${each('sans|pas de|pas trop de|aucun', 'frais de condo|frais de copropriete|frais de condos|charges|frais', 'eleves|trop eleves|exorbitants|excessifs|de fou|trop chers')}`,
  ],
  [
    'set:dom<=7',
    "nouvelle inscription|nouvelles inscriptions|vient d'etre inscrit|inscrit cette semaine|nouveau sur le marche|nouvellement inscrit|nouvelle sur le marche|vient d'arriver sur le marche|inscrites cette semaine|inscrite cette semaine|nouveaute|nouveautes|tout juste inscrit|vient d'etre mis en vente|recemment inscrit|recemment inscrite|nouvelles annonces|vient d'etre mise en vente|vient de sortir sur le marche|nouvellement sur le marche|tout juste inscrite|vient d'etre inscrite|mise en vente cette semaine|mis en vente cette semaine|affichees cette semaine|affiche cette semaine|nouvelle annonce|recemment mis en vente|recemment mise en vente|nouvellement inscrite|arrive sur le marche cette semaine|inscrit recemment|derniere semaine|ajoute cette semaine|ajoutee cette semaine|ajoutees cette semaine|affichee cette semaine|en vente depuis cette semaine|publiee cette semaine|vient d'arriver|viennent d'arriver|vient de sortir|viennent de sortir|qui vient d'etre inscrit|fraichement inscrit|fraichement inscrite|inscrit depuis moins d'une semaine|inscrits cette semaine|arrive cette semaine|arrives cette semaine|sortie cette semaine|sorties cette semaine|sorti cette semaine|depuis moins d'une semaine|les nouvelles de la semaine|mise en vente recente|cette semaine sur le marche|tout frais sur le marche|nouveau listing|nouveaux listings|listing frais|toute nouvelle annonce",
  ],
  [
    'sort:price_asc',
    "moins cher|moins chere|moins cheres|les moins cheres|le moins cher|pas cher|pas chere|pas cheres|abordable|abordables|prix croissant|les moins chers|moins chers|les moins cheres d'abord|les moins chers d'abord|la moins chere|plus abordable|pas chers|le moins cher possible|les plus abordables|bon marche|du moins cher au plus cher|par prix croissant|le moins cher d'abord|ordre croissant de prix|le plus abordable|moins cher en premier|moins cheres en premier|tri par prix|la moins chere possible|a bas prix|petit prix|les moins cheres en premier|prix le plus bas|prix les plus bas|economique|prix du plus bas au plus haut|du plus bas au plus haut|du plus petit prix au plus grand|du moins cher|en commencant par les moins cheres|en commencant par le moins cher|commence par le moins cher|le prix le plus bas d'abord|accessible cote prix|par ordre de prix|par prix|ordre de prix|trie par prix|triees par prix|classe par prix|classees par prix|moins dispendieux|moins dispendieuse|moins dispendieuses|le moins dispendieux|pas trop cher|pas trop chere|pas trop cheres|pas dispendieux|pas dispendieuse|peu dispendieux|abordables d'abord|le plus bas prix|les moins dispendieuses|a prix doux|prix ascendant|les prix les plus bas|moins couteux|moins couteuse",
  ],
  [
    'sort:price_desc',
    "plus cher|plus chere|plus cheres|les plus cheres|le plus cher|prix decroissant|les plus chers|la plus chere|par prix decroissant|du plus cher au moins cher|les plus chers d'abord|les plus cheres d'abord|plus chers|du plus cher au plus bas|prix du plus haut au plus bas|du plus haut au plus bas|plus dispendieux|plus dispendieuses|les plus dispendieuses|le plus dispendieux|prix descendant|en commencant par les plus cheres|en commencant par le plus cher|les plus cheres en premier|le plus cher en premier|le plus cher d'abord|prix le plus eleve|prix les plus eleves|haut de gamme d'abord",
  ],
  [
    'sort:newest',
    "plus recent|plus recente|plus recentes|les plus recentes|plus recents|les plus recents|les plus recentes d'abord|les plus recents d'abord|les nouvelles d'abord|plus recents d'abord|plus recentes d'abord|les dernieres inscriptions|dernieres annonces|inscriptions les plus recentes|annonces les plus recentes|les nouveautes d'abord|les plus recentes en premier|du plus recent au plus ancien|les plus nouvelles d'abord|dernieres inscriptions|les plus recents en premier|par date|derniers arrives|dernieres arrivees|derniers inscrits|dernieres inscrites|par date d'inscription|par date de publication|les derniers sur le marche|derniers ajouts|les plus fraiches|du plus recent au plus vieux|par ordre de date|par anciennete d'annonce|classe par date|tri par date|dernieres nouveautes|les dernieres sorties|dernieres mises en vente|plus frais d'abord|le plus recent en premier|la plus recente en premier|nouveaux d'abord|nouveautes d'abord|nouveautes en premier|les nouveautes en haut",
  ],
  [
    'sort:sqft_desc',
    "plus grande|plus grand|le plus grand|la plus grande|les plus grandes|plus spacieux|les plus grands|la plus grande possible|le plus grand possible|les plus grandes d'abord|plus grands|plus grandes|la plus spacieuse|le plus spacieux|le plus de superficie|plus d'espace|les plus grands d'abord|les plus spacieux|les plus spacieuses|le plus d'espace|plus grande superficie|la plus grande superficie|le plus vaste|la plus vaste|par superficie|la plus grande en premier|les plus grandes en premier|les plus grands en premier|du plus grand au plus petit|de la plus grande a la plus petite|par grandeur|par taille|grandeur decroissante|superficie decroissante|par superficie decroissante|plus grande surface|les plus grandes surfaces|le plus de pieds carres|le plus gros|la plus grosse|les plus grosses|plus gros d'abord|plus spacieuse",
  ],
  [
    'sort:lot_desc',
    "plus grand terrain|le plus grand terrain|plus grands terrains|les plus grands terrains|les plus grands terrains d'abord|plus grande cour|la plus grande cour|le plus de terrain|le plus grand terrain possible|plus vaste terrain|le plus grand terrain d'abord|terrain le plus grand|les plus grands terrains en premier|par grandeur de terrain|par taille de terrain|par superficie de terrain|du plus grand terrain au plus petit|plus grosse cour",
  ],
  [
    'sort:price_per_sqft_asc',
    'meilleur rapport qualite prix|meilleur prix au pied carre|meilleure valeur|bon rapport qualite prix|rapport qualite prix|meilleures aubaines|meilleure aubaine|meilleur prix au m2|meilleur prix au metre carre|prix au pied carre le plus bas|aubaine|aubaines|le plus pour mon argent|meilleurs rapports qualite prix|bonne affaire|bonnes affaires|meilleures affaires|prix au pied carre|prix au pied carre croissant|par prix au pied carre|cout au pied carre|prix du pied carre|le plus bas prix au pied carre|prix au metre carre|le meilleur prix au pied|plus pour mon argent|plus pour notre argent|en avoir pour mon argent|meilleur deal|meilleurs deals|meilleure occasion|meilleures occasions|bon deal|bons deals|bonne occasion|les aubaines|prix m2|prix au m2 le plus bas',
  ],
  [
    'sort:roi_desc',
    "meilleur rendement|bon investissement|rendement|meilleur retour sur investissement|retour sur investissement|rentable|plus rentable|meilleur investissement|meilleurs rendements|le plus rentable|bon rendement|plus rentables|les plus rentables|rendement eleve|rentabilite|haut rendement|meilleure rentabilite|rendement le plus eleve|le meilleur rendement|plus haut rendement|bon placement|plus grand rendement|investissement rentable|bon retour sur investissement|rentables|excellent investissement|plus haut rendement d'abord|fort rendement|rendement avant tout|rentabilite avant tout|rendement locatif|meilleur rendement locatif|cashflow|bon cashflow|cash flow positif|cashflow positif|plus payant|les plus payants|par rendement|trie par rendement|rendement decroissant|taux de rendement|meilleur placement|le plus rentable d'abord|potentiel d'investissement|rendement le plus haut|tga",
  ],
];
