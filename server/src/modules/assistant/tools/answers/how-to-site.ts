/** Long because it is a table: how-to texts about the site, in each language with their links. */
import type { HowTo } from './how-to-text.ts';

export const siteTexts = {
  'can-i-buy': {
    en: 'Open “Can I buy it?” and enter income, debts, savings and credit once. Every home’s card and page then says yes, nearly or not yet, which rule is in the way, and the cheapest change; the search can also show only homes that you can buy. Your figures are encrypted, nobody else sees them, and “Delete my figures” removes them. It is an estimate, not an approval.',
    fr: 'Ouvrez « Can I buy it? » et entrez une fois revenus, dettes, épargne et crédit. Chaque propriété dit alors oui, presque ou pas encore, quelle règle fait obstacle et le changement le moins coûteux; la recherche peut aussi ne montrer que ce que vous pouvez acheter. Vos chiffres sont chiffrés, personne d’autre ne les voit, et « Delete my figures » les supprime. C’est une estimation, pas une approbation.',
    es: 'Abra “Can I buy it?” y escriba una vez ingresos, deudas, ahorros y crédito. Cada casa dice entonces sí, casi o todavía no, qué regla lo impide y el cambio más barato; la búsqueda también puede mostrar solo las que puede comprar. Sus cifras se guardan cifradas, nadie más las ve y “Delete my figures” las borra. Es una estimación, no una aprobación.',
    links: ['/can-i-buy', '/search'],
  },
  commute: {
    en: 'On a home’s page, under Commute, enter up to two addresses, such as work and school: it shows the driving time to each, and every home you open then has it. The addresses are encrypted in your account; you can change or remove them there.',
    fr: 'Sur la page d’une propriété, sous « Commute », entrez jusqu’à deux adresses, comme le travail et l’école : vous voyez le temps de conduite vers chacune, et chaque propriété ouverte ensuite l’affiche. Les adresses sont chiffrées dans votre compte; vous pouvez les y modifier ou les retirer.',
    es: 'En la página de una casa, en “Commute”, escriba hasta dos direcciones, como el trabajo y la escuela: muestra el tiempo en auto a cada una, y cada casa que abra después lo tiene. Las direcciones se guardan cifradas en su cuenta; ahí puede cambiarlas o quitarlas.',
    links: ['/search'],
  },
  'edit-search': {
    en: 'Open Saved searches, choose the search and press “Edit search”: change the price, the rooms or the place and save it again. Its alerts then follow the new criteria.',
    fr: 'Ouvrez vos recherches enregistrées, choisissez la recherche et appuyez sur « Edit search » : changez le prix, les chambres ou le lieu, puis enregistrez de nouveau. Ses alertes suivent alors les nouveaux critères.',
    es: 'Abra sus búsquedas guardadas, elija la búsqueda y presione “Edit search”: cambie el precio, las recámaras o el lugar y guárdela de nuevo. Sus avisos siguen entonces los criterios nuevos.',
    links: ['/saved?tab=searches'],
  },
  'edit-alert': {
    en: 'Open Saved searches and choose the search. Under alert frequency choose Instantly, Daily (8 AM), Weekly (Mondays) or Off. “Pause alerts” stops the emails and keeps the search; “Resume alerts” starts them again. “Edit search” changes what it looks for.',
    fr: 'Ouvrez vos recherches enregistrées et choisissez la recherche. Réglez la fréquence des alertes : Instantly (tout de suite), Daily (chaque jour à 8 h), Weekly (chaque semaine, le lundi) ou Off (aucune). « Pause alerts » arrête les courriels et garde la recherche; « Resume alerts » les reprend. « Edit search » change les critères.',
    es: 'Abra sus búsquedas guardadas y elija la búsqueda. En la frecuencia de avisos elija Instantly (al momento), Daily (cada día a las 8), Weekly (cada semana, los lunes) u Off (ninguno). “Pause alerts” detiene los correos y conserva la búsqueda; “Resume alerts” los reanuda. “Edit search” cambia lo que busca.',
    links: ['/saved?tab=searches'],
  },
  'delete-search': {
    en: 'Open Saved searches, find the search and press “Delete” on its card; its alerts stop too. To keep the search without emails, press “Pause alerts” instead.',
    fr: 'Ouvrez vos recherches enregistrées, trouvez la recherche et appuyez sur « Delete » sur sa fiche; ses alertes s’arrêtent aussi. Pour la garder sans courriels, appuyez plutôt sur « Pause alerts ».',
    es: 'Abra sus búsquedas guardadas, busque la búsqueda y presione “Delete” en su tarjeta; sus avisos también terminan. Para conservarla sin correos, presione “Pause alerts”.',
    links: ['/saved?tab=searches'],
  },
  'send-message': {
    en: 'Open Messages, choose the conversation with your agent and write there. Everyone in your team has a conversation of their own; you see there what you sent, and the answer comes to the same place and to your notifications. A message shows your name and not your phone number: a professional sees your phone and email only if you chose to share them when you connected.',
    fr: 'Ouvrez Messages, choisissez la conversation avec votre courtier et écrivez-y. Chaque membre de votre équipe a sa conversation; vous y voyez ce que vous avez envoyé, et la réponse arrive au même endroit et dans vos notifications. Un message montre votre nom et pas votre numéro de téléphone : un professionnel ne voit téléphone et courriel que si vous avez choisi de les partager.',
    es: 'Abra Messages, elija la conversación con su agente y escriba ahí. Cada persona de su equipo tiene su conversación; ahí ve lo que envió, y la respuesta llega al mismo lugar y a sus notificaciones. Un mensaje muestra su nombre y no su teléfono: un profesional solo ve su teléfono y correo si usted eligió compartirlos al conectarse.',
    links: ['/messages'],
  },
  'quiet-hours': {
    en: 'In Account settings, under Notifications, turn on quiet hours and enter from when until when. In these hours no email is sent; what came in waits for you.',
    fr: 'Dans les paramètres du compte, sous Notifications, activez « Quiet hours » et indiquez les heures. Aucun courriel n’est envoyé pendant ces heures; tout vous attend.',
    es: 'En los ajustes de la cuenta, en Notifications, active “Quiet hours” e indique desde y hasta qué hora. En ese tiempo no se envía correo; lo que llegue le espera.',
    links: ['/account'],
  },
  'change-email': {
    en: 'Open Account settings and press “Change email”. Enter the new address, and open the link we send to it; until then the old address stays in use.',
    fr: 'Ouvrez les paramètres du compte et appuyez sur « Change email ». Indiquez la nouvelle adresse et ouvrez le lien que nous y envoyons; d’ici là, l’ancienne reste en usage.',
    es: 'Abra los ajustes de la cuenta y presione “Change email”. Escriba la nueva dirección y abra el enlace que le enviamos; mientras tanto sigue la anterior.',
    links: ['/account'],
  },
  'profile-details': {
    en: 'Open Account settings: under Profile you change your name and phone number. Press “Save profile”.',
    fr: 'Ouvrez les paramètres du compte : sous Profile, changez votre nom et votre téléphone, puis « Save profile ».',
    es: 'Abra los ajustes de la cuenta: en Profile cambia su nombre y teléfono, y presione “Save profile”.',
    links: ['/account'],
  },
  units: {
    en: 'Open Account settings, Preferences: there you choose units (square feet and miles, or square meters and kilometers), the time zone and the language and region, which also sets the currency. Press “Save preferences”.',
    fr: 'Ouvrez les paramètres du compte, Preferences : choisissez les unités (pieds carrés et milles, ou mètres carrés et kilomètres), le fuseau horaire, la langue et la région, qui règle aussi la devise. Appuyez sur « Save preferences ».',
    es: 'Abra los ajustes de la cuenta, Preferences: elija las unidades (pies y millas, o metros y kilómetros), la zona horaria y el idioma y región, que también fija la moneda. Presione “Save preferences”.',
    links: ['/account'],
  },
  sessions: {
    en: 'Open Account settings, Security. Under Sessions you see where you are signed in; end one, or press “Sign out everywhere else”. Then change your password, and set up two-step sign-in.',
    fr: 'Ouvrez les paramètres du compte, Security. Sous Sessions, voyez où vous êtes connecté; mettez fin à une session ou appuyez sur « Sign out everywhere else ». Changez ensuite le mot de passe et activez la connexion en deux étapes.',
    es: 'Abra los ajustes de la cuenta, Security. En Sessions ve dónde tiene sesión; termine una o presione “Sign out everywhere else”. Luego cambie la contraseña y active el segundo paso.',
    links: ['/account'],
  },
  'export-saved': {
    en: 'Open your saved homes: “Download CSV” gives a file for a spreadsheet, “Print” a page to print.',
    fr: 'Ouvrez vos propriétés enregistrées : « Download CSV » donne un fichier pour tableur, « Print » une page à imprimer.',
    es: 'Abra sus casas guardadas: “Download CSV” da un archivo para hoja de cálculo y “Print” una página para imprimir.',
    links: ['/saved'],
  },
  notes: {
    en: 'Open your saved homes: under each home, “Add a note” keeps what you liked or want to ask, and tags sort the list. A co-buyer on the shared list sees them too.',
    fr: 'Ouvrez vos propriétés enregistrées : sous chacune, « Add a note » garde ce que vous avez aimé ou voulez demander, et les étiquettes trient la liste. Un coacheteur les voit aussi.',
    es: 'Abra sus casas guardadas: en cada una, “Add a note” guarda lo que le gustó o quiere preguntar, y las etiquetas ordenan la lista. Quien comparte la lista también las ve.',
    links: ['/saved'],
  },
  'draw-area': {
    en: 'Open Search with the map, press “Draw area” and draw around the part you want; the list then shows only homes inside. You can draw several areas and save the search.',
    fr: 'Ouvrez la recherche avec la carte, appuyez sur « Draw area » et tracez le contour voulu; la liste ne montre alors que les propriétés à l’intérieur. Vous pouvez tracer plusieurs zones et enregistrer la recherche.',
    es: 'Abra la búsqueda con el mapa, presione “Draw area” y dibuje la zona; la lista muestra solo las casas de adentro. Puede dibujar varias y guardar la búsqueda.',
    links: ['/search'],
  },
  calendar: {
    en: 'Open your team on the Professional Network and choose the appointment: “Add to calendar” gives a file that Google, Apple and Outlook calendars accept.',
    fr: 'Ouvrez votre équipe dans le Réseau de professionnels et choisissez le rendez-vous : « Add to calendar » donne un fichier accepté par Google, Apple et Outlook.',
    es: 'Abra su equipo en la Red de profesionales y elija la cita: “Add to calendar” da un archivo que aceptan Google, Apple y Outlook.',
    links: ['/professionals'],
  },
  'video-tour': {
    en: 'A showing by video is possible if your agent offers it: request the showing as usual (choose the home and propose up to three times) and write in a message that you want it by video. You can also book a call with the agent for the same purpose. Some listings have a virtual tour among their pictures.',
    fr: 'Une visite par vidéo est possible si votre courtier l’offre : demandez la visite comme d’habitude (choisissez la propriété et proposez jusqu’à trois moments) et écrivez dans un message que vous la voulez en vidéo. Vous pouvez aussi réserver un appel avec le courtier.',
    es: 'Una visita por video es posible si su agente la ofrece: pida la visita como siempre (elija la casa y proponga hasta tres horarios) y escriba en un mensaje que la quiere por video. También puede reservar una llamada con el agente.',
    links: ['/professionals', '/messages'],
  },
  'review-agent': {
    en: 'After a showing or a closing with a professional, open the profile and press “Write a review”. You can edit it for 30 days; the professional may reply publicly.',
    fr: 'Après une visite ou une clôture avec un professionnel, ouvrez son profil et appuyez sur « Write a review ». Vous pouvez la modifier pendant 30 jours; le professionnel peut répondre publiquement.',
    es: 'Después de una visita o un cierre con un profesional, abra su perfil y presione “Write a review”. Puede editarla 30 días; el profesional puede responder en público.',
    links: ['/professionals'],
  },
  'record-offer': {
    en: 'Open your journey and press “Add an offer”: choose the home, and enter the price, the conditions and their dates. The journey then follows the dates. The offer itself is written and sent by your agent, not by Lintel.',
    fr: 'Ouvrez votre parcours et appuyez sur « Add an offer » : choisissez la propriété, puis inscrivez le prix, les conditions et leurs dates. Le parcours suit alors les dates. L’offre elle-même est rédigée et envoyée par votre courtier.',
    es: 'Abra su proceso y presione “Add an offer”: elija la casa y anote el precio, las condiciones y sus fechas. El proceso sigue las fechas. La oferta misma la escribe y envía su agente, no Lintel.',
    links: ['/journey#offer'],
  },
  smartmatch: {
    en: 'Open the Professional Network and use SmartMatch: it ranks the agents or mortgage advisors of your place by their track record in purchases like yours, and shows the reasons. Or search the directory by place and language, open a profile and press “Connect”. Nobody can pay for a better place.',
    fr: 'Ouvrez le Réseau de professionnels et utilisez SmartMatch : il classe les courtiers ou conseillers de votre lieu d’après leurs résultats pour des achats comme le vôtre, avec les raisons. Ou cherchez dans le répertoire par lieu et langue, ouvrez un profil et appuyez sur « Connect ». Personne ne peut payer pour sa place.',
    es: 'Abra la Red de profesionales y use SmartMatch: ordena a los agentes o asesores de su lugar por su historial en compras como la suya, con las razones. O busque en el directorio por lugar e idioma, abra un perfil y presione “Connect”. Nadie puede pagar por su lugar.',
    links: ['/smartmatch', '/professionals'],
  },
  'erase-chat': {
    en: 'At the top of this chat, press “Erase the conversation”: everything you asked and the answers are deleted.',
    fr: 'En haut de ce clavardage, choisissez d’effacer la conversation (« Erase the conversation ») : vos questions et les réponses sont supprimées.',
    es: 'Arriba de este chat, elija borrar la conversación (“Erase the conversation”): se eliminan sus preguntas y las respuestas.',
    links: ['/account'],
  },
  'share-documents': {
    en: 'Uploading alone shows a document to nobody else. Open the Document Center, choose the document (upload it first), then “Share with a professional”: pick the person, whether they can view or also review it, and for how long (7, 30, 90 days or 1 year). “Stop sharing” ends it at once, and you see each time it is opened.',
    fr: 'Déposer un document ne le montre à personne d’autre. Ouvrez le Centre de documents, déposez-le, choisissez-le, puis « Share with a professional » : choisissez la personne, si elle peut seulement voir ou aussi vérifier, et la durée (7, 30, 90 jours ou 1 an). « Stop sharing » y met fin tout de suite; vous voyez chaque ouverture.',
    es: 'Subir un documento no lo muestra a nadie más. Abra el Centro de documentos, súbalo, elíjalo y “Share with a professional”: escoja a la persona, si solo puede ver o también revisar, y por cuánto tiempo (7, 30, 90 días o 1 año). “Stop sharing” lo termina en el momento; verá cada vez que lo abran.',
    links: ['/documents'],
  },
  'replace-document': {
    en: 'Open the Document Center and the menu of the document: “Replace” adds a new version, “Rename” changes the name and “Delete” removes it. Deleted documents stay under Recently deleted for a time, where you can restore them.',
    fr: 'Ouvrez le Centre de documents et le menu du document : « Replace » ajoute une nouvelle version, « Rename » change le nom et « Delete » le retire. Un document supprimé reste un temps sous « Recently deleted », d’où vous pouvez le restaurer.',
    es: 'Abra el Centro de documentos y el menú del documento: “Replace” agrega una versión nueva, “Rename” cambia el nombre y “Delete” lo quita. Lo borrado queda un tiempo en “Recently deleted”, donde puede recuperarlo.',
    links: ['/documents'],
  },
  'photo-upload': {
    en: 'Yes, from your phone too: open the Document Center, choose the kind of document (for example Tax returns) and take or pick the photo. JPEG, PNG, PDF and Word up to 10 MB are accepted, HEIC is not: set the camera to “most compatible” or save as PDF. All pages and small print must be readable.',
    fr: 'Oui, aussi depuis le téléphone : ouvrez le Centre de documents, choisissez le type de document (par exemple Tax returns) et prenez ou choisissez la photo. JPEG, PNG, PDF et Word jusqu’à 10 Mo sont acceptés, pas HEIC : réglez l’appareil sur « le plus compatible » ou enregistrez en PDF. Toutes les pages doivent être lisibles.',
    es: 'Sí, también desde el teléfono: abra el Centro de documentos, elija el tipo de documento (por ejemplo Tax returns) y tome o elija la foto. Se aceptan JPEG, PNG, PDF y Word de hasta 10 MB, no HEIC: ponga la cámara en “más compatible” o guarde en PDF. Todas las páginas deben leerse bien.',
    links: ['/documents'],
  },
  'share-home': {
    en: 'Open the home’s page and copy its web address: anyone can open it, without an account. To keep one list with somebody, open your saved homes, press “Invite a co-buyer” and enter their email: you both see the same homes, notes and tags, and each can vote.',
    fr: 'Ouvrez la page de la propriété et copiez son adresse web : tout le monde peut l’ouvrir, sans compte. Pour partager une liste, ouvrez vos propriétés enregistrées, « Invite a co-buyer », et indiquez le courriel : vous voyez les mêmes propriétés, notes et étiquettes, et chacun vote.',
    es: 'Abra la página de la casa y copie su dirección web: cualquiera puede abrirla, sin cuenta. Para compartir una lista, abra sus casas guardadas, “Invite a co-buyer”, y escriba el correo: ambos ven las mismas casas, notas y etiquetas, y cada quien vota.',
    links: ['/saved'],
  },
} as const satisfies Record<string, HowTo>;
