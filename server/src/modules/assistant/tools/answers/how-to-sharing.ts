/** Long because it is a table: how-to texts about what others see and get on the site, in each language. */
import type { HowTo } from './how-to-text.ts';

export const sharingTexts = {
  'share-figures': {
    en: 'Only you see this conversation, and nothing in it is sent to your agent. To pass figures on, copy them into a message: open Messages, choose the conversation with your agent or mortgage advisor, paste the price, down payment, rate and payment, and send. Nothing is sent before you press send. Figures that belong to a home can be sent with the address of its page.',
    fr: 'Vous seul voyez cette conversation, et rien n’en est envoyé à votre courtier. Pour transmettre des chiffres, copiez-les dans un message : ouvrez Messages, choisissez la conversation avec votre courtier ou conseiller hypothécaire, collez le prix, la mise de fonds, le taux et le paiement, puis envoyez. Rien ne part avant que vous l’envoyiez. Pour une propriété, ajoutez l’adresse de sa page.',
    es: 'Solo usted ve esta conversación, y nada de ella se envía a su agente. Para pasar las cifras, cópielas en un mensaje: abra Messages, elija la conversación con su agente o asesor hipotecario, pegue el precio, el enganche, la tasa y el pago, y envíelo. Nada se envía antes de que usted lo haga. Si son de una casa, agregue la dirección de su página.',
    links: ['/messages'],
  },
  'privacy-data': {
    en: 'This conversation, your saved homes and your figures of “Can I buy it?” are seen by nobody but you, or by a co-buyer you invited to the saved homes. If an agent’s code connected you, that agent sees your name, email, phone number, budget and search criteria; professionals you connect with can also see your journey. Messages are seen by you and the person you write to, documents only by the people you share them with. You can change what is shared or end a connection at any time.',
    fr: 'Cette conversation, vos propriétés enregistrées et vos chiffres de « Can I buy it? » ne sont vus que par vous, ou par le coacheteur que vous avez invité. Si le code d’un courtier vous a mis en lien, il voit votre nom, courriel, téléphone, budget et critères de recherche; les professionnels avec qui vous êtes en lien voient aussi votre parcours. Un message n’est vu que par vous et la personne à qui vous l’écrivez; vos documents, par les personnes à qui vous les partagez. Vous pouvez changer cela ou mettre fin au lien en tout temps.',
    es: 'Esta conversación, sus casas guardadas y sus cifras de “Can I buy it?” no las ve nadie más que usted, o la persona que invitó a las casas guardadas. Si lo conectó el código de un agente, ese agente ve su nombre, correo, teléfono, presupuesto y criterios de búsqueda; los profesionales con quienes se conecta también ven su proceso. Un mensaje lo ven usted y la persona a quien escribe; los documentos, solo quien usted elige. Puede cambiarlo o terminar la conexión cuando quiera.',
    links: ['/account', '/professionals'],
  },
  'who-opened': {
    en: 'Open the Document Center and the document: “Who opened it” lists each person and time. Only people you shared it with can open it, and “Stop sharing” ends that at once.',
    fr: 'Ouvrez le Centre de documents, puis le document : « Who opened it » montre chaque personne et le moment. Seules les personnes à qui vous l’avez partagé peuvent l’ouvrir; « Stop sharing » y met fin tout de suite.',
    es: 'Abra el Centro de documentos y el documento: “Who opened it” muestra cada persona y la hora. Solo pueden abrirlo las personas con quienes lo compartió; “Stop sharing” lo termina en el momento.',
    links: ['/documents'],
  },
  'apply-loan': {
    en: 'You apply with a mortgage agent you work with: connect with one in the Professional Network under mortgage advisors, then start the application from your mortgage page and choose what to fill in and share. You see its status, what is still needed and the letters there. A lender decides; Lintel approves nobody.',
    fr: 'La demande se fait auprès d’un agent hypothécaire avec qui vous travaillez : choisissez-en un dans le Réseau de professionnels, sous les conseillers hypothécaires, puis commencez la demande sur votre page hypothèque et choisissez ce qui est rempli et partagé. Vous y voyez l’état, ce qui manque et les lettres. C’est un prêteur qui décide.',
    es: 'La solicitud se hace con un agente hipotecario con quien trabaja: conéctese con uno en la Red de profesionales, en asesores hipotecarios, y empiece la solicitud en su página de hipoteca; usted elige qué se llena y se comparte. Ahí ve el estado, lo que falta y las cartas. Decide un prestamista.',
    links: ['/mortgage', '/professionals?tab=advisors'],
  },
  'see-map': {
    en: 'Open Search with the map: the homes of the list are on it, and moving the map changes the list. You can also draw an area. In HyperSearch, describe the home in a sentence and open the results on the map.',
    fr: 'Ouvrez la recherche avec la carte : les propriétés de la liste y sont, et déplacer la carte change la liste. Vous pouvez aussi dessiner une zone.',
    es: 'Abra la búsqueda con mapa: ahí están las casas de la lista, y mover el mapa cambia la lista. También puede dibujar una zona.',
    links: ['/search', '/hypersearch'],
  },
  filters: {
    en: 'On Search with the map the active filters are above the list: press the cross on one to remove it, or open “Filters” to find, add or change one. Here in the chat say it in words, for example “without the pool” or “up to 450k”.',
    fr: 'Dans la recherche avec la carte, les filtres actifs sont au-dessus de la liste : appuyez sur la croix pour en retirer un, ou ouvrez « Filters » pour en trouver, ajouter ou changer. Ici, dites-le en mots, par exemple « sans la piscine » ou « jusqu’à 450 000 ».',
    es: 'En la búsqueda con mapa los filtros activos están arriba de la lista: presione la cruz para quitar uno, o abra “Filters” para buscar, agregar o cambiar. Aquí dígalo con palabras, por ejemplo “sin la alberca” o “hasta 450 mil”.',
    links: ['/search', '/hypersearch'],
  },
  'report-listing': {
    en: 'Listings come from brokers and their agents, so tell the listing agent named on the home’s page, or write to support with the address and what is wrong. Don’t send money for a home you haven’t seen, and not to anyone outside the purchase contract.',
    fr: 'Les inscriptions viennent des agences et de leurs courtiers : dites-le au courtier inscripteur nommé sur la page, ou écrivez au soutien avec l’adresse et ce qui est faux. N’envoyez pas d’argent pour une propriété que vous n’avez pas vue.',
    es: 'Los anuncios vienen de las agencias y sus agentes: dígaselo al agente de la página de la casa, o escriba a soporte con la dirección y lo que está mal. No envíe dinero por una casa que no ha visto.',
    links: ['/support'],
  },
  'phone-app': {
    en: 'No app is needed: Lintel works in the browser of your phone, tablet and computer with the same account.',
    fr: 'Aucune application n’est nécessaire : Lintel fonctionne dans le navigateur du téléphone, de la tablette et de l’ordinateur avec le même compte.',
    es: 'No hace falta una aplicación: Lintel funciona en el navegador del teléfono, la tableta y la computadora con la misma cuenta.',
    links: ['/account'],
  },
  'pre-approval-validity': {
    en: 'The letter states its last day. Lenders usually give 60 to 90 days in the USA, and in Canada hold the rate for 90 to 130 days. After that the lender checks income, debts and credit again and gives a new one. Upload the letter in the Document Center and your journey shows how long it is valid.',
    fr: 'La lettre indique sa dernière journée. Au Canada, les prêteurs gardent d’habitude le taux de 90 à 130 jours; aux États-Unis la lettre vaut souvent de 60 à 90 jours. Ensuite le prêteur revérifie revenus, dettes et crédit. Déposez la lettre dans le Centre de documents : votre parcours montre jusqu’à quand elle vaut.',
    es: 'La carta dice su último día. En EE. UU. suele valer de 60 a 90 días, y en Canadá la tasa se guarda de 90 a 130 días. Después el prestamista revisa otra vez ingresos, deudas y crédito. Suba la carta al Centro de documentos y su proceso muestra hasta cuándo vale.',
    links: ['/documents', '/journey'],
  },
} as const satisfies Record<string, HowTo>;
