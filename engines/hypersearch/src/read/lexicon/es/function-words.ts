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
os vos vosotros suyo suya suyos suyas mío mía míos mías tuyo tuya conmigo contigo consigo aquello aquellos aquellas cuyos cuyas quienes cualquiera
fue fueron será serán serían seamos sean estuve estuvo estaría estarían estén estemos estaban éramos hubo habrá habría habrían hubiera hubiese tuvo tendrá tendría tendríamos tengan tengamos tuviéramos
podrá podrán podrían pudiera pudiéramos deberían iba íbamos vaya vayan
entonces luego así mas embargo además mediante durante
eh ah ay oh uy oye oiga mira mire fíjate fíjese órale ándale ajá jaja jeje ups okey
saludos atentamente cordialmente disculpen buenas
`;

/** Formulas of two words, each with a meaning of its own elsewhere. */
export const formulas =
  'buenos días|buenas tardes|buenas noches|buen día|por supuesto|mucho gusto|con permiso|muchas gracias|mil gracias|gracias por|de antemano|hasta luego|o sea|buena tarde|buena noche|de nada|en venta|se vende|se venden|bienes raíces';
