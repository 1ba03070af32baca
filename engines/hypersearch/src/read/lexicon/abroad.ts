/**
 * Countries, regions and cities that lie in neither the United States nor Canada, folded: where a buyer is from or was, and no
 * wish. Names that a larger American or Canadian place bears too (London, Paris, Valencia) are not listed.
 */
export const abroad: ReadonlySet<string> = new Set(
  `mexique mexico|france|espagne|espana|belgique|suisse|maroc|algerie|tunisie|senegal|cameroun|congo|rdc|cote d ivoire|haiti|liban|syrie|egypte|
  portugal|italie|italia|allemagne|alemania|angleterre|inglaterra|royaume uni|colombie|colombia|venezuela|perou|peru|equateur|ecuador|bolivie|bolivia|chili|
  chile|argentine|argentina|uruguay|paraguay|bresil|brasil|cuba|republica dominicana|guatemala|honduras|el salvador|nicaragua|costa rica|inde|india|
  chine|china|vietnam|philippines|filipinas|bretagne|normandie|alsace|vendee|auvergne|picardie|wallonie|flandre|galicia|andalucia|cataluna|jalisco|michoacan|
  sinaloa|sonora|chihuahua|coahuila|tamaulipas|nuevo leon|zacatecas|guanajuato|oaxaca|chiapas|yucatan|quintana roo|veracruz|zulia|carabobo|antioquia|
  port au prince|cap haitien|gonaives|jacmel|les cayes|dakar|thies|abidjan|bouake|yamoussoukro|alger|oran|constantine algerie|tunis|sfax|sousse|casablanca|
  rabat|fes|marrakech|tanger|agadir|meknes|oujda|beyrouth|damas|le caire|douala|yaounde|kinshasa|lubumbashi|brazzaville|bamako|ouagadougou|conakry|cotonou|
  lome|niamey|libreville|kigali|bujumbura|antananarivo|fort de france|pointe a pitre|cayenne|saint denis de la reunion|bruxelles|liege|namur|charleroi|mons belgique|
  anvers|gand|lausanne|geneve|neuchatel|lyon|marseille|toulouse|nantes|strasbourg|bordeaux|lille|rennes|grenoble|montpellier|reims|le havre|clermont ferrand|
  angers|brest|dijon|le mans|limoges|perpignan|besancon|rouen|mulhouse|nancy france|caen|metz|avignon|poitiers|biarritz|bayonne france|annecy|
  madrid|barcelona|sevilla|bilbao|zaragoza|malaga|alicante|murcia|salamanca|vigo|la coruna|ciudad de mexico|cdmx|mexico df|guadalajara|monterrey|puebla|
  tijuana|ciudad juarez|matamoros|reynosa|nuevo laredo|piedras negras|saltillo|torreon|chihuahua mexico|hermosillo|culiacan|mazatlan|mexicali|morelia|queretaro|
  san luis potosi|aguascalientes|toluca|cancun|tampico|acapulco|bogota|medellin|barranquilla|cartagena|bucaramanga|cucuta|pereira|manizales|caracas|
  maracaibo|barquisimeto|maracay|valencia carabobo|san cristobal venezuela|quito|guayaquil|cuzco|cusco|arequipa|lima peru|la paz bolivia|cochabamba|santa cruz de la sierra|
  santiago de chile|valparaiso chile|buenos aires|cordoba argentina|rosario argentina|mendoza|tucuman|salta|montevideo|asuncion|la habana|habana|santiago de cuba|camaguey|
  holguin|santo domingo|santiago de los caballeros|la romana|tegucigalpa|san pedro sula|san salvador|managua|ciudad de guatemala|quetzaltenango|san jose de costa rica`
    .split('|')
    .map((name) => name.trim()),
);
