import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Tempe', 'AZ', 180_000],
  ['Laval', 'QC', 420_000],
  ['Magog', 'QC', 25_000],
  ['Vancouver', 'BC', 660_000],
  ['Edmonton', 'AB', 1_000_000],
  ['Van', 'TX', 2_700],
]);

describe('how long a home has been listed at least', () => {
  table([
    ['condo in Mesa, sitting 60 days or longer', 'type:condo', 'place:mesa', 'dom>=60'],
    ['Reno, still unsold after 5 months', 'place:reno', 'dom>=150'],
    ['listed for 45 days or longer in Reno', 'place:reno', 'dom>=45'],
    ['listed for less than 400k in Reno', 'place:reno', 'price<=400000'],
    ['condo à Laval invendu depuis 4 mois', 'type:condo', 'place:laval', 'dom>=120'],
    ['casas en Mesa que llevan 60 días o más', 'type:single_family', 'place:mesa', 'dom>=60'],
    ['casa en Mesa publicada hace 15 días o menos', 'type:single_family', 'place:mesa', 'dom<=15'],
  ]);
});

describe('what another person said and changed', () => {
  table([
    ['She said 4 bedrooms, then changed her mind to 3. Mesa', 'beds>=3', 'place:mesa'],
    ['my wife said 2,000 sq ft and then changed it to 1,800. Reno', 'sqft>=1800', 'place:reno'],
    ['they said a condo, then changed their minds and want a townhouse in Reno', 'type:townhouse', 'place:reno'],
    ["ma cliente disait 3 chambres, puis elle a changé d'idée pour 2, Laval", 'beds>=2', 'place:laval'],
    ['au début ils voulaient 4 chambres, maintenant 3, Laval', 'beds>=3', 'place:laval'],
    ['our budget was 300, he raised it to 330, Reno', 'price<=330000', 'place:reno'],
    ['deux chambres, non trois chambres, Laval', 'beds>=3', 'place:laval'],
    ['mi papá pedía 5 cuartos pero luego cambió a 4, Mesa', 'beds>=4', 'place:mesa'],
  ]);
});

describe('a sum at the end of a list of criteria', () => {
  table([
    ['Reno, 3 beds, central air for sure, 240', 'place:reno', 'beds>=3', 'has:air_conditioning', 'price<=240000'],
    ['Reno, 2 car garage, porch please, 220.', 'place:reno', 'garage>=2', 'has:porch', 'price<=220000'],
    ['Laval, 3 chambres, garage obligatoire, 450', 'place:laval', 'beds>=3', 'has:garage', 'price<=450000'],
    ['Mesa, alberca por favor, 420', 'place:mesa', 'has:pool', 'price<=420000'],
    ['Reno, 3 beds, within 10 minutes of exit 258', 'place:reno', 'beds>=3'],
  ]);
});

describe('short forms of prices, places and features', () => {
  table([
    [
      'Mesa 3/2 lo 300s, ref air',
      'place:mesa',
      'beds>=3',
      'baths>=2',
      'price>=300000',
      'price<=330000',
      'has:air_conditioning',
    ],
    ['Mesa 3/2 hi 400s', 'place:mesa', 'beds>=3', 'baths>=2', 'price>=470000', 'price<=499999'],
    ['Hi 3 beds in Mesa', 'place:mesa', 'beds>=3'],
    ['Van BC, 1 bd apt', 'place:vancouver', 'beds>=1', 'type:condo'],
    ['Edm AB 3 bdrm', 'place:edmonton', 'beds>=3'],
    ['Van TX, 3 bdrm', 'place:van', 'beds>=3'],
    ['3 bd, casita, 1800+ sf, Mesa', 'beds>=3', 'has:guest_house', 'sqft>=1800', 'place:mesa'],
  ]);
});

describe('what is acceptable or can be done without', () => {
  table([
    ['3 beds in Mesa, carport fine', 'beds>=3', 'place:mesa'],
    ['2 baths in Reno, carport will do', 'baths>=2', 'place:reno'],
    ['condo in Mesa, I can do without a pool', 'type:condo', 'place:mesa'],
    ['fine finishes and a pool, Mesa', 'has:pool', 'place:mesa'],
    ["condo à Laval, un abri d'auto fait l'affaire", 'type:condo', 'place:laval'],
    ['condo en Mesa, un carport también me sirve', 'type:condo', 'place:mesa'],
  ]);
});

