/** Long because it is a table: the words of how-to questions about single features of the site (plain text). */

const asks =
  '(?=.*\\b(how|hows|where|wheres|can|could|do i|does|is there|any way|way to|comment|ou|puis-je|peut|peux|est-ce|como|donde|puedo|se puede|hay)\\b)';
const homes =
  '(?=.*\\b(homes?|houses?|listings?|condos?|places?|propert(y|ies)|one|comparison|page|maisons?|proprietes?|annonces?|fiches?|casas?|anuncios?|propiedad(es)?)\\b)';
const professionals =
  '(?=.*\\b(agents?|realtors?|brokers?|lenders?|advisors?|court(ier|iere)s?|conseill\\w+|agentes?|asesor\\w*|prestamistas?|equipe|team|equipo)\\b)';

const all = (...parts: string[]): RegExp => new RegExp(`^${parts.join('')}`);

export const featureTopics: readonly (readonly [topic: string, pattern: RegExp])[] = [
  [
    'save-home',
    /^(?!.*\b(ex|divorc\w*|separ\w*|judge|owe|loan|search|recherche|busqueda|document|rate|price|money|year|month)\b)(?=.*\b(how|where|which|button|comment|ou|bouton|como|donde|boton)\b)(?=.*\b(keep|keeping|bookmark\w*|saving|garder|sauver|conservar)\b)(?=.*\b(listing|home|house|condo|place|one|maison|propriete|annonce|casa|anuncio)\b)(?!.*\b(emails?|alerts?|updated|track|cool|warm|under|budget)\b)/,
  ],
  [
    'closing-day',
    /\b(what|que|quoi|qu'est-ce qu\w*)\b.*\b(do|need|have to|should|must|dois|faut|faire|devons|hacer|hago|necesito|tengo que|hay que)\b.*\b(before|prior to|avant|antes de|antes del) (the |la |le |el |my |our |we |i )?(close|closing|signing|cloture|signature|notaire|cierre|cerrar|firma|firmar)\b(?!.*\b(document|paper|cost|cash|money)s?\b)/,
  ],
  [
    'draw-area',
    /^(?!.*\b(price|crime|tax\w*|interest|loan|floor ?plan)\b)(?=.*\b(draw\w*|circle|trace|outline|lasso|dessin\w+|trac(e|er|ez|ons)|encercl\w+|delimit\w+|entour\w+|dibuj\w+|traz(ar|o|a)|rode(o|ar)|encerrar)\b)(?=.*\b(map|mapa|carte|areas?|zones?|zonas?|secteurs?|quartiers?|neighbou?rhoods?|barrios?|perimet\w+|polygon\w*|contour)\b)/,
  ],
  [
    'file-size',
    /^(?!.*\b(house|home|lot|condo|maison|terrain|casa|terreno)\b)((?=.*(\d ?(mb|mo|megs?|megas?)\b|\bmegabytes?\b|\bmegaoctets?\b|\b(too|trop|muy|demasiado) (big|large|heavy|gros(se)?s?|lourde?s?|grande?s?|pesad[oa]s?|volumineux)\b|\b(pesa|pese|pesar) (mas|trop|demasiado|plus|mucho|max\w*|como max\w*)\b|\bmax\w*\b.{0,20}\b(pes(a|ar|o)|mide)\b|\b(max\w*|limit\w*|biggest|largest)\b.{0,20}\b(size|taille|tamano|peso)\b|\b(size|taille|tamano|peso)\b.{0,14}\b(max\w*|limit\w*)\b|\bover the limit\b))(?=.*\b(files?|photos?|pictures?|pics?|pdfs?|documents?|docs?|scans?|uploads?|images?|statements?|stubs?|fichiers?|releves?|talons?|numeris\w+|archivos?|fotos?|documentos?|imagen(es)?|talon|escaneo|sub(e|ir|o)|televers\w*)\b))/,
  ],
  [
    'compare',
    /^(?=.*\b(two|2|three|3|both|several|deux|trois|les 2|dos|tres|varias)\b)(?=.*\b(homes|houses|condos|places|listings|maisons|proprietes|casas|propiedades)\b)(?=.*\b((same|one) (screen|page|view)|meme (ecran|page)|juntas|misma (pantalla|pagina)|en pantalla)\b)/,
  ],
  [
    'co-buyer',
    /^(?=.*\b(how|can|could|way|is it possible|comment|peut|peux|puis-je|como|puede[n]?|se puede)\b)(?=.*\b(boyfriend|girlfriend|fiancee?|husband|wife|spouse|partner|mom|dad|parents?|brother|sister|roommate|friend|chum|blonde|conjointe?|mari|femme|novi[oa]|espos[oa]|pareja|mama|papa|herman[oa])\b)(?=.*\b(vote\w*|rate|like|comment on|see (my|the|our) (list|saved|homes|houses)|vot(er|ar|e)|voir (mes|les|nos) (maisons|proprietes)|ver (mis|las) casas)\b)(?!.*\b(agent|documents?|mortgage|loan|income|credit)\b)/,
  ],
  [
    'photo-upload',
    /\bheic\b|\b(pic|pics|picture|photo|photos|snap|scan|camera|foto|fotos|camara|escanear|numeris\w+|heic|iphone)\b.*\b(tax returns?|w-?2s?|pay ?stubs?|statements?|documents?|papers?|returns?|id|letter|send|upload|declaration|talons?|releves?|documento\w*|papel\w*|talon\w*|declaracion\w*|licencia)\b|\b(tax returns?|w-?2s?|pay ?stubs?|statements?|documents?|papers?|declaration|talons?|releves?|documentos?|papeles|talon|declaracion)\b.*\b(pic|picture|photo|phone|iphone|heic|camera|foto|celular|camara|telephone|cellulaire)\b/,
  ],
  [
    'upload',
    /\b(do|must|can|should) (i|we)\b.*\b(upload|send|submit|hand in)\b.*\b(at once|all together|one by one|later|separately|one file|several|everything)\b|\b(dois-je|faut-il|je dois)\b.*\b(televers\w*|depos\w*|envoyer)\b.*\b(en meme temps|d'un coup|tout)\b|\b(tengo que|puedo)\b.*\b(subir|mandar)\b.*\b(todo|junto|de una vez|despues)\b/,
  ],
  [
    'block-person',
    all(
      asks,
      '(?=.*\\b(block|report|bloquer|signaler|bloque(o|ar)|denunci\\w+|report(o|ar))\\b)',
      '(?=.*\\b(agents?|realtors?|lenders?|brokers?|advisors?|person|someone|messages?|conversation|court(ier|iere)s?|personne|agentes?|prestamistas?|persona|alguien)\\b)',
      '(?!.*\\b(listing|market|credit|inspection|annonce|anuncio)\\b)',
    ),
  ],
  [
    'consents',
    /\b(where|how|ou|comment|donde|como)\b.*\b(consents?|consent receipts?|what i (agreed|consented)|consentements?|consentimientos?)\b/,
  ],
  [
    'data-sold',
    /\b(sell|sold|selling|vend(s|ez|ue?s|re)|vend(en|e|er|idos?))\b.*\b(my|our|mes|mis) (data|info\w*|email|phone|donnees|renseignements|datos|informacion)\b|\b(my|our|mes|mis) (data|info\w*|donnees|datos|informacion)\b.*\b(sell|sold|vendue?s?|vend(en|e|idos?))\b/,
  ],
  ['dark-mode', /\b(dark|night|light) (mode|theme)\b|\bmode (sombre|nuit)\b|\bmodo (oscuro|noche)\b/],
  [
    'several-agents',
    /\b(can|may|could|am i allowed|is it ok|peut-on|puis-je|on peut|est-ce que je peux|puedo|se puede)\b.*\b(two|2|more than one|several|multiple|both|deux|plusieurs|plus d'un|dos|varios|mas de un)\b.*\b(agents?|realtors?|brokers?|lenders?|advisors?|court(ier|iere)s?|agentes|prestamistas)\b/,
  ],
  [
    'search-how',
    /^(?!.*\b(save|saved|delete|rename|alert\w*|agents?|lenders?|map|draw|school|commut\w+|enregistr\w+|guard\w+|inspect\w*|insur\w*|worth|value|loans?|mortgages?|title|tax\w*|lawyers?|notar\w*|notaires?|abogad\w*|appraisers?|contractors?|movers?|help|sold|afford\w*|cost\w*)\b).*\b(how (do|can|would|should) (i|we|you)|how to|comment (je |on |faire pour |puis-je )?|como (se )?)( )?(search|look|find|cherche[rz]?|trouve[rz]?|busc(o|ar)|encontr\w+)\b.*\b(homes?|houses?|condos?|cit(y|ies)|towns?|payment|price|budget|maisons?|villes?|versement|casas?|ciudad(es)?|pago)\b/,
  ],
  [
    'delete-account',
    /\b(?:my|our|lintel|mon|notre|mi|nuestra) (?:account|profile|compte|profil|cuenta|perfil) (?:\w+ ){0,2}(?:wiped|nuked|closed|deleted|removed|erased|gone|shut down|efface|supprime|ferme|borrad[oa]|eliminad[oa]|cerrad[oa])\b|\b(cancel|close|delete|shut down|nuke|wipe( out)?|purge|kill|scrap|scrub|trash|terminate|deactivate|get rid of|supprim\w+|ferm\w+|annul\w+|detrui\w+|cancel(o|ar)|cierr\w+|cerrar|borr\w+|elimin\w+) (my|our|the|this|mon|notre|mi|nuestra) (\w+ )?(account|profile|membership|compte|profil|cuenta|perfil)\b/,
  ],
  [
    'edit-alert',
    /\b(veux|voulons|veut) (plus|pu|arreter d[e'] ?)\b.*\b(alertes?|recherche)\b|\b(don'?t|dont) want\b.*\b(alerts?|search emails?)\b|\bya no quiero\b.*\b(alertas?|avisos?)\b/,
  ],
  [
    'notifications',
    /\b(veux|voulons) (plus|pu) (de |recevoir )?\b.*\bcourriels?\b|\b(don'?t|dont) want\b.*\b(emails?|notifications?)\b|\bya no quiero\b.*\b(correos?|notificaciones)\b/,
  ],
  [
    'profile-details',
    /\b(how|where|can|comment|ou|puis-je|est-ce que|peux|como|donde|puedo)\b.*\b(remove|delete|change|take off|enlev\w*|retir\w*|chang\w*|supprim\w*|quit\w+|borr\w+|cambi\w+)\b.*\b(my|mon|mi) ((phone|cell)( number)?|numero de (telephone|telefono|celular)|telephone|telefono|celular)\b/,
  ],
  ['sign-out', /\bj?sor(s|tir) de (mon|ma) (compte|session)\b|\bsal(go|ir) de (mi|la) (cuenta|sesion)\b/],
  [
    'shared-list-state',
    /\b(did|has|have|est-ce|a-t|ya|is)\b.*\b(accept\w*|join\w*|acept\w*|rejoin\w*|seen|open\w*)\b.*\b(invit\w*|shared list|liste partagee|lista compartida)\b|\b(who|qui|quien)\b.*\b(is on|shares?|sees?|partage|comparte)\b.*\b(my|our|shared|ma|mi) (list|saved|liste|lista)\b/,
  ],
  [
    'compare',
    /^(?!.*\b(saved|favou?rites?|prices?|market|rates?|offers?|agents?|lenders?|\d{4,}|taxes)\b)(?=.*\b(how|where|can|way|comment|ou|peut|puis-je|como|donde|puedo|se puede)\b)(?=.*\b(side by side|side-by-side|next to each other|cote a cote|lado a lado)\b)(?=.*\b(homes|houses|condos|places|listings|maisons|proprietes|condos|casas|propiedades)\b)/,
  ],
  [
    'notes',
    all(
      asks,
      '(?=.*\\b(tag|tags|label|labels|etiquet\\w+|mark|annotat\\w+)\\b)',
      '(?=.*\\b(saved|favou?rites?|homes?|houses?|list|enregistr\\w+|favoris|maisons?|guardad\\w+|favorit[oa]s|casas?)\\b)',
      '(?!.*\\b(price|market|map|compar\\w+|deal|documents?)\\b)',
    ),
  ],
  [
    'record-offer',
    /\b(where|how|ou|comment|donde|como)\b.*\b(see|find|shown?|track|check|enter|voi[rs]|trouv\w+|suivre|ver|veo|encuentro|sale)\b.*\b(closing date|key dates|deadlines|date de (cloture|signature)|echeances|fecha de cierre|plazos)\b|\b(where|how|ou|donde)\b.*\b(closing date|deadlines|date de cloture|fecha de cierre)\b.*\b(shown|see|find|track|voir|affichee?|ver|aparece)\b/,
  ],
  [
    'can-i-buy',
    /\b(how|where|comment|ou|como|donde)\b.*\b(set|enter|change|update|edit|put in|fix(er|e)|inscri\w+|modifi\w+|chang\w+|pongo|poner|cambi\w+)\b (my|the|mon|ma|mi|mis|el) (down ?payment|income|savings|finances|mise de fonds|revenus?|epargne|enganche|ingresos?|ahorros)\b/,
  ],
  [
    'phone-app',
    /\b(use|open|work|run|access|utiliser|ouvrir|marche|usar|abrir|funciona)\w*\b.*\b(on|from|with|sur|avec|en|desde|con) (my |a |the |mon |un |mi |el )?(phone|cell ?phone|mobile|tablet|ipad|iphone|android|telephone|cellulaire|tablette|telefono|celular|tableta)\b/,
  ],
  [
    'sold-prices',
    /^(?=.*\b(how|where|can i|is there|comment|ou|puis-je|como|donde|puedo)\b)(?=.*\b(see|find|look up|show|check|voir|trouver|ver|encontrar|veo)\b)(?=.*\b(sold (prices?|homes|houses|for)|past sales|recent sales|sale(s)? (history|prices)|what .* sold for|prix de vente|ventes recentes|vendue?s|precios? de venta|ventas recientes|vendid[ao]s|se vendi\w+)\b)(?!.*\b(saved|my|mes|mis)\b)/,
  ],
  [
    'match-score',
    /\b(why|pourquoi|por que)\b.*\b(recommend\w*|recommand\w*|suggest\w*|recomend\w*|suger\w*)\b|\b(how|comment|como)\b.*\b(are|is|was|sont|est|se)\b.*\b(homes|houses|recommendations|maisons|recommandations|casas|recomendaciones)\b.*\b(recommended|chosen|picked|choisi\w*|recomiend\w*|elig\w*)\b/,
  ],
  [
    'delete-search',
    /\b(how|where|comment|ou|como|donde)\b.*\b(delete|remove|get rid of|j?(supprim|effac|enlev)\w*|borr\w+|elimin\w+|quit\w+)\b.*\b(search(es)?|recherches?|busquedas?|alerts?|alertes?|alertas?)\b/,
  ],
  [
    'own-places',
    /^(?!.*\b(requests?|book\w*|tour of|home|house|maison|casa)\b).*\b(where|ou|donde|how)\b.*\b(see|find|view|check|j?vois|voir|trouv\w+|veo|ver|encuentro)\b.*\b(my|mes|nos|mis|nuestras) (coming |upcoming |booked )?(tours|showings|viewings|appointments|visites|rendez-vous|visitas|citas)\b/,
  ],
  [
    'hide-home',
    all(
      asks,
      '(?=.*\\b(hide|dismiss|stop showing|never show|not see|not interested|cacher|masquer|ne plus voir|ocultar|esconder)\\b)',
      homes,
      '(?!.*\\b(from (my|the) (agent|lender)|filters?|filtres?|filtros?|phone|number)\\b)',
    ),
  ],
  [
    'end-connection',
    all(
      '(?!.*\\b(documents?|docs|statements?|messages?|emails?|code|saved|list|liste|lista|search\\w*|different|another|else|new|autre|otr[oa]|request|demande|solicitud|co-?buyer|without|sans|sin|cost|pay)\\b)',
      '(?=.*\\b(disconnect|unlink|remove|end|drop|quit|fire|leave|stop (working|being)|get rid|break up|enlev\\w+|retir\\w+|deconnect\\w+|arret\\w+|pu travailler|quit(o|ar|arl[oa])|desconect\\w+|sac(o|ar|arl[oa])|dej(o|ar) de trabajar|termin(o|ar))\\b)',
      '(?=.*\\b(how|where|can|comment|ou|puis-je|veux|como|donde|puedo|quiero|want|need)\\b)',
      professionals,
    ),
  ],
  [
    'agent-code',
    /^(?!.*\b(zip|postal|area|backup|verif\w*|building|security|qr|tax|civil|bar)\b)(?=.*\b(codes?|codigos?)\b)(?=.*\b(agents?|realtors?|brokers?|lenders?|referral|courti\w+|agentes?|asesor\w*)\b)/,
  ],
  [
    'sign-out',
    /^(?!.*\b(everywhere|devices?|sessions|appareils)\b)(?=.*\b(how|where|can|comment|ou|como|donde|puedo)\b).*\b((log|sign)(ing)? ?(me )?(out|off)|logout|signout|me deconnect\w*|se deconnect\w*|deconnexion|cerrar (la |mi )?sesion|cierro (la |mi )?sesion|salgo de (la|mi) cuenta)\b/,
  ],
  ['print-home', all(asks, '(?=.*\\b(print\\w*|imprim\\w+)\\b)', homes, '(?!.*\\b(saved|blueprint|small print)\\b)')],
  [
    'see-rates',
    all(
      '(?=.*\\b(how|where|comment|ou|como|donde|puedo|can i|is there)\\b)',
      '(?=.*\\b(see|find|compare|look up|voir|trouver|comparer|ver|veo|comparar|encuentro)\\b)',
      '(?=.*\\b(rates|quotes|taux|tasas)\\b)',
      '(?=.*\\b(lenders?|banks?|mortgage|different|preteurs?|banques?|hypothe\\w+|prestamistas?|bancos?|hipoteca\\w*)\\b)',
      '(?!.*(\\d|\\btax\\b))',
    ),
  ],
  [
    'sort-homes',
    /^(?=.*\b(how|where|can i|comment|puis-je|como|puedo)\b)(?=.*\b(sort|order|rearrange|trier|classer|ordenar|ordeno)\b)(?=.*\b(price|newest|cheapest|date|size|results?|homes|houses|prix|recent\w*|resultats?|maisons|precio|nuevas|resultados|casas)\b)(?!.*\b(documents?|title|survey|match|ranked|saved search\w*)\b)/,
  ],
  [
    'school-filter',
    all(
      '(?=.*\\b(how|where|comment|ou|como|donde|can i|is there a way)\\b)',
      '(?=.*\\b(filter\\w*|search by|look (for|up)|see|find|filtr\\w+|cherch\\w+|voir|busc\\w+|ver|encontr\\w+)\\b)',
      '(?=.*\\b(schools?|ecoles?|escuelas?)\\b)',
      '(?!.*\\b(tax\\w*|taxes scolaires)\\b)',
    ),
  ],
  [
    'rename-search',
    /\b(renam\w+|renomm\w+|renombr\w+|(change|changer|cambi\w+) (the |le |el )?(name|nom|nombre))\b.*\b(search(es)?|alerts?|recherches?|busquedas?)\b/,
  ],
  [
    'saved-home-alerts',
    /^(?=.*\b(how|where|can|is there|comment|ou|puis-je|como|donde|puedo|se puede)\b)(?=.*\b(alert\w*|alertes?|alertas?|notif\w+|tell me|told|know|email(ed)?|avis\w*|courriel)\b)(?=.*\b((price|prix|precio)s? (drop|cut|change|baiss\w+|baj\w+)\w*|(drops?|goes|went|comes) (down|in price)|price goes down|gets cheaper|(baisse|changement)s? de prix|prix (baisse|change|descend)|baj(a|e|an|en) (el |d |de )?precio|(el )?precio (baja|baje)|rebajas?)\b)(?!.*\b(search(es)?|recherches?|busquedas?|in [a-z]+ (under|below))\b)/,
  ],
  [
    'message-files',
    /^(?=.*\b(how|where|can|comment|ou|puis-je|como|donde|puedo)\b)(?=.*\b(attach\w*|send|add|put|joindre|envoy\w+|ajout\w+|adjunt\w+|mand\w+|envi\w+)\b)(?=.*\b(photos?|pictures?|pics?|files?|documents?|pdfs?|screenshots?|fichiers?|fotos?|archivos?|documentos?)\b)(?=.*\b(in|to|on|with|a|dans|par|en|al|con) (a |the |my |an |un |mon |mi |el )?(messages?|chat|conversation|mensajes?|conversacion)\b)/,
  ],
  [
    'download-documents',
    /^(?=.*\b(how|where|can|comment|ou|puis-je|como|donde|puedo)\b)(?!.*\b(data|everything|account|donnees|compte|datos|cuenta|app|csv|spreadsheet)\b)((?=.*\b(download\w*|save a copy|telecharg\w+|descarg\w+)\b)(?=.*\b(documents?|docs|files?|letters?|statements?|papers?|fichiers?|papiers?|documentos?|archivos?|papeles)\b)|(?=.*\b(find|see|are|kept|trouv\w+|voir|sont|encuentr\w+|veo|estan)\b)(?=.*\b(documents?|papers?|contracts?|papiers?|contrats?|documentos?|papeles|contratos?)\b)(?=.*\b(signed|signee?s?|firm(e|ado|ados|amos))\b))/,
  ],
  [
    'home-value',
    /^(?!.*(\d|\b(tax\w*|assess\w*|appeal\w*|fight\w*|disput\w+|protest\w*|contest\w*|apel\w+|reclam\w+|impugn\w+|impuestos?|predial|impots?|district|sell|cost|loan|owe|offer|refinanc\w+|equity|insur\w+|the house i (saved|want)|my saved)\b)).*(\b(worth|value|estimat\w+|valeur|vaut|estim\w+|vale|valor|cuanto vale)\b.*\b(my|our|ma|mon|notre|mi|nuestra) (own )?(house|home|condo|place|property|maison|condo|propriete|casa|propiedad)\b|\b(my|our|ma|mon|notre|mi|nuestra) (own )?(house|home|condo|place|property|maison|propriete|casa|propiedad)\b.*\b(worth|value|valeur|vaut|vale|valor)\b)/,
  ],
  [
    'calculators',
    /^(?!.*\d)((?=.*\b(how|where|is there|have|do you|comment|ou|avez|y a|como|donde|hay|tienen)\b)(?=.*\b(calculators?|calculatrices?|calculettes?|calculadoras?)\b)|(?=.*\b(how|where|comment|ou|como|donde)\b)(?=.*\b(calculate|figure out|work out|calcul(er|e)|calcul(o|ar))\b)(?=.*\b(here|on (this|the|your) site|on lintel|ici|sur le site|aqui|en el sitio)\b))/,
  ],
  [
    'find-open-houses',
    /^(?=.*\b(how|where|comment|ou|como|donde)\b)(?=.*\b(see|find|search|look|show|list|get|voi[rs]|trouv\w+|cherch\w+|ver|veo|encuentro|busco|buscar)\b)(?=.*\b(open houses?|visites? libres?|portes ouvertes|puertas abiertas|casas abiertas)\b)/,
  ],
  [
    'market-report',
    /^(?=.*\b(subscrib\w+|sign(ed)? up|get|receive|email\w*|start|stop|turn o(n|ff)|inscri\w+|abonn\w+|recev\w+|recoi\w+|recib\w+|suscrib\w+)\b)(?=.*\b(market (report|update|email|newsletter)s?|(rapports?|bulletins?) (de|du|sur le) marche|(informe|reporte)s? (de|del) mercado)\b)/,
  ],
  [
    'e-sign',
    /^(?=.*\b(how|where|can|do i|comment|ou|puis-je|como|donde|puedo)\b)(?!.*\b(remote\w*|abroad|distance|extranjero|signed|notaire|notary|closing|cloture|cierre|before|avant|antes)\b)(?=.*\b(sign|e-?sign|signer|signe|firm(o|ar))\b)(?=.*\b(documents?|papers?|contracts?|offers?|forms?|papiers?|contrats?|offres?|documentos?|papeles|contratos?|ofertas?)\b)(?=.*\b(here|online|site|app|lintel|electronic\w*|digital\w*|ici|en ligne|aqui|en linea)\b)/,
  ],
  [
    'add-co-borrower',
    /^(?=.*\b(add|invite|put|include|ajout\w+|invit\w+|mettre|agreg\w+|anad\w+|poner|pongo)\b)(?=.*\b(co-?borrowers?|co borrowers?|co-?applicants?|co-?signers?|co-?emprunteu\w+|codeudor\w*|co-?solicitante\w*|cosolicitante)\b)(?=.*\b(application|loan|mortgage|demande|pret|hypothe\w+|solicitud|prestamo|hipoteca)\b)/,
  ],
  [
    'withdraw-request',
    all(
      '(?=.*\\b(how|where|can|comment|ou|puis-je|como|donde|puedo|want)\\b)',
      '(?=.*\\b(cancel\\w*|withdraw\\w*|take back|undo|retract\\w*|annul\\w+|retir\\w+|cancel(o|ar)|retir(o|ar))\\b)',
      '(?=.*\\b(requests?|demandes?|solicitud(es)?|peticion)\\b)',
      '(?=.*\\b(agents?|realtors?|lenders?|brokers?|advisors?|connect\\w*|court(ier|iere)s?|conseill\\w+|agentes?|asesor\\w*|prestamistas?|conexion)\\b)',
      '(?!.*\\b(tours?|showings?|visit\\w*|viewings?|citas?|documents?)\\b)',
    ),
  ],
  [
    'send-message',
    /^(?=.*\b(how|where|comment|ou|como|donde)\b)(?!.*\b(who|qui|quien|agent see|delete|attach\w*)\b).*\b(see|find|read|check|open|voi[rs]|lire|trouv\w+|ver|veo|leer|leo|encuentro) (all )?(my|mes|mis) (messages?|inbox|conversations?|mensajes?)\b/,
  ],
  [
    'lost-email',
    /\b(no longer have|don'?t have|dont have|lost|can'?t (get into|access|open)|cant (get into|access|open)|changed|closed|n'?ai plus|plus acces|perdu|ya no tengo|no tengo acceso|perdi|no puedo (entrar|abrir))\b.*\b(that |this |my |the |access to )*(e-?mail|inbox|mailbox|courriel|adresse|correo)\b(?!.*\b(from|de la part|about|of my agent)\b)/,
  ],
  [
    'phone-optional',
    /^(?=.*\b(use|sign ?up|register|join|account|utiliser|inscri\w+|compte|usar|registr\w+|cuenta)\b)(?=.*\b(without|not give|have to give|need to give|required?|sans|oblige\w*|sin|obligatorio|tengo que dar)\b)(?=.*\b(phone|number|telephone|numero|telefono|celular)\b)/,
  ],
  [
    'answer-sources',
    /^(and |ok |but |wait |et |mais |y |pero )*(who (told|says?|said)( you)?( that| this| so)?|says who|where (do|did|does) (you|u|that|this|it|those|these)( \w+){0,2} (get|come|find)\b.*|where'?s (that|this|it) from|what('?s| is) (your|the) source|how (do|would) (you|u) know( that| this)?|are you sure( about (that|this))?|is (that|this) (official|accurate|reliable)|source|d'?ou (ca|cela) (vient|sort)|d'?ou (tu|vous) (tiens|tenez|sors|prends|prenez).*|qui (t'?a|vous a|te l'?a|vous l'?a) dit.*|quelle est (ta|votre) source|comment (tu|vous) (le )?sa(is|vez).*|de donde (sale|sacas?|viene|lo sacas?|saca).*|quien (te|le) (dijo|lo dijo).*|quien lo dice|cual es (la|tu|su) fuente|como (lo )?sabes?( eso)?) ?\??$/,
  ],
];
