/** Long because it is a table: terms about homes bought from a builder, in three languages. */
import type { Entry } from '../../entry.ts';

export const newHomeTerms: readonly Entry[] = [
  {
    id: 'builder-lender',
    names:
      "builder's lender|builders lender|builder's preferred lender|preferred lender|builder lender|affiliated lender|use their lender|preteur du constructeur|preteur du promoteur|prestamista del constructor|prestamista de la constructora",
    says: {
      en: 'No. A builder may offer a credit or a lower rate only with its preferred lender, but it may not require you to use a lender it owns or is affiliated with (RESPA, 12 CFR 1024.15). Get a Loan Estimate from it and from two others on the same day and compare rate, fees and the credit together: a higher rate can eat up the incentive. In Canada the choice is yours too; a builder may ask for a pre-approval from its bank.',
      fr: 'Non. Un constructeur peut réserver un rabais ou un taux à son prêteur privilégié, mais le choix du prêteur reste le vôtre; aux États-Unis il ne peut imposer un prêteur affilié (RESPA, 12 CFR 1024.15). Comparez le même jour l’offre de ce prêteur et deux autres, taux, frais et rabais ensemble. Un promoteur canadien peut demander une préapprobation de sa banque.',
      es: 'No. El constructor puede dar un crédito o una tasa menor solo con su prestamista preferido, pero no puede obligarlo a usar uno afiliado a él (RESPA, 12 CFR 1024.15). Pida el mismo día un Loan Estimate a ese y a otros dos, y compare tasa, gastos y crédito juntos: una tasa más alta puede comerse el incentivo. En Canadá también elige usted.',
    },
    source: 'Consumer Financial Protection Bureau, RESPA, 12 CFR 1024.15',
  },
  {
    id: 'builder-delay',
    names:
      'builder delay*|constructeur * retard|promoteur * retard|construction delay*|delayed closing|delayed occupancy|closing pushed back|pushed back my closing|pushing back|new build delay*|keeps delaying|retard de livraison|retard de construction|retraso de la obra|retraso del constructor',
    says: {
      en: 'The purchase agreement says how far a builder may move the date and when you may cancel. In Ontario the Tarion addendum sets a firm date; past it the delayed closing warranty pays up to $150 a day for living costs and up to $7,500 in all, and after the outside date you may end the purchase and get the deposit back. In the USA it is the contract: look for the completion date, allowed extensions and your remedy, and ask in writing for a new date. Tell your lender: rate locks and pre-approvals end.',
      fr: 'Le contrat dit de combien le constructeur peut reporter la date et quand vous pouvez annuler. En Ontario, l’addenda de Tarion fixe une date ferme; au-delà, la garantie verse jusqu’à 150 $ par jour, au plus 7 500 $, et après la date limite vous pouvez résoudre l’achat. Au Québec, voyez la date de réception du contrat préliminaire et demandez à la GCR ce que couvre le plan. Demandez une nouvelle date par écrit et avisez le prêteur : le taux garanti expire.',
      es: 'El contrato dice cuánto puede el constructor mover la fecha y cuándo puede usted cancelar. En EE. UU. busque la fecha de entrega, las prórrogas permitidas y su remedio, y pida por escrito una fecha nueva. En Ontario el anexo de Tarion fija una fecha firme; después paga hasta $150 al día y $7,500 en total, y pasada la fecha límite puede cancelar y recuperar el depósito. Avise al prestamista: la tasa fijada vence.',
    },
    source: 'Tarion, Delayed closing and delayed occupancy coverage',
  },
  {
    id: 'new-home-inspection',
    names:
      "brand new house|brand-new house|new construction inspection|new build inspection|pre-drywall|11 month inspection|eleven month inspection|11-month|pre-delivery inspection|pdi|inspection preachat d'une maison neuve|inspection prereception|inspection pre-reception|inspection de prereception|inspeccion de casa nueva",
    says: {
      en: 'Yes, it is worth it: the town’s inspector checks parts of the building code, not the quality of the work. Useful moments are before the drywall closes the walls, just before closing, and in month 11, before a one-year warranty ends. Have the right to bring an inspector written into the contract and list defects in writing. In Ontario the pre-delivery inspection (PDI) and in Québec the pre-acceptance inspection record them.',
      fr: 'Oui, c’est utile : l’inspecteur municipal vérifie des points du code, non la qualité du travail. Au Québec, l’inspection préréception avec le constructeur dresse la liste des travaux à corriger ou à terminer; venez avec un inspecteur de votre choix et écrivez tout. Refaites une visite avant la fin de la première année de garantie.',
      es: 'Sí, vale la pena: el inspector de la ciudad revisa partes del código, no la calidad. Buenos momentos: antes de cerrar las paredes, justo antes del cierre, y en el mes 11, antes de que termine la garantía de un año. Que el contrato le permita llevar inspector, y anote los defectos por escrito.',
    },
    source:
      'Tarion, Pre-delivery inspection; Garantie de construction résidentielle; International Association of Certified Home Inspectors',
  },
  {
    id: 'builder-deposit',
    names:
      'builder deposit*|deposit with the builder|deposit protect*|deposit insured|builder goes bankrupt|builder go bankrupt|builder goes under|builder raise the price|builder raises the price|builder increase the price|price after we signed|price increase clause|escalation of the price|acompte protege|depot protege|acompte au constructeur|faillite du constructeur|constructeur fait faillite|augmenter le prix apres|deposito con la constructora|constructora quiebra|subir el precio despues',
    says: {
      en: 'After signing, a builder can raise the price only if the contract has a clause for it, such as for material costs: look for it before you sign. Deposits: in Ontario Tarion protects $20,000 for a condo, whose deposits must also be held in trust, and up to $100,000 for a freehold home; in British Columbia they are held in trust or insured; the GCR in Québec covers up to $50,000. In the USA it depends on the state and contract: ask that the money be held in escrow.',
      fr: 'Après la signature, le constructeur ne peut hausser le prix que si le contrat le prévoit : cherchez la clause avant. Acompte : la GCR au Québec le protège jusqu’à 50 000 $ pour un bâtiment couvert; gardez preuve du paiement, et demandez un compte en fidéicommis pour le reste. En Ontario, Tarion couvre 20 000 $ pour un condo (dépôts en fiducie) et jusqu’à 100 000 $ pour une maison; aux États-Unis, cela dépend de l’État et du contrat.',
      es: 'Tras firmar, el constructor solo puede subir el precio si el contrato lo permite, por ejemplo por materiales: busque esa cláusula antes. Depósitos: en Ontario Tarion protege $20,000 en condominio (además en fideicomiso) y hasta $100,000 en casa; en Quebec la GCR hasta $50,000; en Columbia Británica van en fideicomiso o asegurados. En EE. UU. depende del estado y del contrato: pida que quede en escrow.',
    },
    source:
      'Tarion, Deposit protection; Condominium Act, 1998 (Ontario), s. 81; Garantie de construction résidentielle; Real Estate Development Marketing Act (BC)',
  },
];
