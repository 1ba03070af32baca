/** Long because it is a table: the how-to texts in each language and their links. */
import type { InLanguages } from '../../reading/language.ts';
import { decisionTexts } from './how-to-decisions.ts';
import { featureTexts } from './how-to-features.ts';
import { moneyTexts } from './how-to-money.ts';
import { purchaseTexts } from './how-to-purchase.ts';
import { saleTexts } from './how-to-sale.ts';
import { sharingTexts } from './how-to-sharing.ts';
import { siteTexts } from './how-to-site.ts';
import type { HowTo } from './how-to-text.ts';

/** Pages of the site that how-to texts lead to. */
export const pages: Readonly<Record<string, InLanguages>> = {
  '/hypersearch': { en: 'HyperSearch', fr: 'HyperSearch', es: 'HyperSearch' },
  '/saved': { en: 'Saved homes', fr: 'Propriétés enregistrées', es: 'Casas guardadas' },
  '/saved?tab=searches': { en: 'Saved searches', fr: 'Recherches enregistrées', es: 'Búsquedas guardadas' },
  '/documents': { en: 'Document Center', fr: 'Centre de documents', es: 'Centro de documentos' },
  '/account': { en: 'Account settings', fr: 'Paramètres du compte', es: 'Ajustes de la cuenta' },
  '/forgot-password': { en: 'Forgot password', fr: 'Mot de passe oublié', es: 'Olvidé mi contraseña' },
  '/professionals': { en: 'Professional Network', fr: 'Réseau de professionnels', es: 'Red de profesionales' },
  '/professionals?tab=advisors': {
    en: 'Mortgage advisors',
    fr: 'Conseillers hypothécaires',
    es: 'Asesores hipotecarios',
  },
  '/recommendations': { en: 'Homes for you', fr: 'Recommandations', es: 'Recomendaciones' },
  '/rate-comparison': { en: 'Rate comparison', fr: 'Comparer les taux', es: 'Comparar tasas' },
  '/home-value': { en: 'What is my home worth?', fr: 'Valeur de ma propriété', es: 'Valor de mi casa' },
  '/mortgage-calculator': { en: 'Mortgage calculator', fr: 'Calculatrice hypothécaire', es: 'Calculadora de hipoteca' },
  '/affordability-calculator': {
    en: 'Affordability calculator',
    fr: 'Calculatrice de capacité',
    es: 'Calculadora de presupuesto',
  },
  '/can-i-buy': { en: 'Can I buy it?', fr: 'Can I buy it?', es: 'Can I buy it?' },
  '/mortgage': { en: 'Your mortgage', fr: 'Votre hypothèque', es: 'Su hipoteca' },
  '/messages': { en: 'Messages', fr: 'Messages', es: 'Mensajes' },
  '/search': { en: 'Search with the map', fr: 'Recherche avec la carte', es: 'Búsqueda con mapa' },
  '/smartmatch': { en: 'SmartMatch', fr: 'SmartMatch', es: 'SmartMatch' },
  '/compare': { en: 'Compare homes', fr: 'Comparer', es: 'Comparar casas' },
  '/journey': { en: 'Your journey', fr: 'Votre parcours', es: 'Su proceso' },
  '/journey#budget': { en: 'Your budget', fr: 'Votre budget', es: 'Su presupuesto' },
  '/journey#offer': { en: 'Record an offer', fr: 'Inscrire une offre', es: 'Anotar una oferta' },
  '/support': { en: 'Support', fr: 'Soutien', es: 'Soporte' },
};

