/** Long because it is a table: terms about choosing, changing and paying off a mortgage, in three languages. */
import type { Entry } from '../../entry.ts';

export const servicingTerms: readonly Entry[] = [
  {
    id: 'recast',
    names:
      'mortgage recast*|loan recast*|recast* my mortgage|recast* the mortgage|recast*|re-amortize|reamortize|recalculer le versement|recalculo de la hipoteca|recalcular el pago',
    says: {
      en: 'A recast keeps your loan, rate and end date: you pay a lump sum toward the balance and the lender computes a lower payment on the rest. It usually costs a small fee, with no credit check or closing costs; FHA, VA and USDA loans usually cannot be recast. Refinancing is a new loan with closing costs. Recast if your rate is better than today’s; refinance if a new rate saves more than it costs. Without a recast a lump sum shortens the loan and leaves the payment as it is.',
      fr: 'Un « recast » garde le prêt, le taux et la date de fin : vous versez une somme sur le capital et le prêteur recalcule un versement plus bas, pour des frais de quelques centaines de dollars, sans nouvelle enquête. Les prêts FHA, VA et USDA n’y ont d’habitude pas droit. Un refinancement est un nouveau prêt avec ses frais. Au Canada, demandez au prêteur si un remboursement anticipé peut baisser le versement.',
      es: 'Un “recast” conserva su préstamo, tasa y fecha final: usted abona una suma al capital y el prestamista calcula un pago menor, por una cuota de unos cientos de dólares, sin revisión de crédito ni gastos de cierre. Los préstamos FHA, VA y USDA casi nunca lo permiten. Refinanciar es un préstamo nuevo con gastos. El recast conviene si su tasa es mejor que la de hoy; refinanciar, si la nueva ahorra más de lo que cuesta.',
    },
    source: 'Fannie Mae, Servicing Guide; Consumer Financial Protection Bureau',
  },
  {
    id: 'forbearance',
    names:
      'forbearance|pay less for a while|pay less for a few months|bajar el pago un tiempo|bajarme el pago|baisser mon versement un temps|loan modification|mortgage modification|modify my loan|modify my mortgage|loss mitigation|mortgage deferral|payment deferral|defer my mortgage|hardship program|hardship plan|mortgage relief|report de versement*|reporter un versement|reporter mes versements|reporter mes paiements|pause de paiement|difficultes de paiement|aplazamiento de pagos|indulgencia de pago|modificacion de hipoteca|modificacion del prestamo',
    says: {
      en: 'Forbearance lets you pay less or nothing for some months; the missed amount is still owed and is paid back later by a plan, moved to the end of the loan, or built into a loan modification, which changes the rate or length for good. Call your servicer before you miss a payment and ask for loss mitigation; say what changed and what you can pay. A HUD-approved counselor helps free (888-995-4673). In Canada banks may defer payments or stretch the amortization for people at risk (Canadian Mortgage Charter).',
      fr: 'En cas de perte de revenu, appelez le prêteur avant de manquer un versement : il peut reporter des versements, prolonger l’amortissement ou convenir d’un plan (Charte hypothécaire canadienne; lignes directrices de l’ACFC). Les intérêts courent quand même et le montant reste dû. Aux États-Unis, « forbearance » veut dire payer moins ou rien quelques mois, puis rattraper par un plan, à la fin du prêt ou par une modification; un conseiller approuvé par HUD aide sans frais.',
      es: 'La indulgencia (forbearance) le deja pagar menos o nada por unos meses; lo que falta se debe y se paga después con un plan, al final del préstamo o dentro de una modificación, que cambia la tasa o el plazo para siempre. Llame al administrador antes de fallar un pago y pida “loss mitigation”; diga qué cambió y cuánto puede pagar. Un consejero aprobado por HUD ayuda gratis (888-995-4673). En Canadá el banco puede aplazar pagos o alargar la amortización.',
    },
    source:
      'Consumer Financial Protection Bureau, Help for homeowners; Financial Consumer Agency of Canada, Guideline on existing consumer mortgage loans in exceptional circumstances',
  },
  {
    id: 'servicing-transfer',
    names:
      'servicing transfer|loan got sold|loan was sold|mortgage got sold|mortgage was sold|sold my loan|sold my mortgage|sold our mortgage|new servicer|loan was transferred|mortgage was transferred|vendieron mi hipoteca|vendieron mi prestamo|vendio mi hipoteca|cambio de administrador',
    says: {
      en: 'Lenders often sell loans or their servicing; rate, balance and terms stay the same. Both companies must write to you, the old one at least 15 days before the change (12 CFR 1024.33). For 60 days a payment sent to the old servicer on time may not be called late. Confirm the letter with your old servicer at a number you know, since false letters exist; then move autopay, check that taxes and insurance in escrow went along, and tell your home insurer the new name.',
      fr: 'Aux États-Unis, les prêts ou leur gestion sont souvent vendus; le taux et les conditions restent. Les deux sociétés doivent vous écrire, l’ancienne au moins 15 jours avant (12 CFR 1024.33), et pendant 60 jours un paiement fait à temps à l’ancienne n’est pas en retard. Vérifiez la lettre auprès de l’ancienne, changez les paiements automatiques et avisez l’assureur.',
      es: 'Los prestamistas venden a menudo los préstamos o su administración; la tasa, el saldo y las condiciones no cambian. Ambas compañías deben escribirle, la anterior al menos 15 días antes (12 CFR 1024.33). Por 60 días un pago puntual a la anterior no cuenta como atrasado. Confirme la carta con la anterior en un número que ya conozca, cambie el pago automático y avise a su aseguradora.',
    },
    source: 'Consumer Financial Protection Bureau, 12 CFR 1024.33',
    country: 'US',
  },
  {
    id: 'payoff-statement',
    names:
      'payoff letter|payoff statement|payoff quote|payoff amount|pay off statement|pay-off statement|payoff demand|carta de liquidacion|carta de saldo|saldo para liquidar|etat de remboursement|releve de remboursement|discharge statement|montant pour rembourser',
    says: {
      en: 'A payoff letter states what ends your loan on a certain day: balance, interest by the day and fees; it is more than the balance on your statement. Ask the servicer online, by phone or in writing; it must answer a written request within 7 business days (12 CFR 1026.36(c)(3)). For a sale or refinance the title company or lawyer orders it. In Canada the lawyer or notary asks the lender for a payout or discharge statement, with any prepayment penalty.',
      fr: 'L’état de remboursement indique ce qui termine le prêt à une date donnée : solde, intérêts par jour, frais et, au Canada, l’indemnité de remboursement anticipé. Lors d’une vente, le notaire ou l’avocat le demande au prêteur; vous pouvez aussi le demander vous-même. Aux États-Unis, le prêteur répond à une demande écrite en 7 jours ouvrables.',
      es: 'La carta de liquidación (payoff) dice cuánto termina su préstamo en cierta fecha: saldo, intereses por día y cuotas; es más que el saldo de su estado de cuenta. Pídala al administrador por internet, teléfono o escrito; debe contestar una petición escrita en 7 días hábiles (12 CFR 1026.36(c)(3)). En una venta la pide la compañía de títulos o el abogado.',
    },
    source: 'Consumer Financial Protection Bureau, 12 CFR 1026.36(c)(3)',
  },
  {
    id: 'trigger-rate',
    names: 'trigger rate|trigger point|taux de declenchement|taux seuil|point de declenchement|tasa de activacion',
    says: {
      en: 'The trigger rate is the rate at which a variable mortgage with fixed payments no longer pays down anything: the whole payment is interest. Past it interest is added to the balance (negative amortization), until at the trigger point the lender makes you act. The choices are a higher payment, a lump sum, a change to a fixed rate, or a longer amortization. Ask the lender for your trigger rate and what it does then; at renewal the payment is set anew for the years that are left.',
      fr: 'Le taux de déclenchement est celui où, dans une hypothèque à taux variable et versements fixes, tout le versement va aux intérêts. Au-delà, des intérêts s’ajoutent au solde (amortissement négatif), jusqu’au point où le prêteur exige un changement. Vos choix : augmenter le versement, payer une somme, passer au taux fixe ou allonger l’amortissement. Demandez au prêteur votre taux; au renouvellement, le versement est recalculé sur les années restantes.',
      es: 'La tasa de activación (trigger rate) es aquella en que una hipoteca variable de pago fijo ya no baja el saldo: todo el pago es interés. Pasada esa tasa el interés se suma al saldo (amortización negativa) hasta que el prestamista obliga a cambiar. Puede subir el pago, abonar una suma, pasar a tasa fija o alargar la amortización. Pregunte al prestamista cuál es la suya.',
    },
    source: 'Bank of Canada; Financial Consumer Agency of Canada, Variable rate mortgages',
    country: 'CA',
  },
  {
    id: 'fixed-or-variable',
    names:
      'fixed or variable|variable or fixed|fixed vs variable|fixed versus variable|fixed or adjustable|fixe ou variable|variable ou fixe|fija o variable|fijo o variable|fija o ajustable',
    says: {
      en: 'A fixed rate keeps your payment the same for the term; a variable or adjustable one follows the market. Three questions decide: can your budget bear a clearly higher payment; will you sell or move within the term (in Canada ending a variable early usually costs three months’ interest, a fixed one often much more); and how far apart are the two rates today. A Canadian variable can usually be changed to fixed during the term. A mortgage advisor can put both in figures; I make no forecast of rates.',
      fr: 'Le taux fixe garde le même versement durant le terme; le variable suit le taux préférentiel. Trois questions décident : votre budget supporte-t-il un versement nettement plus haut; vendrez-vous avant la fin du terme (rompre un variable coûte d’habitude trois mois d’intérêts, un fixe souvent bien plus); et quel est l’écart des taux aujourd’hui. On peut en général passer du variable au fixe en cours de terme. Un conseiller peut chiffrer les deux; je ne prédis pas les taux.',
      es: 'La tasa fija mantiene el pago; la variable o ajustable sigue al mercado. Tres preguntas deciden: si su presupuesto aguanta un pago bastante mayor; si venderá o se mudará pronto (en Canadá terminar una variable cuesta casi siempre tres meses de intereses, una fija a menudo mucho más); y qué diferencia hay hoy entre las dos. Un asesor puede ponerlas en cifras; no pronostico tasas.',
    },
    source: 'Financial Consumer Agency of Canada, Mortgages; Consumer Financial Protection Bureau',
  },
  {
    id: 'heloc-down-payment',
    names:
      'heloc for a down payment|heloc for the down payment|heloc as a down payment|heloc as down payment|heloc to buy|borrow the down payment|borrowed down payment|personal loan for the down payment|marge pour la mise de fonds|marge hypothecaire pour la mise de fonds|emprunter la mise de fonds|emprunter ma mise de fonds|linea de credito para el enganche|prestamo para el enganche|prestado el enganche',
    says: {
      en: 'Yes, a HELOC on a home you own can usually pay the down payment on another one: lenders accept money borrowed against property, and count its payment among your debts, so you qualify for less. A personal loan or credit card is mostly not accepted (Fannie Mae and FHA do not take unsecured loans); in Canada an insured loan with a borrowed down payment is a special program with a higher premium. Open it before you list the home, because lenders rarely give one on a home for sale.',
      fr: 'Oui, une marge sur une propriété que vous possédez peut en général servir de mise de fonds pour une autre : le versement compte dans vos ratios, donc vous vous qualifiez pour moins. Un prêt personnel ou une carte n’est le plus souvent pas accepté; avec une mise de fonds empruntée, l’assurance existe mais coûte plus. Ouvrez la marge avant de mettre la première propriété en vente.',
      es: 'Sí, una línea HELOC sobre una casa suya puede casi siempre pagar el enganche de otra: el prestamista acepta dinero prestado contra una propiedad y cuenta su pago entre sus deudas, así que califica por menos. Un préstamo personal o tarjeta casi nunca se acepta (Fannie Mae y FHA no toman préstamos sin garantía). Ábrala antes de poner la casa en venta.',
    },
    source:
      'Fannie Mae, Selling Guide B3-4.3-15 and B3-4.3-17; HUD Handbook 4000.1; Sagen, Borrowed down payment program',
  },
  {
    id: 'refinance-timing',
    names:
      "how soon can i refinance|how soon can we refinance|when can i refinance|when can we refinance|refinance after buying|refinance right after|refinance again|streamline refi*|streamline refinance|irrrl|heloc after buying|heloc right after|quand puis-je refinancer|refinancer apres l'achat|cuando puedo refinanciar|refinanciar despues de comprar",
    says: {
      en: 'A conventional loan can usually be refinanced for rate or term at once, if the lender agrees; taking cash out takes 12 months from the note of the old loan (Fannie Mae). FHA Streamline and VA IRRRL refinances need 210 days and six payments; they ask for less paper, often no appraisal, and must lower the payment or risk. A HELOC is possible once you have enough equity, by the lender’s rule. In Canada ending a closed term early brings a charge, and a refinance stops at 80% of the value. Divide the costs by the monthly saving to see when it pays.',
      fr: 'Au Canada, on peut refinancer en tout temps, jusqu’à 80 % de la valeur, mais rompre un terme fermé coûte une indemnité : attendre le renouvellement l’évite. Une marge demande assez de valeur nette. Aux États-Unis, un prêt conventionnel peut l’être tôt; en retirer de l’argent demande 12 mois (Fannie Mae); FHA Streamline et VA IRRRL, 210 jours et six versements. Divisez les frais par l’économie mensuelle pour voir quand cela rapporte.',
      es: 'Un préstamo convencional casi siempre se puede refinanciar de inmediato por tasa o plazo; sacar efectivo pide 12 meses desde el préstamo anterior (Fannie Mae). FHA Streamline y VA IRRRL piden 210 días y seis pagos; llevan menos papeles, a menudo sin avalúo, y deben bajar el pago o el riesgo. Una HELOC es posible con suficiente capital, según el prestamista. Divida los gastos entre el ahorro mensual para ver cuándo conviene.',
    },
    source:
      'Fannie Mae, Selling Guide B2-1.3; HUD Handbook 4000.1; 38 U.S.C. 3709; Financial Consumer Agency of Canada',
  },
  {
    id: 'interest-only',
    names: 'interest only|interest-only|interet seulement|interets seulement|solo intereses|solo interes',
    says: {
      en: 'With an interest-only loan you pay just the interest for some years, often 5 to 10, so the balance does not fall; after that the payment rises, because principal is repaid in fewer years. In the USA it is no “qualified mortgage”, so lenders ask for more savings, score and down payment. It suits uneven income with other assets; the risk is a higher payment or a sale below the balance. In Canada a HELOC works this way.',
      fr: 'Avec un prêt à intérêts seulement, vous payez les intérêts quelques années, souvent 5 à 10 : le solde ne baisse pas, puis le versement monte. Aux États-Unis, les prêteurs exigent alors plus d’épargne et de mise de fonds. Au Canada, la marge hypothécaire fonctionne ainsi. Le risque : un versement plus haut, ou vendre sous le solde.',
      es: 'En un préstamo de solo intereses paga únicamente intereses por unos años, a menudo 5 a 10, así que el saldo no baja; luego el pago sube porque el capital se paga en menos años. No es “qualified mortgage” y piden más ahorros, puntaje y enganche. El riesgo es un pago mayor o vender por menos del saldo.',
    },
    source: 'Consumer Financial Protection Bureau, Interest-only loans; 12 CFR 1026.43',
  },
  {
    id: 'hard-money',
    names:
      'hard money|hard-money|private lender*|private mortgage*|preteur prive|preteurs prives|pret prive|prestamista privado|dinero duro',
    says: {
      en: 'A hard-money or private loan is lent on the property more than on your income: fast, short (often 6 to 24 months), with a high rate, points and a large down payment, and due in full at the end. Investors use it to buy and repair; for a first home it is risky, because you must refinance or sell in time. U.S. consumer loan rules still apply to a home you will live in. Ask an advisor about FHA or, in Canada, an alternative (B) lender first.',
      fr: 'Un prêt privé repose sur la propriété plus que sur le revenu : rapide, court (souvent un an), à taux élevé avec des frais et une grosse mise de fonds, et dû en entier à la fin. Pour une première maison, c’est risqué : il faut refinancer ou vendre à temps. Voyez d’abord un prêteur alternatif (« B ») ou une caisse, et faites lire le contrat par le notaire.',
      es: 'Un préstamo privado (hard money) se basa en la propiedad más que en su ingreso: rápido, corto (a menudo 6 a 24 meses), con tasa alta, puntos y mucho enganche, y se debe todo al final. Lo usan inversionistas; para una primera casa es riesgoso porque hay que refinanciar o vender a tiempo. Pregunte antes por FHA o un préstamo ITIN si es el caso.',
    },
    source:
      'Consumer Financial Protection Bureau; Financial Services Regulatory Authority of Ontario, Private mortgages',
  },
];