describe('what an agent keeps sending', () => {
  table([
    ['my agent keeps sending condos, I want a house in Mesa', 'type:single_family', 'place:mesa'],
    ["mon courtier m'envoie toujours des condos, je veux une maison à Laval", 'type:single_family', 'place:laval'],
    ['mi agente me manda puros condos, yo quiero casa en Mesa', 'type:single_family', 'place:mesa'],
    ['send me condos in Mesa under 300k', 'type:condo', 'place:mesa', 'price<=300000'],
    ['casa de 4 en Mesa', 'type:single_family', 'beds>=4', 'place:mesa'],
  ]);
});

describe('a smaller figure that would do', () => {
  table([
    ['we need four bedrooms but we could live with three, Mesa', 'beds>=3', 'place:mesa'],
    ['4 beds ideally, 3 is fine, Mesa', 'prefer:beds>=4', 'beds>=3', 'place:mesa'],
    ["a fixer upper is okay if it's under 150k, Mesa", 'price<=150000', 'place:mesa'],
    ['trois chambres, on se contenterait de deux, Laval', 'beds>=2', 'place:laval'],
    ['cuatro recámaras pero me conformo con tres, Mesa', 'beds>=3', 'place:mesa'],
  ]);
});

describe('a decade behind the words that lead to it', () => {
  table([
    ['construite dans les années 1970, Laval', 'year>=1970', 'year<=1979', 'place:laval'],
    ['bâti durant les années 1920, Laval', 'year>=1920', 'year<=1929', 'place:laval'],
    ['construite après les années 1960, Laval', 'year>=1960', 'place:laval'],
    ['construite avant les années 1960, Laval', 'year<=1960', 'place:laval'],
    ['hecha en la década de 1950, Mesa', 'year>=1950', 'year<=1959', 'place:mesa'],
  ]);
});

describe('words for rooms with two slips behind a figure', () => {
  table([
    ['3 bedrromms in Reno', 'beds>=3', 'place:reno'],
    ['3 chanbres, Laval', 'beds>=3', 'place:laval'],
    ['maison 4 chambers à Laval', 'type:single_family', 'beds>=4', 'place:laval'],
    ['3 reacmaras en Mesa', 'beds>=3', 'place:mesa'],
    ['2 chickens and 4 chairs in Reno', 'place:reno'],
  ]);
});

describe('how far a preference reaches', () => {
  table([
    [
      'ideally a pool and below 500k; house in Mesa',
      'prefer:has:pool',
      'prefer:price<=500000',
      'type:single_family',
      'place:mesa',
    ],
    [
      'ideally a pool, under 500k, house in Mesa',
      'prefer:has:pool',
      'price<=500000',
      'type:single_family',
      'place:mesa',
    ],
    ['preferably Tempe in Mesa. 2 beds', 'prefer:place:tempe', 'place:mesa', 'beds>=2'],
    [
      "Mon mari travaille à Laval. On rêve d'une maison avec piscine à Magog",
      'type:single_family',
      'has:pool',
      'place:magog',
    ],
  ]);
});

describe('a bedroom by its floor', () => {
  table([
    ["mother's bedroom on main floor, Mesa", 'has:primary_on_main', 'place:mesa'],
    ['une chambre pour mon père au rez-de-chaussée, Laval', 'has:primary_on_main', 'place:laval'],
    ['recámara de mi mamá en la planta baja, Mesa', 'has:primary_on_main', 'place:mesa'],
  ]);
});

describe('where the buyer moves and what the buyer lets', () => {
  table([
    ['selling in Reno and moving by my daughter in Mesa, 2 beds', 'place:mesa', 'beds>=2'],
    ['3 beds in Reno, my son in Mesa visits', 'place:reno', 'beds>=3'],
    ['duplex in Reno, plan to rent it out', 'type:multi_family', 'place:reno'],
    ['dúplex en Mesa, lo quiero rentar por cuartos', 'type:multi_family', 'place:mesa'],
    ['looking to rent a condo in Reno', 'unsupported:rent', 'type:condo', 'place:reno'],
    ['condo in Reno on a bachelor budget', 'type:condo', 'place:reno'],
  ]);
});