export const howToTexts = {
  ...siteTexts,
  ...sharingTexts,
  ...featureTexts,
  ...purchaseTexts,
  ...decisionTexts,
  ...moneyTexts,
  ...saleTexts,
  'save-search': {
    en: 'Search for homes, then press “Save search” above the results and choose how often you are alerted: new homes, price drops, open houses. You can pause or edit it at any time.',
    fr: 'Cherchez des propriétés, puis appuyez sur « Save search » au-dessus des résultats et choisissez la fréquence des alertes : nouveautés, baisses de prix, visites libres. Vous pouvez la suspendre ou la modifier en tout temps.',
    es: 'Busque casas y luego presione “Save search” arriba de los resultados y elija cada cuánto recibir avisos: casas nuevas, bajas de precio, puertas abiertas. Puede pausarla o cambiarla cuando quiera.',
    links: ['/hypersearch', '/saved?tab=searches'],
  },
  'save-home': {
    en: 'Press the heart on the picture or page of a home. It then appears among your saved homes with notes, tags and price changes.',
    fr: 'Appuyez sur le cœur sur la photo ou la page d’une propriété. Elle apparaît parmi vos propriétés enregistrées avec notes, étiquettes et changements de prix.',
    es: 'Presione el corazón en la foto o la página de una casa. Aparece entre sus casas guardadas con notas, etiquetas y cambios de precio.',
    links: ['/saved'],
  },
  'unsave-home': {
    en: 'Open your saved homes and press the heart of the home again. It is removed, and you can undo that.',
    fr: 'Ouvrez vos propriétés enregistrées et appuyez de nouveau sur le cœur. Elle est retirée, et vous pouvez annuler.',
    es: 'Abra sus casas guardadas y presione otra vez el corazón de la casa. Se quita, y puede deshacerlo.',
    links: ['/saved'],
  },
  upload: {
    en: 'Open the Document Center, choose the kind of document, and drop the file there or pick it. PDF, Word, JPEG and PNG up to 10 MB are accepted. Scan so that the text is readable.',
    fr: 'Ouvrez le Centre de documents, choisissez le type de document et déposez-y le fichier. Formats acceptés : PDF, Word, JPEG et PNG, jusqu’à 10 Mo. Numérisez de façon lisible.',
    es: 'Abra el Centro de documentos, elija el tipo de documento y suelte ahí el archivo. Se aceptan PDF, Word, JPEG y PNG de hasta 10 MB. Escanee de modo que se lea bien.',
    links: ['/documents'],
  },
  'privacy-documents': {
    en: 'Your documents are kept encrypted. Only you see them, and the people you give access: you choose which, for how long, and can take it back at once. Who opened what is listed for you.',
    fr: 'Vos documents sont chiffrés. Vous seul les voyez, ainsi que les personnes à qui vous donnez accès : vous choisissez lesquels et pour combien de temps, et pouvez le retirer. La liste des consultations vous est montrée.',
    es: 'Sus documentos se guardan cifrados. Solo los ve usted y quien tenga su permiso: usted elige cuáles y por cuánto tiempo, y puede quitarlo en el momento. Verá quién abrió qué.',
    links: ['/documents'],
  },
  'co-buyer': {
    en: 'On your saved homes, invite your co-buyer by email. Both of you then see the same homes, notes and tags from your own accounts, and each votes.',
    fr: 'Dans vos propriétés enregistrées, invitez votre coacheteur par courriel. Vous voyez alors tous deux les mêmes propriétés, notes et étiquettes depuis vos propres comptes, et chacun vote.',
    es: 'En sus casas guardadas, invite a la otra persona por correo. Ambos verán las mismas casas, notas y etiquetas desde sus propias cuentas, y cada quien vota.',
    links: ['/saved'],
  },
  password: {
    en: 'Change it in Account settings under Security. If you forgot it, ask for a link on the sign-in page: it works once, for a short time.',
    fr: 'Changez-le dans les paramètres du compte, sous Security. Si vous l’avez oublié, demandez un lien sur la page de connexion : il sert une fois, pour peu de temps.',
    es: 'Cámbiela en los ajustes de la cuenta, en Security. Si la olvidó, pida un enlace en la página de entrada: sirve una vez y por poco tiempo.',
    links: ['/account', '/forgot-password'],
  },
  'two-factor': {
    en: 'In Account settings, under Security, switch on a second step at sign-in with an app, and keep the backup codes.',
    fr: 'Dans les paramètres du compte, sous Security, activez une deuxième étape de connexion avec une application et gardez les codes de secours.',
    es: 'En los ajustes de la cuenta, en Security, active un segundo paso de entrada con una aplicación y guarde los códigos de respaldo.',
    links: ['/account'],
  },
  notifications: {
    en: 'In Account settings, under Notifications, choose for each kind whether it comes in the app, by email at once, once a day or not at all. Alerts of a saved search can also come once a week: open it under Saved searches and choose weekly. Each email also has a link that ends its kind.',
    fr: 'Dans les paramètres du compte, sous Notifications, choisissez pour chaque type : dans l’application, par courriel tout de suite, une fois par jour ou pas du tout. Les alertes d’une recherche enregistrée peuvent aussi venir une fois par semaine : ouvrez-la et choisissez « weekly ». Chaque courriel a aussi un lien pour cesser.',
    es: 'En los ajustes de la cuenta, en Notifications, elija para cada tipo si llega en la aplicación, por correo al momento, una vez al día o nunca. Los avisos de una búsqueda guardada también pueden llegar una vez por semana: ábrala y elija “weekly”. Cada correo trae también un enlace para dejar de recibirlo.',
    links: ['/account', '/saved?tab=searches'],
  },
  'delete-account': {
    en: 'In Account settings you can download everything about you as a file and delete the account with your documents. It is erased after a waiting time in which you can change your mind; single documents can be deleted in the Document Center.',
    fr: 'Dans les paramètres du compte, vous pouvez télécharger toutes vos données et supprimer le compte avec vos documents. L’effacement suit un délai pendant lequel vous pouvez changer d’avis; un document seul se supprime dans le Centre de documents.',
    es: 'En los ajustes de la cuenta puede descargar todos sus datos y borrar la cuenta con sus documentos. Se borra tras un plazo en que puede arrepentirse; un documento suelto se borra en el Centro de documentos.',
    links: ['/account', '/documents'],
  },
  showing: {
    en: 'Choose the home, and I open the request for a showing with your agent: you propose up to three times, early or late ones too, and nothing is booked until your agent and the seller confirm one or propose others. Each home has its own request: for two on one day, propose times one after the other. Tell me which home you want to see.',
    fr: 'Choisissez la propriété, et j’ouvre la demande de visite auprès de votre courtier : vous proposez jusqu’à trois moments, même tôt ou tard, et rien n’est réservé avant que votre courtier et le vendeur en confirment un ou en proposent d’autres. Chaque propriété a sa demande : pour deux le même jour, proposez des moments qui se suivent. Dites-moi quelle propriété vous voulez visiter.',
    es: 'Elija la casa y abro la solicitud de visita con su agente: usted propone hasta tres horarios, también temprano o tarde, y nada queda agendado hasta que su agente y el vendedor confirmen uno o propongan otros. Cada casa lleva su solicitud: para dos el mismo día, proponga horarios seguidos. Dígame qué casa quiere ver.',
    links: ['/professionals', '/saved'],
  },
  'cancel-tour': {
    en: 'Open the Professional Network: your appointments are under your team. Find the tour and press “Cancel appointment”; then request another time if you want to move it. Your agent is notified at once, and nothing is canceled until you do this.',
    fr: 'Ouvrez le Réseau de professionnels : vos rendez-vous sont sous votre équipe. Trouvez la visite et appuyez sur « Cancel appointment »; demandez ensuite un autre moment si vous voulez la déplacer. Votre courtier est avisé tout de suite; rien n’est annulé avant.',
    es: 'Abra la Red de profesionales: sus citas están debajo de su equipo. Busque la visita y presione “Cancel appointment”; después pida otra hora si quiere cambiarla. Su agente recibe el aviso en el momento; nada se cancela antes.',
    links: ['/professionals'],
  },
  'remote-closing': {
    en: 'You can often sign from elsewhere, so tell your agent, lender and the title company, lawyer or notary as early as you can. The usual ways: an online notary by video where the state and the lender take it, papers sent to you and signed before a notary there or at a consulate, or a power of attorney that the lender has agreed to beforehand. In Canada a lawyer often signs with you by video; in Québec a deed is signed in the notary’s presence, and at a distance only in exceptional cases (Notaries Act, since October 24, 2023).',
    fr: 'On peut souvent signer d’ailleurs : prévenez le plus tôt possible votre courtier, le prêteur et le notaire, l’avocat ou la société de titres. Les voies usuelles : un notaire en ligne par vidéo là où l’État et le prêteur l’acceptent, des papiers envoyés et signés devant un notaire sur place ou au consulat, ou une procuration acceptée d’avance par le prêteur. Au Canada, l’avocat signe souvent avec vous par vidéo; au Québec, l’acte se signe devant le notaire, et à distance seulement dans des cas exceptionnels (Loi sur le notariat, depuis le 24 octobre 2023).',
    es: 'A menudo se puede firmar desde otro lugar: avise cuanto antes a su agente, al prestamista y a la compañía de títulos, abogado o notario. Las formas usuales: un notario en línea por video donde el estado y el prestamista lo aceptan, papeles que le envían y firma ante un notario de ahí o en un consulado, o un poder que el prestamista haya aceptado antes. En Canadá el abogado suele firmar con usted por video; en Quebec la escritura se firma ante el notario, y a distancia solo en casos excepcionales (Ley del notariado, desde el 24 de octubre de 2023).',
    links: ['/professionals', '/journey'],
  },
  'make-offer': {
    en: 'You do not send an offer on Lintel yourself: your agent writes it with you: price (below asking is possible), deposit, conditions and dates. The usual steps are: see the home, have your pre-approval ready, agree on the terms with your agent, sign, and wait for the seller’s answer. Then record the offer in your journey so that its dates are followed.',
    fr: 'L’offre ne s’envoie pas sur Lintel : votre courtier la prépare avec vous : prix (sous le prix demandé, c’est possible), dépôt, conditions et dates. Les étapes : visiter, avoir votre préapprobation, convenir des conditions avec votre courtier, signer et attendre la réponse du vendeur. Au Québec, c’est la promesse d’achat : elle vous engage dès que le vendeur l’accepte. Inscrivez ensuite l’offre dans votre parcours.',
    es: 'La oferta no se envía en Lintel: su agente la prepara con usted: precio (se puede ofrecer menos de lo que piden), depósito, condiciones y fechas. Los pasos: ver la casa, tener lista la preaprobación, acordar los términos con su agente, firmar y esperar la respuesta del vendedor. Después anote la oferta en su proceso para seguir sus fechas.',
    links: ['/journey#offer', '/professionals'],
  },
  'after-offer': {
    en: 'After an offer is accepted the usual order is: 1. pay the deposit; 2. have the home inspected and read its documents; 3. the lender appraises it and confirms the loan; 4. meet or waive each condition by its date; 5. a lawyer, notary or title company checks the title and prepares the papers; 6. buy home insurance; 7. walk through, sign and pay the rest at closing; 8. the transfer is registered and you get the keys.',
    fr: 'Après l’acceptation d’une offre, l’ordre usuel est : 1. verser le dépôt; 2. faire inspecter et lire les documents; 3. le prêteur évalue la propriété et confirme le prêt; 4. réaliser chaque condition ou y renoncer à sa date; 5. le notaire ou l’avocat vérifie les titres et prépare l’acte; 6. assurer l’habitation; 7. dernière visite, signature et paiement du reste; 8. l’acte est inscrit et vous recevez les clés.',
    es: 'Cuando aceptan la oferta, el orden usual es: 1. pagar el depósito; 2. inspeccionar la casa y leer sus documentos; 3. el prestamista la valúa y confirma el préstamo; 4. cumplir o quitar cada condición en su fecha; 5. un abogado o compañía de títulos revisa el título y prepara los papeles; 6. asegurar la casa; 7. última visita, firma y pago del resto al cierre; 8. se registra y recibe las llaves.',
    links: ['/journey', '/professionals'],
  },
  'closing-day': {
    en: 'On closing day: 1. walk through the home shortly before; 2. bring your ID; the rest of the money is wired or brought as a certified check, and you confirm wire instructions by a phone number you already know; 3. read and sign the loan and transfer papers with the title company, lawyer or notary; 4. the lender pays out the loan and the transfer is registered; 5. you get the keys when it is registered and paid, or on the day the contract names.',
    fr: 'Le jour de la clôture : 1. dernière visite peu avant; 2. pièce d’identité en main; le reste de l’argent est viré ou remis par traite bancaire, et vous confirmez les coordonnées de virement à un numéro déjà connu; 3. lecture et signature des actes de prêt et de vente chez le notaire, l’avocat ou la société de titres; 4. le prêteur verse le prêt et l’acte est publié; 5. vous recevez les clés une fois l’acte publié et payé, ou au jour fixé par le contrat.',
    es: 'El día del cierre: 1. última visita poco antes; 2. lleve su identificación; el resto del dinero se transfiere o se entrega en cheque certificado, y usted confirma los datos de la transferencia a un número que ya conoce; 3. lee y firma los papeles del préstamo y de la compra con la compañía de títulos, abogado o notario; 4. el prestamista paga el préstamo y se registra la compra; 5. recibe las llaves cuando está registrada y pagada, o el día que diga el contrato.',
    links: ['/journey', '/professionals'],
  },
  'leave-list': {
    en: 'Open your saved homes and look under who shares the list: there you can part from a co-buyer, who keeps a copy of the homes, or leave the list yourself with a copy. From then on neither sees what the other saves.',
    fr: 'Ouvrez vos propriétés enregistrées et voyez qui partage la liste : vous pouvez vous séparer d’un coacheteur, qui garde une copie des propriétés, ou quitter la liste avec une copie. Ensuite, aucun ne voit ce que l’autre enregistre.',
    es: 'Abra sus casas guardadas y vea con quién comparte la lista: ahí puede separarse de la otra persona, que conserva una copia de las casas, o dejar usted la lista con una copia. Desde entonces ninguno ve lo que guarda el otro.',
    links: ['/saved'],
  },
  'step-back': {
    en: 'Before the seller accepts, an offer can usually be withdrawn: tell your agent at once. An accepted offer binds you. Until its dates you can step back by its conditions, such as inspection or financing, if they are not met; outside of them the deposit is at risk and the seller may claim damages. Speak to your agent and a lawyer (in Québec, a notary) before you sign anything.',
    fr: 'Avant que le vendeur accepte, une offre peut en général être retirée : prévenez tout de suite votre courtier. Une offre acceptée vous engage. Vous pouvez vous retirer selon ses conditions (inspection, financement) si elles ne se réalisent pas dans les délais; sinon, le dépôt est en jeu et le vendeur peut réclamer. Parlez à votre courtier et à un notaire ou avocat avant de signer quoi que ce soit.',
    es: 'Antes de que el vendedor acepte, casi siempre se puede retirar la oferta: avise de inmediato a su agente. Una oferta aceptada lo obliga. Puede retirarse según sus condiciones (inspección, financiamiento) si no se cumplen en su plazo; fuera de ellas arriesga el depósito y el vendedor puede reclamar. Hable con su agente y un abogado (en Quebec, un notario) antes de firmar algo.',
    links: ['/journey', '/professionals'],
  },
  'saved-home-alerts': {
    en: 'You are told of a price change, a sale or an open house of every home you saved. In Account settings, under Notifications, “Changes of homes you saved” sets whether that comes in the app, by email at once, once a day or not at all.',
    fr: 'Vous êtes avisé d’un changement de prix, d’une vente ou d’une visite libre de chaque propriété enregistrée. Dans les paramètres du compte, sous Notifications, « Changes of homes you saved » règle si l’avis vient dans l’application, par courriel tout de suite, une fois par jour ou pas du tout.',
    es: 'Recibe aviso de cambios de precio, ventas y puertas abiertas de cada casa que guardó. En los ajustes de la cuenta, en Notifications, “Changes of homes you saved” define si llega en la aplicación, por correo al momento, una vez al día o nunca.',
    links: ['/account', '/saved'],
  },
  conditions: {
    en: 'A condition (contingency) such as financing, inspection or the sale of your present home is written into the offer with its date. Your agent or lawyer words it; until it is met or waived, you can step back by its terms. In Ontario the condition on the sale of the buyer’s property usually comes with an escape clause for the seller.',
    fr: 'Une condition (financement, inspection, vente de votre propriété actuelle) s’écrit dans l’offre avec sa date. Votre courtier ou notaire la rédige; tant qu’elle n’est pas remplie, vous pouvez vous retirer selon ses termes.',
    es: 'Una condición (financiamiento, inspección, venta de su casa actual) se escribe en la oferta con su fecha. Su agente o abogado la redacta; mientras no se cumpla, puede retirarse según sus términos.',
    links: ['/journey', '/professionals'],
  },
  'get-pre-approved': {
    en: 'To get pre-approved: 1. choose a mortgage advisor; 2. gather documents: ID, pay stubs or, if self-employed, two years of tax returns, bank statements; 3. the lender checks income, debts and credit and gives a letter with an amount and a date; 4. upload the letter in the Document Center. Lintel itself approves nobody. The lender’s credit check can be a hard inquiry, which may lower a score a little; a pre-qualification often uses a soft one, which does not. In the USA, mortgage inquiries within 45 days count as one (Consumer Financial Protection Bureau). Ask the lender which one it makes.',
    fr: 'Pour la préapprobation : 1. choisissez un conseiller hypothécaire; 2. réunissez les documents : pièce d’identité, talons de paie ou, si vous êtes travailleur autonome, deux ans de déclarations, relevés bancaires; 3. le prêteur examine revenus, dettes et crédit et remet une lettre avec un montant et une date; 4. téléversez la lettre. Lintel n’approuve personne lui-même. La vérification du prêteur peut être une enquête avec effet (« hard inquiry »), qui peut baisser un peu la cote; une préqualification se fait souvent par une vérification sans effet. Demandez au prêteur laquelle il fait.',
    es: 'Para la preaprobación: 1. elija un asesor hipotecario; 2. junte los documentos: identificación, talones de pago o, si trabaja por su cuenta, dos años de declaraciones de impuestos, y estados de cuenta; 3. el prestamista revisa ingresos, deudas y crédito y da una carta con un monto y una fecha; 4. suba la carta. Lintel no aprueba a nadie. La consulta de crédito del prestamista puede ser formal (“hard inquiry”), que puede bajar un poco el puntaje; una precalificación suele usar una que no lo afecta. En EE. UU., las consultas hipotecarias dentro de 45 días cuentan como una (CFPB). Pregunte al prestamista cuál hace.',
    links: ['/professionals?tab=advisors', '/documents'],
  },
  'change-agent': {
    en: 'Open your team on the Professional Network, end the connection with your present agent, and connect with another one. Check first whether you signed a buyer agreement with the present one.',
    fr: 'Ouvrez votre équipe dans le Réseau de professionnels, mettez fin au lien avec votre courtier actuel et choisissez-en un autre. Vérifiez d’abord si vous avez signé un contrat de courtage.',
    es: 'Abra su equipo en la Red de profesionales, termine la conexión con su agente actual y conéctese con otro. Revise antes si firmó un acuerdo con el actual.',
    links: ['/professionals'],
  },
  'change-budget': {
    en: 'Open your journey and change the budget in its first step. Searches and recommendations follow it. If a relative gives you money for the down payment, the lender asks for a signed gift letter.',
    fr: 'Ouvrez votre parcours et changez le budget à la première étape. Les recherches et recommandations en tiennent compte. Si un proche vous donne une partie de la mise de fonds, le prêteur demande une lettre de don signée.',
    es: 'Abra su proceso y cambie el presupuesto en el primer paso. Las búsquedas y recomendaciones lo toman en cuenta. Si un familiar le regala parte del enganche, el prestamista pide una carta de regalo firmada.',
    links: ['/journey#budget'],
  },
  'change-language': {
    en: 'The pages are in English for now. You can search for homes and ask me in English, French or Spanish, and I answer in that language.',
    fr: 'Les pages sont en anglais pour l’instant. Vous pouvez chercher des propriétés et me poser des questions en français, en anglais ou en espagnol; je réponds dans cette langue.',
    es: 'Por ahora las páginas están en inglés. Puede buscar casas y preguntarme en español, inglés o francés, y le contesto en ese idioma.',
    links: ['/hypersearch'],
  },
  'find-lawyer': {
    en: 'Choose a real estate lawyer (in Québec, a notary) before you make an offer or at the latest when it is accepted: they read the contract, check the title and handle the closing. You hire and pay them yourself; Lintel does not arrange it, but your agent can name some.',
    fr: 'Choisissez un notaire (ou un avocat hors Québec) avant de faire une offre ou au plus tard à son acceptation : il lit le contrat, vérifie les titres et conclut la vente. Vous le choisissez et le payez; Lintel ne s’en charge pas, mais votre courtier peut en nommer.',
    es: 'Elija un abogado de bienes raíces (en Quebec, un notario) antes de ofertar o a más tardar cuando la acepten: lee el contrato, revisa el título y lleva el cierre. Usted lo contrata y le paga; Lintel no lo arregla, pero su agente puede recomendar.',
    links: ['/professionals'],
  },
  inspection: {
    en: 'The inspection usually comes after the offer is accepted, within the days of its inspection condition; where several buyers compete, some have it done before they offer. You choose and pay the home inspector, at a fee that depends on the home; your agent can suggest several, book the visit and let the inspector in. A visit usually takes two to four hours: go along, at least for the end of it, and ask questions. Waiving the inspection makes an offer stronger, and leaves hidden defects at your risk; ask your agent about a shorter deadline instead.',
    fr: 'L’inspection se fait d’habitude après l’acceptation de l’offre, dans le délai de sa condition d’inspection; s’il y a plusieurs acheteurs, certains la font avant d’offrir. Vous choisissez et payez l’inspecteur, à un tarif qui dépend de la propriété; votre courtier peut en suggérer plusieurs, prendre le rendez-vous et ouvrir la porte. La visite prend d’habitude de deux à quatre heures : assistez-y. Renoncer à l’inspection renforce l’offre, mais laisse les défauts cachés à votre risque; demandez plutôt à votre courtier un délai plus court.',
    es: 'La inspección suele ser después de que aceptan la oferta, en los días de su condición de inspección; si hay varios compradores, algunos la hacen antes de ofertar. Usted elige y paga al inspector, con una tarifa que depende de la casa; su agente puede sugerir varios, hacer la cita y abrir la casa. La visita suele durar de dos a cuatro horas: acompáñelo. Renunciar a la inspección refuerza la oferta, pero deja los defectos ocultos a su riesgo; pregunte a su agente por un plazo más corto.',
    links: ['/journey', '/professionals'],
  },
  'buying-process': {
    en: 'The steps of a purchase: 1. budget and savings; 2. pre-approval; 3. an agent; 4. search and showings; 5. the offer with its price, deposit, dates and conditions; 6. inspection; 7. financing: application, appraisal, approval; 8. title check and home insurance; 9. final walkthrough; 10. closing: sign, pay the rest, get the keys. Your journey shows where you are and what comes next.',
    fr: 'Les étapes d’un achat : 1. budget et épargne; 2. préapprobation; 3. courtier; 4. recherche et visites; 5. offre avec prix, dépôt, dates et conditions; 6. inspection; 7. financement : demande, évaluation, approbation; 8. vérification du titre et assurance habitation; 9. visite finale; 10. clôture : signer, payer le solde, recevoir les clés. Votre parcours montre où vous en êtes et la suite.',
    es: 'Los pasos de una compra: 1. presupuesto y ahorros; 2. preaprobación; 3. agente; 4. búsqueda y visitas; 5. oferta con precio, depósito, fechas y condiciones; 6. inspección; 7. financiamiento: solicitud, avalúo, aprobación; 8. revisión del título y seguro de casa; 9. recorrido final; 10. cierre: firmar, pagar el resto y recibir las llaves. Su proceso muestra dónde está y qué sigue.',
    links: ['/journey'],
  },
  connect: {
    en: 'Open the Professional Network, choose a profile and press “Connect”. You choose what is shared; they answer, and either side can end it later.',
    fr: 'Ouvrez le Réseau de professionnels, choisissez un profil et appuyez sur « Connect ». Vous choisissez ce qui est partagé; ils répondent, et chacun peut y mettre fin.',
    es: 'Abra la Red de profesionales, elija un perfil y presione “Connect”. Usted elige qué se comparte; ellos responden y cualquiera puede terminarlo después.',
    links: ['/professionals'],
  },
  compare: {
    en: 'Press “Compare” on two to six homes and open the comparison at the foot of the page; it shows them side by side with their monthly costs. Or ask me to compare homes I showed or you saved.',
    fr: 'Appuyez sur « Compare » sur deux à six propriétés et ouvrez la comparaison au bas de la page : elle les montre côte à côte avec leurs coûts mensuels. Ou demandez-moi de comparer celles que j’ai montrées ou que vous avez enregistrées.',
    es: 'Presione “Compare” en dos a seis casas y abra la comparación al pie de la página: las muestra lado a lado con sus costos al mes. O pídame comparar las que mostré o las que guardó.',
    links: ['/compare'],
  },
  price: {
    en: 'Nothing for home buyers: the account is free and no credit card is asked for. Companies pay for a plan by the number of their agents. Nobody can pay for a place in a list of homes or professionals.',
    fr: 'Rien pour les acheteurs : le compte est gratuit, sans carte de crédit. Les entreprises paient un forfait selon le nombre de leurs courtiers. Personne ne peut payer pour une place dans une liste.',
    es: 'Nada para compradores: la cuenta es gratis y no se pide tarjeta. Las empresas pagan un plan por el número de sus agentes. Nadie puede pagar por un lugar en una lista.',
    links: ['/support'],
  },
  'match-score': {
    en: 'Homes of a search are ordered by your own wishes, each point with its reason. Recommendations learn from what you save; they use no protected class and nothing that stands in for one. Nobody can pay for a place.',
    fr: 'Les propriétés sont ordonnées selon vos propres souhaits, chaque point avec sa raison. Les recommandations apprennent de ce que vous enregistrez, sans aucun motif protégé. Personne ne peut payer pour une place.',
    es: 'Las casas se ordenan por sus propios deseos, cada punto con su razón. Las recomendaciones aprenden de lo que guarda, sin ninguna clase protegida. Nadie puede pagar por un lugar.',
    links: ['/hypersearch'],
  },
} as const satisfies Record<string, HowTo>;

export type HowToTopic = keyof typeof howToTexts;
export const howToTopics = Object.keys(howToTexts) as HowToTopic[];
