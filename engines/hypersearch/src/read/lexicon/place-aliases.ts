/** Nicknames and foreign names of cities: what people write (and the state, where a gazetteer may lack the city) → the folded name. */
// biome-ignore format: a table
export const placeAliases: Readonly<Record<string, string>> = {
  nyc: 'new york', 'st pete': 'st petersburg', 'st pete beach': 'st pete beach', 'new york city': 'new york', 'big apple': 'new york', 'nueva york': 'new york', manhattan: 'manhattan',
  philly: 'philadelphia', filadelfia: 'philadelphia', la: 'los angeles', 'l a': 'los angeles', sf: 'san francisco', 'san fran': 'san francisco', 'san fransisco': 'san francisco',
  frisco: 'frisco', vegas: 'las vegas', dc: 'washington', 'washington dc': 'washington', 'washington d c': 'washington',
  nola: 'new orleans', 'nouvelle orleans': 'new orleans', 'la nouvelle orleans': 'new orleans', 'nueva orleans': 'new orleans', mtl: 'montreal', mtrl: 'montreal', chi: 'chicago', 'chi town': 'chicago',
  chitown: 'chicago', 'windy city': 'chicago', atl: 'atlanta', atx: 'austin', pdx: 'portland', slc: 'salt lake city', 'salt lake': 'salt lake city', okc: 'oklahoma city',
  'oklahoma city': 'oklahoma city', kc: 'kansas city', indy: 'indianapolis', cincy: 'cincinnati', 'the burgh': 'pittsburgh', stl: 'st louis', 'st louie': 'st louis', abq: 'albuquerque',
  burque: 'albuquerque', 'san antone': 'san antonio', jax: 'jacksonville', 'fort liquordale': 'fort lauderdale', 'ft lauderdale': 'fort lauderdale', 'ft worth': 'fort worth', 'ft collins': 'fort collins',
  'ft myers': 'fort myers', 'ft wayne': 'fort wayne', 'mt pleasant': 'mount pleasant', 'colo springs': 'colorado springs', 'co springs': 'colorado springs', vancity: 'vancouver', yvr: 'vancouver',
  yyc: 'calgary', cowtown: 'calgary', yeg: 'edmonton', 'the peg': 'winnipeg', to: 'toronto', 'the six': 'toronto', 'the 6ix': 'toronto', hogtown: 'toronto', 'quebec city': 'quebec city', 'ville de quebec': 'quebec city',
  'quebec ville': 'quebec city', 'ciudad de quebec': 'quebec city', 'the big easy': 'new orleans', beantown: 'boston', 'motor city': 'detroit', 'mile high city': 'denver', 'emerald city': 'seattle', 'steel city': 'pittsburgh',
  'music city': 'nashville', nash: 'nashville', 'charm city': 'baltimore', 'bmore': 'baltimore', 'the mile high city': 'denver', 'sac town': 'sacramento', sactown: 'sacramento', sac: 'sacramento', htown: 'houston', 'h town': 'houston', 'big d': 'dallas',
  'san jo': 'san jose', 'twin cities': 'minneapolis', mpls: 'minneapolis', clt: 'charlotte', 'queen city': 'charlotte', phx: 'phoenix', 'grand rapid': 'grand rapids', 'sainte foy': 'ste foy',
  orl: 'orlando', hou: 'houston', albq: 'albuquerque', elp: 'el paso', ep: 'el paso', sanantonio: 'san antonio', 'east la': 'east los angeles', 'east los': 'east los angeles', 'este de los angeles': 'east los angeles', 'ftw': 'fort worth', 'ftl': 'fort lauderdale', 'ftlaud': 'fort lauderdale', 'corpus': 'corpus christi', 'chuco': 'el paso', 'san anto': 'san antonio', 'satx': 'san antonio', 'htx': 'houston', 'dtx': 'dallas', 'ciudad de los angeles': 'los angeles', sa: 'san antonio', sd: 'san diego', sj: 'san jose', mia: 'miami', dal: 'dallas',
  'los angles': 'los angeles', 'st catherines': 'st catharines', 'st johns': 'st johns', 'londres ontario': 'london', 'trois rivieres': 'trois rivieres', 'kelowna bc': 'kelowna', 'brooklyn': 'brooklyn', queens: 'queens', 'bronx': 'bronx', 'the bronx': 'bronx', 'staten island': 'staten island',
  ndg: 'notre dame de grace', plateau: 'plateau mont royal', 'le plateau': 'plateau mont royal', 'plateau mt royal': 'plateau mont royal', 'petite patrie': 'la petite patrie', 'la petite patrie': 'la petite patrie', vaudreuil: 'vaudreuil dorion',
  sorel: 'sorel tracy', rouyn: 'rouyn noranda', valleyfield: 'salaberry de valleyfield', tremblant: 'mont tremblant', griff: 'griffintown', ddo: 'dollard des ormeaux', hochmag: 'hochelaga', homa: 'hochelaga', cdn: 'cote des neiges',
  'notre dame de grace': 'notre dame de grace', 'val des mont': 'val des monts', 'pointe st charles': 'pointe st charles', 'cap rouge': 'cap rouge', 'st louis du ha ha': 'st louis du ha ha',
};
/** Written as initials: only these count without a place word before them, and only in capitals. */
export const capitalsOnly: ReadonlySet<string> = new Set([
  'la',
  'to',
  'sac',
  'chi',
  'nash',
  'jax',
  'kc',
  'indy',
  'sf',
  'dc',
  'sa',
  'sd',
  'sj',
  'mia',
  'dal',
  'ep',
  'corpus',
  'cdn',
]);
/** Of these, those that are a word of no language: at the head of a search they count in small letters too. */
export const headCodes: ReadonlySet<string> = new Set(['sa', 'sd', 'sj', 'mia', 'dal', 'ep', 'sf', 'dc', 'kc', 'jax']);
