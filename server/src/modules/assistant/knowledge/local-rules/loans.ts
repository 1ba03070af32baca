/** Long because it is a table: rules of loans and income tax of the United States that owners ask about. */
import type { Entry } from '../entry.ts';
import { asOf } from './rule.ts';

export const loanEntries: readonly Entry[] = [
  {
    id: 'texas-home-equity',
    names: 'texas home equity*|texas cash out*|texas heloc*|50(a)(6)|50a6|home equity loan in texas',
    says: {
      en: 'In Texas a home equity loan, HELOC or cash-out on the home you live in may bring all loans together to at most 80% of its value. Only one such loan at a time and one in 12 months; closing comes no sooner than 12 days after the application and the notice, lender fees are capped at 2%, and you may cancel within 3 days. It can be foreclosed only by court order.',
      fr: 'Au Texas, un prêt sur valeur nette, une marge ou un refinancement avec retrait sur la résidence ne peut porter l’ensemble des prêts à plus de 80 % de sa valeur. Un seul à la fois et un en 12 mois; la clôture vient au plus tôt 12 jours après la demande et l’avis, les frais du prêteur sont limités à 2 %, et on peut annuler dans les 3 jours. La saisie exige une ordonnance.',
      es: 'En Texas un préstamo sobre el valor neto, un HELOC o un cash-out sobre la vivienda puede llevar todos los préstamos juntos a 80% de su valor como máximo. Solo uno a la vez y uno en 12 meses; el cierre llega no antes de 12 días tras la solicitud y el aviso, los cargos del prestamista tienen tope de 2%, y se puede cancelar en 3 días. Solo se ejecuta con orden judicial.',
    },
    source: 'Texas Constitution art. XVI, § 50(a)(6)',
    country: 'US',
    asOf,
  },
  {
    id: 'va-assumption',
    names:
      'va assumption*|assum* a va loan|assum* my va loan|assum* our va loan|assum* va loan*|take over my va loan|take over our va loan|substitution of entitlement|asumir mi prestamo va|asumir un prestamo va|reprendre un pret va',
    says: {
      en: 'A VA loan can be assumed by anyone the lender or the VA approves, veteran or not, at its rate, with a funding fee of 0.5%. The seller’s entitlement stays tied up until that loan is paid, unless a veteran who will live there substitutes their own. Ask for the release of liability at closing, or you remain responsible if the buyer doesn’t pay.',
      fr: 'Un prêt VA peut être repris par toute personne acceptée par le prêteur ou la VA, ancien combattant ou non, à son taux, avec des frais de 0,5 %. Le droit (« entitlement ») du vendeur reste bloqué jusqu’au remboursement, sauf si un ancien combattant qui y habitera substitue le sien. Demandez la libération de responsabilité à la clôture, sinon vous répondez du prêt.',
      es: 'Un préstamo VA lo puede asumir quien apruebe el prestamista o la VA, sea veterano o no, con su tasa y una cuota (funding fee) de 0.5%. El derecho (entitlement) del vendedor queda ocupado hasta que ese préstamo se pague, salvo que un veterano que vivirá ahí ponga el suyo. Pida la liberación de responsabilidad al cierre; sin ella usted responde si el comprador no paga.',
    },
    source: '38 U.S.C. 3714; VA Lenders Handbook, ch. 5; VA Circular 26-23-10',
    country: 'US',
    asOf,
  },
  {
    id: 'va-residual-income',
    names: 'residual income|ingreso residual|revenu residuel',
    says: {
      en: 'Residual income is what a VA borrower has left each month after the housing payment, taxes, debts, child care and an allowance for utilities. The VA sets a minimum by region, family size and loan size: for loans of $80,000 or more and a family of four $1,003 in the Midwest and South, $1,025 in the Northeast and $1,117 in the West. Above a debt ratio of 41% lenders look for 20% more than that.',
      fr: 'Le revenu résiduel est ce qui reste chaque mois à un emprunteur VA après le logement, les impôts, les dettes, la garde d’enfants et une part pour les services. La VA fixe un minimum selon la région, la famille et le prêt : dès 80 000 $ et pour quatre personnes, 1 003 $ au Midwest et au Sud, 1 025 $ au Nord-Est, 1 117 $ à l’Ouest. Au-delà de 41 % d’endettement, on cherche 20 % de plus.',
      es: 'El ingreso residual es lo que le queda al mes a quien pide un préstamo VA después de la vivienda, impuestos, deudas, cuidado de niños y una parte para servicios. La VA fija un mínimo por región, familia y préstamo: desde $80,000 y para cuatro personas, $1,003 en el Medio Oeste y el Sur, $1,025 en el Noreste y $1,117 en el Oeste. Con más de 41% de deudas se busca 20% más.',
    },
    source: '38 CFR 36.4340(e); VA Lenders Handbook, ch. 4',
    country: 'US',
    asOf,
  },
  {
    id: 'reverse-mortgage-due',
    names:
      'reverse mortgage due|pay back a reverse mortgage|reverse mortgage after death|lose the house with a reverse mortgage|hecm due',
    says: {
      en: 'A reverse mortgage (HECM) comes due when the last borrower dies, sells or moves out for good, also after 12 months in a care home, and when property tax, insurance or upkeep are not paid: that is how an owner can lose the home. An eligible non-borrowing spouse may stay. Heirs have 30 days to say what they do and usually 6 months, up to a year with extensions, to sell or to pay; they never owe more than the home is worth, or 95% of its value to keep it.',
      fr: 'Une hypothèque inversée (HECM) devient due quand le dernier emprunteur meurt, vend ou part pour de bon, aussi après 12 mois en résidence de soins, et si la taxe foncière, l’assurance ou l’entretien ne sont pas payés : c’est ainsi qu’on peut perdre la maison. Un conjoint non emprunteur admissible peut rester. Les héritiers ont 30 jours pour dire leur choix et d’habitude 6 mois, jusqu’à un an avec prolongations; ils ne doivent jamais plus que la valeur, ou 95 % de celle-ci pour la garder.',
      es: 'Una hipoteca inversa (HECM) vence cuando el último deudor muere, vende o se muda para siempre, también tras 12 meses en un asilo, y si no se pagan el predial, el seguro o el mantenimiento: así se puede perder la casa. El cónyuge elegible que no es deudor puede quedarse. Los herederos tienen 30 días para decir qué harán y por lo general 6 meses, hasta un año con prórrogas; nunca deben más que el valor de la casa, o 95% de él para quedársela.',
    },
    source: 'HUD, Home Equity Conversion Mortgages, 24 CFR part 206; CFPB',
    country: 'US',
    asOf,
  },
  {
    id: 'depreciation-recapture',
    names:
      'depreciation recapture|recapture the depreciation|recapture depreciation|unrecaptured section 1250|recuperacion de depreciacion|recuperation d’amortissement',
    says: {
      en: 'When a rental is sold, the depreciation that was or could have been taken is taxed at your income tax rate, at most 25% (unrecaptured section 1250 gain); the rest of the gain is a capital gain, at 0%, 15% or 20%. A 1031 exchange defers both: the replacement is named within 45 days and bought within 180. A tax professional computes it with Form 4797.',
      fr: 'À la vente d’un immeuble locatif aux États-Unis, l’amortissement pris ou possible est imposé à votre taux, au plus 25 % (« section 1250 »); le reste du gain l’est à 0 %, 15 % ou 20 %. Un échange 1031 reporte les deux : l’immeuble de remplacement est désigné en 45 jours et acheté en 180. Au Canada, la récupération d’amortissement s’ajoute en entier au revenu.',
      es: 'Al vender un inmueble de renta, la depreciación que se tomó o se pudo tomar paga impuesto a su tasa, máximo 25% (sección 1250); el resto de la ganancia paga 0%, 15% o 20%. Un intercambio 1031 difiere ambos: el reemplazo se nombra en 45 días y se compra en 180. Un profesional de impuestos lo calcula con el Form 4797.',
    },
    source: 'IRC §§ 1(h), 1031, 1250; IRS Publications 527 and 544',
    asOf,
  },
];
