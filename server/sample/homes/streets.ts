import type { Market } from '../markets/index.ts';
import type { Region } from '../markets/regions.ts';
import type { Random } from '../random.ts';

export interface Street {
  name: string;
  /** "Ave"; undefined when the street type precedes the name, as in French. */
  suffix: string | undefined;
}

/** Picks a generic street name of the region; none is meant to be a real address. */
export function chooseStreet(random: Random, { region }: Market, walk: number): Street {
  if (region === 'quebec') return { name: `${random.pick(frenchKinds)} ${random.pick(french)}`, suffix: undefined };
  const grid = walk > 70 && random.chance(0.3);
  if (grid) return { name: ordinal(random.whole(2, 68)), suffix: random.pick(['St', 'Ave']) };
  const name = random.pick(random.chance(0.45) ? local[region] : everywhere);
  return { name, suffix: random.pick(walk > 70 ? town : suburb) };
}

const town = ['St', 'St', 'Ave', 'Ave', 'Pl', 'Ter'];
const suburb = ['Dr', 'Ln', 'Ct', 'Way', 'Rd', 'Cir', 'Trl', 'Pl', 'Cove'];

const ordinal = (n: number) => {
  const teen = n % 100 > 10 && n % 100 < 14;
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
};

const words = (text: string) => text.split(', ');

const everywhere = words(
  'Maple, Oak, Cedar, Elm, Walnut, Chestnut, Willow, Birch, Spruce, Poplar, Hawthorn, Juniper, Laurel, Sycamore, Hickory, Franklin, Jefferson, Madison, Monroe, Lincoln, Grant, Harrison, Clinton, Webster, Fulton, Highland, Prospect, Summit, Park View, Hillcrest, Ridgewood, Lakeview, Fairview, Meadowbrook, Brookside, Stonegate, Windsor, Cambridge, Kensington, Devon, Sheffield, Arlington, Canterbury, Waverly, Glenwood, Ashford, Linden, Orchard, Millbrook, Harvest, Garden, Church, Mill, Spring, Valley, Forest, Quarry, Foxglove, Larkspur, Primrose, Heather, Clover',
);

const local: Record<Region, string[]> = {
  pacific_northwest: words(
    'Fir, Hemlock, Salmonberry, Cascade, Rainier, Olympic, Alder, Salal, Heron, Chinook, Ferncliff, Madrona, Tamarack, Mossy Rock',
  ),
  california: words(
    'Alameda, Vista Del Mar, Buena Vista, Camino Real, La Mesa, Del Monte, Encina, Manzanita, Eucalyptus, Sierra, Valencia, Ventura, Sonoma, Palomar, Miramar, Redwood',
  ),
  desert: words(
    'Saguaro, Ocotillo, Palo Verde, Mesquite, Camelback, Cholla, Agave, Desert Willow, Sunset, Mojave, Roadrunner, Quail Run, Ironwood, Copper Canyon',
  ),
  mountain: words(
    'Aspen, Columbine, Ponderosa, Pinon, Elk Run, Big Horn, Timberline, Gunnison, Blue Spruce, Wasatch, Sawtooth, Alpine, Cottonwood, Wildflower',
  ),
  texas: words(
    'Bluebonnet, Pecan, Mesquite, Live Oak, Brazos, Guadalupe, San Jacinto, Lamar, Travis, Bowie, Crockett, Barton, Rio Bravo, Lone Star, Wildhorse, Cypress Bend',
  ),
  midwest: words(
    'Prairie, Buckeye, Blue Stem, Hawthorne, Lakeshore, Winona, Minnehaha, Wabash, Sauk, Fox River, Cardinal, Bur Oak, Indiana, Superior, Huron',
  ),
  northeast: words(
    'Beacon, Concord, Liberty, Chapel, Harbor, Putnam, Winthrop, Bradford, Salem, Newbury, Penn, Delancey, Mercer, Carroll, Hancock, Old Post',
  ),
  southeast: words(
    'Magnolia, Peachtree, Dogwood, Azalea, Savannah, Camellia, Jasmine, Pinecrest, Battery, Calhoun, Wisteria, Sweetgum, Piedmont, Creekside',
  ),
  florida: words(
    'Palmetto, Bayshore, Seagrape, Coral, Hibiscus, Flamingo, Pelican, Mangrove, Gulf Breeze, Citrus, Royal Palm, Osprey, Banyan, Lagoon',
  ),
  british_columbia: words(
    'Arbutus, Cypress, Hemlock, Capilano, Dunsmuir, Cambie Glen, Cowichan, Fraser View, Raven, Salal, Tofino, Garry Oak, Marine View',
  ),
  prairies: words(
    'Prairie Rose, Wheatland, Chinook, Bow Ridge, Saskatoon, Aspen Glen, Trembling Aspen, Silver Fox, Elbow, Wild Rose, Red River, Northern Lights',
  ),
  ontario: words(
    'Trillium, Queen Anne, Victoria, Albert, Dundas Hill, Simcoe, Wellington, Gladstone, Bathgate, Lakeshore, Elgin, Rideau, Huronia, Sherbrook',
  ),
  quebec: [],
  atlantic_canada: words(
    'Harbourview, Citadel, Inglis, Spring Garden, Robie Hill, Quinpool, Lighthouse, Schooner, Bedford, Fundy, Seaview, Cunard',
  ),
};

const frenchKinds = ['Rue', 'Rue', 'Rue', 'Rue', 'Avenue', 'Avenue', 'Boulevard', 'Place', 'Chemin'];
const french = words(
  'des Érables, du Parc, de la Montagne, Saint-Laurent, Saint-Denis, Sainte-Catherine, Notre-Dame, Saint-Jean, des Ormes, des Pins, des Bouleaux, du Moulin, de la Rivière, du Fleuve, Cartier, Champlain, Laurier, Papineau, de Lorimier, Garneau, Fabre, Chambord, Bélanger, Rachel, Gilford, Marquette, des Lilas, des Cèdres, de l’Église, des Patriotes, Montcalm, Frontenac, Bourgeoys, du Collège, des Jardins, de la Gare, Hochelaga, Masson, Beaubien, Villeray',
);
