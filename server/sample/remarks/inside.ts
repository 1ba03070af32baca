import { numeral, type Sentence } from './sentence-inputs.ts';

/** Rooms, kitchen, floors, systems. */
export const inside: readonly Sentence[] = [
  {
    when: (t) => t.has('open_floor_plan'),
    say: [
      () => 'Kitchen, dining and living areas share one open space.',
      (t) =>
        `The open plan lets the living area run straight into the ${t.has('kitchen_island') ? 'kitchen and its island' : 'kitchen'}.`,
      () => 'An open floor plan keeps cooking, eating and sitting in one conversation.',
    ],
  },
  {
    when: (t) => t.has('high_ceilings') && t.has('natural_light'),
    say: [
      () => 'High ceilings and generous windows fill the main rooms with daylight.',
      () => 'Tall ceilings and good light make the rooms feel larger than their measure.',
    ],
  },
  {
    when: (t) => t.has('natural_light') && !t.has('high_ceilings'),
    say: [
      () => 'Daylight reaches the main rooms for most of the day.',
      () => 'Wide windows bring in plenty of natural light.',
    ],
  },
  {
    when: (t) => t.has('chefs_kitchen'),
    say: [
      (t) =>
        `The chef’s kitchen has ${t.has('stone_counters') ? 'stone counters' : 'long counters'}, ${t.has('stainless_appliances') ? 'stainless appliances' : 'a serious range'} and room for more than one cook.`,
      () => 'Those who cook will notice the chef’s kitchen with its serious range and deep storage.',
    ],
  },
  {
    when: (t) => !t.has('chefs_kitchen') && t.has('updated_kitchen'),
    say: [
      (t) =>
        `The updated kitchen shows ${t.has('stone_counters') ? 'stone counters' : 'recent work'}${t.has('stainless_appliances') ? ' and stainless appliances' : ''}.`,
      (t) =>
        `A kitchen redone in recent years comes with ${t.has('stainless_appliances') ? 'stainless appliances' : 'a clean slate'}${t.has('kitchen_island') ? ' and an island' : ''}.`,
    ],
  },
  {
    when: (t) =>
      !t.has('updated_kitchen') &&
      !t.has('chefs_kitchen') &&
      (t.has('stone_counters') || t.has('stainless_appliances')),
    say: [
      (t) =>
        `In the kitchen: ${[t.has('stone_counters') && 'stone counters', t.has('stainless_appliances') && 'stainless appliances', t.has('kitchen_island') && 'an island'].filter(Boolean).join(', ')}.`,
      (t) =>
        `The kitchen is fitted with ${t.has('stone_counters') ? 'stone counters' : 'stainless appliances'}${t.has('kitchen_island') ? ' around an island' : ''}.`,
    ],
  },
  {
    when: (t) => t.has('hardwood_floors'),
    say: [
      () => 'Hardwood floors run through the main rooms.',
      (t) =>
        `Underfoot are hardwood floors${(t.home.yearBuilt ?? 2000) < 1945 ? ' with the patina of their years' : ''}.`,
    ],
  },
  {
    when: (t) => t.has('fireplace'),
    say: [
      () => 'A fireplace anchors the living room.',
      () => 'There is a fireplace for the cold months.',
      (t) =>
        `The living room gathers around a fireplace${t.home.market.region === 'mountain' ? ' after a day in the hills' : ''}.`,
    ],
  },
  {
    when: (t) => t.has('primary_on_main'),
    say: [
      () => 'The primary bedroom is on the main floor.',
      () => 'Main-floor primary bedroom, with the other bedrooms above.',
    ],
  },
  {
    when: (t) => t.has('walk_in_closet'),
    say: [() => 'The primary bedroom has a walk-in closet.', () => 'A walk-in closet serves the primary bedroom.'],
  },
  {
    when: (t) => t.has('home_office'),
    say: [() => 'A separate room works as a home office.', () => 'There is a quiet room to work from home.'],
  },
  {
    when: (t) => t.has('finished_basement'),
    say: [
      (t) =>
        `The finished basement${t.has('walkout_basement') ? ' walks out to the yard and' : ''} adds another living space.`,
      (t) =>
        `Downstairs, a finished ${t.has('walkout_basement') ? 'walk-out ' : ''}basement is ready for films, guests or hobbies.`,
    ],
  },
  {
    when: (t) => t.has('basement') && !t.has('finished_basement'),
    say: [
      (t) =>
        `The unfinished ${t.has('walkout_basement') ? 'walk-out ' : ''}basement holds storage and the chance of more rooms.`,
      (t) =>
        `A full ${t.has('walkout_basement') ? 'walk-out ' : ''}basement keeps laundry, tools and boxes out of the way.`,
    ],
  },
  {
    when: (t) => t.has('in_unit_laundry'),
    say: [
      (t) =>
        t.home.type === 'condo'
          ? 'Laundry is inside the home, not down the hall.'
          : 'A laundry area is set apart from the living rooms.',
      (t) => (t.home.type === 'condo' ? 'Washer and dryer are in the unit.' : 'Laundry has its own place inside.'),
    ],
  },
  {
    when: (t) => t.has('air_conditioning'),
    say: [
      (t) => (t.home.type === 'condo' ? 'Air conditioning is in place.' : 'Central air conditioning cools the house.'),
      () => 'Air conditioning takes care of the warm months.',
    ],
  },
  {
    when: (t) => (t.home.stories ?? 0) > 1 && t.home.type !== 'condo' && t.home.type !== 'multi_family',
    say: [
      (t) => `The rooms are laid out over ${numeral(t.home.stories ?? 2)} floors.`,
      (t) =>
        `It is a ${numeral(t.home.stories ?? 2)}-${t.storey} plan${t.has('primary_on_main') ? '' : ' with bedrooms upstairs'}.`,
    ],
  },
  {
    when: (t) => t.has('single_story') && t.home.type !== 'condo',
    say: [
      () => 'Everything is on one level, with no stairs between the rooms.',
      (t) => `A single-${t.storey} layout keeps all rooms on one floor.`,
    ],
  },
  {
    when: (t) => t.has('in_law_suite'),
    say: [() => 'An in-law suite can be closed off from the rest.', () => 'There is an in-law suite.'],
  },
  {
    when: (t) => t.has('media_room'),
    say: [() => 'A media room is wired for film nights.', () => 'One room is set up as a media room.'],
  },
  {
    when: (t) => t.has('wine_cellar'),
    say: [() => 'A wine cellar keeps the bottles.', () => 'Below stairs is a wine cellar.'],
  },
  {
    when: (t) => t.has('sunroom'),
    say: [() => 'The sunroom is the place for morning coffee.', () => 'A glazed sunroom looks over the yard.'],
  },
  { when: (t) => t.has('sauna'), say: [() => 'There is a sauna.', () => 'A sauna waits for winter evenings.'] },
  {
    when: (t) => t.has('mudroom'),
    say: [() => 'A mudroom catches boots and coats.', () => 'Coats, boots and bags stay in the mudroom.'],
  },
  {
    when: (t) => t.has('attic'),
    say: [() => 'The attic offers storage or a project.', () => 'An attic is there for boxes, or for ideas.'],
  },
  {
    when: (t) => t.has('historic'),
    say: [
      (t) => `Details from ${t.home.yearBuilt} remain: trim, doors and proportions of their time.`,
      () => 'The historic character is still there to read in trim and stairs.',
    ],
  },
  {
    when: (t) => t.has('smart_home') || t.has('energy_efficient'),
    say: [
      (t) =>
        t.has('energy_efficient')
          ? 'Tight insulation and efficient systems keep the bills modest.'
          : 'Lights, locks and thermostat answer to a phone.',
      (t) =>
        t.has('smart_home')
          ? 'Smart-home controls run heating, locks and lights.'
          : 'The house was planned for low energy use.',
    ],
  },
  {
    when: (t) => t.home.type === 'multi_family',
    say: [
      (t) => `The ${numeral(t.home.units ?? 2)} units are kept apart, each with its own bath.`,
      (t) => `Each of the ${numeral(t.home.units ?? 2)} units has its own kitchen and bath.`,
    ],
  },
];
