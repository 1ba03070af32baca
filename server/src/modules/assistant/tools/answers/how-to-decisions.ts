/** Long because it is a table: how-to texts about money, offers and decisions, in each language with their links. */
import type { HowTo } from './how-to-text.ts';

export const decisionTexts = {
  'after-pre-approval': {
    en: 'With a pre-approval: 1. upload the letter in the Document Center, so that your journey knows it; 2. set your highest price below the approved amount, at a payment you are comfortable with; 3. save a search and see homes with your agent; 4. change nothing in your credit, job or savings; 5. offer before the letter’s last day, with the letter attached.',
    fr: 'Avec une préapprobation : 1. déposez la lettre dans le Centre de documents; 2. fixez votre prix maximal sous le montant approuvé, selon un versement qui vous convient; 3. enregistrez une recherche et visitez avec votre courtier; 4. ne changez rien à votre crédit, emploi ou épargne; 5. faites une offre avant la date de fin de la lettre.',
    es: 'Con una preaprobación: 1. suba la carta al Centro de documentos; 2. fije su precio máximo por debajo del monto aprobado, según un pago cómodo; 3. guarde una búsqueda y vea casas con su agente; 4. no cambie nada en su crédito, empleo o ahorros; 5. ofrezca antes del último día de la carta.',
    links: ['/documents', '/journey', '/hypersearch'],
  },
  'buy-rented-home': {
    en: 'To buy the home that you rent: 1. tell your landlord in writing that you are interested, and ask for some time; 2. get pre-approved, so that you know what you can pay; 3. agree on a price: an agent compares recent sales nearby, or an appraiser values the home; 4. put it in a written purchase contract with deposit, dates and conditions for inspection and financing. An agent or an attorney (in Québec, a notary) can write it although there is no other buyer; 5. then inspection, appraisal, title search and closing as in any purchase. Your lease and your rent go on until the closing; agree in writing what happens with the rental deposit.',
    fr: 'Pour acheter le logement que vous louez : 1. dites par écrit à votre propriétaire que cela vous intéresse et demandez un délai; 2. obtenez une préapprobation pour savoir ce que vous pouvez payer; 3. convenez d’un prix : un courtier compare les ventes récentes, ou un évaluateur fixe la valeur; 4. mettez tout dans une promesse d’achat écrite, avec dépôt, dates et conditions d’inspection et de financement. Un courtier ou un notaire peut la rédiger même sans autre acheteur; 5. puis inspection, évaluation, titres et signature comme pour tout achat. Le bail et le loyer continuent jusqu’à la signature. Pour un duplex ou plus, les autres baux vous suivent.',
    es: 'Para comprar la casa que renta: 1. dígale por escrito al dueño que le interesa y pídale tiempo; 2. saque una preaprobación para saber cuánto puede pagar; 3. acuerden un precio: un agente compara ventas recientes de la zona o un valuador la valúa; 4. pónganlo en un contrato de compra escrito con depósito, fechas y condiciones de inspección y préstamo. Un agente o un abogado puede redactarlo aunque no haya otro comprador; 5. luego inspección, avalúo, revisión del título y cierre (escrow) como en cualquier compra. Su contrato y la renta siguen hasta el cierre; acuerden por escrito qué pasa con el depósito de la renta.',
    links: ['/can-i-buy', '/professionals'],
  },
  'offer-refused': {
    en: 'When an offer is refused you are bound to nothing and keep your deposit. Ask your agent why: price, conditions, dates or another offer. You can offer again with changed terms, ask to be the back-up offer, or go on to other homes. In your journey mark the offer as rejected, so that its dates end.',
    fr: 'Une offre refusée ne vous lie plus, et le dépôt vous revient. Demandez pourquoi à votre courtier : prix, conditions, dates ou autre offre. Vous pouvez refaire une offre modifiée, demander à être l’offre de second rang, ou passer à d’autres propriétés. Dans votre parcours, marquez l’offre comme refusée.',
    es: 'Una oferta rechazada ya no lo obliga a nada y conserva su depósito. Pregunte a su agente por qué: precio, condiciones, fechas u otra oferta. Puede ofrecer de nuevo con cambios, pedir ser la oferta de respaldo o seguir con otras casas. En su proceso marque la oferta como rechazada.',
    links: ['/journey', '/professionals'],
  },
  'without-money': {
    en: 'Sometimes. In the USA, VA loans (veterans and service members) and USDA loans (rural areas) need no down payment, and state or city assistance or a gift from family can cover the 3% to 3.5% of other loans. In Canada at least 5% is needed; a gift from close family counts. Closing costs and often some reserve come on top, so a purchase with no money at all is rare. A mortgage advisor can say which way fits; no approval is promised.',
    fr: 'Parfois. Au Canada, il faut au moins 5 % de mise de fonds; un don de la proche famille compte. Aux États-Unis, les prêts VA (anciens combattants et militaires) et USDA (zones rurales) n’exigent aucune mise de fonds, et une aide publique ou un don peut couvrir les 3 % à 3,5 % des autres prêts. Les frais de clôture s’ajoutent : acheter sans aucun argent est rare. Un conseiller hypothécaire peut dire quelle voie convient; aucune approbation n’est promise.',
    es: 'A veces. En EE. UU. los préstamos VA (veteranos y militares) y USDA (zonas rurales) no piden enganche, y una ayuda del estado o la ciudad o un regalo de la familia puede cubrir el 3% a 3.5% de otros préstamos. En Canadá hace falta al menos 5%; cuenta un regalo de familia cercana. Aparte van los gastos de cierre y a menudo una reserva: comprar sin ningún dinero es raro. Un asesor hipotecario dice qué opción conviene; no se promete la aprobación.',
    links: ['/can-i-buy', '/professionals'],
  },
  'showing-tips': {
    en: 'For a showing bring your phone for photos, the listing, and your questions; no documents are needed. Look at the roof, windows, basement, water pressure, signs of damp, noise and the street. Ask how old the roof, furnace and water heater are, what was repaired, what stays, what the utilities cost, and why it is for sale if the agent may say. Add your notes to the saved home afterwards.',
    fr: 'Pour une visite, apportez votre téléphone pour les photos, la fiche et vos questions; aucun document n’est requis. Regardez le toit, les fenêtres, le sous-sol, la pression d’eau, l’humidité, le bruit et la rue. Demandez l’âge du toit, du chauffage et du chauffe-eau, les réparations, les inclusions et le coût des services. Ajoutez ensuite vos notes à la propriété enregistrée.',
    es: 'Para una visita lleve el teléfono para fotos, el anuncio y sus preguntas; no hacen falta documentos. Mire el techo, las ventanas, el sótano, la presión del agua, la humedad, el ruido y la calle. Pregunte la edad del techo, la calefacción y el calentador, qué se reparó, qué se queda y cuánto cuestan los servicios. Después agregue sus notas a la casa guardada.',
    links: ['/saved', '/professionals'],
  },
  'winter-showing': {
    en: 'At a showing in cold and snow look at what winter shows: does the furnace heat every room, how old is it and the water heater; drafts, frost or water on the windows; icicles and ice dams, which mean heat loss or poor attic ventilation; stains on ceilings; a damp basement; water pressure; the electric panel; the driveway and who clears it. What snow hides cannot be judged: roof, grading, deck, septic field, pool, sprinklers; and an air conditioner should not be run in the cold. Ask for ages, invoices and summer photos, have the sewer line filmed, and write a later check or money held in escrow into the offer.',
    fr: 'Quand il gèle et qu’il y a de la neige, regardez ce que l’hiver montre : le chauffage chauffe-t-il chaque pièce, quel âge ont l’appareil et le chauffe-eau; courants d’air, givre ou eau aux fenêtres; glaçons et digues de glace, signe de perte de chaleur ou d’un entretoit mal ventilé; cernes aux plafonds; sous-sol humide; pression d’eau; panneau électrique; déneigement. La neige cache toit, pentes du terrain, terrasse, champ d’épuration, piscine; on ne fait pas marcher un climatiseur au froid. Demandez âges, factures et photos d’été, et prévoyez dans l’offre une vérification au printemps ou une retenue.',
    es: 'Con frío y nieve mire lo que el invierno muestra: si la calefacción calienta cada cuarto, su edad y la del calentador de agua; corrientes, escarcha o agua en las ventanas; carámbanos y hielo en el borde del techo; manchas en techos; sótano húmedo; presión del agua; panel eléctrico; la entrada. La nieve tapa techo, desnivel del terreno, terraza, fosa séptica, alberca; el aire acondicionado no se prueba en el frío. Pida edades, facturas y fotos de verano, y ponga en la oferta una revisión posterior o dinero retenido.',
    links: ['/saved', '/professionals'],
  },
  'deposit-refund': {
    en: 'You get the deposit back if the purchase ends by a condition of the contract (inspection, financing, appraisal) within its date, or if the seller breaks the contract. If you leave outside the conditions, the seller may keep it. It is released only with both signatures or by a court, so ask your agent or lawyer before you cancel.',
    fr: 'Le dépôt vous revient si l’achat prend fin par une condition du contrat (inspection, financement) dans son délai, ou si le vendeur ne respecte pas le contrat. Si vous vous retirez hors conditions, le vendeur peut le garder. Il n’est remis qu’avec l’accord des deux parties ou par jugement : consultez votre courtier ou votre notaire avant d’annuler.',
    es: 'Recupera el depósito si la compra termina por una condición del contrato (inspección, financiamiento, avalúo) dentro de su plazo, o si el vendedor incumple. Si se retira fuera de las condiciones, el vendedor puede quedárselo. Solo se libera con ambas firmas o por un juez: pregunte a su agente o abogado antes de cancelar.',
    links: ['/journey', '/professionals'],
  },
  'seller-backs-out': {
    en: 'Once both sides have signed, the seller is bound too and can leave only by a condition or a right in the contract. If the seller refuses to close, you usually get your deposit back and may have a claim; a lawyer can say which one. Before both have signed, either side can walk away.',
    fr: 'Une fois l’offre acceptée, le vendeur est lié aussi et ne peut se retirer que par une condition ou un droit du contrat. S’il refuse de conclure, vous récupérez en général le dépôt et pouvez avoir un recours; un avocat ou notaire dira lequel. Avant l’acceptation, chacun peut se retirer.',
    es: 'Cuando ambos han firmado, el vendedor también queda obligado y solo puede salir por una condición o un derecho del contrato. Si se niega a cerrar, por lo general usted recupera el depósito y puede reclamar; un abogado dirá cómo. Antes de que firmen ambos, cualquiera puede retirarse.',
    links: ['/journey', '/professionals'],
  },
  'open-house-visit': {
    en: 'An open house needs no appointment: you walk in during the hours on the listing, and the host may ask for your name. The host works for the seller, so do not talk about your budget, and say if you have an agent. Save the home to be told of its open houses, or choose “Open house” in the alerts of a saved search.',
    fr: 'Une visite libre se fait sans rendez-vous, aux heures de l’inscription; on peut vous demander votre nom. La personne sur place représente le vendeur : ne parlez pas de votre budget, et dites si vous avez un courtier. Enregistrez la propriété pour être avisé de ses visites libres.',
    es: 'A una casa abierta (open house) se entra sin cita en las horas del anuncio; pueden pedirle su nombre. Quien atiende trabaja para el vendedor: no hable de su presupuesto y diga si tiene agente. Guarde la casa para recibir aviso de sus puertas abiertas.',
    links: ['/saved', '/saved?tab=searches'],
  },
  'rent-or-buy': {
    en: 'Whether buying beats renting depends on how long you stay, the price against the rent, the rate and your savings; I cannot decide it for you. Compare the total monthly cost of a home with your rent, count the closing costs of buying and the commission of selling again, and spread them over the years you expect to stay. Buying breaks even only when the loan paid down and any rise in value outweigh them: under about five years renting is often cheaper; a rent well above the cost of owning or prices that rise fast tip it the other way. Tell me a price or a monthly amount, and I compute the cost.',
    fr: 'Acheter ou louer dépend du temps que vous restez, du prix par rapport au loyer, du taux et de votre épargne; je ne peux pas décider pour vous. Comparez le coût mensuel total avec votre loyer, comptez les frais d’achat et la commission de la revente, et répartissez-les sur les années prévues. Acheter n’est rentable que lorsque le capital remboursé et une hausse de valeur les dépassent : sous environ cinq ans, louer coûte souvent moins; un loyer bien plus haut que le coût de propriétaire ou des prix qui montent vite changent la réponse. Donnez-moi un prix ou un montant par mois, et je calcule.',
    es: 'Comprar o rentar depende de cuánto tiempo se queda, del precio frente a la renta, de la tasa y de sus ahorros; no puedo decidir por usted. Compare el costo mensual total con su renta, cuente los gastos de cierre y la comisión de volver a vender, y repártalos en los años que piensa quedarse. Comprar conviene solo cuando lo que baja del préstamo y lo que sube el valor superan esos gastos: con menos de unos cinco años rentar suele ser más barato; una renta mucho mayor que el costo de ser dueño o precios que suben rápido lo cambian. Dígame un precio o un monto al mes y lo calculo.',
    links: ['/journey'],
  },
  'how-much-down': {
    en: 'With 20% down you pay no mortgage insurance. The minimum is lower: in the USA 3% (conventional), 3.5% (FHA) or nothing (VA, USDA); in Canada 5% of the first $500,000 and 10% of the rest, and 20% from $1,500,000. Less down means a larger loan and insurance; keep money for closing costs and repairs. Tell me a price, and I compute both ways.',
    fr: 'Avec 20 % de mise de fonds, il n’y a pas d’assurance hypothécaire. Le minimum au Canada est de 5 % des premiers 500 000 $ et 10 % du reste, et de 20 % dès 1 500 000 $; aux États-Unis 3 % (conventionnel), 3,5 % (FHA) ou rien (VA, USDA). Gardez de l’argent pour les frais et les réparations. Dites-moi un prix et je calcule.',
    es: 'Con 20% de enganche no paga seguro hipotecario. El mínimo es menor: en EE. UU. 3% (convencional), 3.5% (FHA) o nada (VA, USDA); en Canadá 5% de los primeros $500,000 y 10% del resto, y 20% desde $1,500,000. Guarde dinero para el cierre y reparaciones. Dígame un precio y lo calculo.',
    links: ['/journey'],
  },
  'e-sign': {
    en: 'Offers and most other papers can be signed electronically: your agent sends them by a signing service, and you sign on a computer or phone. The closing itself is different: in Canada you sign with a lawyer (often also by video) or, in Québec, before a notary; in the USA you sign at the title company, with an attorney, or online where the state and the lender allow it. Lintel does not collect signatures.',
    fr: 'L’offre et la plupart des autres papiers peuvent se signer électroniquement : votre courtier les envoie par un service de signature. La clôture est différente : au Québec, l’acte se signe devant le notaire; ailleurs au Canada, avec un avocat (souvent aussi par vidéo); aux États-Unis, à la société de titres, avec un avocat, ou en ligne là où c’est permis. Lintel ne recueille pas de signatures.',
    es: 'La oferta y casi todos los papeles se pueden firmar electrónicamente: su agente los manda por un servicio de firma. El cierre es distinto: en EE. UU. se firma en la compañía de títulos, con un abogado, o en línea donde se permite; en Canadá con un abogado (a veces por video) o, en Quebec, ante notario. Lintel no recoge firmas.',
    links: ['/professionals', '/journey'],
  },
  'bring-along': {
    en: 'Yes, you may bring family, a friend or a contractor to a showing. Tell your agent in a message how many come, because the seller or an occupied home can set a limit.',
    fr: 'Oui, vous pouvez amener un proche, un ami ou un entrepreneur à une visite. Dites à votre courtier par message combien vous serez, car le vendeur peut fixer une limite.',
    es: 'Sí, puede llevar a su familia, un amigo o un contratista a la visita. Avise a su agente por mensaje cuántos van, porque el vendedor puede poner un límite.',
    links: ['/messages'],
  },
  'how-much-to-offer': {
    en: 'You may offer any price; the seller may accept, refuse or counter. Base it on recent sales nearby, which your agent can show, the days on the market, past price cuts, and how many others offer. Where homes sell near the asking price, an offer far below is often refused. To stay polite, give the reasons (comparable sales, repairs), a clean offer with proof of funds and dates that suit the seller. Decide your limit before you offer.',
    fr: 'Vous pouvez offrir le prix que vous voulez; le vendeur peut accepter, refuser ou faire une contre-proposition. Appuyez-vous sur les ventes récentes du secteur (votre courtier les a), les jours en vente, les baisses de prix et le nombre d’offres. Pour ne pas froisser le vendeur, donnez vos raisons (ventes comparables, réparations), une preuve de financement et des dates qui lui conviennent. Fixez votre limite d’avance.',
    es: 'Puede ofrecer el precio que quiera; el vendedor puede aceptar, negar o contraofertar. Básese en ventas recientes cercanas, que su agente puede mostrar, los días en venta, las rebajas y cuántos ofertan. Para no ofender al vendedor dé sus razones (ventas comparables, reparaciones), una carta de preaprobación y fechas que le convengan. Fije su límite antes.',
    links: ['/journey#offer', '/professionals'],
  },
  'before-closing-dont': {
    en: 'Between approval and closing, change nothing that the lender counted: no new car, card or loan, no large deposits without a paper trail, no job change without asking. The lender checks credit and employment again just before closing, and can take the loan back. If something changes anyway, tell your lender at once.',
    fr: 'Entre l’approbation et la clôture, ne changez rien de ce que le prêteur a compté : pas de nouvelle auto, carte ou prêt, pas de gros dépôt sans preuve, pas de changement d’emploi sans demander. Le prêteur vérifie de nouveau avant la clôture. Si quelque chose change, avisez-le tout de suite.',
    es: 'Entre la aprobación y el cierre no cambie nada de lo que contó el prestamista: ni carro nuevo, ni tarjeta, ni préstamo, ni depósitos grandes sin comprobante, ni cambio de trabajo sin preguntar. Revisan de nuevo antes del cierre. Si algo cambia, avise de inmediato.',
    links: ['/professionals?tab=advisors'],
  },
  'source-of-funds': {
    en: 'The lender asks where the down payment comes from: usually 60 days of statements in the USA and 90 days in Canada. Money from abroad or from crypto is possible if it is sold or moved to your bank account in time and the papers show its way; cash without papers usually does not count. Ask your lender before you move it.',
    fr: 'Le prêteur demande l’origine de la mise de fonds : d’habitude 90 jours de relevés au Canada et 60 jours aux États-Unis. L’argent de l’étranger ou de la cryptomonnaie est possible s’il est vendu ou viré à temps sur votre compte, avec preuves; l’argent liquide sans preuve ne compte pas en général. Demandez au prêteur avant.',
    es: 'El prestamista pregunta de dónde viene el enganche: por lo general 60 días de estados de cuenta en EE. UU. y 90 en Canadá. Dinero del extranjero o de cripto es posible si se vende o transfiere a tiempo a su cuenta y los papeles lo muestran; efectivo sin papeles casi nunca cuenta. Pregunte antes de moverlo.',
    links: ['/professionals?tab=advisors', '/documents'],
  },
  'improve-credit': {
    en: 'What helps a credit score most: pay everything on time, keep card balances under about 30% of the limit, open no new credit for some months, and correct mistakes in your report. The report is free at annualcreditreport.com in the USA and from Equifax and TransUnion in Canada. A few months can change it; a mortgage advisor can say which score you need.',
    fr: 'Ce qui aide le plus : payer tout à temps, garder les soldes de cartes sous environ 30 % de la limite, ne pas ouvrir de nouveau crédit pendant quelques mois et corriger les erreurs du dossier, gratuit chez Equifax et TransUnion au Canada. Un conseiller hypothécaire dira quelle cote il faut.',
    es: 'Lo que más ayuda: pagar todo a tiempo, mantener las tarjetas bajo un 30% del límite, no abrir crédito nuevo por unos meses y corregir errores del informe, gratis en annualcreditreport.com en EE. UU. y en Equifax y TransUnion en Canadá. Un asesor hipotecario puede decir qué puntaje necesita.',
    links: ['/professionals?tab=advisors'],
  },
  inclusions: {
    en: 'What is fixed to the home usually stays; what can be carried away, such as appliances or curtains, stays only if the contract lists it. Have your agent write every item you want into the offer as an inclusion, and check them at the final walkthrough.',
    fr: 'Ce qui est fixé reste d’habitude; ce qui s’emporte (électroménagers, rideaux) ne reste que si le contrat le nomme. Faites inscrire chaque objet parmi les inclusions de l’offre, et vérifiez-les à la dernière visite.',
    es: 'Lo que está fijo suele quedarse; lo que se puede llevar, como electrodomésticos o cortinas, solo si el contrato lo nombra. Que su agente escriba cada cosa en la oferta como inclusión, y revíselas en el recorrido final.',
    links: ['/journey', '/professionals'],
  },
  keys: {
    en: 'You get the keys when the sale is recorded and the money has arrived, or on the possession date in the contract, usually from your agent, lawyer or notary. Ask for all keys, garage openers and codes, and change the locks.',
    fr: 'Vous recevez les clés quand la vente est conclue et l’argent reçu, ou à la date de possession du contrat, d’habitude par votre courtier ou le notaire. Demandez toutes les clés, télécommandes et codes, et changez les serrures.',
    es: 'Recibe las llaves cuando la venta se registra y llegó el dinero, o en la fecha de posesión del contrato, casi siempre de su agente o abogado. Pida todas las llaves, controles y códigos, y cambie las chapas.',
    links: ['/journey'],
  },
} as const satisfies Record<string, HowTo>;
