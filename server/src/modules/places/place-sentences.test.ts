import { factText, read } from '@lintel/hypersearch';
import { expect, test } from 'vitest';
import { placeNames } from './index.ts';
import { regions } from './regions.ts';

const context = { places: placeNames(), today: { year: 2026, month: 11, day: 23 } };

/** Code, then its names in English, French and Spanish; a name shared with a city is excluded. */
// biome-ignore format: a table
const states: readonly (readonly [string, string, string, string])[] = [
  ['AL', 'Alabama', 'Alabama', 'Alabama'], ['AK', 'Alaska', 'Alaska', 'Alaska'], ['AZ', 'Arizona', 'Arizona', 'Arizona'], ['AR', 'Arkansas', 'Arkansas', 'Arkansas'], ['CA', 'California', 'Californie', 'California'],
  ['CO', 'Colorado', 'Colorado', 'Colorado'], ['CT', 'Connecticut', 'Connecticut', 'Connecticut'], ['DE', 'Delaware', 'Delaware', 'Delaware'], ['FL', 'Florida', 'Floride', 'Florida'], ['GA', 'Georgia', 'Géorgie', 'Georgia'],
  ['HI', 'Hawaii', 'Hawaï', 'Hawái'], ['ID', 'Idaho', 'Idaho', 'Idaho'], ['IL', 'Illinois', 'Illinois', 'Illinois'], ['IN', 'Indiana', 'Indiana', 'Indiana'], ['IA', 'Iowa', 'Iowa', 'Iowa'], ['KS', 'Kansas', 'Kansas', 'Kansas'],
  ['KY', 'Kentucky', 'Kentucky', 'Kentucky'], ['LA', 'Louisiana', 'Louisiane', 'Luisiana'], ['ME', 'Maine', 'Maine', 'Maine'], ['MD', 'Maryland', 'Maryland', 'Maryland'], ['MA', 'Massachusetts', 'Massachusetts', 'Massachusetts'],
  ['MI', 'Michigan', 'Michigan', 'Michigan'], ['MN', 'Minnesota', 'Minnesota', 'Minnesota'], ['MS', 'Mississippi', 'Mississippi', 'Misisipi'], ['MO', 'Missouri', 'Missouri', 'Misuri'], ['MT', 'Montana', 'Montana', 'Montana'],
  ['NE', 'Nebraska', 'Nebraska', 'Nebraska'], ['NV', 'Nevada', 'Nevada', 'Nevada'], ['NH', 'New Hampshire', 'New Hampshire', 'New Hampshire'], ['NJ', 'New Jersey', 'New Jersey', 'Nueva Jersey'], ['NM', 'New Mexico', 'Nouveau-Mexique', 'Nuevo México'],
  ['NC', 'North Carolina', 'Caroline du Nord', 'Carolina del Norte'], ['ND', 'North Dakota', 'Dakota du Nord', 'Dakota del Norte'], ['OH', 'Ohio', 'Ohio', 'Ohio'], ['OK', 'Oklahoma', 'Oklahoma', 'Oklahoma'], ['OR', 'Oregon', 'Oregon', 'Oregón'],
  ['PA', 'Pennsylvania', 'Pennsylvanie', 'Pensilvania'], ['PR', 'Puerto Rico', 'Porto Rico', 'Puerto Rico'], ['RI', 'Rhode Island', 'Rhode Island', 'Rhode Island'], ['SC', 'South Carolina', 'Caroline du Sud', 'Carolina del Sur'], ['SD', 'South Dakota', 'Dakota du Sud', 'Dakota del Sur'],
  ['TN', 'Tennessee', 'Tennessee', 'Tennessee'], ['TX', 'Texas', 'Texas', 'Tejas'], ['UT', 'Utah', 'Utah', 'Utah'], ['VT', 'Vermont', 'Vermont', 'Vermont'], ['VA', 'Virginia', 'Virginie', 'Virginia'], ['WA', 'Washington State', 'Washington', 'Washington'],
  ['WV', 'West Virginia', 'Virginie-Occidentale', 'Virginia Occidental'], ['WI', 'Wisconsin', 'Wisconsin', 'Wisconsin'], ['WY', 'Wyoming', 'Wyoming', 'Wyoming'], ['AB', 'Alberta', 'Alberta', 'Alberta'], ['BC', 'British Columbia', 'Colombie-Britannique', 'Columbia Británica'],
  ['MB', 'Manitoba', 'Manitoba', 'Manitoba'], ['NB', 'New Brunswick', 'Nouveau-Brunswick', 'Nuevo Brunswick'], ['NL', 'Newfoundland and Labrador', 'Terre-Neuve', 'Terranova'], ['NS', 'Nova Scotia', 'Nouvelle-Écosse', 'Nueva Escocia'],
  ['NT', 'Northwest Territories', 'Territoires du Nord-Ouest', 'Northwest Territories'], ['NU', 'Nunavut', 'Nunavut', 'Nunavut'], ['ON', 'Ontario', 'Ontario', 'Ontario'], ['PE', 'Prince Edward Island', 'Île-du-Prince-Édouard', 'Isla del Príncipe Eduardo'],
  ['QC', 'Quebec', 'province de Québec', 'Quebec'], ['SK', 'Saskatchewan', 'Saskatchewan', 'Saskatchewan'], ['YT', 'Yukon', 'Yukon', 'Yukon'],
];

