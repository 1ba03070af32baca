/** Long because it is a table: terms of offers, contracts and closings. */
import type { Entry } from '../../entry.ts';

const cfpb = 'Consumer Financial Protection Bureau, Owning a Home';
const nar = 'National Association of Realtors, consumer guides';
const cmhc = 'CMHC, Homebuying step by step';

export const buyingTerms: readonly Entry[] = [
  {
    id: 'escrow',
    names:
      'escrow|escrow account|impound*|compte sequestre|entiercement|compte en fideicommis|fiducie|cuenta de garantia|plica|deposito en garantia',
    says: {
      en: 'Escrow is money a neutral third party holds until both sides have done what they agreed. After closing, many lenders in the USA also keep an escrow account: part of each payment goes there for property tax and insurance, so the payment rises when those rise.',
      fr: 'L’entiercement (escrow) est de l’argent gardé par un tiers neutre jusqu’à ce que les deux parties aient tenu leurs engagements. Après la clôture, beaucoup de prêteurs américains gardent aussi un compte séquestre pour les taxes et l’assurance; le versement monte quand celles-ci montent.',
      es: 'El escrow es dinero que guarda un tercero neutral hasta que ambas partes cumplan lo acordado. Después del cierre, muchos prestamistas en EE. UU. mantienen también una cuenta de escrow para impuestos y seguro; por eso el pago sube cuando estos suben.',
    },
    source: cfpb,
  },
  {
    id: 'escrow-shortage',
    names:
      'escrow shortage|escrow refund*|escrow surplus|escrow overage|escrow analysis|escrow deficiency|escrow went up|faltante de escrow|falta en el escrow|deficit de escrow|analisis de escrow|insuffisance du compte sequestre',
    says: {
      en: 'An escrow shortage means that property tax or insurance rose above what your payments had collected. Once a year the servicer compares the two. You can pay the shortage at once or over at least 12 months if it is a month’s payment or more, and the monthly payment also rises to the new bills; a cushion of up to two months may be kept. If too much was collected, a surplus of $50 or more comes back by check within 30 days (12 CFR 1024.17). Your interest rate does not change.',
      fr: 'Une insuffisance du compte séquestre (escrow shortage) veut dire que les taxes ou l’assurance ont dépassé ce que vos versements avaient amassé. Le gestionnaire compare les deux une fois par an. Vous pouvez la payer d’un coup ou, si elle atteint un versement, sur au moins 12 mois; le versement monte aussi au niveau des nouvelles factures, et une réserve d’au plus deux mois est permise. Un surplus de 50 $ ou plus vous est remboursé dans les 30 jours. Le taux ne change pas.',
      es: 'Un faltante de escrow quiere decir que el impuesto predial o el seguro subieron por encima de lo que juntaron sus pagos. El administrador compara ambos una vez al año. Puede pagarlo de una vez o, si llega a un pago mensual, en al menos 12 meses; el pago también sube al nivel de las nuevas cuentas, y se permite una reserva de hasta dos meses. Un sobrante de $50 o más se devuelve en 30 días. La tasa de interés no cambia.',
    },
    source: 'Regulation X, 12 CFR § 1024.17; CFPB',
    country: 'US',
  },
  {
    id: 'earnest-money',
    names:
      'earnest money|ernest money|good faith deposit|arras|deposito de buena fe|dinero en garantia|deposito de arras|acompte|depot de bonne foi|deposit on the offer',
    says: {
      en: 'Earnest money is a deposit made with the offer to show that you mean it. In the USA it is often 1% to 3% of the price. It is held by a third party, and is credited to your down payment and costs at closing; who keeps it when a purchase fails depends on the contract: with a condition such as financing or inspection still open and notice in time it is usually returned, else the seller may keep it.',
      fr: 'L’acompte (earnest money) est un dépôt fait avec l’offre pour montrer votre sérieux. Aux États-Unis, c’est souvent de 1 % à 3 % du prix. Il compte dans le prix à la clôture; qui le garde si l’achat échoue dépend du contrat : si une condition, comme le financement ou l’inspection, n’est pas remplie et que vous l’avisez à temps, il est d’habitude rendu; sinon le vendeur peut le garder.',
      es: 'Las arras (earnest money) son un depósito que acompaña la oferta para mostrar que va en serio. En EE. UU. suelen ser de 1% a 3% del precio. Cuentan para el precio al cierre; quién se las queda si la compra falla depende del contrato: si una condición, como el préstamo o la inspección, sigue abierta y usted avisa a tiempo, casi siempre se devuelven; si no, el vendedor puede quedárselas.',
    },
    source: cfpb,
  },
  {
    id: 'contingent',
    names:
      'contingent|contingenc*|conditional offer*|oferta condicional*|subject to inspection|subject to financing|contingent on|contingente|contingencia*|conditionnel*|condition in an offer|conditions in an offer|condition suspensive*',
    says: {
      en: 'A contingency is a condition in the contract that must be met, or the buyer may leave and keep the deposit: inspection, financing, appraisal, title, or the sale of the buyer’s own home. A title search is not a contingency itself; what it finds is covered by a title contingency. A listing marked contingent has an accepted offer with conditions still open, so you may be able to make a backup offer.',
      fr: 'Une condition (contingency) du contrat doit être remplie, sinon l’acheteur peut se retirer et garder son dépôt : inspection, financement, évaluation, titres ou vente de sa propriété. La vérification des titres n’en est pas une en soi; ce qu’elle révèle est couvert par la condition de titres. Une inscription « conditionnelle » a une offre acceptée dont des conditions restent ouvertes; on peut parfois déposer une offre de réserve.',
      es: 'Una contingencia es una condición del contrato que debe cumplirse, o el comprador puede retirarse y conservar su depósito: inspección, préstamo, avalúo, título o la venta de su casa. La búsqueda de título no es en sí una contingencia; lo que encuentre lo cubre la contingencia de título. Un anuncio “contingent” tiene una oferta aceptada con condiciones pendientes; a veces se puede dejar una oferta de respaldo.',
    },
    source: nar,
  },
  {
    id: 'under-contract-showing',
    names:
      'under contract show*|under contract - show*|under contract, show*|active under contract|contingent continue to show|continue to show|active with contract|active backup|accepting backup*|taking backup offers|still showing under contract|pending taking backups|pending continue to show|visites malgre une offre acceptee',
    says: {
      en: 'A status such as “active under contract”, “contingent” or “continue to show” means that a first offer is accepted and its conditions (inspection, loan, sale of the buyer’s home) are still open, so the home is under contract but not sold; where the seller still shows it, backup offers are taken. You can then visit it and make a backup offer, which counts only if the first sale falls through. It is not free now, and most such sales do close, so keep looking at others. Exact status words differ by MLS: ask the listing agent.',
      fr: 'Un tel statut veut dire qu’une offre est acceptée et que des conditions (inspection, financement, vente de la propriété de l’acheteur) restent ouvertes : la propriété est promise, mais pas vendue; si le vendeur fait encore visiter, il reçoit des offres de second rang. Vous pouvez alors visiter et faire une offre de second rang, qui ne vaut que si la première tombe. La propriété n’est pas libre et la plupart de ces ventes se concluent : continuez à chercher. Les mots exacts changent selon le système : demandez au courtier inscripteur.',
      es: 'Un estado así (“active under contract”, “under contract – show”) dice que ya se aceptó una oferta y que sus condiciones (inspección, préstamo, venta de la casa del comprador) siguen abiertas: está bajo contrato, pero no vendida; si el vendedor la sigue mostrando, acepta ofertas de respaldo. Entonces puede visitarla y hacer una oferta de respaldo, que solo vale si la primera se cae. Ahora no está libre, y la mayoría de esas ventas sí cierra: siga viendo otras. Las palabras exactas cambian según el MLS: pregunte al agente que la anuncia.',
    },
    source: nar,
  },
  {
    id: 'reserving-home',
    names:
      'lock down a house|lock down the house|lock in a house|leave a deposit to hold|leave a deposit on a house|hold a house|hold a home|hold the house|hold this house|hold the home|reserve a house|reserve a home|reserve the house|reserve a condo|put money down to hold|deposit to hold|take it off the market for me|reserver une maison|reserver la maison|reserver une propriete|reserver un condo|depot pour reserver|retenir la maison|apartar la casa|apartar una casa|apartar esta casa|apartar una propiedad|me la aparten|me aparten|se aparta|la aparto|reservar la casa|reservar una casa|separar la casa|separar una casa|guardarme la casa',
    says: {
      en: 'Money alone does not hold a home: it stays open to others until the seller signs your written offer. 1. Have a pre-approval or proof of funds; 2. your agent writes the offer with price, deposit, conditions and dates; 3. once the seller accepts, you pay the deposit (earnest money, often 1% to 3% in the USA) to a third party such as escrow or a brokerage, not to the seller; it counts toward the price. In North Carolina a due diligence fee goes to the seller as well and is not refunded if you step back. Never pay before a signed contract.',
      fr: 'De l’argent seul ne réserve pas une propriété : elle reste ouverte aux autres jusqu’à ce que le vendeur signe votre offre écrite. 1. Ayez une préapprobation ou une preuve de fonds; 2. votre courtier rédige l’offre (au Québec, la promesse d’achat) avec prix, dépôt, conditions et dates; 3. une fois l’offre acceptée, le dépôt, s’il y en a un, va dans un compte en fidéicommis, pas au vendeur, et compte dans le prix. Ne payez jamais avant un contrat signé.',
      es: 'Dar dinero no aparta una casa: sigue abierta a otros hasta que el vendedor firma su oferta por escrito. 1. Tenga la preaprobación o prueba de fondos; 2. su agente escribe la oferta con precio, depósito, condiciones y fechas; 3. cuando el vendedor acepta, usted da el depósito (earnest money, a menudo de 1% a 3%) a un tercero como el escrow, no al vendedor; cuenta para el precio. En Carolina del Norte se paga además una cuota de diligencia debida (due diligence fee) al vendedor, que no se devuelve si usted se retira. Nunca pague antes de un contrato firmado.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home; NC Real Estate Commission; OACIQ, Buyer’s guide',
  },
  {
    id: 'pending',
    names: 'pending|under contract|sous contrat|bajo contrato|pendiente en un anuncio',
    says: {
      en: 'Pending or under contract means an offer was accepted and the sale is on its way to closing; most such homes do not come back to the market.',
      fr: '« Pending » ou sous contrat : une offre est acceptée et la vente suit son cours vers la clôture; la plupart de ces propriétés ne reviennent pas sur le marché.',
      es: '“Pending” o bajo contrato: ya se aceptó una oferta y la venta va hacia el cierre; la mayoría de esas casas no vuelve al mercado.',
    },
    source: nar,
  },
  {
    id: 'option-period',
    names: "option period|option fee|option money|periodo de opcion|cuota de opcion|periode d'option",
    says: {
      en: 'The option period in Texas is a number of days, agreed in the contract, in which the buyer may end it for any reason. The buyer pays the seller an option fee for it, and usually has the inspection done in that time. The fee is not returned; at closing it is usually credited to the price. The earnest money does come back if you cancel in writing before the period ends, at 5 p.m. on its last day.',
      fr: 'La période d’option au Texas est un nombre de jours prévu au contrat pendant lequel l’acheteur peut y mettre fin sans motif. Il paie pour cela des frais d’option au vendeur et fait d’habitude l’inspection dans ce délai. Ces frais ne sont pas rendus; à la clôture, ils comptent d’ordinaire dans le prix. Le dépôt (« earnest money ») est rendu si vous annulez par écrit avant la fin, à 17 h le dernier jour.',
      es: 'El periodo de opción en Texas es el número de días acordado en el contrato en que el comprador puede cancelarlo por cualquier motivo. Por él paga una cuota de opción al vendedor, y suele hacer la inspección en ese tiempo. Esa cuota no se devuelve; al cerrar suele acreditarse al precio. El earnest money sí se devuelve si cancela por escrito antes de que acabe el periodo, a las 5 p.m. del último día.',
    },
    source: 'Texas Real Estate Commission, contract forms',
    country: 'US',
  },
  {
    id: 'due-diligence',
    names: 'due diligence|due diligence fee|diligencia debida|verification diligente',
    says: {
      en: 'Due diligence is the time in which a buyer checks the home and its papers before being fully bound; in North Carolina the buyer pays the seller a fee for it. That fee is not returned if the buyer leaves, except when the seller breaks the contract, and is credited to the price at closing; the earnest money comes back if the buyer leaves before the due diligence date.',
      fr: 'La vérification diligente est le délai pendant lequel l’acheteur examine la propriété et ses documents avant d’être pleinement lié; en Caroline du Nord, l’acheteur verse pour cela des frais au vendeur, qui ne sont pas rendus s’il se retire et comptent dans le prix à la clôture; le dépôt est rendu s’il se retire avant la date.',
      es: 'La diligencia debida es el plazo en que el comprador revisa la casa y sus papeles antes de quedar obligado del todo; en Carolina del Norte se paga por él una cuota al vendedor, que no se devuelve si el comprador se retira y se acredita al precio al cierre; el depósito sí se devuelve si se retira antes de la fecha.',
    },
    source: nar,
    country: 'US',
  },
  {
    id: 'appraisal',
    names:
      'appraisal*|appraised value|evaluation agreee|evaluation de la banque|expertise immobiliere|avaluo|tasacion|valuacion',
    says: {
      en: 'An appraisal is an independent estimate of what the home is worth, ordered by the lender. If it is below the price, the lender may lend less.',
      fr: 'L’évaluation agréée (appraisal) est une estimation indépendante de la valeur, demandée par le prêteur. Si elle est sous le prix, il peut prêter moins.',
      es: 'El avalúo (appraisal) es una estimación independiente del valor de la casa, pedida por el prestamista. Si sale por debajo del precio, puede prestar menos.',
    },
    source: cfpb,
  },
  {
    id: 'appraisal-gap',
    names: "appraisal gap|gap coverage|brecha de avaluo|ecart d'evaluation",
    says: {
      en: 'An appraisal gap is the difference when the appraisal is lower than the agreed price. Nobody has to pay it by law: the lender lends on the lower value, and you may renegotiate, split it, pay it in cash, ask the lender to review the appraisal, or leave under an appraisal contingency. FHA and VA contracts have a clause that lets the buyer leave. A promise to cover a gap binds you.',
      fr: 'L’écart d’évaluation est la différence quand l’évaluation est sous le prix convenu. Le prêteur prête sur la valeur la plus basse; on peut renégocier, partager l’écart, le payer comptant, demander une révision ou se retirer si une condition le permet.',
      es: 'La brecha de avalúo es la diferencia cuando el avalúo sale por debajo del precio acordado. Nadie está obligado por ley a pagarla: el prestamista presta sobre el valor menor, y puede renegociar, repartirla, pagarla, pedir revisión del avalúo o salir con una contingencia de avalúo. Los contratos FHA y VA permiten salir al comprador.',
    },
    source: nar,
  },
  {
    id: 'inspection',
    names:
      'home inspection|house inspection|inspection report|inspection preachat|inspection pre-achat|inspection en batiment|inspeccion de la casa|inspeccion de vivienda|inspeccion',
    says: {
      en: 'A home inspection is a look at roof, structure, wiring, plumbing and heating by an inspector you choose and pay, usually soon after the offer is accepted. Without it, hidden defects are your risk.',
      fr: 'L’inspection préachat est l’examen du toit, de la structure, de l’électricité, de la plomberie et du chauffage par un inspecteur que vous choisissez et payez, en général peu après l’acceptation de l’offre. Sans elle, les défauts cachés sont à votre risque.',
      es: 'La inspección es la revisión del techo, la estructura, la electricidad, la plomería y la calefacción por un inspector que usted elige y paga, casi siempre poco después de que aceptan la oferta. Sin ella, los defectos ocultos quedan a su riesgo.',
    },
    source: cmhc,
  },
  {
    id: 'kick-out',
    names:
      'kick out|kickout|contingent kick out|kick out clause*|kick-out clause*|kickout clause*|escape clause*|bump clause*|72 hour clause|clause de 72 heures|clause echappatoire|clausula de escape',
    says: {
      en: 'A kick-out clause (in Canada an escape clause) goes with an offer that depends on the sale of the buyer’s present home: the seller keeps the home on the market, and when another offer comes, the buyer has a short time, often 24 to 72 hours, to drop the condition or step back. As another buyer you can still see the home and make an offer; your agent can say how the seller handles it.',
      fr: 'La clause d’échappatoire (« kick-out clause », clause de 72 heures) accompagne une offre conditionnelle à la vente de la propriété de l’acheteur : le vendeur laisse la sienne sur le marché et, si une autre offre arrive, l’acheteur a un court délai, souvent de 24 à 72 heures, pour renoncer à la condition ou se retirer. Un autre acheteur peut encore visiter et faire une offre.',
      es: 'La cláusula de escape (“kick-out clause”) va con una oferta que depende de la venta de la casa del comprador: el vendedor la deja en el mercado y, si llega otra oferta, el comprador tiene un plazo corto, a menudo de 24 a 72 horas, para quitar la condición o retirarse. Otro comprador todavía puede visitarla y ofertar.',
    },
    source: 'National Association of Realtors, consumer guides; OREA forms',
  },
];
