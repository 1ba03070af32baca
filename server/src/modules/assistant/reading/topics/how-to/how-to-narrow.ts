/** Long because it is a table: the words of narrow how-to questions, by topic (plain text). The first that matches counts. */

export const narrowTopics: readonly (readonly [topic: string, pattern: RegExp])[] = [
  [
    'sell-to-acquaintance',
    /^(?=.*\b((buy(ing)?|purchas\w+|take|achet\w+) (\w+ )?(my|our|ma|notre|mon)|compr\w+ (mi|nuestra)|me (quiere(n)? |va(n)? a )?compr\w+ (la|mi)) (\w+ )?(house|home|place|condo|bungalow|property|maison|propriete|casa|propiedad|condominio)\b)(?=.*\b((no|without|sans|sin|pas de) (an? |the |any |un )?(\w+ )?(agents?|realtors?|brokers?|commissions?|court(ier|iere)s?|agentes?|comision)|direct(ly|ement|amente)?|private(ly)?|between us|entre nous|entre nosotros)\b)/,
  ],
  [
    'without-agent',
    /^(?=.*\b(sell(s|ing)? (me|us)|(me|nous) vend\w*|(me|nos) (quiere |va a )?vend\w+)\b)(?=.*\b(no|without|sans|sin|pas de) (an? |the |any |un )?(\w+ )?(agents?|realtors?|brokers?|court(ier|iere)s?|agentes?)\b)/,
  ],
  [
    'closing-late',
    /\b(miss\w*|can't make|not ready (for|by))\b.*\bclosing( date)?\b|\b(rater|manquer)\b.*\b(cloture|date du notaire)\b|\b(perder|perdemos|no llego a)\b.*\b(fecha de )?cierre\b/,
  ],
  [
    'step-back',
    /\b(annul\w+|cancel\w*|withdraw\w*|back out|pull out|rescind|get out|retirer|retract\w+|retirar|cancelar|echarme|salirme)\b.*\b(offers?|contract|agreement|purchase|deal|offre|promesse|achat|contrat|oferta|compra|contrato)\b/,
  ],
  [
    'send-message',
    /\b(tell|let|inform|dis|dire|avise\w*|avisa\w*|avisar|dile|decir)\b.*\b(grace|my agent|my realtor|her|mon courtier|ma courtiere|mi agente)\b.*\b(late|running|know|can't|i'm|that|en retard|que|tarde|retras\w+)\b/,
  ],
  [
    'co-buyer',
    /\b(homes|houses|ones|maisons|casas)\b.*\b(my |mon |ma |mi )(husband|wife|partner|spouse|conjointe?|mari|femme|chum|blonde|espos[oa]|pareja|novi[oa])\b.*\b(liked|saved|voted|hearted|aime\w*|enregistr\w*|gust\w+|guard\w+)\b/,
  ],
  [
    'source-of-funds',
    /\b(how (far back|many months|old)|why|combien de mois|cuantos meses|por que)\b.*\b(lenders?|bank|preteur|banque|banco|prestamista)\b.*\b(statements?|releves|estados)\b|\b(large|big|gros|grande)\b.*\b(deposits?|depots?|depositos?)\b.*\b(statements?|account|releves?|cuenta)\b/,
  ],
  [
    'showing-tips',
    /\b(what|anything)\b.*\b(bring|ask|look for|check|wear)\b.*\b(showing|tour|viewing|visit|open house)\b|\b(quoi|que)\b.*\b(apporter|demander|regarder|verifier)\b.*\b(visite)\b|\bque\b.*\b(llev\w+|pregunt\w+|revis\w+|fij\w+)\b.*\b(visita|cita)\b/,
  ],
  ['closing-late', /\b(push\w*|mov(e|ing)|delay\w*|postpon\w+) (the |our )?closing\b/],
  [
    'option-period',
    /(?=.*\b(texas|tx)\b)(?=.*\b(days?|dias|jours)\b)(?=.*\b(walk away|back out|get out|cancel\w*|inspect\w*|inspeccion\w*|echar\w*|salir\w*|retirar\w*|arrepent\w*)\b)/,
  ],
  [
    'showing',
    /\b(book|schedule|set up|arrange|request)\b.*\b(showing|tour|walk-?through|viewing|visit)\b.*\b(saved|favou?rites|hearted)\b|\b(agendar|agendo|programar|reserver|planifier|reservo)\b.*\b(visite|visita|cita)\b.*\b(guard\w+|favorit[oa]s|favoris|enregistr\w+)\b/,
  ],
  [
    'change-agent',
    /\b(get along|click|happy|vibe|like|work out|respond\w*|repl(y|ies)|answers?|s'entend\w*|llev\w+|gusta|caiga|conviens?|convient)\b.*\b(agent\w*|realtor|broker|court\w+|agente|her|him)\b.*\b(else|another|different|switch|change|other|autre|changer|otr[oa]|cambi\w+)\b/,
  ],
  [
    'condo-documents',
    /\b(documents?|documentos|papeles|papiers|docs)\b.*\b(copropriete|condominio|condo|strata|hoa)\b.*\b(lire|verif\w+|leer|revis\w+|read|check|review)\b/,
  ],
  [
    'replace-document',
    /\b(documents?|file|fichier|documento|archivo|talon|talons?|pay ?stub)\b.*\b(replace|remplac\w+|reemplaz\w+|wrong|equivocad\w+|swap)\b/,
  ],
  [
    'share-documents',
    /\b(give|grant|let|donner|dar|doy|darle)\b.*\b(agents?|lender|broker|advisor|court\w+|preteur|conseill\w+|agente|prestamista|asesor\w*)\b.*\b(access|see|view|acces|voir|acceso|ver)\b.*\b(documents?|papers?|statements?|returns?|pay ?stubs?|papiers|releves|documentos?|papeles|estados|talones)\b/,
  ],
  [
    'calendar',
    /\b(showing|appointment|visit|cita|visita|visite|rendez-vous)\b.*\b(in|into|to|on|dans|en)\b.*\b(calendar|calendrier|calendario|outlook|agenda)\b/,
  ],
  ['units', /\b(prices?|prix|precios?)\b.*\b(in|en) (us |canadian |american |cad|usd|dolares|dollars)/],
  ['notes', /\b(pon\w+|dej\w+|escrib\w+)\b.*\b(notas?|etiquetas?|comentarios?)\b/],
  [
    'review-agent',
    /\b(ecri(re|s)|laiss(er|e)|donn(er|e))\b.*\bcommentaires?\b.*\b(sur|courti\w+|agente?)\b|\bcalific(ar|o)\b.*\b(agente|asesor\w*)\b|\b(dej\w+|escrib\w+|pon\w+)\b.*\b(resenas?|calificacion|estrellas|opinion)\b/,
  ],
  [
    'video-tour',
    /\bvideollamada\b|\bvideo ?calls?\b|\bappel video\b|\bpor (video|zoom|facetime)\b|\bpar (video|zoom|facetime)\b/,
  ],
  [
    'rate-lock',
    /\b(asegur\w+|fij(o|ar|e)|apart\w+|congel\w+|bloqu\w+|garanti\w+)\b (la |mi |le |mon |el )?(tasas?|taux)\b/,
  ],
  ['export-saved', /\b(descarg\w+|export\w+|imprim\w+)\b.*\b(casas|lista|guardadas|favorit[oa]s)\b/],
  ['title-check', /\btitulo\b.*\b(limpio|libre|gravamen\w*)\b|\btitle\b.*\b(clean|clear)\b/],
  [
    'delete-search',
    /\b(delete|remove|get rid of|erase|supprim\w+|effac\w+|enlev\w+|borr\w+|elimin\w+|quit\w+)\b.*\b(saved search\w*|search(es)?|alerts?|recherches?|alertes?|busquedas?|alertas?|avisos?)\b/,
  ],
  [
    'edit-alert',
    /\b(emails?|e-?mails?|alerts?|avisos?|alertas?|alertes?|courriels?|correos?|notifications?)\b.*\b(once|weekly|daily|every day|instead|less often|pause\w*|resume|off|each week|semaine|semanal\w*|diari\w+|par jour|al dia|al mes|por semana|pausa\w*|pausar|suspend\w+|sans (la )?perdre|sin (borrar|perder))\b/,
  ],
  [
    'edit-alert',
    /\b(pause|resume|mute|stop|turn off|suspend|edit|change|arret\w+|suspend\w+|modifi\w+|chang\w+|pausar|detener|parar|apag\w+|editar|cambi\w+)\b.*\b(saved search\w*|alerts?|recherches? (sauvegard|enregistr)\w*|alertes?|busquedas? guardad\w*|alertas?|avisos?)\b/,
  ],
  [
    'edit-alert',
    /\b(saved search|my search|ma recherche|mi busqueda)\b.*\b(edit|change|criteria|rename|modif\w+|cambi\w+|editar)\b/,
  ],
  [
    'send-message',
    /\b(send|write|drop|shoot|mand\w+|envi\w+|escrib\w+|envoy\w+|ecri\w+)\b.*\b(message|messages|note|mensaje|mensajes|msj|msg|un mot)\b/,
  ],
  [
    'send-message',
    /\b(how|where|como|donde|comment|ou)\b.*\b(message|contact|write to|reach|escrib\w+|contactar|comunic\w+|ecrire|joindre)\b.*\b(agent\w*|realtor|her|him|lender|court\w+|agente|asesor\w*|grace)\b/,
  ],
  [
    'send-message',
    /\b(message|contact|write|talk|text|reach|ask|ecrire|contacter|parler|joindre|escribir\w*|contactar\w*|hablar)\b.*\b(without|sans|sin|not|private\w*)\b.*\b(phone|number|e-?mail|telephone|numero|courriel|telefono|correo|celular)\b/,
  ],
  [
    'send-message',
    /\b(read|see|find|where)\b.*\b(my )?(messages|inbox|conversation)\b|\b(where|see|read)\b.*\b(wrote|said|written) (to )?(each other|my agent)\b|\b(donde|ver)\b.*\b(conversacion|mensajes)\b|\b(ou|voir)\b.*\b(conversation|nos messages)\b|\b(boite de reception|bandeja)\b/,
  ],
  ['quiet-hours', /\b(quiet hours|do not disturb|at night|overnight|la nuit|de noche|en la noche|heures calmes)\b.*/],
  ['quiet-hours', /\b(notif\w+|alerts?|avisos?)\b.*\b(night|nuit|noche)\b/],
  [
    'change-email',
    /\b(chang\w+|update|switch|new|different|cambi\w+|actualiz\w+|nuevo|modifi\w+|nouvelle?)\b.*\b(e-?mail( address)?|adresse (courriel|e-?mail)|courriel|correo( electronico)?)\b(?!.*\b(alert|notif|once|daily)\w*)/,
  ],
  [
    'profile-details',
    /\b(chang\w+|update|edit|correct|fix|cambi\w+|corrig\w+|corriger|modifi\w+)\b.*\b(my |mon |mi )?(last name|first name|name|phone( number)?|nom|prenom|telephone|nombre|apellido|telefono)\b/,
  ],
  [
    'units',
    /\b(square met\w+|metric|kilomet\w+|units?|metres?|m2|metros|unidades|unites|pieds carres)\b.*\b(instead|show|switch|change|display|settings?|au lieu|afficher|en vez|ver|cambi\w+|mostrar)\b/,
  ],
  [
    'units',
    /\b(change|switch|show|display|set|afficher|changer|cambiar|ver|mostrar)\b.*\b(units?|metric|square met\w+|currency|time ?zone|unites|devise|fuseau|unidades|moneda|zona horaria|metros cuadrados|metres carres)\b(?! (of|de) )/,
  ],
  ['sessions', /\b(sign|log) ?(me )?out\b.*\b(everywhere|all|other|devices?|phone|computer)\b/],
  [
    'sessions',
    /\b(deconnect\w+|cerrar (la )?sesion)\b.*\b(tous|toutes|partout|appareils?|todos|dispositivos?|otros?)\b/,
  ],
  ['sessions', /\b(lost|stolen|perdi|robaron|perdu|vole)\b.*\b(phone|laptop|telefono|celular|telephone|cellulaire)\b/],
  ['sessions', /\b(someone|somebody|hacked|otra persona|quelqu'un)\b.*\b(in(to)? my account|mi cuenta|mon compte)\b/],
  [
    'export-saved',
    /\b(export|download|print|csv|excel|spreadsheet|pdf|exporter|telecharger|imprimer|exportar|descargar|imprimir|bajar)\b.*\b(saved|homes|houses|list|favou?rites?|favoris|liste|maisons|proprietes|casas|lista|favorit[oa]s|guardadas)\b/,
  ],
  [
    'notes',
    /\b(add|write|leave|put|make|where|how)\b.*\b(notes?|tags?|comments?)\b.*\b(home|house|listing|saved|on)\b/,
  ],
  [
    'notes',
    /\b(ajouter|mettre|ecrire|agregar|anadir|poner|escribir)\b.*\b(notes?|etiquettes?|commentaires?|notas?|etiquetas?|comentarios?)\b/,
  ],
  [
    'draw-area',
    /\b(draw|circle|trace|outline)\b.*\b(area|map|neighbou?rhood|zone|region|streets?)\b|\b(dessiner|tracer)\b.*\b(zone|carte|secteur|quartier)\b|\b(dibuj\w+|trazar|marcar)\b.*\b(zona|mapa|area|barrio)\b/,
  ],
  [
    'calendar',
    /\b(add|put|sync|export|ajouter|mettre|agregar|poner|anadir|pasar)\b.*\b(calendar|google cal\w*|outlook|ical|calendrier|agenda|calendario)\b/,
  ],
  [
    'video-tour',
    /\b(virtual|video|remote|online|facetime|zoom|3d)\b.*\b(tours?|showings?|visits?|walk\w*|viewing|visite|recorrido)\b|\b(tours?|showings?|see|visit\w*|view\w*|visiter?)\b.*\b(virtual\w*|video|visio|remote\w*|facetime|zoom|a distance|online|en ligne|a distancia|videollamada|from (abroad|far|overseas|another)|depuis (la|l'|le)|por video)\b|\bvisite virtuelle\b|\b(visita|recorrido) virtual\b|\bvisio\b/,
  ],
  [
    'review-agent',
    /\b(leave|write|post|give|laisser|ecrire|donner|dejar|escribir|poner)\b.*\b(reviews?|rating|stars|avis|note|evaluation|resena|calificacion|estrellas)\b/,
  ],
  [
    'record-offer',
    /\b(record|log|enter|add|track|put in|register|inscrire|noter|ajouter|anotar|registrar|agregar)\b.*\b(my |our |an? |mon |une |mi |la )?(offers?|offre|oferta)\b/,
  ],
  [
    'smartmatch',
    /\bsmart ?match\b|\b(how|comment|como)\b.*\b(find|choose|pick|get matched|trouver|choisir|encontrar|elegir|escoger)\b.*\b(an agent|a realtor|agents|an? (buyer'?s )?agent|un (bon )?courtier|un (buen )?agente)\b/,
  ],
  [
    'erase-chat',
    /\b(erase|delete|clear|wipe|remove|effac\w+|supprim\w+|borr\w+|elimin\w+)\b.*\b(conversation|chat|(this )?history|what i (asked|wrote)|questions|historique|conversacion|historial)\b/,
  ],
  [
    'share-documents',
    /\b(share|send|give|show|let|partag\w+|envoy\w+|montr(?!eal)\w+|donn\w+|compart\w+|mand\w+|envi\w+|dar)\b.*\b(documents?|papers?|paperwork|letter|tax returns?|pay ?stubs?|statements?|papiers|lettre|releves|documentos?|papeles|carta|talones)\b.*\b(with|to|avec|a|au|con|al|see)\b.*\b(agents?|lender|broker|advisor|realtor|court\w+|preteur|conseill\w+|agente|prestamista|asesor\w*)\b/,
  ],
  [
    'replace-document',
    /\b(replace|delete|remove|wrong|rename|newer version|remplac\w+|supprim\w+|mauvais|renomm\w+|reemplaz\w+|borr\w+|elimin\w+|equivocad\w+)\b.*\b(documents?|files?|upload\w*|pay ?stubs?|returns?|statements?|documento\w*|archivo\w*|papel\w*|fichiers?|releves?|talons?|talon\w*)\b(?!.*\baccount\b|.*\bcompte\b|.*\bcuenta\b)/,
  ],
  [
    'upload',
    /\b(where|how|donde|como|ou|comment)\b.*\b(upload\w*|attach\w*|televers\w+|depose[rz]?|subir|subo|sube|cargar|adjunt\w+)\b.*\b(letter|pre-? ?approv\w*|pre-? ?qualif\w*|lettre|preapprobation|pre-approbation|carta|preaprobacion|statements?|documents?|documentos?|papers?|papeles|papiers?|w-?2s?|pay ?stubs?|talons?|releves?)\b/,
  ],
  [
    'share-home',
    /\b(share|send|forward|text|email|partag\w+|envoy\w+|compart\w+|mand\w+|envi\w+)\b.*\b(this |a |one |the |saved |cette |une |la |esta |una )?(home|house|listing|condo|place|link|maison|propriete|annonce|lien|casa|anuncio|propiedad|enlace)\b.*\b(with|to|my|a|avec|con)\b/,
  ],
  [
    'option-period',
    /\boption (period|fee)\b|\b\d+[- ]days? option\b|\boption (days?|ends?|expires?|is up|runs out)\b|\bperiodo de opcion\b|\b(la|mi|nuestra) opcion (vence|termina|acaba)\b|\b(texas|tx)\b.*\b(days?|dias|jours)\b.*\b(inspect\w+|walk away|back out|cancel\w*|inspeccion\w*|echarme)\b|\b(days?|dias|jours)\b.*\b(inspect\w+|walk away|back out|inspeccion\w*)\b.*\b(texas|tx)\b/,
  ],
  [
    'deposit-due',
    /\b(how (do|would|should) (i|we) (pay|send|make)|comment (payer|on paie|verser)|como (pago|se paga|entrego))\b.*\b(deposit|earnest|depot|deposito)\b/,
  ],
  [
    'deposit-due',
    /\b(deposit|earnest( money)?|check|cheque|depot|deposito)\b.*\b(when|same day|ready|how (soon|much|fast)|due|right away|hand over|quand|pret|combien|mismo dia|cuando|cuanto|listo)\b|\b(when|how (soon|much|fast)|same day|ready|quand|combien|cuando|cuanto)\b.*\b(deposit|earnest( money)?|check|cheque|depot|deposito)\b(?! (insurance|slip))/,
  ],
  [
    'sale-condition',
    /\b(conditional|contingent|contingency|condition\w*|subject to|sujet\w*|sujeta|condicion\w*)\b.*\b(sale of|selling|sell|vente de|vendre|venta de|vender)\b/,
  ],
  [
    'buying-process',
    /\b(steps|stages|etapes|pasos)\b.{0,12}\b(of|to|in|for|d'un|d'une|pour|de una?|para)\b.{0,12}\b(purchas\w+|buy\w*|achat|acheter|compra\w*)\b/,
  ],
  [
    'sell-and-buy',
    /\bon vend (avant|d'abord)\b.*\b(ou|puis)\b.*\b(achete|acheter)\b|\b(vend|vendre) (avant|d'abord) ou (on )?(achete|acheter)\b|\b(vendo|vendemos|vender) (antes|primero) o (compro|compramos|comprar)\b/,
  ],
  [
    'sell-and-buy',
    /\b(sell|selling|list (ours|our|first)|vendre|vendons|vend[oe]|vender|vendemos)\b.*\b(before|first(?! (home|house|time))|avant|d'abord|antes|primero)\b.*\b(buy|buying|find|finding|look(ing)?|acheter|achete|achetons|trouver|comprar|compr[oe]|compramos|encontrar)\b|\b(buy|buying|find|finding|look(ing)?|acheter|achete|achetons|trouver|comprar|compr[oe]|compramos|encontrar)\b.*\b(before|first(?! (home|house|time))|avant|d'abord|antes|primero)\b.*\b(sell|selling|list (ours|our|first)|vendre|vendons|vend[oe]|vender|vendemos)\b|\b(sell and buy|buy and sell|vendre et acheter|vender y comprar)\b/,
  ],
  [
    'waive-conditions',
    /\b(waiv\w+|skip|drop|give up|renonc\w+|laisser tomber|lever|renunciar|quitar|sin)\b.*\b(inspections?|conditions?|contingenc\w+|financing|appraisal|inspeccion|condicion\w*|contingencia\w*|financement)\b|\b(should|faut|hay que|debo|necesito|do i need|is it worth|obligatoire|mettre|poner|vale la pena)\b.*\b(inspections?|condition d'inspection|inspeccion)\b/,
  ],
  [
    'low-appraisal',
    /\b(apprais\w+|avaluo\w*|tasacion|evaluation (bancaire|du preteur|de la banque))\b.*\b(low\w*|below|under|less|short|comes? in|bas\w*|plus bas|inferieur\w*|baj[oa]|menos|debajo)\b/,
  ],
  [
    'inspection-findings',
    /\binspect\w+\b.*\b(found|finds?|bad|problems?|issues?|repairs?|report|fix|what now|negotiat\w+|reveled|reveal\w*|fail\w*|unsafe|cracks?|leak\w*|mold|rot(ten)?|options?|trouve\w*|problemes?|reparations?|rapport|fissures?|moisissures?)\b|\b(failed|didn't pass|did not pass) (the |our |its )?inspection\b|\binspeccion\w*\b.*\b(encontr\w+|sali\w*|problemas?|reparaciones|reporte|negociar|opciones|grietas?|moho|fugas?)\b|\b(ask|demander|pedir)\b.*\b(seller|vendeur|vendedor)\b.*\b(repairs?|fix|credit|reparations?|reparar|reparaciones|credito)\b/,
  ],
  [
    'multiple-offers',
    /\b(bidding war|multiple offers|competing offers|several offers|other (buyers|offers)|outbid|surenchere|plusieurs offres|offres multiples|guerra de ofertas|varias ofertas|otras ofertas)\b.*/,
  ],
  [
    'rate-lock',
    /\b(lock|locking|hold|freeze|float|bloquer|geler|garantir|garantie|congelar|asegurar|fijar|apartar)\b.*\b(rates?|taux|tasas?)\b/,
  ],
  [
    'loan-denied',
    /\b(loan|mortgage|financing|pret|hypotheque|financement|prestamo|hipoteca|financiamiento)\b.*\b(denied|refused|declined|falls? through|turned down|refuse\w*|tombe|negad\w*|niegan|rechaz\w+|se cae)\b|\b(bank|lender|banque|banco)\b.*\b(says? no|refus\w+|niega|rechaz\w+)\b/,
  ],
  [
    'closing-funds',
    /\b(wire|wiring|virement|transferencia|cashier'?s check|bank draft|traite bancaire|giro bancario|cheque certificado)\b.*\b(closing|close|down|clos\w+|notaire|lawyer|cloture|cierre|money|argent|dinero|safe)\b|\b(pay|bring|send|apporter|payer|pagar|llevar|mandar)\b.*\b(money|down ?payment|funds|closing costs|argent|mise de fonds|dinero|enganche)\b.*\b(closing day|to close|at closing|wire|cloture|signature|cierre)\b/,
  ],
  [
    'closing-late',
    /\bclosing\b.*\b(delay\w*|late|postpon\w+|push\w+ back|moved)\b|\b(delay|postpone|push back)\b.*\bclosing\b|\b(cloture|signature chez le notaire)\b.*\b(retard\w*|repouss\w+|report\w+)\b|\bcierre\b.*\b(atras\w+|retras\w+|aplaz\w+)\b/,
  ],
  [
    'walkthrough',
    /\b(final walk ?-?through|last walk ?-?through|walk ?-?through before|derniere visite|visite finale|visite avant (la )?(signature|cloture)|ultima visita|recorrido final)\b/,
  ],
  [
    'home-insurance',
    /\b(get|need|buy|when|how|arrange|shop|obtenir|prendre|quand|comment|contratar|conseguir|cuando|necesito)\b.*\b(home ?owners? insurance|home insurance|house insurance|assurance (habitation|maison)|seguro (de|para) (la )?(casa|vivienda|hogar))\b/,
  ],
  [
    'title-check',
    /^(?!.*\b(insurance|assurance|seguro)\b).*\b(check|clear|search|who|how|verif\w+|revis\w+|quien|qui|cautions?)\b.*\b(the )?(title|titres?|titulo)\b(?!.*\bcompan\w+)|\bliens?\b.*\b(check|find out|know|house)\b/,
  ],
  [
    'order-survey',
    /\b(need|get|order|do i|who)\b.*\b(land )?survey\b|\b(certificat de localisation|arpent\w+)\b.*\b(besoin|faut|commander|obtenir)\b|\b(necesito|pedir|quien)\b.*\b(topograf\w+|agrimensor|levantamiento)\b/,
  ],
  [
    'inspection',
    /\b(how long|how many hours|combien de temps|cuanto (tiempo )?(tarda|dura|toma))\b.*\b(inspect\w+|inspeccion)\b|\b(inspection|inspeccion)\b.*\b(how long|combien de temps|cuanto (tiempo )?(tarda|dura|toma))\b/,
  ],
  [
    'how-long',
    /\bhow (long|many (weeks|months|days))\b.*\b(take|process|buy\w*|purchase|close|closing)\b|\bcombien de temps\b.*\b(achat|acheter|processus|prend|cloture|notaire)\b|\bcuanto (tiempo )?(tarda|toma|dura|se tarda)\b.*\b(compr\w+|proceso|cierre|cerrar)\b/,
  ],
  [
    'without-agent',
    /\b(without|no|need|sans|sin|necesito|besoin d'un)\b.*\b(an agent|a realtor|agent|realtor|courtier|agente)\b.*\b(buy\w*|offer|achet\w+|compr\w+|fsbo|owner|proprietaire|dueno)\b|\b(buy\w*|achet\w+|compr\w+)\b.*\b(without (an |a )?(agent|realtor)|sans (agent|courtier)|sin agente)\b|\bfsbo\b|\bfor sale by owner\b|\bduproprio\b/,
  ],
  [
    'condo-documents',
    /\b(condo|strata|hoa|copropriete|condominio|syndicat)\b.*\b(documents?|docs|bylaws|minutes|rules|reglements?|proces-verbaux|documentos|reglas|actas)\b.*\b(read|check|review|get|ask|look|lire|verif\w+|demander|revis\w+|pedir|leer)\b|\b(read|check|review|get|ask|look|lire|verif\w+|demander|revis\w+|pedir|leer)\b.*\b(condo|strata|hoa|copropriete|condominio)\b.*\b(documents?|docs|bylaws|minutes|reglements?|proces-verbaux|documentos|reglas|actas)\b/,
  ],
  [
    'moving',
    /\b(mov(e|ing) (in|day)|movers|utilit(y|ies)|hydro|change of address|keys|demenag\w+|hydro-quebec|cles|changement d'adresse|mudanza|mudar\w*|llaves|servicios|luz y agua)\b.*\b(how|when|set up|transfer|get|arrange|comment|quand|transferer|obtenir|cuando|como|poner|cambiar)\b|\b(how|when|comment|quand|como|cuando)\b.*\b(get (the )?keys|set up utilities|movers|move in|avoir les cles|recevoir les cles|demenager|entregan las llaves|mudarme|mudarnos)\b/,
  ],
  [
    'sell-steps',
    /(?=.*\b(sell|selling|vendre|vends|vender|vendo)\b)(?!.*\b(buy\w*|achet\w+|compr\w+)\b).*\b((where|how)\b.*\b(start|begin)|first steps?|getting started|par ou (je |on )?commenc\w+|premiere etape|por donde (empiezo|empezamos|comienzo|se empieza|empezar)|primer(os)? pasos?)\b/,
  ],
  [
    'first-steps',
    /\b(where|how)\b.*\b(do i|do we|to|should (i|we)) (even )?(start|begin)\b|\b(first steps?|getting started)\b|\bpar ou (je |on )?commenc\w+\b|\bpor donde (empiezo|empezamos|comienzo|se empieza)\b|\bpremiere etape\b.*\bachat\b|\bprimer paso\b.*\bcomprar\b/,
  ],
  [
    'deposit-refund',
    /\b(deposit|earnest( money)?|depot|deposito)\b.*\b(refund\w*|back|lose|keep|forfeit\w*|rembours\w+|perd\w*|recuper\w+|devuelv\w+|pierd\w+|regresan)\b|\b(get|lose|recuper\w+|perd\w+|pierdo)\b.*\b(my |our |mon |notre |mi |el |the )?(deposit|earnest money|depot|deposito)\b/,
  ],
  [
    'seller-backs-out',
    /\b(seller|vendeur|vendedor|owner|dueno)\b.*\b(back(s|ed)? out|chang\w+ (his|her|their) mind|cancel\w*|withdraw\w*|pull out|se retir\w+|se dedi\w+|chang\w+ d'(avis|idee)|se arrepient\w+|se echa|echarse)\b/,
  ],
  [
    'without-money',
    /\b(no|zero|without( any)?|don'?t have( any)?|haven'?t) (savings|money saved|cash saved|saved (anything|a cent))\b|\bnothing saved\b|\bno (down ?payment|money down) (loans?|mortgages?|options?|programs?)\b|\b(sans|aucune?|pas d[e']) ?(epargne|economies|argent de cote)\b|\b(sin|no tengo|no tenemos|nada de) (ahorros|dinero ahorrado|nada ahorrado|ahorrado)\b/,
  ],
  [
    'can-i-buy',
    /\bcan i buy( it)?\b(?!.*\b(before|while|with|if|without|when)\b)|\b(badge|label|verdict)\b.*\b(nearly|not yet|can buy)\b|\bhomes (that )?i (can buy|qualify for)\b.*\b(how|where|turn|filter|show only)\b|\b(how|where)\b.*\b(enter|save|delete|change)\b.*\b(my )?(income|finances|figures|buying profile)\b/,
  ],
  [
    'commute',
    /\b(commut\w+|drive time|driving time|drive to (my |our )?(work|job|office)|temps de (trajet|conduite)|trajet (au|jusqu'au) (travail|bureau)|tiempo (de traslado|en auto|al trabajo)|traslado)\b.*\b(add|set|see|show|enter|where|how|ajout\w+|voir|mettre|ou|comment|agreg\w+|ver|poner|donde|como)\b|\b(how|where|can|comment|ou|puis-je|como|donde|puedo)\b.*\b(commut\w+|drive time|driving time|drive to (my |our )?(work|job|office)|work address|temps de (trajet|conduite)|tiempo (de traslado|en auto|al trabajo)|traslado)\b/,
  ],
  [
    'open-house-visit',
    /\bopen houses?\b.*\b(how|work|walk in|just|go|need|sign|agent|appointment)\b|\b(how|do|can|need)\b.*\bopen houses?\b|\bvisites? libres?\b.*\b(comment|faut|peut|besoin|rendez-vous)\b|\b(comment|faut|peut)\b.*\bvisites? libres?\b|\b(puertas abiertas|open house)\b.*\b(como|puedo|cita|necesito)\b|\b(como|puedo|necesito)\b.*\b(puertas abiertas|open house)\b/,
  ],
  [
    'rent-or-buy',
    /\b(rent(ing)?|louer|rentar|alquilar|renta)\b.*\b(or|vs|versus|ou|o)\b.*\b(buy(ing)?|own\w*|acheter|comprar)\b|\b(buy(ing)?|acheter|comprar)\b.*\b(or|vs|versus|ou|o)\b.*\b(rent(ing)?|louer|rentar|alquilar)\b|(?=.*\b(stay\w*|liv(e|ing)|here|there|only|leav\w+|mov(e|ing)|rest(e|er|ons|erons|erai)|demenag\w+|part(ir|ons)|qued\w+|nos vamos|me voy|irnos|irme|mud\w+)\b[^?!]{0,40}\b(\d{1,2}|an?|one|two|three|four|five|six|un|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|couple( of)?|few) (years?|yrs?|ans?|annees?|anos?)\b)(?=.*\b(dumb|stupid|crazy|worth( it)?|sense|smart\w*|better|good idea|mistake|bad idea|pays? off|bother|vaut|peine|mieux|avantage\w*|rentable|bonne idee|conviene|mejor|vale la pena|buena idea)\b)(?=.*\b(buy(ing)?|achet\w+|achat|compr\w+)\b)(?!.*\b(points?|refi\w*|arm|heloc|down|roof|furnace|boat|car|truck)\b)/,
  ],
  [
    'how-much-down',
    /\b(how much|what)\b.*\b(should|do) (i|we)\b.*\b(put|save|need)\b.*\b(down|down ?payment)\b|\bcombien\b.*\b(mettre|faut)\b.*\bmise de fonds\b|\bcuanto\b.*\b(debo|conviene|necesito|hay que)\b.*\b(enganche|entrada)\b/,
  ],
  [
    'how-much-to-offer',
    /\b(good|fair|reasonable|strong) offer\b|\bbonne offre\b|\bbuena oferta\b|\b(how much|what( price)?) (should|can|could|do|would) (i|we) (offer|bid)\b|\bwhat to offer\b|\bhow much to offer\b|\b(lowball|below asking|under asking|over asking|negotiate the price)\b|\bcombien (offrir|dois-je offrir|je devrais offrir)\b|\b(offrir|offre)\b.*\b(sous|en dessous|plus bas)\b|\bcuanto (ofrezco|debo ofrecer|ofrecer)\b|\bofrecer\b.*\b(menos|abajo|debajo)\b/,
  ],
  [
    'before-closing-dont',
    /\b(buy(ing)? (a )?(new )?(car|truck|furniture)|new (car|credit card|job)|quit my job|change jobs|acheter une (auto|voiture)|changer d'emploi|comprar (un )?(carro|auto|coche|muebles)|cambiar de trabajo)\b.*\b(clos\w+|mortgage|loan|approv\w+|before|cloture|hypotheque|pret|avant|cierre|hipoteca|prestamo|antes)\b/,
  ],
  [
    'source-of-funds',
    /\b(crypto\w*|bitcoin|cash savings|under (the|my) mattress|money from (abroad|overseas|another country)|foreign (account|bank)|argent de l'etranger|compte a l'etranger|cripto\w*|dinero (de|en) (otro pais|el extranjero|efectivo)|cuenta en (el extranjero|mi pais))\b/,
  ],
  [
    'improve-credit',
    /\b(credit|scores?|fico|in the (4|5|6)00'?s|cote|pointage|credito|puntaje)\b.*\b(fix|raise|improve|boost|bring|build|get|repair|remonter|ameliorer|subo|subir\w*|mejor(o|ar)\w*|arregl\w+)( (it|that|them|mine|ours|his|hers|both|this|those|la|lo))?( back)?( (up|higher|fast|quick\w*|rapido|vite))\b|\b(credit|scores?|fico|in the (4|5|6)00'?s)\b.*\b(fix|raise|improve|boost|build) (it|that|them|mine|ours|his|hers|both|this|those)\b|\b(improve|raise|boost|fix|build|rebuild|better)\b.*\b(credit|score|fico)\b|\b(ameliorer|monter|batir|refaire)\b.*\b(credit|cote|pointage)\b|\b(mejorar|subir|arreglar|construir)\b.*\b(credito|puntaje)\b/,
  ],
  [
    'inclusions',
    /\b(appliances?|fridge|washer|curtains|furniture|fixtures|electromenagers?|refrigerateur|rideaux|meubles|electrodomesticos|refrigerador|cortinas|muebles)\b.*\b(include\w*|stay|come with|keep|part of|inclus\w*|restent|compris\w*|inclu\w+|se quedan|vienen)\b|\b(include\w*|stay|inclus\w*|incluy\w+)\b.*\b(appliances?|fridge|furniture|electromenagers?|meubles|electrodomesticos|muebles)\b/,
  ],
  [
    'keys',
    /\b(keys?|cles?|llaves?)\b.*\b(hand\w*|get|when|given|receive|remise|quand|recoi\w+|avoir|entreg\w+|cuando|dan)\b|\b(hand\w*|when|get|quand|remise|recoi\w+|cuando|entreg\w+)\b.*\b(keys?|cles?|llaves?)\b/,
  ],
];
