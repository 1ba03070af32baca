import type { Lexicon } from '../lexicon.ts';

/** Ready-made readings: how good, how new, how walkable, and in which order; French. */
export const judgements: Lexicon = [
  ['quality:7', 'bonne|bonnes|bien cotees|bon|bien cotee|de qualite|reputees|decentes|bons'],
  [
    'quality:8',
    'excellente|excellentes|meilleure|meilleures|tres bonnes|les meilleures|super|excellent|exceptionnelles|superbes|tres bonne|reputation excellente|top|grandes|tres bien cotees|mieux cotees|les mieux cotees|formidables|excellents|remarquables|hors pair',
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
    'frais de condo bas|bas frais de condo|faibles frais de condo|frais de copropriete bas|frais de condo peu eleves|faibles frais de copropriete|petits frais de condo|frais de condo raisonnables|frais de condo faibles|frais de copropriete peu eleves|frais bas|frais de copropriete raisonnables|frais de copropriete faibles|frais de condo abordables',
  ],
  [
    'set:dom<=7',
    "nouvelle inscription|nouvelles inscriptions|vient d'etre inscrit|inscrit cette semaine|nouveau sur le marche|nouvellement inscrit|nouvelle sur le marche|vient d'arriver sur le marche|inscrites cette semaine|inscrite cette semaine|nouveaute|nouveautes|tout juste inscrit|vient d'etre mis en vente|recemment inscrit|recemment inscrite|nouvelles annonces|vient d'etre mise en vente|vient de sortir sur le marche|nouvellement sur le marche|tout juste inscrite|vient d'etre inscrite|mise en vente cette semaine|mis en vente cette semaine|affichees cette semaine|affiche cette semaine|nouvelle annonce|recemment mis en vente|recemment mise en vente|nouvellement inscrite|arrive sur le marche cette semaine|inscrit recemment|derniere semaine|ajoute cette semaine|ajoutee cette semaine|ajoutees cette semaine|affichee cette semaine|en vente depuis cette semaine|publiee cette semaine",
  ],
  [
    'sort:price_asc',
    "moins cher|moins chere|moins cheres|les moins cheres|le moins cher|pas cher|pas chere|pas cheres|abordable|abordables|prix croissant|les moins chers|moins chers|les moins cheres d'abord|les moins chers d'abord|la moins chere|plus abordable|pas chers|le moins cher possible|les plus abordables|bon marche|du moins cher au plus cher|par prix croissant|le moins cher d'abord|ordre croissant de prix|le plus abordable|moins cher en premier|moins cheres en premier|tri par prix|la moins chere possible|a bas prix|petit prix|les moins cheres en premier|prix le plus bas|prix les plus bas|economique",
  ],
  [
    'sort:price_desc',
    "plus cher|plus chere|plus cheres|les plus cheres|le plus cher|prix decroissant|les plus chers|la plus chere|par prix decroissant|du plus cher au moins cher|les plus chers d'abord|les plus cheres d'abord|plus chers",
  ],
  [
    'sort:newest',
    "plus recent|plus recente|plus recentes|les plus recentes|plus recents|les plus recents|les plus recentes d'abord|les plus recents d'abord|les nouvelles d'abord|plus recents d'abord|plus recentes d'abord|les dernieres inscriptions|dernieres annonces|inscriptions les plus recentes|annonces les plus recentes|les nouveautes d'abord|les plus recentes en premier|du plus recent au plus ancien|les plus nouvelles d'abord|dernieres inscriptions|les plus recents en premier|par date",
  ],
  [
    'sort:sqft_desc',
    "plus grande|plus grand|le plus grand|la plus grande|les plus grandes|plus spacieux|les plus grands|la plus grande possible|le plus grand possible|les plus grandes d'abord|plus grands|plus grandes|la plus spacieuse|le plus spacieux|le plus de superficie|plus d'espace|les plus grands d'abord|les plus spacieux|les plus spacieuses|le plus d'espace|plus grande superficie|la plus grande superficie|le plus vaste|la plus vaste|par superficie",
  ],
  [
    'sort:lot_desc',
    "plus grand terrain|le plus grand terrain|plus grands terrains|les plus grands terrains|les plus grands terrains d'abord|plus grande cour|la plus grande cour|le plus de terrain|le plus grand terrain possible|plus vaste terrain",
  ],
  [
    'sort:price_per_sqft_asc',
    'meilleur rapport qualite prix|meilleur prix au pied carre|meilleure valeur|bon rapport qualite prix|rapport qualite prix|meilleures aubaines|meilleure aubaine|meilleur prix au m2|meilleur prix au metre carre|prix au pied carre le plus bas|aubaine|aubaines|le plus pour mon argent|meilleurs rapports qualite prix|bonne affaire|bonnes affaires|meilleures affaires|prix au pied carre',
  ],
  [
    'sort:roi_desc',
    "meilleur rendement|bon investissement|rendement|meilleur retour sur investissement|retour sur investissement|rentable|plus rentable|meilleur investissement|meilleurs rendements|le plus rentable|bon rendement|plus rentables|les plus rentables|rendement eleve|rentabilite|haut rendement|meilleure rentabilite|rendement le plus eleve|le meilleur rendement|plus haut rendement|bon placement|plus grand rendement|investissement rentable|bon retour sur investissement|rentables|excellent investissement|plus haut rendement d'abord|fort rendement",
  ],
];
