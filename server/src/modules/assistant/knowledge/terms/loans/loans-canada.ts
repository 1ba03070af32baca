/** Long because it is a table: terms of Canadian mortgages, in three languages. */
import type { Entry } from '../../entry.ts';

const fcac = 'Financial Consumer Agency of Canada, Mortgages';

export const canadianLoanTerms: readonly Entry[] = [
  {
    id: 'accelerated-payments',
    names:
      'accelerated bi-weekly|accelerated biweekly|accelerated weekly|accelerated payments|paiements acceleres|versements acceleres|aux deux semaines accelere|quincenal acelerado|pagos acelerados',
    says: {
      en: 'An accelerated bi-weekly payment is half of the monthly payment every two weeks. The 26 halves make 13 monthly payments a year, so the mortgage is repaid some years sooner. A bi-weekly payment that is not accelerated only divides the 12 payments by 26.',
      fr: 'Le versement accéléré aux deux semaines est la moitié du versement mensuel toutes les deux semaines. Les 26 moitiés font 13 mensualités par an : l’hypothèque se rembourse quelques années plus tôt. Sans accélération, on divise seulement les 12 versements par 26.',
      es: 'El pago quincenal acelerado es la mitad del pago mensual cada dos semanas. Las 26 mitades suman 13 pagos mensuales al año, así que la hipoteca se paga unos años antes. Sin aceleración solo se dividen los 12 pagos entre 26.',
    },
    source: fcac,
    country: 'CA',
  },
  {
    id: 'prepayment-privilege',
    names:
      'prepayment privilege*|privilege de remboursement|privileges de remboursement|remboursement anticipe sans frais|paiement forfaitaire|privilegio de prepago',
    says: {
      en: 'A prepayment privilege is how much more you may pay on a closed mortgage each year without a charge: often 10% to 20% of the original amount as a lump sum, and a raise of the payments by a similar share. What is not used in a year is usually lost. The contract says how much.',
      fr: 'Le privilège de remboursement est ce que vous pouvez payer de plus chaque année sur une hypothèque fermée sans frais : souvent de 10 % à 20 % du montant initial, et une hausse semblable des versements. La part inutilisée est d’habitude perdue. Le contrat dit combien.',
      es: 'El privilegio de prepago es cuánto más puede pagar cada año en una hipoteca cerrada sin cargo: a menudo de 10% a 20% del monto original, y un alza parecida de los pagos. Lo que no usa en el año suele perderse. El contrato dice cuánto.',
    },
    source: fcac,
    country: 'CA',
  },
  {
    id: 'posted-rate',
    names: 'posted rate*|special rate*|taux affiche*|tasa publicada|tasa anunciada por el banco',
    says: {
      en: 'The posted rate is the rate a bank publishes; most borrowers get a lower one. It matters when a closed fixed mortgage is broken: many banks compute the interest rate differential with posted rates and your discount, which raises the charge.',
      fr: 'Le taux affiché est celui que la banque publie; la plupart des emprunteurs obtiennent mieux. Il compte quand on rompt une hypothèque fixe fermée : bien des banques calculent le différentiel avec les taux affichés et votre rabais, ce qui augmente l’indemnité.',
      es: 'La tasa publicada (posted rate) es la que anuncia el banco; casi todos obtienen una menor. Importa al romper una hipoteca fija cerrada: muchos bancos calculan el diferencial con tasas publicadas y su descuento, lo que sube el cargo.',
    },
    source: fcac,
    country: 'CA',
  },
  {
    id: 'alternative-lender',
    names:
      'b lender*|b-lender*|a lender*|alternative lender*|private lender*|private mortgage*|mortgage investment corporation|preteur alternatif|preteurs alternatifs|preteur prive|preteurs prives|prestamista alternativo|prestamista privado',
    says: {
      en: 'An “A” lender is a bank or credit union with the usual rules. A “B” or alternative lender takes lower scores or income that is harder to prove, at a higher rate and often for a fee. A private lender looks mostly at the home: the rate and fees are the highest and the term is short, so plan how you will leave it.',
      fr: 'Un prêteur « A » est une banque ou caisse aux règles habituelles. Un prêteur « B » ou alternatif accepte une cote plus basse ou un revenu plus difficile à prouver, à un taux plus élevé et souvent avec des frais. Un prêteur privé regarde surtout la propriété : taux et frais sont les plus élevés et la durée courte; prévoyez comment en sortir.',
      es: 'Un prestamista “A” es un banco o cooperativa con las reglas usuales. Uno “B” o alternativo acepta puntajes menores o ingresos difíciles de probar, a una tasa mayor y a menudo con un cargo. Uno privado mira sobre todo la casa: tasa y cargos son los más altos y el plazo corto; planee cómo salir.',
    },
    source: fcac,
    country: 'CA',
  },
  {
    id: 'prime-rate',
    names: 'prime rate*|bank prime|taux preferentiel*|tasa preferencial|tasa prime',
    says: {
      en: 'The prime rate is the base that banks set for variable loans and lines of credit: “prime minus 0.9” is your rate. It follows the rate of the central bank, in Canada the Bank of Canada and in the USA the Federal Reserve. The banks publish it on their sites.',
      fr: 'Le taux préférentiel est la base que les banques fixent pour les prêts variables et les marges : « préférentiel moins 0,9 » est votre taux. Il suit le taux de la banque centrale, au Canada la Banque du Canada. Les banques le publient sur leur site.',
      es: 'La tasa preferencial (prime) es la base que fijan los bancos para préstamos variables y líneas de crédito: “prime menos 0.9” es su tasa. Sigue la tasa del banco central, en EE. UU. la Reserva Federal. Los bancos la publican en su sitio.',
    },
    source: 'Bank of Canada; Federal Reserve, H.15',
  },
];
