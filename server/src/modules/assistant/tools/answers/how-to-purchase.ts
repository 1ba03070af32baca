/** Long because it is a table: how-to texts about a purchase, in each language with their links. */
import type { HowTo } from './how-to-text.ts';

export const purchaseTexts = {
  'option-period': {
    en: 'In Texas no law fixes the number of days: the option period in the contract does, often 5 to 10 days from the effective date. You pay the seller an option fee for it, and within it you can end the contract for any reason and get your earnest money back, not the option fee. Have the inspection done at its start; it ends at 5 PM local time on the last day (TREC One to Four Family Residential Contract).',
    fr: 'Au Texas, aucune loi ne fixe le nombre de jours : c’est la période d’option du contrat, souvent de 5 à 10 jours dès la date d’effet. Vous payez au vendeur des frais d’option et pouvez y mettre fin au contrat pour toute raison, en récupérant le dépôt mais pas ces frais. Faites l’inspection au début; elle finit à 17 h le dernier jour (contrat TREC).',
    es: 'En Texas ninguna ley fija los días: lo hace el periodo de opción del contrato, a menudo de 5 a 10 días desde la fecha de vigencia. Usted paga al vendedor una cuota de opción y en ese plazo puede terminar el contrato por cualquier razón y recuperar el depósito, no la cuota. Haga la inspección al inicio; termina a las 5 p. m. del último día (contrato TREC).',
    links: ['/journey', '/professionals'],
  },
  'deposit-due': {
    en: 'The deposit (earnest money) is named in the offer: usually 1% to 3% of the price in the USA and up to 5% in Canada. It is due after the offer is accepted, often within one to three days, not when you send the offer, by wire, bank draft or check to the brokerage, title company or notary in trust. It counts toward your down payment. Ask your agent for the day before you sign.',
    fr: 'Le dépôt (« earnest money ») est fixé dans l’offre : d’habitude de 1 % à 3 % du prix aux États-Unis et jusqu’à 5 % au Canada. Il est dû après l’acceptation, souvent en un à trois jours, pas à l’envoi de l’offre, par virement, traite ou chèque en fidéicommis. Il compte dans la mise de fonds. Demandez le jour exact à votre courtier avant de signer.',
    es: 'El depósito (“earnest money”) se fija en la oferta: por lo general de 1% a 3% del precio en EE. UU. y hasta 5% en Canadá. Se paga después de que aceptan la oferta, a menudo en uno a tres días, no al enviarla, por transferencia, giro o cheque en custodia. Cuenta para el enganche. Pregunte el día exacto a su agente antes de firmar.',
    links: ['/journey', '/professionals'],
  },
  'sale-condition': {
    en: 'You can make the offer conditional on the sale of your present home: your agent writes the condition with a date by which your home must be sold. Until then you can leave without losing the deposit. Sellers often ask for an escape clause: if a better offer comes, you have a day or two to drop the condition or step back. Where homes sell fast such offers lose against firm ones; the alternatives are to sell first, a longer closing, or bridge financing.',
    fr: 'Vous pouvez faire une offre conditionnelle à la vente de votre propriété actuelle : votre courtier inscrit la condition avec la date limite de vente. D’ici là, vous pouvez vous retirer sans perdre le dépôt. Le vendeur demande souvent une clause de premier refus (72 heures au Québec) : si une meilleure offre arrive, vous levez la condition ou vous vous retirez. Dans un marché rapide, une offre ferme l’emporte; les autres voies sont de vendre d’abord, de retarder la signature ou le prêt relais.',
    es: 'Puede hacer la oferta condicionada a la venta de su casa actual: su agente escribe la condición con la fecha límite. Hasta entonces puede retirarse sin perder el depósito. El vendedor suele pedir una cláusula de escape: si llega una oferta mejor, usted tiene uno o dos días para quitar la condición o retirarse. Donde las casas se venden rápido ganan las ofertas firmes; las alternativas son vender primero, un cierre más largo o un préstamo puente.',
    links: ['/journey', '/professionals'],
  },
  'waive-conditions': {
    en: 'An inspection is not required by law, but a condition for it is the usual protection: it lets you renegotiate or leave if the inspector finds something serious. Waiving a condition (inspection, financing, appraisal) makes the offer stronger and puts the risk on you: hidden defects, a loan that is refused, a low appraisal, and the loss of the deposit. Middle ways are a shorter deadline, an inspection before the offer, or a condition for large defects only. Your agent can say what is usual for this home.',
    fr: 'L’inspection n’est pas obligatoire, mais la condition d’inspection est la protection habituelle : elle permet de renégocier ou de se retirer si l’inspecteur trouve un défaut important. Y renoncer (inspection, financement, évaluation) renforce l’offre et vous laisse le risque : vices, prêt refusé, évaluation basse, perte du dépôt. Des voies moyennes : un délai plus court, une inspection avant l’offre, ou une condition pour les gros défauts seulement. Votre courtier peut dire ce qui est d’usage ici.',
    es: 'La inspección no es obligatoria por ley, pero su condición es la protección usual: permite renegociar o salir si el inspector encuentra algo serio. Renunciar a una condición (inspección, financiamiento, avalúo) hace más fuerte la oferta y le deja el riesgo: defectos ocultos, préstamo negado, avalúo bajo y pérdida del depósito. Caminos medios: un plazo más corto, una inspección antes de ofertar o una condición solo para defectos grandes. Su agente puede decir qué es usual para esta casa.',
    links: ['/journey', '/professionals'],
  },
  'low-appraisal': {
    en: 'If the appraisal comes in below the price, the lender lends on the lower value and the gap is yours. You can: 1. ask the seller to lower the price; 2. pay the gap in cash; 3. split it; 4. ask the lender to review the appraisal with comparable sales from your agent; 5. leave, if your contract has an appraisal or financing condition. Tell your agent and lender the same day, because the dates run.',
    fr: 'Si l’évaluation est sous le prix, le prêteur prête sur la valeur plus basse et l’écart est à votre charge. Vous pouvez : 1. demander au vendeur de baisser le prix; 2. payer l’écart; 3. le partager; 4. demander une révision avec des ventes comparables de votre courtier; 5. vous retirer, si le contrat a une condition d’évaluation ou de financement. Avisez votre courtier et le prêteur le jour même : les délais courent.',
    es: 'Si el avalúo sale por debajo del precio, el prestamista presta sobre el valor menor y la diferencia es suya. Puede: 1. pedir al vendedor que baje el precio; 2. pagar la diferencia; 3. repartirla; 4. pedir una revisión con ventas comparables de su agente; 5. salir, si el contrato tiene condición de avalúo o financiamiento. Avise a su agente y al prestamista el mismo día, porque los plazos corren.',
    links: ['/journey', '/professionals'],
  },
  'inspection-findings': {
    en: 'After the inspection you have until the date of your inspection condition. With your agent you can: accept the home as it is; ask the seller to repair, to lower the price or to give a credit at closing; call a specialist for one matter; or end the contract by the condition. Do it in writing before the date passes.',
    fr: 'Après l’inspection, vous avez jusqu’à la date de la condition d’inspection. Avec votre courtier, vous pouvez : accepter la propriété telle quelle; demander une réparation, une baisse de prix ou un crédit; faire venir un spécialiste; ou mettre fin au contrat par la condition. Faites-le par écrit avant la date.',
    es: 'Después de la inspección tiene hasta la fecha de su condición. Con su agente puede: aceptar la casa como está; pedir reparaciones, una rebaja o un crédito al cierre; llamar a un especialista; o terminar el contrato por la condición. Hágalo por escrito antes de la fecha.',
    links: ['/journey', '/professionals'],
  },
  'multiple-offers': {
    en: 'When several buyers offer, the seller compares price, deposit, conditions and dates. What helps: a pre-approval letter, a larger deposit, short deadlines, the seller’s closing date, and a limit you set before. An escalation clause raises your price automatically where sellers accept it. Do not waive a condition you need. Your agent may ask the listing agent how many offers there are, not what they say.',
    fr: 'Avec plusieurs offres, le vendeur compare prix, dépôt, conditions et dates. Ce qui aide : une lettre de préapprobation, un dépôt plus élevé, des délais courts, la date que le vendeur souhaite, et un plafond fixé d’avance. Ne renoncez pas à une condition dont vous avez besoin. Votre courtier peut demander combien d’offres il y a, pas leur contenu.',
    es: 'Con varias ofertas el vendedor compara precio, depósito, condiciones y fechas. Ayuda: carta de preaprobación, mayor depósito, plazos cortos, la fecha de cierre que quiere el vendedor y un tope fijado antes. No renuncie a una condición que necesita. Su agente puede preguntar cuántas ofertas hay, no qué dicen.',
    links: ['/journey', '/professionals'],
  },
  'rate-lock': {
    en: 'Ask your lender for a rate lock (a rate hold in Canada): the rate is kept for a time, often 30 to 60 days in the USA and 90 to 120 days in Canada. Ask what it costs, what happens if closing is late, and whether you get a lower rate if rates fall. In Canada a hold usually comes with the pre-approval; in the USA you lock once a home is under contract.',
    fr: 'Demandez au prêteur de garantir le taux (« rate hold ») : il est gardé un temps, d’habitude de 90 à 120 jours au Canada, souvent de 30 à 60 jours aux États-Unis. Demandez ce qu’il en coûte, ce qui arrive si la clôture tarde, et si vous profitez d’une baisse. Au Canada, la garantie vient d’habitude avec la préapprobation.',
    es: 'Pida a su prestamista que fije la tasa (“rate lock”; “rate hold” en Canadá): se guarda un tiempo, a menudo de 30 a 60 días en EE. UU. y de 90 a 120 en Canadá. Pregunte cuánto cuesta, qué pasa si el cierre se atrasa y si baja cuando bajan las tasas. En EE. UU. se fija cuando la casa está bajo contrato.',
    links: ['/professionals?tab=advisors'],
  },
  'loan-denied': {
    en: 'If the loan is refused, ask the lender for the reason in writing. With a financing condition that has not run out you can end the contract and get the deposit back; without it the deposit is at risk, so tell your agent and lawyer the same day. Another lender, a larger down payment, a co-signer or paying off a debt can help. In the USA the lender must state the reasons within 30 days (12 CFR 1002.9).',
    fr: 'Si le prêt est refusé, demandez la raison par écrit. Avec une condition de financement encore en cours, vous pouvez mettre fin au contrat et récupérer le dépôt; sans elle, le dépôt est en jeu : avisez votre courtier et votre notaire ou avocat le jour même. Un autre prêteur, plus de mise de fonds, un coemprunteur ou une dette payée peuvent aider.',
    es: 'Si niegan el préstamo, pida la razón por escrito. Con una condición de financiamiento vigente puede terminar el contrato y recuperar el depósito; sin ella el depósito corre riesgo: avise a su agente y abogado el mismo día. Otro prestamista, más enganche, un codeudor o pagar una deuda pueden ayudar. En EE. UU. deben decir las razones en 30 días (12 CFR 1002.9).',
    links: ['/professionals?tab=advisors', '/journey'],
  },
  'closing-funds': {
    en: 'The title company, lawyer or notary tells you the exact amount a few days before closing, and you pay by wire, bank draft or cashier’s check into their trust account. Before you wire, call them at a number you already know and confirm the account: emails with “new wire instructions” are a common fraud. Move the money to one account early, because lenders ask where it comes from.',
    fr: 'La société de titres, l’avocat ou le notaire vous dit le montant exact quelques jours avant, et vous payez par virement ou traite dans son compte en fidéicommis. Avant de virer, appelez-le à un numéro que vous connaissez déjà pour confirmer le compte : les courriels de « nouvelles instructions » sont une fraude courante.',
    es: 'La compañía de títulos, abogado o notario le dice el monto exacto unos días antes, y usted paga por transferencia o cheque de caja a su cuenta de custodia. Antes de transferir, llame a un número que ya conozca y confirme la cuenta: los correos con “nuevas instrucciones” son un fraude común.',
    links: ['/journey'],
  },
  'closing-late': {
    en: 'A new closing date needs the written agreement of both sides. Tell your agent, lender and the title company, lawyer or notary at once: the rate lock, the insurance and the movers depend on it. The contract says who pays for the delay. In the USA some changes of the loan start the 3 business days of the Closing Disclosure again (12 CFR 1026.19(f)).',
    fr: 'Une nouvelle date demande l’accord écrit des deux parties. Avisez tout de suite votre courtier, le prêteur et le notaire : le taux garanti, l’assurance et le déménagement en dépendent. Le contrat dit qui paie le retard.',
    es: 'Una nueva fecha requiere acuerdo escrito de ambas partes. Avise de inmediato a su agente, al prestamista y a la compañía de títulos o abogado: de ella dependen la tasa fijada, el seguro y la mudanza. El contrato dice quién paga el atraso.',
    links: ['/journey'],
  },
  walkthrough: {
    en: 'The final walkthrough is a visit in the last day or two before closing. Check that agreed repairs are done, that what is included is still there, that systems work and that the home is empty. Agree on the time with your agent; if something is wrong or missing, tell your agent before you sign: it can be put right, credited or held back.',
    fr: 'La dernière visite a lieu un jour ou deux avant la signature. Vérifiez que les réparations sont faites, que les inclusions sont là, que tout fonctionne et que la propriété est vide. Fixez l’heure avec votre courtier et signalez tout problème avant de signer.',
    es: 'El recorrido final es una visita uno o dos días antes del cierre. Revise que se hicieron las reparaciones, que está lo incluido, que todo funciona y que la casa está vacía. Acuerde la hora con su agente y avise de cualquier problema antes de firmar.',
    links: ['/journey', '/professionals'],
  },
  'home-insurance': {
    en: 'Get quotes for home insurance as soon as the offer is accepted: the lender wants proof before closing and the policy must start on closing day. For a condo you insure your unit and belongings, and the association insures the building. Ask about flood, earthquake or sewer backup, which are usually extra. Upload the declarations page or binder in the Document Center.',
    fr: 'Demandez des soumissions d’assurance habitation dès l’acceptation de l’offre : le prêteur veut une preuve avant la signature et la police doit débuter ce jour-là. Pour un condo, vous assurez votre unité et vos biens; le syndicat assure l’immeuble. Demandez les avenants inondation et refoulement d’égout. Téléversez la preuve dans le Centre de documents.',
    es: 'Pida cotizaciones del seguro de casa en cuanto acepten la oferta: el prestamista quiere prueba antes del cierre y la póliza debe empezar ese día. En un condominio usted asegura su unidad y la asociación el edificio. Pregunte por inundación, terremoto o drenaje, que suelen ir aparte. Suba la póliza al Centro de documentos.',
    links: ['/documents', '/journey'],
  },
  'title-check': {
    en: 'After the offer is accepted, the title company (in Canada a lawyer, in Québec a notary) searches the title: who owns the home, and which liens, easements or judgments are on it. What is found must be cleared before closing or covered by title insurance. You need not do it yourself; the buyer usually pays it with the title or legal fees, in some states the seller does. Ask for the report and read the exceptions.',
    fr: 'Après l’acceptation de l’offre, le notaire (ailleurs un avocat ou une société de titres) examine les titres : qui est propriétaire, et quelles hypothèques, servitudes ou jugements grèvent la propriété. Tout doit être réglé avant la signature ou couvert par l’assurance titres. L’acheteur le paie d’habitude avec les frais de notaire ou d’avocat. Demandez le rapport.',
    es: 'Cuando aceptan la oferta, la compañía de títulos (en Canadá un abogado, en Quebec un notario) busca el título: quién es el dueño y qué gravámenes, servidumbres o juicios hay. Lo que aparezca se limpia antes del cierre o se cubre con seguro de título. Casi siempre lo paga el comprador con los gastos de título o legales; en algunos estados, el vendedor. Pida el informe y lea las excepciones.',
    links: ['/journey'],
  },
  'order-survey': {
    en: 'Ask the seller first for an existing survey (in Québec the certificate of location, in Alberta the Real Property Report): the seller often supplies it. If there is none, your lender or title insurer says whether one is needed; you then hire a licensed surveyor before closing. It matters most where there are fences, additions or a shared driveway.',
    fr: 'Demandez d’abord au vendeur le document existant : au Québec, il fournit d’habitude un certificat de localisation à jour; en Alberta, le Real Property Report. S’il manque, votre notaire ou le prêteur dit s’il en faut un; il se commande à un arpenteur-géomètre avant la signature.',
    es: 'Pida primero al vendedor el que exista (en Quebec el certificado de localización, en Alberta el Real Property Report). Si no hay, el prestamista o el seguro de título dice si hace falta; entonces contrate a un topógrafo con licencia antes del cierre.',
    links: ['/journey', '/professionals'],
  },
  'how-long': {
    en: 'The search often takes two to four months; a pre-approval a few days. From the accepted offer to the closing it usually takes 30 to 45 days with a loan in the USA and 30 to 90 days in Canada, as the contract says; a cash purchase can be faster. Your journey shows your own dates.',
    fr: 'La recherche prend souvent de deux à quatre mois, la préapprobation quelques jours. De l’offre acceptée à la signature, comptez d’habitude de 30 à 90 jours au Canada et de 30 à 45 jours avec un prêt aux États-Unis, selon le contrat. Votre parcours montre vos propres dates.',
    es: 'La búsqueda suele tomar de dos a cuatro meses; la preaprobación, unos días. De la oferta aceptada al cierre suelen ser de 30 a 45 días con préstamo en EE. UU. y de 30 a 90 en Canadá, según el contrato; al contado puede ser más rápido. Su proceso muestra sus fechas.',
    links: ['/journey'],
  },
  'without-agent': {
    en: 'You may buy without an agent: then you or your lawyer (in Québec a notary) write the offer, and you do the negotiating yourself. The listing agent works for the seller. With an agent of your own, read the buyer agreement: it says what the agent does, for how long, and who pays. Have a lawyer or notary in any case.',
    fr: 'On peut acheter sans courtier : vous, ou votre notaire ou avocat, rédigez alors l’offre, et personne ne négocie pour vous. Le courtier inscripteur représente le vendeur. Avec votre propre courtier, lisez le contrat de courtage : ses services, sa durée et qui paie.',
    es: 'Se puede comprar sin agente: entonces usted o su abogado redactan la oferta y nadie negocia por usted. El agente del anuncio trabaja para el vendedor. Con agente propio, lea el acuerdo de comprador: qué hace, por cuánto tiempo y quién le paga.',
    links: ['/professionals'],
  },
  'condo-documents': {
    en: 'Ask for the condo documents through your agent and make the offer conditional on reading them: budget, reserve fund study, minutes of the last two years, rules (pets, rentals, renovations), insurance, and any special assessment or lawsuit. The packet is the status certificate in Ontario, the Form B and depreciation report in British Columbia, the resale package or estoppel in many states. Have a lawyer or notary read it.',
    fr: 'Demandez les documents de copropriété par votre courtier et rendez l’offre conditionnelle à leur examen : budget, fonds de prévoyance, procès-verbaux des deux dernières années, règlement (animaux, location), assurance, cotisation spéciale ou poursuite. Faites-les lire par un notaire ou un avocat.',
    es: 'Pida los documentos del condominio por su agente y condicione la oferta a leerlos: presupuesto, estudio de reservas, actas de dos años, reglas (mascotas, rentas, obras), seguro y cualquier cuota especial o demanda. Que los lea un abogado.',
    links: ['/professionals', '/journey'],
  },
  moving: {
    en: 'You get the keys when the sale is recorded or on the possession date in the contract. About two weeks before, book the movers, set up electricity, gas, water and internet in your name from that day, and change your address with the post office, bank and license office. Have the home insurance start on closing day.',
    fr: 'Vous recevez les clés à l’enregistrement de la vente ou à la date de possession du contrat. Environ deux semaines avant, réservez les déménageurs, ouvrez l’électricité, le gaz et l’internet à votre nom dès ce jour, et changez votre adresse. L’assurance débute le jour de la signature.',
    es: 'Recibe las llaves cuando se registra la venta o en la fecha de posesión del contrato. Unas dos semanas antes reserve la mudanza, ponga luz, gas, agua e internet a su nombre desde ese día y cambie su dirección. El seguro debe empezar el día del cierre.',
    links: ['/journey'],
  },
  'first-steps': {
    en: 'Start with the budget: what you earn, owe and have saved. Then get pre-approved by a mortgage advisor, choose an agent, save the homes you like and see some. After that come offer, inspection, financing and closing. Your journey on Lintel shows each step and what to do next.',
    fr: 'Commencez par le budget : revenus, dettes et épargne. Ensuite, obtenez une préapprobation d’un conseiller hypothécaire, choisissez un courtier, enregistrez des propriétés et visitez. Puis viennent l’offre, l’inspection, le financement et la clôture. Votre parcours sur Lintel montre chaque étape et la suite.',
    es: 'Empiece por el presupuesto: ingresos, deudas y ahorros. Luego consiga la preaprobación con un asesor hipotecario, elija un agente, guarde casas y visite algunas. Después vienen oferta, inspección, financiamiento y cierre. Su proceso en Lintel muestra cada paso y qué sigue.',
    links: ['/journey', '/journey#budget'],
  },
} as const satisfies Record<string, HowTo>;
