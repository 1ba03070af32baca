/**
 * Spanish function words and conversational formulas: the closed list of words that a reading may leave without a state.
 * A number, a unit, a name or any other word with a meaning of its own never belongs here.
 */
export const functionWords = `
el la los las lo un una unos unas al del este esta estos estas ese esa esos esas aquel aquella eso esto todo toda todos todas cada otro otra otros otras mismo misma
yo me mi mí tú te ti tu él ella ello nosotros nosotras nos usted ustedes ellos ellas se sí si le les su sus mis tus nuestro nuestra nuestros nuestras que qué quien quién cual cuál cuyo donde dónde
soy es eres somos son era eran ser sido sea sería estoy está estamos están estar estaba estado esté he ha hemos han haber hay haya había tengo tiene tenemos tienen tener tenga tuviera
voy va vamos van ir puedo puede podemos pueden poder podría podríamos debe deben debería hace hacer
y e o u pero ni sino porque pues aunque si como cuando mientras
a ante bajo con contra de desde en entre hacia hasta para por según sin sobre tras cerca alrededor dentro fuera antes después
no nunca jamás nada ningún ninguna ninguno sí ok hola gracias favor porfavor porfa perdón disculpe
muy realmente bastante más menos mucho mucha muchos muchas poco poca tan tanto también solo sólo ya todavía aún siempre quizá quizás tal vez actualmente idealmente preferiblemente ojalá bien
aquí ahí allí cómo cuánto
quiero quiere queremos quieren quisiera quisiéramos querer busco busca buscamos buscan buscar buscando necesito necesita necesitamos necesitan necesitar deseo desea gustaría gusta encantaría
encontrar encuentra muestra muestre muéstrame mostrar dame deme comprar compra
algo alguien algún alguna algunos cosa cosas opción opciones casa casas hogar vivienda viviendas propiedad propiedades lugar lugares sitio
`;

/** Formulas of two words, each with a meaning of its own elsewhere. */
export const formulas = 'buenos días|buenas tardes|buenas noches|buen día|por supuesto';
