import { counted, numeral, type Sentence } from './sentence-inputs.ts';

const grounded = (type: string) => type !== 'condo' && type !== 'land';

/** Yard, garage, water, views, and a condo's building. */
export const outside: readonly Sentence[] = [
  {
    when: (t) => t.has('pool') && t.home.type !== 'condo',
    say: [
      (t) =>
        `Outside, a private pool${t.has('hot_tub') ? ' with hot tub' : ''} ${t.has('deck') ? 'is framed by a deck' : 'lies beside the patio'}.`,
      (t) => `The yard holds a swimming pool${t.has('outdoor_kitchen') ? ' and an outdoor kitchen' : ''}.`,
      () => 'Summers happen around the pool.',
    ],
  },
  {
    when: (t) => t.has('pool') && t.home.type === 'condo',
    say: [(t) => `The building has a pool${t.has('gym') ? ' and a gym' : ''}.`, () => 'Residents share a pool.'],
  },
  {
    when: (t) => t.has('hot_tub') && !t.has('pool'),
    say: [() => 'A hot tub stands outside.', () => 'There is a hot tub for clear nights.'],
  },
  {
    when: (t) => t.has('outdoor_kitchen'),
    say: [() => 'An outdoor kitchen is ready for long dinners.', () => 'The grill has its own outdoor kitchen.'],
  },
  {
    when: (t) => t.has('deck') && !t.has('pool'),
    say: [
      () => 'A deck extends the living space outdoors.',
      (t) => `Step out to the deck${t.has('garden') ? ' above the garden' : ''}.`,
    ],
  },
  {
    when: (t) => t.has('patio') && !t.has('pool'),
    say: [
      () => 'A patio sits behind the house.',
      (t) => `The patio ${t.has('fenced_yard') ? 'and fenced yard make' : 'makes'} the outdoors easy to use.`,
    ],
  },
  {
    when: (t) => t.has('porch'),
    say: [() => 'The front porch faces the street.', () => 'A porch shades the front door.'],
  },
  {
    when: (t) => t.has('balcony'),
    say: [
      () => 'A balcony gives a place outside.',
      (t) => `The balcony ${t.has('city_view') ? 'looks over the city' : 'has room for a table and two chairs'}.`,
    ],
  },
  {
    when: (t) => grounded(t.home.type) && (t.home.lotAcres ?? 0) > 0,
    say: [
      (t) => `The lot measures ${t.lot}${t.has('fenced_yard') ? ' and the yard is fenced' : ''}.`,
      (t) =>
        `It stands on ${t.lot}${t.has('corner_lot') ? ' at a corner' : t.has('cul_de_sac') ? ' at the end of a cul-de-sac' : ''}.`,
    ],
  },
  {
    when: (t) => t.has('corner_lot') && t.home.type === 'land',
    say: [() => 'It is a corner lot open to two sides.', () => 'Two streets meet at this corner lot.'],
  },
  {
    when: (t) => t.has('garden'),
    say: [() => 'Planted beds make a garden that is ready to go on.', () => 'A garden grows around the house.'],
  },
  {
    when: (t) => t.has('garage') && t.home.type !== 'condo',
    say: [
      (t) =>
        `The garage takes ${counted(t.home.garageSpaces ?? 1, 'car')}${t.has('ev_charger') ? ', with a charger for an electric one' : ''}.`,
      (t) =>
        `Parking: a ${numeral(t.home.garageSpaces ?? 1)}-car garage${t.has('ev_charger') ? ' with an EV charger' : ''}.`,
    ],
  },
  {
    when: (t) => t.has('garage') && t.home.type === 'condo',
    say: [
      (t) => `${t.home.garageSpaces === 1 ? 'One garage space comes' : 'Two garage spaces come'} with the unit.`,
      (t) =>
        `The price includes ${counted(t.home.garageSpaces ?? 1, 'garage space')}${t.has('ev_charger') ? ' and an EV charger' : ''}.`,
    ],
  },
  { when: (t) => t.has('carport'), say: [() => 'A carport covers the driveway.', () => 'Parking is under a carport.'] },
  {
    when: (t) => t.has('rv_parking'),
    say: [() => 'There is space to park an RV or a boat.', () => 'RV parking is beside the house.'],
  },
  {
    when: (t) => t.has('solar_panels'),
    say: [() => 'Solar panels on the roof lower the power bill.', () => 'The roof carries solar panels.'],
  },
  {
    when: (t) => t.has('guest_house'),
    say: [() => 'A separate guest house stands on the lot.', () => 'The detached guest house has its own entrance.'],
  },
  {
    when: (t) => t.has('workshop'),
    say: [() => 'There is a workshop.', () => 'Tools find their place in the workshop.'],
  },
  {
    when: (t) => t.has('barn'),
    say: [
      (t) => `A barn ${t.has('horse_property') ? 'with stalls for horses ' : ''}stands apart from the house.`,
      (t) => `There is a barn${t.has('horse_property') ? ', and the ground suits horses' : ''}.`,
    ],
  },
  {
    when: (t) => t.has('waterfront'),
    say: [() => 'The property lies right on the water.', () => 'Waterfront, with the view that comes with it.'],
  },
  {
    when: (t) => t.has('water_view') && !t.has('waterfront'),
    say: [() => 'There is a view of the water.', () => 'From the windows one sees the water.'],
  },
  {
    when: (t) => t.has('mountain_view'),
    say: [() => 'The mountains are in view.', () => 'On clear days the mountains fill the horizon.'],
  },
  {
    when: (t) => t.has('city_view') && !t.has('balcony'),
    say: [() => 'City lights are part of the view.', () => 'The windows look over the city.'],
  },
  {
    when: (t) => t.has('golf_course'),
    say: [() => 'A golf course borders the area.', () => 'The fairways are next door.'],
  },
  {
    when: (t) => t.has('lake_access'),
    say: [() => 'Access to the lake is part of it.', () => 'The lake can be reached from here.'],
  },
  {
    when: (t) => t.has('beach_access'),
    say: [() => 'Beach access is close at hand.', () => 'The beach has an access path near by.'],
  },
  {
    when: (t) => t.has('elevator') && t.home.type === 'condo',
    say: [
      (t) =>
        `An elevator serves the ${t.home.towerStories}-${t.storey} building${t.has('doorman') ? ', and a doorman keeps the lobby' : ''}.`,
      (t) => `The building of ${t.home.towerStories} floors has an elevator${t.has('gym') ? ' and a gym' : ''}.`,
    ],
  },
  {
    when: (t) => t.has('doorman') && t.home.type === 'condo',
    say: [() => 'The lobby is staffed by a doorman.', () => 'A doorman takes parcels and greets guests.'],
  },
  {
    when: (t) => t.has('pet_friendly'),
    say: [() => 'Pets are welcome under the building’s rules.', () => 'The building is pet friendly.'],
  },
  {
    when: (t) => t.has('storage'),
    say: [() => 'Extra storage is included.', () => 'A storage room keeps seasonal things out of sight.'],
  },
];
