/** Long because it is a table: choosing people, signing together, buying for a short time and leaving a contract, in three languages. */
import type { Entry } from '../../entry.ts';

export const buyingAndLeavingTerms: readonly Entry[] = [
  {
    id: 'short-stay',
    names:
      'buying for two years|buying for only|buy for two years|stay* two years|stay* 2 years|stay like 2 yrs|only two years|just two years|only be here|only plan on being here|move again in|moving again in|leave in two years|rester deux ans|rester 2 ans|juste deux ans|repartir dans deux ans|quedamos dos anos|quedarme dos anos|solo dos anos|nomas dos anos',
    says: {
      en: 'For two or three years renting is often the safer choice: buying costs a few percent of the price, selling several percent more, and early payments go mostly to interest, so prices must rise for you to break even. It can still pay if a like rent is clearly higher than interest, tax, insurance and upkeep together, if you could keep it and rent it out, or if the price is a bargain. In the USA a gain on a home lived in under two years is usually taxed. Name a price, the rent and the years, and I can compare.',
      fr: 'Pour deux ou trois ans, louer est souvent plus prudent : les frais d’achat, puis la commission et la pénalité de l’hypothèque à la vente, dépassent vite le capital remboursé. Acheter peut valoir la peine si un loyer semblable coûte nettement plus que intérêts, taxes, assurance et entretien, si vous pourriez garder et louer, ou transférer l’hypothèque. Donnez un prix, un loyer et le nombre d’années, et je compare.',
      es: 'Para dos o tres años rentar suele ser más seguro: comprar cuesta unos puntos del precio, vender varios más, y al principio se paga sobre todo interés, así que el precio tendría que subir. Puede convenir si una renta igual cuesta claramente más que interés, impuesto, seguro y mantenimiento, o si podría conservarla y rentarla. La ganancia de una casa habitada menos de dos años casi siempre paga impuesto en EE. UU. Dígame precio, renta y años y lo comparo.',
    },
    source:
      'Consumer Financial Protection Bureau, Owning a Home; Financial Consumer Agency of Canada; IRS Publication 523',
    asOf: '2025-12',
  },
  {
    id: 'two-buyers-offer',
    names:
      'two names on the offer|two names on the paper|both names on the offer|both of us on the offer|both want on the offer|both sign the offer|does she sign too|does he sign too|two buyers on one offer|two buyers on the contract|deux acheteurs|deux noms sur l’offre|signer l’offre tous les deux|les deux doivent signer|dos nombres en la oferta|firmar los dos|los dos firmamos|dos compradores',
    says: {
      en: 'All who will own the home are named as buyers on the offer and all sign it, on paper or electronically; one cannot sign for the other without a power of attorney. Get a joint pre-approval if both borrow. Your agent writes the offer. Decide before closing how you hold title and in which shares, and put in writing who pays what. Someone who only helps with the loan can be a co-borrower without being an owner, if the lender allows it.',
      fr: 'Toutes les personnes qui seront propriétaires sont nommées à l’offre (au Québec, la promesse d’achat) et la signent, à la main ou en ligne; l’une ne signe pas pour l’autre sans procuration. Demandez une préapprobation commune. Votre courtier rédige l’offre. Fixez avant la signature les parts de chacun et une convention entre vous : qui paie quoi et comment on sort.',
      es: 'Todos los que serán dueños se nombran como compradores en la oferta y todos la firman, en papel o en línea; uno no firma por otro sin poder notarial. Pidan una preaprobación conjunta si los dos toman el préstamo. La oferta la escribe su agente. Antes del cierre decidan cómo va el título, en qué partes, y escriban quién paga qué.',
    },
    source: 'National Association of Realtors, consumer guides; Chambre des notaires du Québec',
  },
  {
    id: 'agent-two-buyers',
    names:
      'agent for both buyers|agent represents another buyer|same agent as the other buyer|two of her clients|agent has two buyers|two clients want the same|agent on both sides of the offers|other buyers side too|competing clients|deux clients du meme courtier|meme courtier que l’autre acheteur|agente de los dos compradores|misma agente que el otro comprador|dos clientes de mi agente',
    says: {
      en: 'One agent may have two clients who want the same home. The agent must tell both that there is a competing client, keep each offer and limit secret from the other, and favor neither; some brokerages ask for a written consent or give one client to another agent. You may ask for that. It differs from dual agency, where the agent works for buyer and seller.',
      fr: 'Un courtier peut avoir deux clients pour la même propriété : il doit le dire aux deux, garder secrets le prix et les limites de chacun et n’en favoriser aucun. Vous pouvez demander qu’un autre courtier vous représente. Ce n’est pas la double représentation, où il agit pour l’acheteur et le vendeur; au Québec, l’OACIQ (Info OACIQ) répond aux questions sur ses devoirs.',
      es: 'Un agente puede tener dos clientes que quieren la misma casa. Debe decírselo a ambos, guardar en secreto el precio y el límite de cada uno y no favorecer a ninguno; puede pedir que otro agente lo represente a usted. No es lo mismo que la agencia dual, donde trabaja para comprador y vendedor.',
    },
    source: 'National Association of Realtors, Code of Ethics; OACIQ, Real Estate Brokerage Act of Québec',
    asOf: '2025-12',
  },
  {
    id: 'end-buyer-agreement',
    names:
      'end the buyer agreement|get out of my buyer agreement|cancel my buyer agreement|leave my agent|fire my agent|break with my agent|stuck with my agent|end my contract with the agent|get out of a listing contract|get out of my listing|cancel my listing|end the listing contract|resilier le contrat de courtage|mettre fin au contrat de courtage|annuler le contrat de courtage|quitter mon courtier|terminar el contrato con mi agente|cancelar el contrato con mi agente|dejar a mi agente',
    says: {
      en: 'Read the end date and the cancellation line of the agreement: many allow it with written notice, and a brokerage often releases an unhappy client or names another agent if you ask its manager. Until it ends, buying through another agent can make you owe a fee twice, and a protection period may cover homes you were shown. A listing contract of a seller works alike. A wish to end it must be in writing.',
      fr: 'Lisez la date de fin et la clause de résiliation du contrat : une agence libère souvent un client insatisfait ou propose un autre courtier si on parle au dirigeant. Avant la fin, acheter par un autre courtier peut coûter deux rétributions. Au Québec, un consommateur peut résilier un contrat de courtage dans les trois jours suivant la réception de sa copie; ensuite, un contrat exclusif, d’achat ou de vente, lie jusqu’à l’échéance sauf entente écrite avec l’agence, et l’OACIQ peut aider si le courtier manque à ses devoirs. Faites tout par écrit.',
      es: 'Lea la fecha de fin y la cláusula de cancelación: muchos contratos permiten terminar con aviso por escrito, y la empresa a menudo libera al cliente o le da otro agente si habla con el gerente. Antes de terminar, comprar con otro agente puede costarle dos comisiones, y puede quedar un plazo por las casas que le mostró. El contrato de quien vende funciona igual. Hágalo todo por escrito.',
    },
    source: 'National Association of Realtors, written buyer agreements; Real Estate Brokerage Act (Québec), s. 28',
    asOf: '2025-12',
  },
  {
    id: 'interview-agent',
    names:
      'questions to ask an agent|questions to ask a realtor|ask a realtor before hiring|interview an agent|interview agents|interviewing agents|how to choose an agent|how do i choose an agent|questions a poser a un courtier|choisir un courtier|preguntas para un agente|preguntar a un agente|escoger agente|elegir agente',
    says: {
      en: 'Ask two or three agents the same things: how many buyers they helped here in the last year and at which prices; who answers when they are off; how they are paid and what you owe if the seller pays less; how long the agreement binds you; which inspector and lender they name and why; and two past clients to call. Check the license with the state or province.',
      fr: 'Posez les mêmes questions à deux ou trois courtiers : combien d’acheteurs aidés ici depuis un an, à quels prix; qui répond en leur absence; comment ils sont payés et ce que vous devez si le vendeur paie moins; la durée du contrat; quels inspecteurs et prêteurs ils nomment; deux clients à appeler. Vérifiez le permis (au Québec, le registre de l’OACIQ).',
      es: 'Haga las mismas preguntas a dos o tres agentes: a cuántos compradores ayudaron aquí en el último año y a qué precios; quién responde cuando no están; cómo se les paga y qué debe usted si el vendedor paga menos; cuánto dura el contrato; y dos clientes a quienes llamar. Verifique la licencia con el estado.',
    },
    source: 'National Association of Realtors, consumer guides; OACIQ',
  },
  {
    id: 'bank-or-broker',
    names:
      'bank or broker|bank or a broker|broker or bank|broker or a bank|mortgage broker or my bank|mortgage broker vs|credit union or bank|bank or credit union|banque ou courtier|courtier ou banque|courtier hypothecaire ou|caisse ou courtier|banco o broker|broker o banco|banco o prestamista',
    says: {
      en: 'A bank or credit union lends its own loans; a mortgage broker compares several lenders and is paid by the lender or by you, which the Loan Estimate shows. Neither is always cheaper. Ask at least three, on the same day and for the same loan, and compare rate, points and lender fees, not the payment alone. A credit union may be kinder to odd cases, an online lender faster, a local one better known to sellers.',
      fr: 'Une banque ou une caisse prête ses propres produits; un courtier hypothécaire compare plusieurs prêteurs, qui le paient d’habitude. Ni l’un ni l’autre n’est toujours moins cher. Demandez-en au moins trois le même jour pour le même prêt, et comparez taux, pénalité en cas de rupture, remboursements permis, portabilité et type d’enregistrement, pas seulement le versement.',
      es: 'Un banco o una cooperativa presta lo suyo; un broker hipotecario compara varios prestamistas y le paga el prestamista o usted, lo que dice el Loan Estimate. Ninguno es siempre más barato. Pida al menos tres el mismo día por el mismo préstamo y compare tasa, puntos y cargos, no solo el pago.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home; Financial Consumer Agency of Canada',
  },
  {
    id: 'broker-pay',
    names:
      'who pays the mortgage broker|mortgage broker get paid|mortgage broker paid|mortgage broker’s fee|mortgage broker cost|mortgage broker free|qui paie le courtier hypothecaire|courtier hypothecaire gratuit|courtier hypothecaire est paye|quien paga al broker hipotecario|cuanto cobra el broker hipotecario',
    says: {
      en: 'In Canada the lender usually pays the mortgage broker a share of the loan, so an ordinary client pays nothing; with private or alternative lenders there is often a fee, which must be told in writing first. In the USA either the lender or you pay the broker, never both on one loan; section A of the Loan Estimate shows it.',
      fr: 'Au Canada, le prêteur paie d’habitude le courtier hypothécaire, selon le montant du prêt : le client ordinaire ne paie rien. Avec un prêteur privé ou alternatif, il y a souvent des frais, qui doivent être divulgués par écrit avant. Demandez aussi combien de prêteurs il compare.',
      es: 'En EE. UU. le paga al broker el prestamista o usted, nunca los dos en un mismo préstamo; lo muestra la sección A del Loan Estimate. En Canadá casi siempre paga el prestamista; con prestamistas privados suele haber un cargo.',
    },
    source: 'Consumer Financial Protection Bureau, Regulation Z § 1026.36; AMF (Québec); FSRA (Ontario)',
    asOf: '2025-12',
  },
  {
    id: 'switch-lender',
    names:
      'switch lenders|switch lender|change lenders|changing lenders|different lender after|lender before closing change|lender is too slow|lender isn’t responding|changer de preteur|changer de banque avant|cambiar de prestamista|cambiar de banco antes',
    says: {
      en: 'You may change lenders until you sign, but a new one starts over: application, credit, and often a new appraisal, about 30 days. Check your financing deadline, the closing date and the rate lock first, ask your agent, and let the new lender confirm the date in writing before you cancel. Fees already paid, as for the appraisal, are usually lost; FHA and VA appraisals can move with you. Ask the first lender to match the better offer.',
      fr: 'On peut changer de prêteur jusqu’à la signature, mais le nouveau recommence tout : demande, documents, souvent l’évaluation. Vérifiez le délai de la condition de financement et la date chez le notaire, et attendez l’approbation écrite du nouveau avant d’annuler. Au renouvellement, le changement est plus simple. Demandez d’abord au premier d’égaler l’offre.',
      es: 'Puede cambiar de prestamista hasta firmar, pero el nuevo empieza de cero: solicitud, crédito y muchas veces otro avalúo, unos 30 días. Revise antes el plazo de financiamiento, la fecha de cierre y la tasa fijada, avise a su agente y no cancele hasta que el nuevo confirme la fecha por escrito. Lo pagado, como el avalúo, casi siempre se pierde.',
    },
    source: 'Consumer Financial Protection Bureau, Owning a Home; HUD Handbook 4000.1 (appraisal transfer)',
    asOf: '2025-12',
  },
  {
    id: 'buying-unseen',
    names:
      'sight unseen|buy without seeing|buying without seeing|buy from another state|buying from another state|buying long distance|buy from far away|can’t visit before buying|acheter sans visiter|acheter a distance|acheter sans voir|comprar sin ver|comprar desde lejos|comprar desde otro estado',
    says: {
      en: 'Buying unseen works with more care: a live video walk with your agent (street, smell, noise, water, attic), a full inspection with photos and a call, the seller’s disclosure, and an inspection condition long enough to fly in. Ask someone you trust to visit at night and on a weekday. Sign by e-signature or a remote notary where allowed; verify wire instructions by phone.',
      fr: 'Acheter sans visiter demande plus de soin : visite vidéo en direct avec votre courtier (rue, bruit, odeurs, pression d’eau, grenier), inspection complète avec photos et appel, déclaration du vendeur, et un délai d’inspection qui permet de venir. Demandez à un proche d’y passer le soir. La signature se fait par voie électronique ou procuration.',
      es: 'Comprar sin ver exige más cuidado: recorrido por video en vivo con su agente (calle, ruido, olor, agua, ático), inspección completa con fotos y llamada, la declaración del vendedor y una condición de inspección que dé tiempo de viajar. Pida a alguien de confianza que pase de noche. Confirme por teléfono las instrucciones de transferencia.',
    },
    source: 'National Association of Realtors, consumer guides; American Land Title Association',
  },
  {
    id: 'lease-and-closing',
    names:
      'break my lease to buy|lease ends after closing|lease isn’t up|lease is not up|lease runs until|still in a lease|time my lease|when to give notice to my landlord|mon bail finit|mon bail n’est pas fini|bail finit apres|sous-louer mon bail|ceder mon bail|mi contrato de renta termina|romper mi contrato de renta|todavia tengo contrato de renta',
    says: {
      en: 'Do not give notice before the loan is approved and the closing date is firm. Ask the landlord for a month-to-month stay or a buyout fee, often one or two months’ rent; some leases have a clause for buying a home. Plan some days or weeks of both homes. You can offer the seller a later closing or rent back time instead.',
      fr: 'Ne résiliez rien avant l’approbation du prêt et une date ferme. Au Québec, l’achat ne met pas fin au bail : cédez-le ou sous-louez-le, ou entendez-vous avec le propriétaire; l’avis de non-renouvellement d’un bail d’un an se donne de trois à six mois avant la fin. En Ontario, 60 jours avant la fin. Vous pouvez aussi demander une date de prise de possession plus tardive.',
      es: 'No avise al casero antes de tener el préstamo aprobado y la fecha firme. Pídale seguir mes a mes o una cuota de salida, a menudo uno o dos meses de renta; algunos contratos tienen cláusula por compra de casa. Cuente con unos días o semanas de las dos viviendas, o pida al vendedor cerrar más tarde.',
    },
    source:
      'Civil Code of Québec, arts. 1942 and 1870; Residential Tenancies Act (Ontario); Consumer Financial Protection Bureau',
    asOf: '2025-12',
  },
  {
    id: 'coming-soon',
    names:
      'coming soon listing|coming soon on a listing|listed as coming soon|says coming soon|marked coming soon|bientot a vendre|bientot sur le marche|listado proximamente|dice proximamente|dice coming soon',
    says: {
      en: 'Coming soon means that the home will be listed on a date that is known, but cannot be shown yet under the rules of many MLSs. Ask your agent for that date and to book the first showing. Some sellers accept an offer before; you then buy without having compared.',
      fr: '« Bientôt à vendre » annonce une propriété qui sera inscrite sous peu, souvent sans visites avant cette date. Demandez la date à votre courtier et réservez la première visite.',
      es: '“Coming soon” anuncia una casa que saldrá a la venta en una fecha conocida; en muchos MLS no se puede mostrar antes. Pida a su agente la fecha y la primera visita.',
    },
    source: 'National Association of Realtors, MLS policy',
    asOf: '2025-12',
  },
  {
    id: 'back-on-market',
    names:
      'back on the market|back on market|relisted|came back on the market|fell through and|de retour sur le marche|remise en vente|revenue sur le marche|volvio al mercado|otra vez en venta',
    says: {
      en: 'Back on market means that an accepted offer ended. Often the buyer’s loan failed or the buyer’s own home did not sell; sometimes an inspection or appraisal showed something. Ask the listing agent, through yours, for the reason, the inspection report if the seller shares it, and updated disclosures, and keep your own inspection. It can be a chance to negotiate.',
      fr: 'De retour sur le marché : une offre acceptée est tombée, souvent par le financement ou la vente de la propriété de l’acheteur, parfois après l’inspection. Demandez la raison par votre courtier, la déclaration du vendeur à jour et le rapport s’il est remis, et gardez votre propre inspection.',
      es: 'Volvió al mercado porque cayó una oferta aceptada, muchas veces por el préstamo del comprador, a veces por la inspección o el avalúo. Pregunte la razón por medio de su agente, pida la declaración actualizada y mantenga su inspección. Puede dar lugar a negociar.',
    },
    source: 'National Association of Realtors, consumer guides',
  },
  {
    id: 'repairs-or-credit',
    names:
      'repairs or a credit|repairs or credit|credit or repairs|credit instead of repairs|fix it or give a credit|ask for repairs or|repair credit|reparations ou credit|credit plutot que|baisse de prix ou reparations|reparaciones o credito|credito en vez de reparar|arreglar o credito',
    says: {
      en: 'A credit at closing lets you choose the contractor and the quality, and costs the seller less trouble; a repair by the seller is better where the lender or insurer demands it before closing, as for safety or a roof. A credit is limited by the loan’s cap on seller concessions and cannot exceed your closing costs; a lower price saves little cash now. Whatever it is, put it in a signed amendment with receipts and a check before closing.',
      fr: 'Une baisse de prix ou un crédit vous laisse choisir l’entrepreneur; une réparation par le vendeur convient si le prêteur ou l’assureur l’exige avant la signature. Demandez deux soumissions avant de répondre, et mettez l’entente par écrit dans une modification signée, avec factures et vérification avant la signature.',
      es: 'Un crédito al cierre le deja escoger al contratista; la reparación por el vendedor conviene si el prestamista o la aseguradora la exige antes. El crédito tiene el tope de concesiones del préstamo y no pasa de sus gastos de cierre; bajar el precio ahorra poco efectivo hoy. Póngalo por escrito firmado, con recibos y revisión antes de cerrar.',
    },
    source: 'Fannie Mae, Selling Guide B3-4.1-02 (interested party contributions); OACIQ',
    asOf: '2025-12',
  },
  {
    id: 'seller-compares-offers',
    names:
      'which offer should i take|compare offers on my house|several offers on my house|multiple offers on my house|choose between offers|best offer on my house|plusieurs offres sur ma maison|choisir une offre|quelle offre accepter|varias ofertas por mi casa|cual oferta acepto|escoger una oferta',
    says: {
      en: 'Compare what you keep and how sure it is: price less concessions and fees, the loan and its down payment, a checked pre-approval, conditions and their days, the deposit, an appraisal gap promise, and your dates. A lower firm offer can beat a higher one that must sell a home first. You may accept one, counter one, or ask all for their best; do not counter two at once without your agent’s wording.',
      fr: 'Comparez ce qui vous reste et la certitude : prix net, financement et mise de fonds, preuve de préapprobation, conditions et délais, dépôt, dates. Une offre plus basse et ferme peut valoir mieux qu’une plus haute liée à la vente d’une autre maison. Vous pouvez accepter, faire une contre-proposition à une seule, ou demander à tous leur meilleure offre.',
      es: 'Compare cuánto le queda y qué tan segura es: precio menos concesiones, tipo de préstamo y enganche, preaprobación verificada, condiciones y plazos, depósito y fechas. Una oferta menor y firme puede valer más que otra que depende de vender primero. Puede aceptar, contraofertar a una o pedir a todas su mejor oferta.',
    },
    source: 'National Association of Realtors, a guide for sellers to multiple offers; OACIQ',
  },
  {
    id: 'buyer-walks',
    names:
      'buyer backed out|my buyer backed out|buyer walked away|buyer walks away|buyer cancelled|buyer canceled|buyer can’t close|buyer did not close|l’acheteur se desiste|acheteur s’est desiste|acheteur a recule|el comprador se echo para atras|comprador cancelo|comprador no cerro',
    says: {
      en: 'It depends on the contract: if the buyer ends it under a condition within its days, the deposit goes back and you list again. If the buyer defaults, many contracts give the seller the earnest money, and some more; neither side gets it without a signed release or a court. Ask your agent the same day for the notice and the dates, relist or turn to a backup offer, and ask an attorney before you demand damages.',
      fr: 'Tout dépend du contrat : si l’acheteur se retire selon une condition et dans le délai, le dépôt lui revient et la propriété est remise en vente. S’il est en défaut, le dépôt et des dommages peuvent être réclamés, mais ni l’un ni l’autre ne le touche sans entente ou jugement. Demandez l’avis écrit à votre courtier et consultez un avocat ou un notaire avant de réclamer.',
      es: 'Depende del contrato: si el comprador termina por una condición y en plazo, el depósito se le devuelve y usted vuelve a listar. Si incumple, muchos contratos dan el depósito al vendedor; nadie lo recibe sin liberación firmada o juez. Pida a su agente el aviso por escrito y hable con un abogado antes de reclamar daños.',
    },
    source: 'Texas REALTORS and TREC contract forms; OACIQ; Real Estate Council of Ontario',
  },
  {
    id: 'rate-lock-extension',
    names:
      'rate lock expire*|rate lock ran out|lock expires|lock expired|extend my rate lock|extend the lock|rate hold expired|rate hold expires|taux garanti expire|garantie de taux expire|prolonger le taux garanti|vence mi tasa|tasa fijada vence|extender la tasa',
    says: {
      en: 'If the closing slips past the lock, ask the lender now for an extension: it often costs a fee by the day or a share of the loan, and may be free if the lender caused the delay. Without one you close at today’s rate or the locked one, whichever the lock agreement names, often the worse. If the seller caused it, ask the seller to pay. A Canadian rate hold of 90 to 120 days is usually renewed at the rate of that day.',
      fr: 'Si la signature dépasse la garantie de taux, demandez tout de suite une prolongation. Au Canada, le taux gelé de 90 à 120 jours est d’habitude remplacé par celui du jour, sauf entente; si le vendeur cause le retard, demandez une compensation. Gardez la confirmation par écrit.',
      es: 'Si el cierre pasa de la fecha de la tasa fijada, pida ya una extensión: suele costar un cargo por día o un porcentaje del préstamo, y puede ser gratis si el retraso fue del prestamista. Si fue del vendedor, pídale que pague.',
    },
    source: 'Consumer Financial Protection Bureau, rate locks; Financial Consumer Agency of Canada',
  },
  {
    id: 'tidewater',
    names: 'tidewater*|tide water',
    says: {
      en: 'Tidewater is a notice in a VA appraisal: the appraiser expects a value below the contract price and, before finishing, gives the lender’s contact two business days to send sales of comparable homes that support the price. Ask your agent for such sales at once. If the value stays low, you can ask for a reconsideration, renegotiate, pay the difference or leave by the VA escape clause with your deposit.',
      fr: '« Tidewater » est un avis dans une évaluation VA : l’évaluateur prévoit une valeur sous le prix du contrat et laisse deux jours ouvrables pour lui envoyer des ventes comparables avant de conclure. Demandez-les vite à votre courtier. Si la valeur reste basse, on peut demander une révision, renégocier, payer la différence ou se retirer par la clause VA.',
      es: '“Tidewater” es un aviso en un avalúo VA: el valuador prevé un valor menor que el precio del contrato y da dos días hábiles para que le manden ventas comparables antes de terminar. Pídalas ya a su agente. Si el valor queda bajo, puede pedir reconsideración, renegociar, pagar la diferencia o retirarse con la cláusula VA y recuperar su depósito.',
    },
    source: 'U.S. Department of Veterans Affairs, Lenders Handbook (Pamphlet 26-7), chapter 10',
    country: 'US',
    asOf: '2025-12',
  },
  {
    id: 'reconsideration-of-value',
    names:
      'reconsideration of value|challenge the appraisal|dispute the appraisal|appeal the appraisal|appraisal is wrong|appraiser got it wrong|second appraisal|contester l’evaluation|evaluation est fausse|deuxieme evaluation|disputar el avaluo|apelar el avaluo|avaluo esta mal|segundo avaluo',
    says: {
      en: 'Ask the lender for a reconsideration of value: send wrong facts (rooms, area, condition) and up to a few better comparable sales with addresses and dates, through the loan officer, not the appraiser. FHA and the agencies require lenders to have such a process, once for each appraisal. A second appraisal is ordered only for a serious fault. Otherwise renegotiate, pay the gap, or use the appraisal condition.',
      fr: 'Demandez au prêteur de revoir l’évaluation : erreurs de fait (pièces, superficie, état) et quelques ventes comparables meilleures, avec adresses et dates, par le prêteur et non à l’évaluateur. Un autre prêteur peut en commander une nouvelle. Sinon : renégocier, ajouter la différence, ou invoquer la condition.',
      es: 'Pida al prestamista una reconsideración del valor: mande errores de hecho (cuartos, área, estado) y unas pocas ventas comparables mejores con dirección y fecha, por medio del prestamista. FHA y las agencias exigen ese proceso, una vez por avalúo. Si no cambia: renegociar, pagar la diferencia o usar la condición de avalúo.',
    },
    source: 'Fannie Mae, Selling Guide B4-1.3; HUD Mortgagee Letter 2024-07',
    asOf: '2025-12',
  },
];
