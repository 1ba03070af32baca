import { each, type Lexicon } from '../lexicon.ts';

/** Words that open or close a scope: exclusion, preference, withdrawal, correction; Spanish. */
export const scopes: Lexicon = [
  [
    'not',
    'sin|no|ni|nada de|ningun|ninguna|excepto|menos en|fuera de|que no sea|que no este en|pero no en|que no sea un|que no sea una|no en|que no tenga|salvo|que no este|nunca|tampoco|que no|no sea|excluyendo|excluir|no este en|cero|jamas|a excepcion de|no tenga|que no tengan|que no sean|no sean|no un|no una|menos|quitando|con excepcion de|todo menos|cualquier lugar menos|cualquiera menos|excluida|excluido|nada con|nada en|nada por|nada que sea|nada que tenga|sin nada de|sin ningun|sin ninguna|ni un|ni una|ni en|que no haya|que no lleve|que no venga con|que no traiga|que no cobren|no haya|no traiga|no cuente con|no incluya|lo que sea menos|donde sea menos|cualquier cosa menos|menos un|menos una|quitando a|con la excepcion de|que no fuera|que tampoco|pero que no sea|pero que no tenga|que no este en un|que no quede en',
  ],
  [
    'avoid',
    'evitar|no quiero|no queremos|eviten|evite|no busco|no buscamos|no me gusta|no deseo|odio|nada que tenga|evitando|no me interesa|no me gustan|no nos gusta|no nos gustan|no deseamos|no nos interesa|prefiero evitar|quiero evitar|queremos evitar|preferimos evitar|no me interesan|descartar|descarten|no quisiera|no quiere|no queremos nada de|no me muestres|detesto|no soporto|evitame|evitenme|evitanos|evitemos|no me ensenes|no me ensenen|no me mandes|no me manden|no me muestren|no me pongas|no me des|no ensenes|no muestres|no pongas|no quiero ver|no queremos ver|no quiero nada|no quiero nada de|no queremos nada|no quiero nada en|no quiero nada con|no queremos nada con|no me late|no me laten|no me agrada|no me agradan|no nos agrada|no nos late|no me convence|no me convencen|no aguanto|no aguantamos|no soportamos|odiamos|detestamos|descartamos|descarto|no queremos ningun|no quiero ningun|no quiero ninguna|no queremos ninguna|rechazo|me choca|me chocan|me cae mal|huyo de|no gracias a|nada que ver con|no le entro a|no andamos buscando|no ando buscando|no estoy buscando|no estamos buscando|me niego a',
  ],
  [
    'prefer',
    `idealmente|de preferencia|preferiblemente|si es posible|ojala|preferentemente|seria bueno tener|seria ideal|preferible|un plus si|me gustaria idealmente|preferimos|prefiero|bono si|seria genial tener|mejor si|de ser posible|si se puede|seria bonito tener|seria un plus|lo ideal|lo ideal seria|ojala que|ojala tenga|con suerte|punto extra si|puntos extra si|puntos extra por|esperamos que tenga|seria bueno que tuviera|seria lindo tener|si fuera posible|si hay|seria perfecto si|seria genial si|seria genial que tuviera|mejor aun si|seria un plus que tuviera|preferencia por|extra si|preferible con|si acaso|a ser posible|si tuviera|si tiene|mejor si tiene|seria bueno si|un extra si|esperando|de ser posible que tenga|${each('seria|estaria|es|fuera|sera|me gustaria|serie|quedaria', 'muy|bien|super|mas|', 'bueno|bien|ideal|genial|padre|padrisimo|chido|chevere|lindo|bonito|perfecto|excelente|increible|fantastico|estupendo|un plus|un extra|un bono|lo maximo|lo mejor|mejor|suave|chulo|brutal|nitido|de lujo|un sueno|deseable|preferible|fabuloso|maravilloso|conveniente|util|agradable|una ventaja', 'que tuviera|que tenga|tener|si tuviera|si tiene|que hubiera|que haya|contar con|si hubiera|que viniera con|si viniera con|que fuera|si fuera|que trajera|si trajera|que estuviera|si estuviera|que incluyera|encontrar|con|un|una')}|${each('me|nos', 'encantaria|vendria bien|caeria bien|haria feliz', 'que tuviera|si tuviera|si tiene')}|${each('si|ojala', 'se puede|se pudiera|se deja|hay|hubiera|es posible|fuera posible|existe|alcanza|me alcanza|nos alcanza|tiene|tuviera|trae|trajera|es|fuera|se da|se diera|hay chance|hay modo|hay forma', 'con|que sea|que tenga|tener|que tuviera|que este|')}|ojala y|ojala con|ojala que tenga|ojala que sea|ojala fuera|ojala hubiera|lo ideal es|lo ideal fuera|lo ideal para nosotros|lo ideal para mi|mi sueno es|mi sueno seria|nuestro sueno es|el sueno es|sueno con|sonamos con|de preferencia con|de preferencia que|de preferencia un|de preferencia una|con preferencia|con preferencia de|preferible que|preferentemente con|preferiblemente con|dentro de lo posible|en lo posible|de ser posible con|mi preferencia es|mi primera opcion|mi primera opcion es|nuestra primera opcion|en un mundo ideal|en un mundo perfecto|puntos extras si|puntos extra con|bono si tiene|con un poco de suerte|a poder ser|si no es mucho pedir|mejor todavia si|y mejor si|mejor si es|mejor si fuera|mejor si hay|y si se puede|espero que tenga|preferimos que|prefiero que|prefiero que sea|preferimos que sea|preferiria|prefeririamos|lo quisiera|la quisiera|lo quisieramos|la quisieramos|la preferimos|lo preferimos|la prefiero|lo prefiero|me inclino por|nos inclinamos por|me late|nos late|me laten|me tira|me gusta mas|me llama la atencion|se me antoja|me latiria|nos gustaria mas|le tengo ganas a|le traigo ganas a|me encantaria|nos encantaria|ayudaria|ayudaria que`,
  ],
  [
    'nice',
    `seria ideal|seria bueno|seria genial|seria un plus|si es posible|seria excelente|estaria bien|seria bonito|seria perfecto|seria un extra|es un plus|estaria genial|seria lindo|seria lo ideal|seria fantastico|de preferencia|seria estupendo|seria maravilloso|seria padre|serian un plus|estaria bueno|opcional|seria un bono|seria increible|estaria perfecto|estaria muy bien|estaria padrisimo|estaria padre|no estaria mal|si se puede|seria deseable|de ser posible|seria una ventaja|serian ideales|preferiblemente|seria chevere|seria bienvenido|seria bienvenida|vendria bien|nos vendria bien|me encantaria|nos encantaria|seria muy bueno|serian buenos|seria mejor|serian mejor|mejor aun|seria todavia mejor|${each('seria|estaria|es|fuera|serian|estarian|quedaria|vendria', 'muy|super|bien|tambien|', 'bueno|bien|ideal|genial|padre|padrisimo|chido|chevere|lindo|bonito|perfecto|excelente|increible|fantastico|estupendo|un plus|un extra|un bono|lo maximo|lo mejor|mejor|suave|chulo|brutal|nitido|de lujo|un sueno|deseable|preferible|fabuloso|maravilloso|conveniente|util|agradable|una ventaja|opcional|bienvenido|bienvenida|bienvenidos|buenos|buenas|ideales|perfectos')}|si se pudiera|si se deja|si hay modo|si hay chance|si no es mucho pedir|a poder ser|en lo posible|dentro de lo posible|si no hay no pasa nada|si no no pasa nada|si no tiene no pasa nada|pero no es obligatorio|si acaso|no caeria mal|no vendria mal|no estaria de mas|caeria bien|nos caeria bien|me caeria bien|seria la cereza del pastel|me haria feliz|nos haria felices|como extra|de pilon|de ribete|de bono|seria mi sueno|en un mundo ideal|pero si no no pasa nada|pero si no ni modo|si no ni modo|es opcional|es ideal|ayudaria|ayudarian|pero ayudaria|sumaria|suma puntos|sumaria puntos|me alegraria el dia|seria la gloria|estaria de lujo|estaria de pelos|estaria chulo|no me enojo|no me quejo`,
  ],
  ['allowed', 'ok|esta bien|aceptable|no hay problema|sin problema|no importa'],
  [
    'maybe',
    'si es posible|de preferencia|preferiblemente|si se puede|de ser posible|opcional|idealmente|preferentemente|si se pudiera|si se deja|en lo posible|dentro de lo posible|a poder ser|si hay modo|si hay chance|si no es mucho pedir|en un mundo ideal',
  ],
  [
    'drop',
    `olvida|olviden|olvide|no necesito|no necesitamos|no hace falta|no me importa|no hacen falta|olvidemos|ya no necesito|ya no necesitamos|olvidate de|olvidate del|olvidese de|no es necesario|no se necesita|quita|quiten|ya no queremos|ya no quiero|no requiero|no requerimos|no necesita|sin necesidad de|no nos importa|no es necesario que tenga|no ocupo|no ocupamos|no nos hace falta|no me hace falta|olvidese del|dejemos|descarta|olvidense de|no importa si tiene|no es necesaria|no es necesario un|no tiene que tener|no es indispensable|olvidate|no preciso|no precisamos|ya no ocupo|ya no ocupamos|ya no hace falta|elimina|no hace falta que tenga|podemos vivir sin|puedo vivir sin|puedo prescindir de|dejemos de lado|ya no me importa|ya no nos importa|ya no le busque|ya no es necesario|sin importar si tiene|da igual si tiene|no es forzoso|no tiene que ser forzoso|no es a fuerza|no me urge|olvidense del|olvidense de la|olvida lo de|olvida lo del|olvidate de lo de|no hay necesidad de|${each('quita|quitale|quitenle|borra|borrale|saca|sacale|tacha|elimina|cancela', 'lo de|lo del|lo de la|lo de los|lo de las')}|no tiene que ser|no tienen que ser|no hace falta que sea|no es necesario que sea|no necesita ser|no tiene por que ser|no importa si es|no importa que sea|no ocupo que sea`,
  ],
  [
    'dropped',
    'no es necesario|no es necesaria|no importa|no hace falta|no es importante|ya no es necesario|no es indispensable|no es obligatorio|ya no importa|ya no hace falta|no es esencial|no es requisito|no es prioridad|no son necesarios|no son necesarias|ya no es necesaria|no es imprescindible|da igual|no me importa|no nos importa|no es obligatoria|no hacen falta|no es forzoso|no es a fuerza|no es lo mas importante|no me urge|no es tan importante|no es un requisito|es lo de menos|lo podemos dejar|ya no lo necesito|ya no la necesito|ya no lo necesitamos|no es un must|mejor ya no|olvidala|olvidalas|olvidalos|olvidelo|olvidela|quitala|quitalas|quitalo|quitalos|quitela|quitelo|borrala|borralo|sacala|sacalo|ya no la quiero|ya no lo quiero|ya no la ocupo|ya no lo ocupo|sale sobrando|sobra|la dejamos|lo dejamos|mejor no|siempre no|ya no va|ya no',
  ],
  [
    'fix',
    'mejor dicho|no mejor|perdon|quiero decir|digo|en realidad|mejor|correccion|no espera|espera|mas bien|bueno no|no perdon|o mejor|espere|de hecho|pensandolo bien|quise decir|disculpa|cambio de planes|corrijo|rectifico|me equivoque|no digo|lo siento|ay no|o mas bien|que sean|digamos|no no|disculpe|ponle|pongamos|mejor que sean|mejor ponle|ups|cambio|aunque mejor|no mejor dicho|queria decir|probemos|intenta|prueba|intentemos|bueno mejor|mejor pon|o sea|dejalo en|dejemoslo en|cambialo a|cambiemos a|no espere|perdona|perdone|error|uy no|es decir|pero ahora|pero en realidad|pero mejor|ahora es|pero ahora es|pero finalmente|pero la verdad|mala mia|me equivoque de tecla|me equivoque es|perdon es|perdon son|digo mejor|ay perdon|ay no perdon|ups perdon|no no mejor|sabe que mejor|sabes que mejor|pensandolo mejor|corregido|correccion es|ay digo|quise poner|queria poner|me referia a|fe de erratas|subele a|bajale a|subelo a|bajalo a|subale a|bajale mejor|cambia eso a|cambia a|cambialo por|mejor cambialo|mejor dejalo en|va mejor|no mejor ponle|me confundi|me confundi es|disculpa es|que diga|ay que diga|mas bien es|mejor son|mejor es|no miento|miento|ay miento|sabe que|sabes que|saben que|no mentira|mentira|borron y cuenta nueva|rebobina|a ver rebobina|retiro lo dicho|ya lo pense mejor|ya lo pense|pensandolo|bueno en realidad|mas bien quiero|me corrijo|corrigeme|cambie de opinion|cambiamos de opinion|mejor digo|digo perdon|digo no|perdon no|quise escribir|queria escribir|me refiero a|nos referimos a',
  ],
  [
    'undo',
    'olvida eso|olvidalo|borra eso|olvide eso|cancela eso|tacha eso|olviden eso|quita eso|olvida lo que dije|borra lo anterior',
  ],
  ['insteadof', 'en lugar de|en vez de|en ves de|en lugar del|en vez del'],
  ['lacking', 'sin|sin ningun'],
  [
    'ruled',
    'muy caro|muy cara|demasiado caro|demasiado cara|esta muy lejos|muy lejos|se sale del presupuesto|carisimo|carisima|fuera de presupuesto|esta caro|esta cara|no me alcanza|no nos alcanza|no hay|no hay nada|ya no hay|esta muy caro|esta carisima|esta carisimo',
  ],
  [
    'avoid:post',
    'excluido|excluida|excluidos|excluidas|no entra|no entran|descartado|descartada|no gracias|gracias pero no|ni loco|ni loca|ni de chiste|ni pensarlo|ni regalado|ni regalada|ni hablar|quedan fuera|queda fuera|queda descartado|queda descartada|no lo quiero|no la quiero|no los quiero|no las quiero|no lo queremos|no las queremos',
  ],
  [
    'nix',
    `tacha|borra|quitale|quitenle|saca|${each('quita|quitale|quitenle|quiten|borra|borrale|borren|saca|sacale|tacha|elimina|olvida|olvidate de|cancela', 'lo de|lo del|lo de la|lo de los|lo de las')}`,
  ],
  [
    'concede',
    'aunque necesite|aunque necesiten|aunque haya que|aunque requiera|aunque ocupe|aunque le falte|aunque tenga que|no me molesta|no nos molesta|no me importa que|no importa que|aunque tenga|aunque le falten|no le hace si|no le hace que',
  ],
  [
    'past',
    'vimos|miramos|visitamos|pensabamos en|habiamos visto|estuvimos viendo|hemos visto|ya vi|ya vimos|hemos visitado|fuimos a ver|antes queria|pense en|habia pensado en',
  ],
  ['outside', 'fuera de|a las afueras de|en las afueras de|las afueras de|afueras de|justo fuera de'],
];
