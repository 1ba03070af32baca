/** Long because it is a table: terms about approval, loan contracts and equity, in three languages. */
import type { Entry } from '../../entry.ts';

const cfpb = 'Consumer Financial Protection Bureau, Owning a Home';
const fcac = 'Financial Consumer Agency of Canada, Mortgages';

export const lendingTerms: readonly Entry[] = [
  {
    id: 'conventional',
    names:
      'conventional loan*|conventional mortgage*|conventional|pret conventionnel|prestamo convencional|convencional',
    says: {
      en: 'A conventional loan is not backed by a government program. In the USA it follows the rules of Fannie Mae and Freddie Mac; in Canada it is a loan of at most 80% of the price.',
      fr: 'Un prêt conventionnel n’est pas garanti par un programme public. Aux États-Unis, il suit les règles de Fannie Mae et Freddie Mac; au Canada, c’est un prêt d’au plus 80 % du prix.',
      es: 'Un préstamo convencional no está respaldado por un programa del gobierno. En EE. UU. sigue las reglas de Fannie Mae y Freddie Mac; en Canadá es el que cubre como máximo 80% del precio.',
    },
    source: cfpb,
  },
  {
    id: 'va-entitlement',
    names:
      'entitlement|va entitlement|basic entitlement|bonus entitlement|full entitlement|entitlement va|coe entitlement',
    says: {
      en: 'Entitlement is the amount that the VA guarantees to the lender for a veteran, shown on the Certificate of Eligibility (COE). The basic entitlement is $36,000; above a loan of $144,000 the VA guarantees up to 25% of the loan. With full entitlement the VA sets no loan limit and lenders usually ask for no down payment. What a loan uses comes back when the home is sold and the loan is paid off.',
      fr: 'L’« entitlement » est le montant que la VA garantit au prêteur pour un ancien combattant, indiqué sur le certificat d’admissibilité (COE). La part de base est de 36 000 $; au-delà d’un prêt de 144 000 $, la VA garantit jusqu’à 25 % du prêt. Avec l’« entitlement » complet, la VA ne fixe pas de limite de prêt et les prêteurs n’exigent d’habitude pas de mise de fonds. La part utilisée revient quand la maison est vendue et le prêt remboursé.',
      es: 'El “entitlement” es el monto que la VA garantiza al prestamista por un veterano y aparece en el certificado de elegibilidad (COE). El básico es de $36,000; en préstamos de más de $144,000 la VA garantiza hasta 25% del préstamo. Con el “entitlement” completo la VA no pone límite de préstamo y casi nunca piden enganche. Lo usado se recupera cuando se vende la casa y se paga el préstamo.',
    },
    source: 'U.S. Department of Veterans Affairs, VA home loan entitlement and limits',
    country: 'US',
  },
  {
    id: 'irrrl',
    names: 'irrrl*|interest rate reduction refinance*|va streamline*|refinanciamiento va de tasa',
    says: {
      en: 'An IRRRL refinances a VA loan into another VA loan with a lower rate, or out of an adjustable rate, usually without an appraisal. The funding fee is 0.5%; with compensation for a service-connected disability there is none. The costs beside taxes and that fee must be recovered by the lower payment within 36 months, and the old loan needs six payments made and 210 days since its first payment was due.',
      fr: 'Un IRRRL refinance un prêt VA en un autre prêt VA à un taux plus bas, d’habitude sans évaluation. Les frais VA sont de 0,5 % (aucuns avec une indemnité d’invalidité liée au service). La baisse du versement doit rembourser les frais, hors taxes et frais VA, en 36 mois; l’ancien prêt doit compter six versements faits et 210 jours depuis l’échéance du premier.',
      es: 'Un IRRRL refinancia un préstamo VA en otro VA con tasa más baja, casi siempre sin avalúo. La cuota VA es de 0.5% (ninguna con compensación por discapacidad del servicio). El pago más bajo debe recuperar los costos, sin impuestos ni esa cuota, en 36 meses; el préstamo anterior necesita seis pagos hechos y 210 días desde que venció el primero.',
    },
    source: '38 U.S.C. §§ 3709 and 3729; U.S. Department of Veterans Affairs, Interest rate reduction refinance loan',
    country: 'US',
    asOf: '2025-12',
  },
  {
    id: 'jumbo',
    names: 'jumbo|jumbo loan|conforming|conforming loan limit',
    says: {
      en: 'A jumbo loan is larger than the limit for conforming loans, which is set each year by county in the USA. It has stricter terms.',
      fr: 'Un prêt jumbo dépasse la limite des prêts conformes, fixée chaque année par comté aux États-Unis. Ses conditions sont plus strictes.',
      es: 'Un préstamo jumbo supera el límite de los préstamos conformes, que se fija cada año por condado en EE. UU. Sus condiciones son más estrictas.',
    },
    source: 'Federal Housing Finance Agency',
    country: 'US',
  },
  {
    id: 'balloon',
    names: 'balloon|balloon payment|paiement forfaitaire final|pago global',
    says: {
      en: 'A balloon payment is one large payment at the end of a loan whose regular payments do not repay it.',
      fr: 'Un paiement forfaitaire final (balloon) est un gros versement à la fin d’un prêt que les versements réguliers ne remboursent pas.',
      es: 'Un pago global (balloon) es un pago grande al final de un préstamo que los pagos regulares no alcanzan a cubrir.',
    },
    source: cfpb,
  },
  {
    id: 'prepayment-penalty',
    names:
      'prepayment penalt*|prepayment charge*|break* my mortgage|penalite de remboursement|penalite hypothecaire|indemnite de remboursement|penalizacion por prepago|penalidad por pago anticipado',
    says: {
      en: 'A prepayment charge is what a lender asks when a loan is repaid before its term ends. In Canada it is often three months’ interest or the interest rate differential.',
      fr: 'Une pénalité de remboursement anticipé est demandée quand un prêt est remboursé avant la fin du terme. Au Canada, c’est souvent trois mois d’intérêt ou le différentiel de taux.',
      es: 'La penalización por prepago se cobra cuando el préstamo se paga antes de que acabe el plazo. En Canadá suele ser tres meses de intereses o la diferencia de tasas.',
    },
    source: fcac,
  },
  {
    id: 'ird',
    names:
      'ird|interest rate differential|differentiel de taux*|differentiel d’interet*|diferencial de tasa*|diferencial de interes*',
    says: {
      en: 'IRD, the interest rate differential, is a charge for ending a closed fixed-rate mortgage in Canada before its term is over. The lender takes the gap between your rate and the rate it could lend at now for the time that is left, times the balance, times the months left ÷ 12. It asks for the greater of that and three months’ interest. Lenders compare with posted or with discounted rates, so results differ much: ask yours for the figure and how it was computed. A variable rate usually costs three months’ interest only.',
      fr: 'Le différentiel de taux d’intérêt (DTI, « IRD ») est une indemnité pour mettre fin, avant l’échéance, à une hypothèque fermée à taux fixe au Canada. Le prêteur prend l’écart entre votre taux et celui auquel il peut prêter aujourd’hui pour le temps qui reste, × le solde, × les mois restants ÷ 12. Il exige le plus élevé de ce montant et de trois mois d’intérêts. Certains comparent avec les taux affichés, d’autres avec les taux réduits : demandez le montant et le calcul. Un taux variable ne coûte d’habitude que trois mois d’intérêts.',
      es: 'El IRD (diferencial de tasas) es el cargo por terminar antes una hipoteca cerrada de tasa fija en Canadá. El prestamista toma la diferencia entre su tasa y la que podría cobrar hoy por el tiempo que falta, × el saldo, × los meses que faltan ÷ 12, y cobra lo mayor entre eso y tres meses de intereses. Unos comparan con tasas publicadas y otros con rebajadas: pida el monto y el cálculo. Con tasa variable suelen ser solo tres meses de intereses.',
    },
    source: fcac,
    country: 'CA',
  },
  {
    id: 'refinance-kinds',
    names:
      'rate and term refi*|rate-and-term refi*|rate and term|rate-and-term|rate/term refi*|no cash out refi*|no cash-out refi*|limited cash-out|limited cash out|cash out refi*|cash-out refi*|cash out vs|refinanciamiento con retiro|refinanciar con retiro|refi con efectivo|refinanciamiento de tasa y plazo|refi de tasa|refinancer pour sortir de l’argent|refinancement avec retrait|refinancement de taux',
    says: {
      en: 'A rate-and-term refinance (also “no cash-out” or “limited cash-out”) replaces the loan only to change its rate or length: the new loan covers the old balance and costs. A cash-out refinance is a larger loan that pays you the difference in money; its rate is usually higher, and a conventional or FHA one for the home you live in stops at 80% of the value. Both have closing costs. In Canada any refinance stops at 80% of the value.',
      fr: 'Un refinancement de taux ou de durée remplace le prêt sans vous verser d’argent : le nouveau couvre l’ancien solde et les frais. Un refinancement avec retrait (« cash-out ») est un prêt plus gros dont la différence vous est versée; le taux est souvent plus haut. Au Canada, tout refinancement s’arrête à 80 % de la valeur et, avant l’échéance d’un terme fermé, coûte une indemnité. Aux États-Unis, un « cash-out » conventionnel ou FHA s’arrête à 80 %.',
      es: 'Un refi de tasa y plazo (rate-and-term) cambia el préstamo solo para bajar la tasa o cambiar el plazo: el nuevo cubre el saldo anterior y los gastos. Un refi con retiro de efectivo (cash-out) es un préstamo más grande que le da la diferencia en dinero; suele tener tasa más alta y, si es convencional o FHA en la casa donde vive, llega al 80% del valor. Los dos tienen gastos de cierre.',
    },
    source: 'Fannie Mae, Selling Guide B2-1.3 and Eligibility Matrix; HUD Handbook 4000.1; FCAC',
  },
  {
    id: 'refinance',
    names: 'refinanc*|refinancement|refinanciar|refinanciamiento',
    says: {
      en: 'Refinancing replaces a loan with a new one, for a better rate, another length or to borrow more against the home. It has costs of its own, like the first loan (lender, appraisal, title or legal fees; in Canada a charge for ending a closed term early), so compare them with what you save a month.',
      fr: 'Le refinancement remplace un prêt par un autre, pour un meilleur taux, une autre durée ou pour emprunter davantage sur la propriété.',
      es: 'Refinanciar es cambiar un préstamo por otro nuevo, por una tasa mejor, otro plazo o para pedir más sobre la casa.',
    },
    source: cfpb,
  },
  {
    id: 'heloc',
    names:
      'heloc|home equity line|marge hypothecaire|marge de credit hypothecaire|linea de credito hipotecaria|linea de credito sobre',
    says: {
      en: 'A HELOC is a line of credit secured by the home: you borrow and repay as needed up to a limit, usually at a variable rate.',
      fr: 'Une marge de crédit hypothécaire (HELOC) est garantie par la propriété : on emprunte et rembourse selon ses besoins jusqu’à une limite, en général à taux variable.',
      es: 'Una HELOC es una línea de crédito garantizada con la casa: se pide y se paga según se necesite hasta un límite, casi siempre a tasa variable.',
    },
    source: cfpb,
  },
  {
    id: 'equity',
    names: 'equity|home equity|avoir propre|valeur nette|plusvalia|capital propio|patrimonio de la casa',
    says: {
      en: 'Equity is the part of the home that is yours: its value less what is still owed on it.',
      fr: 'L’avoir propre (valeur nette) est la part de la propriété qui est à vous : sa valeur moins ce qui reste dû.',
      es: 'El patrimonio (equity) es la parte de la casa que es suya: su valor menos lo que aún se debe.',
    },
    source: cfpb,
  },
  {
    id: 'loan-estimate',
    names: 'loan estimate|le form|estimacion del prestamo|estimado del prestamo|estimation de pret',
    says: {
      en: 'The Loan Estimate is a three-page form that a US lender sends within three business days of your application: rate, payment and closing costs as expected.',
      fr: 'Le Loan Estimate est un formulaire de trois pages que le prêteur américain envoie dans les trois jours ouvrables suivant la demande : taux, versement et frais de clôture prévus.',
      es: 'El Loan Estimate es un formulario de tres páginas que el prestamista en EE. UU. envía dentro de tres días hábiles de la solicitud: tasa, pago y gastos de cierre esperados.',
    },
    source: 'CFPB, TRID rule',
    country: 'US',
  },
  {
    id: 'closing-disclosure',
    names: 'closing disclosure|divulgacion de cierre|declaracion de cierre',
    says: {
      en: 'The Closing Disclosure gives the final figures of a US loan and of the closing costs. You must receive it at least three business days before closing; every day but Sundays and federal holidays counts, so one received on Wednesday allows closing on Saturday at the earliest, and a Friday closing needs it by Tuesday. If it is mailed or e-mailed without proof of receipt, it counts as received three business days after it was sent. A new wait begins only if the annual rate leaves its tolerance, the product changes or a prepayment penalty is added. Compare it with the Loan Estimate: names, loan amount, rate and whether it is locked, monthly payment, fees, cash to close, and whether there is a prepayment penalty. Ask the lender about each difference before you sign.',
      fr: 'Le Closing Disclosure donne les chiffres définitifs d’un prêt américain et des frais de clôture. Vous devez le recevoir au moins trois jours ouvrables avant la clôture; tous les jours comptent sauf dimanches et fériés fédéraux : reçu mercredi, on clôt samedi au plus tôt. Envoyé par la poste sans preuve, il compte comme reçu trois jours ouvrables plus tard. Comparez-le au Loan Estimate : noms, montant, taux et son blocage, versement, frais, comptant à la clôture et pénalité de remboursement anticipé. Questionnez le prêteur sur chaque écart avant de signer.',
      es: 'El Closing Disclosure trae las cifras definitivas del préstamo y de los gastos de cierre en EE. UU. Debe recibirlo al menos tres días hábiles antes del cierre; cuentan todos menos domingos y feriados federales: si llega el miércoles, se cierra el sábado como muy pronto. Enviado por correo sin prueba, cuenta como recibido tres días hábiles después. Compárelo con el Loan Estimate: nombres, monto, tasa y si está fijada, pago mensual, cargos, efectivo al cierre y si hay multa por pago anticipado. Pregunte al prestamista por cada diferencia antes de firmar.',
    },
    source: 'CFPB, TRID rule',
    country: 'US',
  },
  {
    id: 'underwriting',
    names: 'underwrit*|souscription|analyse du dossier|suscripcion|evaluacion del credito',
    says: {
      en: 'Underwriting is the lender’s check of your income, debts, credit and the home before it commits to the loan.',
      fr: 'L’analyse du dossier (underwriting) est la vérification par le prêteur de vos revenus, dettes, crédit et de la propriété avant de s’engager.',
      es: 'La evaluación (underwriting) es la revisión que hace el prestamista de ingresos, deudas, crédito y de la casa antes de comprometerse.',
    },
    source: cfpb,
  },
  {
    id: 'clear-to-close',
    names: 'clear to close|ctc',
    says: {
      en: 'Clear to close means the lender has approved everything and the closing can be scheduled.',
      fr: '« Clear to close » signifie que le prêteur a tout approuvé et que la clôture peut être fixée.',
      es: '“Clear to close” significa que el prestamista aprobó todo y ya se puede fijar el cierre.',
    },
    source: cfpb,
    country: 'US',
  },
  {
    id: 'assumable',
    names:
      "assumable|assume the mortgage|assumption|hypotheque assumable|prise en charge de l'hypotheque|hipoteca asumible|asumir la hipoteca",
    says: {
      en: 'An assumable mortgage can be taken over by the buyer with its rate and balance, if the lender agrees. FHA, VA and USDA loans often are.',
      fr: 'Une hypothèque assumable peut être reprise par l’acheteur avec son taux et son solde, si le prêteur l’accepte. Les prêts FHA, VA et USDA le sont souvent.',
      es: 'Una hipoteca asumible puede pasar al comprador con su tasa y su saldo, si el prestamista acepta. Los préstamos FHA, VA y USDA suelen serlo.',
    },
    source: cfpb,
  },
];
