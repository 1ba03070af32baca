import type { Lexicon } from '../lexicon.ts';

/** Words that open or close a scope: exclusion, preference, withdrawal, correction; Spanish. */
export const scopes: Lexicon = [
  [
    'not',
    'sin|no|ni|nada de|ningun|ninguna|excepto|menos en|fuera de|que no sea|que no este en|pero no en|que no sea un|que no sea una|no en|que no tenga|salvo|que no este|nunca|tampoco|que no|no sea|excluyendo|excluir|no este en|cero|jamas|a excepcion de|no tenga|que no tengan|que no sean|no sean|no un|no una|menos|quitando|con excepcion de|todo menos|cualquier lugar menos|cualquiera menos|excluida|excluido',
  ],
  [
    'avoid',
    'evitar|no quiero|no queremos|eviten|evite|no busco|no buscamos|no me gusta|no deseo|odio|nada que tenga|evitando|no me interesa|no me gustan|no nos gusta|no nos gustan|no deseamos|no nos interesa|prefiero evitar|quiero evitar|queremos evitar|preferimos evitar|no me interesan|descartar|descarten|no quisiera|no quiere|no queremos nada de|no me muestres|detesto|no soporto',
  ],
  [
    'prefer',
    'idealmente|de preferencia|preferiblemente|si es posible|ojala|preferentemente|seria bueno tener|seria ideal|preferible|un plus si|me gustaria idealmente|preferimos|prefiero|bono si|seria genial tener|mejor si|de ser posible|si se puede|seria bonito tener|seria un plus|lo ideal|lo ideal seria|ojala que|ojala tenga|con suerte|punto extra si|puntos extra si|puntos extra por|esperamos que tenga|seria bueno que tuviera|seria lindo tener|si fuera posible|si hay|seria perfecto si|seria genial si|seria genial que tuviera|mejor aun si|seria un plus que tuviera|preferencia por|extra si|preferible con|si acaso|a ser posible|si tuviera|si tiene|mejor si tiene|seria bueno si|un extra si|esperando|de ser posible que tenga',
  ],
  [
    'nice',
    'seria ideal|seria bueno|seria genial|seria un plus|si es posible|seria excelente|estaria bien|seria bonito|seria perfecto|seria un extra|es un plus|estaria genial|seria lindo|seria lo ideal|seria fantastico|de preferencia|seria estupendo|seria maravilloso|seria padre|serian un plus|estaria bueno|es opcional|opcional|seria un bono|seria increible|estaria perfecto|estaria muy bien|estaria padrisimo|estaria padre|no estaria mal|si se puede|seria deseable|de ser posible|seria una ventaja|serian ideales|preferiblemente|seria chevere|seria bienvenido|seria bienvenida|vendria bien|nos vendria bien|me encantaria|nos encantaria|seria muy bueno|serian buenos|seria mejor|serian mejor|mejor aun|seria todavia mejor',
  ],
  ['allowed', 'ok|esta bien|aceptable|no hay problema|sin problema|no importa'],
  [
    'maybe',
    'si es posible|de preferencia|preferiblemente|si se puede|de ser posible|opcional|idealmente|preferentemente',
  ],
  [
    'drop',
    'olvida|olviden|olvide|no necesito|no necesitamos|no hace falta|no me importa|no hacen falta|olvidemos|ya no necesito|ya no necesitamos|olvidate de|olvidate del|olvidese de|no es necesario|no se necesita|quita|quiten|ya no queremos|ya no quiero|no requiero|no requerimos|no necesita|sin necesidad de|no nos importa|no es necesario que tenga|no ocupo|no ocupamos|no nos hace falta|no me hace falta|olvidese del|dejemos|descarta|olvidense de|no importa si tiene|no es necesaria|no es necesario un|no tiene que tener|no es indispensable|olvidate|no preciso|no precisamos|ya no ocupo|ya no ocupamos|ya no hace falta|elimina|no hace falta que tenga|podemos vivir sin|puedo vivir sin|puedo prescindir de',
  ],
  [
    'dropped',
    'no es necesario|no es necesaria|no importa|no hace falta|no es importante|ya no es necesario|no es indispensable|no es obligatorio|ya no importa|ya no hace falta|no es esencial|no es requisito|no es prioridad|no son necesarios|no son necesarias|ya no es necesaria|no es imprescindible|da igual|no me importa|no nos importa|no es obligatoria|no hacen falta',
  ],
  [
    'fix',
    'mejor dicho|no mejor|perdon|quiero decir|digo|en realidad|mejor|correccion|no espera|espera|mas bien|bueno no|no perdon|o mejor|espere|de hecho|pensandolo bien|quise decir|disculpa|cambio de planes|corrijo|rectifico|me equivoque|no digo|lo siento|ay no|o mas bien|que sean|digamos|no no|disculpe|ponle|pongamos|mejor que sean|mejor ponle|ups|cambio|aunque mejor|no mejor dicho|queria decir|probemos|intenta|prueba|intentemos|bueno mejor|mejor pon|o sea|dejalo en|dejemoslo en|cambialo a|cambiemos a|no espere|perdona|perdone|error|uy no|es decir|pero ahora|pero en realidad|pero mejor|ahora es|pero ahora es|pero finalmente|pero la verdad',
  ],
  [
    'undo',
    'olvida eso|olvidalo|borra eso|olvide eso|cancela eso|tacha eso|olviden eso|quita eso|olvida lo que dije|borra lo anterior',
  ],
  ['insteadof', 'en lugar de|en vez de'],
  ['lacking', 'sin|sin ningun'],
  ['ruled', 'muy caro|muy cara|demasiado caro|demasiado cara|esta muy lejos|muy lejos'],
  ['avoid:post', 'excluido|excluida|excluidos|excluidas|no entra|no entran|descartado|descartada'],
  ['nix', 'tacha|borra|quitale|quitenle|saca'],
  [
    'concede',
    'aunque necesite|aunque necesiten|aunque haya que|aunque requiera|aunque ocupe|aunque le falte|aunque tenga que|no me molesta|no nos molesta|no me importa que|no importa que',
  ],
  ['past', 'vimos|miramos|visitamos|pensabamos en|habiamos visto|estuvimos viendo|hemos visto'],
  ['outside', 'fuera de|a las afueras de'],
];