const said = [
  {
    language: 1 as const,
    types:
      'house|home|homes|condo|townhouse|apartment|duplex|triplex|land|lot|farm|ranch|mobile home|loft|studio|bungalow|place|property|waterfront house|3 bed house|cottage|cabin|villa|penthouse|acreage|row house|semi|detached house|flat|manufactured home|ranch house|pool home',
    leads: 'in|anywhere in|somewhere in|throughout|across|around|in the state of|in beautiful|near',
  },
  {
    language: 2 as const,
    types:
      'maison|condo|appartement|duplex|terrain|ferme|chalet|propriété|jumelé|maison de ville|bungalow|loft|studio|logement|triplex|plex|villa|demeure',
    leads: 'en|au|dans le|partout en|quelque part au|près de',
  },
  {
    language: 3 as const,
    types:
      'casa|condominio|apartamento|departamento|dúplex|terreno|granja|rancho|propiedad|casa adosada|loft|estudio|casa móvil|vivienda|piso|finca|hogar|cabaña',
    leads: 'en|por|en el estado de|dentro de|en todo|cerca de',
  },
];

/** The places of a sentence; a county that is no name of the gazetteer is `place:` too. */
const placesIn = (sentence: string): string[] =>
  read(sentence, context)
    .facts.map(({ fact }) => factText(fact))
    .filter((text) => /^(?:not-)?(?:place|state|zip|near):/.test(text));

/** Returns the sentences of the table that are not read as the one place they name. */
function misread(rows: Iterable<readonly [sentence: string, fact: string]>): { count: number; wrong: string[] } {
  let count = 0;
  const wrong: string[] = [];
  for (const [sentence, fact] of rows) {
    count += 1;
    const places = placesIn(sentence);
    if (places.length !== 1 || places[0] !== fact) wrong.push(`${sentence}: ${places.join(' ')}`);
  }
  return { count, wrong };
}

test('reads every kind of home before every state, province and territory as a home there, in three languages', () => {
  const rows = said.flatMap(({ language, types, leads }) =>
    types.split('|').flatMap((type, at) =>
      leads.split('|').flatMap((lead, other) =>
        states.map((state): [string, string] => {
          const name = state[language];
          // Every other sentence is in lower case, as people type.
          const sentence = `${type} ${lead} ${name}`;
          return [(at + other) % 2 === 0 ? sentence : sentence.toLowerCase(), `state:${state[0]}`];
        }),
      ),
    ),
  );
  const { count, wrong } = misread(rows);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(25_000);
});

test('reads a kind of home before every county and region as a home there', () => {
  const leads = ['house in', 'condo in', 'homes across', 'waterfront home in', '3 bed house in'];
  const rows = regions().flatMap(({ name }, at): [string, string][] => {
    const fact = `place:${name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()}`;
    return [[`${leads[at % leads.length]} ${name}`, fact]];
  });
  const fold = (text: string) =>
    text
      .replace(/['’.]/g, '')
      .replace(/[^a-z0-9:]+/g, ' ')
      .replace(/\bsaint\b/g, 'st')
      .replace(/\bsainte\b/g, 'ste')
      .replace(/^place:the /, 'place:');
  const wrong = rows.filter(([sentence, fact]) => {
    const places = placesIn(sentence).map(fold);
    return places.length !== 1 || places[0] !== fold(fact);
  });
  expect(wrong.map(([sentence]) => `${sentence}: ${placesIn(sentence).join(' ')}`)).toEqual([]);
  expect(rows.length).toBeGreaterThan(3_200);
});

test.each([
  ['casa en el condado de Travis', 'place:travis county'],
  ['maison dans le comté de Simcoe', 'place:simcoe county'],
  ['condo in DFW', 'place:dallas fort worth'],
  ['house near DFW', 'near:dfw'],
  ['3 bed gta under 900k', 'place:greater toronto area'],
  ['homes in the Bay Area', 'place:bay area'],
  ['casa en Bayamón', 'place:bayamon'],
  ['home in Orleans Parish', 'place:orleans parish'],
  ['farm in upstate NY', 'place:upstate new york'],
  ['casa en el norte de Texas', 'place:north texas'],
  ['condo walking distance to Union Station', 'near:union station'],
])('reads %j as %s', (sentence, fact) => {
  expect(placesIn(sentence)).toEqual([fact]);
});
