/** Long because it is a table: terms about a loan after the closing, in three languages. */
import type { Entry } from '../entry.ts';

const cfpb = 'Consumer Financial Protection Bureau';
const fcac = 'Financial Consumer Agency of Canada, Mortgages';

export const servicingTerms: readonly Entry[] = [
  {
    id: 'escrow-surplus',
    names:
      'escrow surplus|escrow overage|escrow refund*|escrow check|excedente de escrow|sobrante de escrow|surplus du compte sequestre',
    says: {
      en: 'An escrow surplus means that your payments collected more than the property tax and insurance cost. If the yearly analysis finds $50 or more too much and your payments are current, the servicer must refund it within 30 days; a smaller amount can be credited to next year’s payments.',
      fr: 'Un surplus du compte séquestre (escrow surplus) veut dire que vos versements ont amassé plus que les taxes et l’assurance ne coûtent. Si l’analyse annuelle trouve 50 $ ou plus de trop et que vos paiements sont à jour, le gestionnaire doit le rembourser dans les 30 jours; un montant moindre peut être porté à l’année suivante.',
      es: 'Un excedente de escrow quiere decir que sus pagos juntaron más de lo que cuestan el impuesto y el seguro. Si el análisis anual encuentra $50 o más de sobra y sus pagos están al día, el administrador debe devolverlo en 30 días; un monto menor puede abonarse al año siguiente.',
    },
    source: 'Regulation X, 12 CFR § 1024.17(f)',
    country: 'US',
  },
  {
    id: 'escrow-cushion',
    names: 'escrow cushion|escrow reserve*|colchon de escrow|reserva de escrow|coussin du compte sequestre',
    says: {
      en: 'An escrow cushion is the reserve that a servicer may keep in the escrow account for bills that rise: at most one sixth of the yearly property tax and insurance, which is two months. A state or the loan papers can set less.',
      fr: 'Le coussin du compte séquestre est la réserve que le gestionnaire peut y garder pour des factures qui montent : au plus un sixième des taxes et de l’assurance d’une année, soit deux mois. Un État ou le contrat peut fixer moins.',
      es: 'El colchón de escrow es la reserva que el administrador puede guardar para cuentas que suben: como máximo un sexto del impuesto y el seguro de un año, es decir, dos meses. Un estado o el contrato puede fijar menos.',
    },
    source: 'Regulation X, 12 CFR § 1024.17(c)',
    country: 'US',
  },
  {
    id: 'loan-servicer',
    names:
      'loan servicer*|mortgage servicer*|servicing transfer*|servicer change*|loan was sold|mortgage was sold|administrador del prestamo|administrador de la hipoteca|gestionnaire du pret',
    says: {
      en: 'The servicer collects your payments and keeps the escrow account; it need not be the lender. If the servicing is transferred, the old servicer must tell you at least 15 days before, and for 60 days a payment sent to the old one on time is not late. The rate and terms of the loan stay the same.',
      fr: 'Le gestionnaire (servicer) perçoit vos paiements et tient le compte séquestre; ce n’est pas toujours le prêteur. Si la gestion est transférée, l’ancien doit vous aviser au moins 15 jours avant et, pendant 60 jours, un paiement envoyé à temps à l’ancien n’est pas en retard. Le taux et les conditions ne changent pas.',
      es: 'El administrador (servicer) cobra sus pagos y lleva la cuenta de escrow; no siempre es el prestamista. Si la administración se transfiere, el anterior debe avisarle al menos 15 días antes, y durante 60 días un pago enviado a tiempo al anterior no cuenta como tardío. La tasa y las condiciones no cambian.',
    },
    source: 'Regulation X, 12 CFR § 1024.33',
    country: 'US',
  },
  {
    id: 'forbearance',
    names:
      'forbearance|payment pause|payment holiday|deferral|mortgage deferral|payment deferral|deferment|indulgencia de pago|aplazamiento de pagos|report de paiements|report des versements',
    says: {
      en: 'Forbearance (in Canada a payment deferral) lets you pay less or nothing for some months in a hardship. Nothing is forgiven: the interest goes on, and the missed payments are repaid later, at once, in parts or at the end of the loan. Ask the servicer or lender before you miss a payment, and for the terms in writing.',
      fr: 'Le report de paiements (forbearance aux États-Unis) permet de payer moins ou rien pendant quelques mois de difficulté. Rien n’est effacé : l’intérêt court, et les paiements manqués se remboursent plus tard, d’un coup, par parts ou à la fin du prêt. Demandez-le au prêteur avant de manquer un paiement, par écrit.',
      es: 'La indulgencia de pago (forbearance; en Canadá, aplazamiento) permite pagar menos o nada unos meses en una dificultad. No se perdona nada: el interés sigue, y lo no pagado se paga después, de una vez, en partes o al final. Pídala antes de dejar de pagar y con las condiciones por escrito.',
    },
    source: `${cfpb}, Mortgage forbearance; ${fcac}`,
  },
  {
    id: 'loan-modification',
    names:
      'loan modification*|mortgage modification*|loan mod|loss mitigation|modificacion del prestamo|modificacion de hipoteca|mitigacion de perdidas|modification du pret',
    says: {
      en: 'A loan modification changes the rate, term or balance of a mortgage for good, so that someone in trouble can keep paying. It is one kind of loss mitigation, beside a repayment plan, forbearance, a short sale and a deed in lieu. In the USA a servicer usually cannot start a foreclosure before the loan is more than 120 days late, nor while it reviews a complete application that came in time.',
      fr: 'La modification du prêt change durablement le taux, la durée ou le solde pour qu’une personne en difficulté puisse payer. C’est une des mesures d’atténuation (loss mitigation), avec le plan de remboursement et le report. Aux États-Unis, une saisie ne peut d’habitude commencer qu’après plus de 120 jours de retard, ni pendant l’examen d’une demande complète faite à temps.',
      es: 'La modificación del préstamo cambia de forma permanente la tasa, el plazo o el saldo para que alguien en dificultad pueda pagar. Es una medida de mitigación (loss mitigation), como el plan de pagos y la indulgencia. En EE. UU. la ejecución por lo general no puede empezar antes de más de 120 días de atraso, ni mientras revisan una solicitud completa hecha a tiempo.',
    },
    source: 'Regulation X, 12 CFR § 1024.41',
  },
  {
    id: 'recast',
    names: 'recast|recasting|mortgage recast|loan recast|re-amortiz*|reamortiz*|recalculo de la hipoteca',
    says: {
      en: 'A recast lowers the monthly payment after a large payment on the principal: the lender computes the payment anew from the smaller balance, with the same rate and the same end of the loan. It costs a small fee and needs no new approval. Not every lender offers it; FHA, VA and USDA loans usually have none.',
      fr: 'Le « recast » abaisse le versement après un gros paiement sur le capital : le prêteur le recalcule sur le solde réduit, au même taux et pour la même fin. Il coûte de petits frais et ne demande pas de nouvelle approbation. Tous les prêteurs ne l’offrent pas.',
      es: 'Un “recast” baja el pago mensual tras un abono grande al capital: el prestamista lo recalcula con el saldo menor, a la misma tasa y con el mismo final. Cuesta un cargo pequeño y no pide nueva aprobación. No todos lo ofrecen; los FHA, VA y USDA por lo general no.',
    },
    source: `${cfpb}, Owning a Home`,
    country: 'US',
  },
  {
    id: 'due-on-sale',
    names:
      'due-on-sale|due on sale|due on sale clause*|alienation clause*|acceleration clause*|clausula de aceleracion|clausula de vencimiento por venta|clause d’exigibilite|clause de decheance du terme',
    says: {
      en: 'An acceleration clause lets the lender ask for the whole balance if the borrower breaks the contract, such as by missed payments. A due-on-sale clause is its form for a sale or transfer of the home. In the USA it may not be used when a home passes to a relative at death, or to a spouse or child, also after a divorce.',
      fr: 'Une clause de déchéance du terme (acceleration) permet au prêteur d’exiger tout le solde si l’emprunteur manque au contrat. La clause « due-on-sale » l’exige à la vente ou au transfert. Aux États-Unis, elle ne s’applique pas quand la maison passe à un proche au décès, ni à l’époux ou à un enfant, aussi après un divorce.',
      es: 'Una cláusula de aceleración permite al prestamista pedir todo el saldo si no se cumple el contrato. La cláusula “due-on-sale” lo pide al vender o transferir la casa. En EE. UU. no se puede usar cuando la casa pasa a un pariente por muerte, o al cónyuge o a un hijo, también tras un divorcio.',
    },
    source: 'Garn–St Germain Act, 12 U.S.C. § 1701j-3(d)',
  },
  {
    id: 'divorce-home',
    names:
      'equity buyout|buyout of a spouse|spousal buyout|buy out my ex|buy out my spouse|buy out my husband|buy out my wife|divorce and the house|divorced and the house|owelty|rachat de la part|compra de la parte',
    says: {
      en: 'In a divorce the agreement or the court decides who keeps the home and how its equity is divided: equally in most community property states, “fairly” in the other states, and equally for the matrimonial home or family patrimony in much of Canada. Who keeps it usually takes a new loan alone, pays the other share from it, and has the deed changed; until then both stay liable for the old loan. Tell me the value, what is owed and the rate, and I compute the loan for an equal split. A family lawyer can say what applies to you.',
      fr: 'Lors d’un divorce, l’entente ou le tribunal décide qui garde la propriété et comment sa valeur nette se partage : à parts égales pour le patrimoine familial (Québec) et la résidence familiale dans une grande partie du Canada, « équitablement » dans bien des États américains. La personne qui la garde prend d’habitude un nouveau prêt seule, paie la part de l’autre et fait changer le titre; d’ici là, les deux répondent de l’ancien prêt. Donnez-moi la valeur, le solde et le taux, et je calcule le prêt d’un partage égal. Un avocat ou notaire dira ce qui s’applique.',
      es: 'En un divorcio el convenio o el juez decide quién se queda con la casa y cómo se reparte su valor neto: por partes iguales en casi todos los estados de “community property”, de forma “justa” en los demás, y por partes iguales en gran parte de Canadá. Quien se queda suele tomar un préstamo nuevo solo, paga la parte del otro y cambia la escritura; hasta entonces ambos responden del préstamo anterior. Dígame el valor, lo que se debe y la tasa, y calculo el préstamo de un reparto igual. Un abogado de familia puede decir qué aplica.',
    },
    source: 'IRS Publication 504; Family Law Act (Ontario); Civil Code of Québec, art. 416',
  },
  {
    id: 'payoff-statement',
    names:
      'payoff statement*|payoff letter*|payoff amount*|payoff quote*|mortgage payoff|estado de liquidacion|carta de liquidacion|releve de remboursement|etat de remboursement',
    says: {
      en: 'A payoff statement is the lender’s figure of what repays the loan in full on a date: the balance, the interest to that day and fees. It differs from the balance on your statement. In the USA it must be sent within 7 business days of a written request.',
      fr: 'Un relevé de remboursement (payoff statement) est le montant du prêteur qui rembourse tout le prêt à une date : le solde, l’intérêt jusqu’à ce jour et les frais. Il diffère du solde de votre relevé. Aux États-Unis, il doit être envoyé dans les 7 jours ouvrables d’une demande écrite.',
      es: 'Un estado de liquidación (payoff) es el monto del prestamista que paga todo el préstamo en una fecha: el saldo, el interés hasta ese día y cargos. No es igual al saldo de su estado de cuenta. En EE. UU. deben enviarlo en 7 días hábiles desde que se pide por escrito.',
    },
    source: 'Regulation Z, 12 CFR § 1026.36(c)(3)',
  },
  {
    id: 'force-placed-insurance',
    names:
      'force-placed insurance|force placed|forced insurance|lender-placed insurance|seguro forzoso|seguro impuesto por el prestamista|assurance imposee par le preteur',
    says: {
      en: 'Force-placed insurance is home insurance that the servicer buys when yours lapses. It usually costs much more and protects the lender only. The servicer must warn you at least 45 days before it charges you, and must end it and refund the overlap within 15 days once you show your own policy.',
      fr: 'L’assurance imposée par le prêteur (force-placed) est prise par le gestionnaire quand la vôtre cesse. Elle coûte d’habitude bien plus et ne protège que le prêteur. Il doit vous avertir au moins 45 jours avant de la facturer et l’annuler, avec remboursement du chevauchement, dans les 15 jours de la preuve de la vôtre.',
      es: 'El seguro forzoso (force-placed) lo compra el administrador cuando el suyo caduca. Suele costar mucho más y protege solo al prestamista. Debe avisarle al menos 45 días antes de cobrarlo, y cancelarlo y devolver lo duplicado en 15 días cuando usted demuestre su póliza.',
    },
    source: 'Regulation X, 12 CFR § 1024.37',
    country: 'US',
  },
  {
    id: 'right-of-rescission',
    names:
      'right of rescission|rescission right|right to rescind|three-day right|3-day right to cancel|truth in lending|derecho de rescision|derecho de cancelacion|droit de resolution',
    says: {
      en: 'In the USA the right of rescission lets you cancel a loan on your home within 3 business days of signing: a home equity loan, a line of credit or a refinance with a new lender. It does not apply to the loan with which you buy the home.',
      fr: 'Aux États-Unis, le « right of rescission » permet d’annuler dans les 3 jours ouvrables de la signature un prêt sur votre maison : prêt ou marge sur valeur nette, refinancement chez un autre prêteur. Il ne vaut pas pour le prêt qui sert à acheter.',
      es: 'En EE. UU. el “right of rescission” permite cancelar en 3 días hábiles desde la firma un préstamo sobre su casa: sobre el valor neto, línea de crédito o refinanciamiento con otro prestamista. No vale para el préstamo con el que compra la casa.',
    },
    source: 'Truth in Lending Act, 12 CFR § 1026.23',
    country: 'US',
  },
  {
    id: 'deficiency-judgment',
    names:
      'deficiency judgment*|deficiency judgement*|loan deficiency|sentencia por deficiencia|jugement pour solde impaye',
    says: {
      en: 'A deficiency is what is still owed when a foreclosure or short sale brings less than the loan. In some states the lender can sue for it (a deficiency judgment); others forbid it for many home loans. Ask a lawyer in the state before you agree to a short sale.',
      fr: 'Une « deficiency » est ce qui reste dû quand une saisie ou vente à découvert rapporte moins que le prêt. Certains États permettent au prêteur de la réclamer en justice; d’autres l’interdisent pour bien des prêts. Consultez un avocat de l’endroit.',
      es: 'Una deficiencia es lo que aún se debe cuando un remate o venta corta da menos que el préstamo. En algunos estados el prestamista puede demandarla; otros lo prohíben en muchos préstamos de vivienda. Consulte a un abogado del estado.',
    },
    source: `${cfpb}, Foreclosure`,
    country: 'US',
  },
  {
    id: 'redemption-period',
    names:
      'redemption period*|right of redemption|equity of redemption|redeem the house|redeem the home|redeem the property|periodo de redencion|derecho de redencion|periode de rachat',
    says: {
      en: 'The right of redemption lets an owner keep or take back the home by paying the whole debt and costs: before a foreclosure sale everywhere in the USA, and for some time after it in the states that give a redemption period. A buyer at such a sale waits until that period ends.',
      fr: 'Le droit de rachat (redemption) permet au propriétaire de garder ou reprendre la maison en payant toute la dette et les frais : avant la vente forcée partout aux États-Unis, et un certain temps après dans les États qui l’accordent. L’acheteur à cette vente attend la fin du délai.',
      es: 'El derecho de redención permite al dueño conservar o recuperar la casa pagando toda la deuda y los gastos: antes del remate en todo EE. UU., y un tiempo después en los estados que dan un periodo de redención. Quien compra en el remate espera a que termine.',
    },
    source: `${cfpb}, Foreclosure; state foreclosure statutes`,
    country: 'US',
  },
  {
    id: 'subordination',
    names:
      'subordination|subordination agreement*|subordinate lien*|junior lien*|lien position|subordinacion|acuerdo de subordinacion|cession de rang|cession de priorite',
    says: {
      en: 'Subordination puts one loan on the home behind another: the first in rank is paid first from a sale. If you refinance the first mortgage and keep a second loan, the second lender must agree to stay behind the new one (a subordination agreement).',
      fr: 'La cession de rang (subordination) place un prêt derrière un autre : le premier rang est payé d’abord à la vente. Si vous refinancez la première hypothèque et gardez un second prêt, le second prêteur doit accepter de rester derrière.',
      es: 'La subordinación pone un préstamo detrás de otro: el primero en rango se paga primero al vender. Si refinancia la primera hipoteca y conserva un segundo préstamo, ese prestamista debe aceptar quedar detrás del nuevo.',
    },
    source: `${cfpb}, Owning a Home`,
  },
  {
    id: 'promissory-note',
    names: 'promissory note*|mortgage note*|the note and the mortgage|pagare*|billet a ordre',
    says: {
      en: 'The promissory note is your promise to repay the loan, with its amount, rate and payments. The mortgage or deed of trust is the other paper: it secures the note by the home. Who signs the note owes the money; who is on the deed owns the home.',
      fr: 'Le billet (promissory note) est votre promesse de rembourser, avec le montant, le taux et les versements. L’hypothèque est l’autre document : elle garantit le billet par la maison. Qui signe le billet doit l’argent; qui figure au titre est propriétaire.',
      es: 'El pagaré es su promesa de pagar el préstamo, con su monto, tasa y pagos. La hipoteca o deed of trust es el otro papel: garantiza el pagaré con la casa. Quien firma el pagaré debe el dinero; quien está en la escritura es dueño.',
    },
    source: `${cfpb}, Closing documents`,
  },
  {
    id: 'interest-only',
    names: 'interest-only|interest only|io loan|solo intereses|solo interes|interets seulement|interet seulement',
    says: {
      en: 'With an interest-only loan you pay only interest for some years, so the balance does not fall. After that the payment rises, because the principal must be repaid in the time that is left. If prices fall meanwhile, you can owe more than the home is worth.',
      fr: 'Avec un prêt à intérêts seulement, vous ne payez que l’intérêt pendant quelques années : le solde ne baisse pas. Ensuite le versement monte, car le capital se rembourse dans le temps qui reste. Si les prix baissent, vous pouvez devoir plus que la valeur.',
      es: 'En un préstamo de solo intereses paga únicamente el interés unos años, así que el saldo no baja. Después el pago sube, porque el capital se paga en el tiempo que queda. Si bajan los precios, puede deber más de lo que vale la casa.',
    },
    source: `${cfpb}, Loan options`,
  },
  {
    id: 'rate-caps',
    names:
      'rate cap*|adjustment cap*|lifetime cap*|index and margin|arm margin|arm index|tope de la tasa|plafond de taux',
    says: {
      en: 'The rate of an adjustable loan is an index plus a fixed margin. Caps limit how much it may change: at the first adjustment, at each later one, and over the life of the loan. “2/1/5” means at most 2 points at first, 1 point each time after, and 5 points in all.',
      fr: 'Le taux d’un prêt ajustable est un indice plus une marge fixe. Des plafonds limitent sa variation : au premier ajustement, à chacun des suivants et sur toute la durée. « 2/1/5 » veut dire au plus 2 points d’abord, 1 point chaque fois ensuite et 5 points en tout.',
      es: 'La tasa de un préstamo ajustable es un índice más un margen fijo. Los topes limitan cuánto cambia: en el primer ajuste, en cada uno siguiente y en toda la vida del préstamo. “2/1/5” quiere decir como máximo 2 puntos primero, 1 punto cada vez después y 5 en total.',
    },
    source: `${cfpb}, Consumer handbook on adjustable-rate mortgages`,
    country: 'US',
  },
];
