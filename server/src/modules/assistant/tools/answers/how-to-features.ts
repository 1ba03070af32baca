/** Long because it is a table: how-to texts about single features of the site, in each language. */
import type { HowTo } from './how-to-text.ts';

export const featureTexts = {
  'hide-home': {
    en: 'Under your recommendations press “Not for me” on a home: it is not recommended again, and the next ones are chosen with that in mind. Press the heart of a saved home again to take it off your list. The list of a search can’t leave out one single home.',
    fr: 'Dans vos recommandations, appuyez sur « Not for me » : la propriété n’est plus recommandée, et les prochaines en tiennent compte. Pour une propriété enregistrée, appuyez de nouveau sur le cœur. La liste d’une recherche ne peut pas cacher une seule propriété.',
    es: 'En sus recomendaciones presione “Not for me” en una casa: no se recomienda más, y las siguientes lo toman en cuenta. En una casa guardada, presione otra vez el corazón. La lista de una búsqueda no puede ocultar una sola casa.',
    links: ['/recommendations', '/saved'],
  },
  'end-connection': {
    en: 'Open the Professional Network: under your team press “End connection” beside the agent or mortgage advisor. They then no longer see what you shared. A buyer agreement or other contract signed outside Lintel may still bind you: read it or ask the company.',
    fr: 'Ouvrez le Réseau de professionnels : sous votre équipe, appuyez sur « End connection » à côté du courtier ou du conseiller pour le retirer. Il ne voit alors plus ce que vous avez partagé. Un contrat de courtage signé hors de Lintel peut encore vous lier : lisez-le ou demandez à l’agence.',
    es: 'Abra la Red de profesionales: en su equipo presione “End connection” junto al agente o asesor. Desde entonces no ve lo que compartió. Un contrato con el agente firmado fuera de Lintel puede seguir obligándolo: léalo o pregunte a la empresa.',
    links: ['/professionals'],
  },
  'agent-code': {
    en: 'An agent’s code (3 to 20 characters) goes in the optional field “Agent code” when you sign up, and connects you with that agent. A wrong or missing code does not stop the sign-up. With an account already, you need no code: find the agent in the Professional Network and press “Connect”.',
    fr: 'Le code d’un courtier (de 3 à 20 caractères) s’inscrit dans le champ facultatif « Agent code » à l’inscription et vous met en lien avec lui. Un code absent ou faux n’empêche pas de s’inscrire. Avec un compte, aucun code n’est nécessaire : trouvez le courtier dans le Réseau de professionnels et appuyez sur « Connect ».',
    es: 'El código de un agente (de 3 a 20 caracteres) va en el campo opcional “Agent code” al registrarse y lo conecta con ese agente. Sin código, o con uno equivocado, puede registrarse igual. Si ya tiene cuenta no hace falta: busque al agente en la Red de profesionales y presione “Connect”.',
    links: ['/professionals'],
  },
  'sign-out': {
    en: 'Open the menu with your name at the top right and press “Sign Out”. To end sessions on other devices, open Account settings, Security, and press “Sign out everywhere else”.',
    fr: 'Ouvrez le menu à votre nom en haut à droite et appuyez sur « Sign Out » pour vous déconnecter. Pour les autres appareils : paramètres du compte, Security, « Sign out everywhere else ».',
    es: 'Abra el menú con su nombre arriba a la derecha y presione “Sign Out” para cerrar la sesión. Para otros aparatos: ajustes de la cuenta, Security, “Sign out everywhere else”.',
    links: ['/account'],
  },
  'print-home': {
    en: 'Open the home’s page and press “Print”. The comparison of homes and your saved homes have a “Print” button too.',
    fr: 'Ouvrez la page de la propriété et appuyez sur « Print » pour l’imprimer. La comparaison et vos propriétés enregistrées ont aussi ce bouton.',
    es: 'Abra la página de la casa y presione “Print” para imprimirla. La comparación y sus casas guardadas también tienen ese botón.',
    links: ['/saved', '/compare'],
  },
  'see-rates': {
    en: 'Mortgage advisors in the Professional Network show the rates they publish on their profiles. With two to five quotes in hand, “Rate comparison” sets them side by side: payment, APR, points and total cost. A published rate is no offer; the lender gives you yours.',
    fr: 'Les conseillers hypothécaires du Réseau de professionnels montrent sur leur profil les taux qu’ils publient. Avec deux à cinq offres, « Rate comparison » les compare : versement, TAC, points et coût total. Un taux publié n’est pas une offre.',
    es: 'Los asesores hipotecarios de la Red de profesionales muestran en su perfil las tasas que publican. Con dos a cinco cotizaciones, “Rate comparison” las pone lado a lado: pago, APR, puntos y costo total. Una tasa publicada no es una oferta.',
    links: ['/professionals?tab=advisors', '/rate-comparison'],
  },
  'sort-homes': {
    en: 'Above the results of a search, “Sort by” orders them: best match, newest, lowest price and more. Or say it here, for example “cheapest first”. Saved homes have “Sort by” too.',
    fr: 'Au-dessus des résultats, « Sort by » les trie : meilleure correspondance, plus récentes, prix le plus bas et autres. Ou dites-le ici, par exemple « les moins chères d’abord ». Les propriétés enregistrées ont aussi ce menu.',
    es: 'Arriba de los resultados, “Sort by” los ordena: mejor coincidencia, más nuevas, precio más bajo y más. O dígalo aquí, por ejemplo “primero las más baratas”. Las casas guardadas también lo tienen.',
    links: ['/search', '/saved'],
  },
  'school-filter': {
    en: 'On Search with the map open “Filters” and choose the school rating, or say it here: “3 beds in Austin, schools rated 7 or more”. A home’s page lists its schools with their ratings where they are known; the district confirms which school an address belongs to.',
    fr: 'Dans la recherche avec la carte, ouvrez « Filters » et choisissez la note des écoles, ou dites-le ici. La page d’une propriété montre ses écoles et leur note si elles sont connues; le centre de services scolaire confirme l’école de l’adresse.',
    es: 'En la búsqueda con mapa abra “Filters” y elija la calificación de las escuelas, o dígalo aquí. La página de una casa muestra sus escuelas y calificación si se conocen; el distrito confirma cuál le toca a la dirección.',
    links: ['/search'],
  },
  'rename-search': {
    en: 'Open Saved searches: on the card of the search press “Rename”, enter the new name and save it.',
    fr: 'Ouvrez vos recherches enregistrées : sur la fiche, appuyez sur « Rename », inscrivez le nouveau nom et enregistrez.',
    es: 'Abra sus búsquedas guardadas: en la tarjeta presione “Rename”, escriba el nuevo nombre y guárdelo.',
    links: ['/saved?tab=searches'],
  },
  'message-files': {
    en: 'Upload the file to the Document Center first (PDF, Word, JPEG or PNG). Then open the conversation in Messages and press the paper clip, “Attach documents”: choose it, and the person you write to can view what you send.',
    fr: 'Déposez d’abord le fichier dans le Centre de documents (PDF, Word, JPEG ou PNG). Ouvrez ensuite la conversation dans Messages et appuyez sur le trombone, « Attach documents » : la personne peut voir ce que vous envoyez.',
    es: 'Suba primero el archivo al Centro de documentos (PDF, Word, JPEG o PNG). Luego abra la conversación en Messages y presione el clip, “Attach documents”: la persona puede ver lo que envíe.',
    links: ['/messages', '/documents'],
  },
  'download-documents': {
    en: 'Open the Document Center: the menu of a document has “Download”, and “Download all” gives all of them. It holds what you uploaded and what was shared with you there. A contract signed through your agent’s signing service is kept by that service and your agent: ask for a copy, and upload it to have it here.',
    fr: 'Ouvrez le Centre de documents : le menu d’un document a « Download », et « Download all » les donne tous. Il contient ce que vous avez déposé. Un contrat signé par le service de signature de votre courtier est conservé là et chez lui : demandez une copie et déposez-la pour l’avoir ici.',
    es: 'Abra el Centro de documentos: el menú de un documento tiene “Download”, y “Download all” los baja todos. Ahí está lo que subió. Un contrato firmado con el servicio de firma de su agente lo guardan ese servicio y su agente: pida una copia y súbala para tenerla aquí.',
    links: ['/documents'],
  },
  'home-value': {
    en: 'Open “What is my home worth?” and enter the address: you see an estimate with its range and the sales behind it, and can have it emailed monthly. It is no appraisal; an agent can prepare a comparative market analysis.',
    fr: 'Ouvrez « What is my home worth? » et inscrivez l’adresse : vous voyez une estimation avec sa fourchette et les ventes derrière elle, et pouvez la recevoir chaque mois. Ce n’est pas une évaluation agréée; un courtier peut faire une analyse comparative.',
    es: 'Abra “What is my home worth?” y escriba la dirección: verá una estimación con su rango y las ventas en que se basa, y puede recibirla cada mes. No es un avalúo; un agente puede preparar un análisis comparativo.',
    links: ['/home-value'],
  },
  calculators: {
    en: '“Mortgage calculator” gives payment, interest and the full schedule with extra payments; “Affordability calculator” what an income allows; “Can I buy it?” checks a home against your figures. Or ask me: “payment on 400k with 10% down at 6.5% over 30 years”.',
    fr: '« Mortgage calculator » donne le versement, l’intérêt et le tableau complet; « Affordability calculator », ce qu’un revenu permet; « Can I buy it? » compare une propriété à vos chiffres. Ou demandez-moi : « versement sur 400 000 avec 10 % à 4,5 % sur 25 ans ».',
    es: '“Mortgage calculator” da el pago, el interés y la tabla completa; “Affordability calculator”, lo que permite un ingreso; “Can I buy it?” compara una casa con sus cifras. O pregúnteme: “pago de 400 mil con 10% de enganche a 6.5% en 30 años”.',
    links: ['/mortgage-calculator', '/affordability-calculator', '/can-i-buy'],
  },
  'find-open-houses': {
    en: 'Say the place here or in HyperSearch, for example “open houses in Austin”, or add “Open house” under “Filters” of Search with the map. Each home’s page shows the day and the hours. A saved search can also alert you to open houses.',
    fr: 'Dites le lieu ici ou dans HyperSearch, par exemple « visites libres à Laval », ou ajoutez « Open house » dans les filtres de la recherche avec la carte. La page d’une propriété montre le jour et les heures. Une recherche enregistrée peut aussi vous en aviser.',
    es: 'Diga el lugar aquí o en HyperSearch, por ejemplo “casas con puertas abiertas en Miami”, o agregue “Open house” en los filtros de la búsqueda con mapa. La página de la casa muestra el día y las horas. Una búsqueda guardada también puede avisarle.',
    links: ['/hypersearch', '/search'],
  },
  'market-report': {
    en: 'Open the market page of a city or a district and choose “Email me monthly”: on the first morning of each month you get its report. The same button, or the link in the email, ends it.',
    fr: 'Ouvrez la page du marché d’une ville ou d’un secteur et choisissez « Email me monthly » : vous recevez son rapport le premier matin de chaque mois. Le même bouton ou le lien du courriel y met fin.',
    es: 'Abra la página del mercado de una ciudad o distrito y elija “Email me monthly”: recibe su informe la primera mañana de cada mes. El mismo botón o el enlace del correo lo termina.',
    links: ['/hypersearch'],
  },
  'add-co-borrower': {
    en: 'Open the loan application on your mortgage page and press “Add a co-borrower” in the borrower section, before it is submitted. Invite them by email: the co-borrower fills in their part and signs with their own account.',
    fr: 'Ouvrez la demande sur votre page hypothèque et appuyez sur « Add a co-borrower » dans la section de l’emprunteur, avant l’envoi. Invitez la personne par courriel : elle remplit sa partie et signe avec son compte.',
    es: 'Abra la solicitud en su página de hipoteca y presione “Add a co-borrower” en la sección del solicitante, antes de enviarla. Invítelo por correo: llena su parte y firma con su propia cuenta.',
    links: ['/mortgage'],
  },
  'withdraw-request': {
    en: 'Open the Professional Network: your open request is shown with the agent or advisor, and “Withdraw request” takes it back. They then no longer see what you shared with it.',
    fr: 'Ouvrez le Réseau de professionnels : votre demande en attente y est, et « Withdraw request » la retire. Le professionnel ne voit alors plus ce que vous aviez partagé.',
    es: 'Abra la Red de profesionales: ahí está su solicitud abierta, y “Withdraw request” la retira. El profesional ya no ve lo que compartió con ella.',
    links: ['/professionals'],
  },
  'lost-email': {
    en: 'The reset link goes only to the email address of the account. If you can’t open that mailbox any more, write to support: they check who you are before anything changes. Never send your password. Once you are signed in, change the address in Account settings.',
    fr: 'Le lien va seulement à l’adresse courriel du compte. Si vous n’avez plus accès à cette boîte, écrivez au soutien : on vérifie votre identité avant tout changement. N’envoyez jamais votre mot de passe. Une fois connecté, changez l’adresse dans les paramètres du compte.',
    es: 'El enlace llega solo al correo de la cuenta. Si ya no puede abrir ese correo, escriba a soporte: comprueban quién es antes de cambiar algo. Nunca envíe su contraseña. Cuando entre, cambie la dirección en los ajustes de la cuenta.',
    links: ['/support', '/forgot-password'],
  },
  'phone-optional': {
    en: 'Yes. The phone number is optional, at sign-up and later. An agent or advisor sees your phone or email only if you choose to share it when you connect; messages show your name.',
    fr: 'Oui. Le numéro de téléphone est facultatif, à l’inscription et ensuite. Un professionnel ne voit votre téléphone ou votre courriel que si vous choisissez de le partager; les messages montrent votre nom.',
    es: 'Sí. El número de teléfono es opcional, al registrarse y después. Un profesional ve su teléfono o correo solo si usted elige compartirlo al conectarse; los mensajes muestran su nombre.',
    links: ['/account'],
  },
  'answer-sources': {
    en: 'Market figures are counted from the homes known to Lintel on the day named in the answer. Explanations and rules name their source in the text, and your own matters come from your account. I don’t use other websites. Check a rule with its source or a professional before you rely on it.',
    fr: 'Les chiffres du marché sont comptés parmi les propriétés connues de Lintel au jour indiqué. Les explications et les règles nomment leur source dans le texte, et vos affaires viennent de votre compte. Je n’utilise pas d’autres sites. Vérifiez une règle à sa source avant de vous y fier.',
    es: 'Las cifras del mercado se cuentan de las casas que Lintel conoce el día indicado. Las explicaciones y reglas nombran su fuente en el texto, y lo suyo viene de su cuenta. No uso otros sitios. Verifique una regla en su fuente o con un profesional antes de confiar en ella.',
    links: ['/support'],
  },
  'sold-prices': {
    en: 'The market page of a place shows the median sale price and how sales compare with asking prices. “What is my home worth?” lists the sales behind its estimate of an address, and a home’s page shows its own price history where it is known. For recent sales nearby, ask your agent for a comparative market analysis.',
    fr: 'La page du marché d’un lieu montre le prix de vente médian et son rapport au prix demandé. « What is my home worth? » donne les ventes derrière son estimation d’une adresse, et la page d’une propriété montre son historique de prix s’il est connu. Pour les ventes récentes voisines, demandez une analyse comparative à votre courtier.',
    es: 'La página del mercado de un lugar muestra el precio de venta mediano y cómo se compara con lo pedido. “What is my home worth?” muestra las ventas en que se basa su estimación, y la página de una casa su historial de precio si se conoce. Para ventas recientes cercanas, pida a su agente un análisis comparativo.',
    links: ['/hypersearch', '/home-value'],
  },
  'reply-time': {
    en: 'Your agent or advisor answers a message as soon as they can; a new request shows by when a first reply is expected, and the answer comes to Messages and your notifications. A question to support gets the time of its answer on the support page when you send it.',
    fr: 'Votre courtier ou conseiller répond dès que possible; une nouvelle demande montre quand une première réponse est attendue, et la réponse arrive dans Messages et vos notifications. Pour le soutien, le délai est indiqué à l’envoi de la question.',
    es: 'Su agente o asesor responde en cuanto puede; una solicitud nueva muestra para cuándo se espera la primera respuesta, que llega a Messages y a sus notificaciones. Una pregunta a soporte muestra el plazo de respuesta al enviarla.',
    links: ['/messages', '/support'],
  },
  'own-places': {
    en: 'Appointments and your team are under Professionals, conversations under Messages, and papers in the Document Center. Saved homes and searches are under Saved, your steps, budget and offers in your journey, and a loan application on your mortgage page.',
    fr: 'Vos rendez-vous et votre équipe sont sous Professionals, les conversations sous Messages, les papiers dans le Centre de documents. Les propriétés et recherches enregistrées sont sous Saved, vos étapes, votre budget et vos offres dans votre parcours, et la demande de prêt sur votre page hypothèque.',
    es: 'Sus citas y su equipo están en Professionals, las conversaciones en Messages y los papeles en el Centro de documentos. Las casas y búsquedas guardadas están en Saved; sus pasos, presupuesto y ofertas, en su proceso; y la solicitud de préstamo, en su página de hipoteca.',
    links: ['/professionals', '/messages', '/documents', '/saved', '/journey'],
  },
} as const satisfies Record<string, HowTo>;
