/** Long because it is a table: terms of loan documents and of the years after the closing, in three languages. */
import type { Entry } from '../../entry.ts';

const cfpb = 'Consumer Financial Protection Bureau';

export const loanDocumentTerms: readonly Entry[] = [
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
      en: 'An escrow cushion is the reserve that a servicer may keep in the escrow account for bills that rise: at most one sixth of the yearly property tax and insurance, which is two months. A state or the loan documents can set less.',
      fr: 'Le coussin du compte séquestre est la réserve que le gestionnaire peut y garder pour des factures qui montent : au plus un sixième des taxes et de l’assurance d’une année, soit deux mois. Un État ou le contrat peut fixer moins.',
      es: 'El colchón de escrow es la reserva que el administrador puede guardar para cuentas que suben: como máximo un sexto del impuesto y el seguro de un año, es decir, dos meses. Un estado o el contrato puede fijar menos.',
    },
    source: 'Regulation X, 12 CFR § 1024.17(c)',
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
