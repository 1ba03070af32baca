import { each } from '../lexicon.ts';

/** « Pas sur le marché depuis plus de », « pas inscrite depuis plus de »: the field and the comparison in one phrase; French. */
export const listedNoLonger = each(
  'pas sur le marche|pas en vente|pas inscrite|pas inscrit|pas affichee|pas affiche|pas a vendre|rien sur le marche|rien en vente',
  'depuis plus de|plus de|depuis plus longtemps que',
);
