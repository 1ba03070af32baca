import { each, type Lexicon } from '../lexicon.ts';

/** The buyer's own life: people, past homes, money, house numbers; none of it is a wish; French. */
export const buyer: Lexicon = [
  [
    'person',
    'gars|ex|mon ex|fiston|fillette|garcon|garcons|jumeaux|jumelles|belle mere|beau pere|belle soeur|beau frere|belle famille|grands parents|filles|petit fils|petite fille|petits enfants|petits gars|coloc|colocs|belle fille|beau fils|gendre|bru|matante|mononcle|tantes|freres|soeurs|cousine|cousins|fils|fille|chien|chat|femme|mari|ami|amie|frere|soeur|mere|pere|conjoint|conjointe|cousin|cousine|copine|copain|bebe|monsieur|madame|grand mere|grand pere|patron|collegue|oncle|tante|niece|neveu|epouse|epoux|blonde|chum|parents|courtier|voisin|voisine|enfants|amis|famille|maman|papa|chienne|chatte|m|mme|client|cliente',
  ],
  [
    'named',
    "je m'appelle|m'appelle|mon nom est|appelle|nomme|nommee|je suis|ici|merci|prenomme|prenommee|bonjour c'est|c'est|signe|moi c'est|s'appelle|au nom de|appele|appelee",
  ],
  [
    'origin',
    "quitte|quittons|venant de|je quitte|nous quittons|on quitte|demenageons de|demenage de|en provenance de|je viens de|nous venons de|arrivons de|originaire de|arrive de|en quittant|quitter|demenager de|partir de|on arrive de|on vient de|originaires de|nous arrivons de|j'arrive de|venons de|viens de|partons de|je pars de",
  ],
  [
    'away',
    "le bureau est a|son bureau est a|notre bureau est a|la job est a|mon travail est a|son travail est a|je travaille a|travaille a|j'habite a|habite a|j'habite|nous habitons|habitons a|on habite|vendu notre|vendu ma|vendons notre|vends ma|vends mon|nee a|ne a|mon bureau est a|travaillons a|vit a|vivent a|habite|locataire a|vendre notre|vendre ma|vendre mon|je vis a|nous vivons a|on vit a|on loue|je loue|nous louons|travaille dans|louons|loue a|je travaille au|travaille au|a vendu|avons vendu|ai vendu|habitent a|habitent|en vendant|grandi a|j'ai grandi a|etudie a|etudient a|vivons a|vivons presentement a|habitons presentement a|habite presentement a|habitons|nous vivons|je vis|vends notre|vendons|vit|vivent|base a|basee a|travaillent a|travaille de|je travaille en|travaille en|mon emploi est a|j'habite presentement|j'habite actuellement|habite actuellement|habitons actuellement|nous vendons|je vends|on vend|notre maison a|mon condo a|notre condo a|ma maison a|notre appartement a|mon appartement a|vient de vendre|viens de vendre|venons de vendre|nous vendons a|je vends a|on vend a|nous vendons notre|nous travaillons a|on travaille a|j habite a|nous habitons a|on habite a|je loue a|nous louons a|on loue a|nous quittons|je quitte|on quitte|ma job est a|ete vendue|ete vendu|s'est vendue|s'est vendu|nous sommes a|je reste a|on reste a|enseigne a|enseigne au|etudie au|etudient au|bosse a|bosse au|bosse dans|demeure a|demeurons a|je demeure a|ont vendu|vendu leur|vendu son|vendu sa|vendu mes|elevee a|eleve a|nee au|ne au|job a|son bureau est a|commerce a|travaille pres de|travaille chez|travaillent au|travaille aupres de|mes parents sont a|parents vivent a|famille est a|originaire du|chalet a|mon ex est a",
  ],
  [
    'job',
    'le bureau est a|son bureau est a|notre bureau est a|la job est a|mon travail est a|son travail est a|je travaille a|travaille a|travaillons a|nous travaillons a|on travaille a|mon emploi est a|ma job est a|mon bureau est a|je travaille en|travaille en|je travaille au|travaille au|travaillent a',
  ],
  [
    'moves',
    "demenage|demenager|demenageons|demenagement|demenagent|m'installe|s'installe|s'etablir|se relocalise|relocaliser",
  ],
  ['dest', 'pour|vers|a'],
  [
    'income',
    "par an|par annee|de mise de fonds|de revenu|comptant|de salaire|d'economies|en mise de fonds|de cote|annuellement|brut|de revenus|comme mise de fonds|de dette|pour la mise de fonds|d'epargne|en epargne|annuel|annuels|de mise|de dettes|de cash down|en cash|cash|de cote de credit|d'equite|pour les renovations|de loyer|de loyers|en banque|a la banque|de ramasse|de ramasses|dans mon celi|dans notre celi|en celi|en celiapp|celiapp|en reer|de prets|de pret|de pret etudiant|de pret auto|de pension|bruts|de comptant|en comptant|de capital|d'apport|de fonds propres|d'apport personnel|de cash|de garderie|de taxes|de frais de notaire|de revenu locatif|d'heritage|de mdf|mdf|a mettre dessus|a mettre comptant|par annee brut|de taux|d'interet|sur 25 ans|sur 30 ans|d'amortissement|de mise de fond",
  ],
  [
    'number',
    'unite|app|numero|no|age de|ai|famille de|agee de|ages de|mois de|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|appart|porte|autoroute|route|sortie|le|cote de|groupe de|rang|agees de|suis|ayant',
  ],
  ['street', 'rue|avenue|boulevard|chemin|rang'],
  [
    'life',
    "on paie|je paie|on paye|je paye|nous payons|infirmier|infirmiere|prof|professeur|professeure|enseignant|enseignante|medecin|avocat|avocate|comptable|ingenieur|ingenieure|policier|policiere|pompier|pompiere|militaire|camionneur|camionneuse|chauffeur|chauffeuse|serveur|serveuse|cuisinier|coiffeur|coiffeuse|etudiant|etudiante|dentiste|pharmacien|pharmacienne|plombier|electricien|menuisier|mecanicien|soudeur|soudeuse|fonctionnaire|technicien|technicienne|gerant|gerante|directeur|directrice|secretaire|veterinaire|programmeur|programmeuse|agriculteur|pecheur|journaliste|musicien|musicienne|architecte|ambulancier|ambulanciere|paramedic|prepose|preposee|educateur|educatrice|travailleuse sociale|stagiaire|bibliothecaire|caissiere|caissier|facteur|factrice|notaire|chercheur|chercheuse|doctorant|doctorante|soldat|gendarme|agent correctionnel|inhalotherapeute|physio|orthophoniste|psychologue|massotherapeute|retraitee|perdu|perdus|perdue|manque|rate|garde|gardee|passe|passait|achete|acheta|vecu|connu|laisse|deniche|essaye|essaie|offert|refuse|refusee|refuses|surenchere|surencheri|inonde|inondee|inondes|brule|demoli|travaillait|travaillais|habitait|habitais|habitions|vivait|vivais|vivions|louais|restais|aller retour|l'aller retour|fais la route|fait la route|fais la navette|navette|voyage|voyageons|enseignait|on etait|j'etais|mariee|veuve|veuf|deces|mort|morte|decede|decedee|mes eleves|hiver passe|ete passe|je suis a|je suis en|on est a|on est en|nous sommes a|nous sommes en|est rendu a|est rendue a|stage a|camp|camps|bureaux a|siege social|enseigne|enseignons|enseignement|etudie|etudient|etudier|etudes|travaille|travaillent|travaillons|travailler|bosse|bosser|habite|habitent|habitons|vivent|vivons|demeure|demeurons|demeurent|grandi|nee|nes|eleve|elevee|eleves|vendu|vendue|vendus|vendons|vend|payait|payais|payaient|paye|paie|quitte|quittons|arrive|arrivons|arrives|arrivee|immigre|immigres|demenage|demenageons|retraite|retraites|job|emploi|usine|boulot|travail|conduis|conduit|patine|rentre|etait|etais|etions|avait|avais|avions|reste|restent|restait|loue|louons|louait|universitaire|fait avoir|a fait|viennent|vient|viens|venons|venu|venus|venue|mute|mutee|transfere|transferee|fuyant|fuir|via|commerce|depanneur|traverse|tanne|ligne|faillite|divorce|separe|enceinte|herite|heritage|l'an passe|il y a|enfance|part|partons|suis a|suis nee|suis ne|mariage|cousins|vacances",
  ],
  [
    'story',
    `on rend les cles|je rends les cles|nous rendons les cles|on remet les cles|${each('notre|mon|ma|leur', 'ancien|ancienne', 'condo|maison|appart|appartement|logement|duplex|place|bungalow|loyer')}|${each('la maison|le condo|le chalet|le duplex|le bungalow|la place', 'de', 'mon|ma|mes|notre|nos', 'parents|mere|pere|soeur|frere|grands parents|beaux parents|fille|fils|ami|amie|voisin|voisins|oncle|tante', 'avait|a|est|etait|coute|vaut')}|on loue presentement|je loue presentement|on loue un|on loue une|je loue un|je loue une|nous louons un|nous louons une|${each("a|ai|j'ai|ont|avons|on a|nous avons|avait|avaient|vient de|viennent de|vient d'|viennent d'|s'est|se sont", 'deja|', 'paye|payer|achete|acheter|vendu|vendre|loue|vecu|grandi|perdu|herite|signe|deniche', 'leur|son|sa|ses|notre|mon|ma|')}|${each("lui a|leur a|m'a|nous a|ca lui a|ca leur a", 'coute')}|${each('on|je|nous', 'payait|payais|payions|louait|louais|louions|vivait|vivais|vivions|restait|restais|habitait|habitais|habitions')}`,
  ],
  [
    'owns',
    'possede|possedent|habite|habitent|vit|vivent|reste|restent|demeure|demeurent|loue|louent|paie|paye|payent|paient|payait|avait|avaient|travaille|gagne',
  ],
  ['so', "donc|alors|fait que|fait qu'|so|d'ou|c'est pourquoi|faque|maintenant"],
];
