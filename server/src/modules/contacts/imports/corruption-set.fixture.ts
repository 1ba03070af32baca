import type { Held } from './plan.ts';
import type { ReadRow } from './read-file.ts';

const firstNames =
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah Charles Karen Daniel Margaret Anthony Deborah José Chloé Ming Priya'.split(
    ' ',
  );
const lastNames =
  'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Núñez O’Brien Nguyen Tremblay'.split(
    ' ',
  );
/** Endings that make the last names as varied as those of a city: about 2 in 100 strangers have the name and city of a contact. */
const endings = ['', '', '', 'son', 'field', 'man', 'ton', 'well', 'berg', 'er', 'ford', 'wood', 'ley', 'ski'];
const cities = 'Austin Dallas Houston Toronto Seattle Denver Montréal Miami'.split(' ');
const nicknames: Record<string, string> = {
  Robert: 'Bob',
  William: 'Bill',
  Richard: 'Rick',
  Elizabeth: 'Liz',
  James: 'Jim',
  Margaret: 'Peggy',
  Michael: 'Mike',
  Jennifer: 'Jen',
  Thomas: 'Tom',
  Charles: 'Chuck',
  Joseph: 'Joe',
  Patricia: 'Pat',
  David: 'Dave',
  Daniel: 'Dan',
  Anthony: 'Tony',
  Deborah: 'Deb',
};

/**
 * Returns contacts and rows of a file, each labeled with its contact or null: three in five repeat a contact with the errors of
 * real exports, one in five is a relative or a namesake of a contact, and the rest are strangers.
 */
export function corruptionSet(size: number, seed = 11) {
  const random = seededRandom(seed);
  const pick = <Item>(all: readonly Item[]): Item => all[Math.floor(random() * all.length)]!;
  let made = 0;
  const person = (): Held => {
    const [firstName, lastName] = [pick(firstNames), pick(lastNames) + pick(endings)];
    const n = ++made;
    const local = `${firstName}.${lastName}${n}`
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9.]/g, '');
    return {
      ...{
        id: n,
        firstName,
        lastName,
        city: pick(cities),
        stateOrProvince: null,
        language: null,
        tags: [],
        notes: [],
        fieldValues: {},
        budget: null,
      },
      emails: random() < 0.85 ? [`${local}@${pick(['gmail.com', 'example.com', 'example.org'])}`] : [],
      phones: random() < 0.8 ? [`+1512${String(2_000_000 + n * 7).padStart(7, '0')}`] : [],
    };
  };
  const held = Array.from({ length: size }, person);
  const rows: ReadRow[] = [];
  const labels: (number | null)[] = [];
  for (let row = 0; row < size; row++) {
    const source = pick(held);
    const kind = random();
    const copy =
      kind < 0.6
        ? corrupted(source, random, pick)
        : kind < 0.7
          ? relative(source, pick)
          : kind < 0.8
            ? namesake(source, person())
            : person();
    const { firstName, lastName, city, emails, phones } = copy;
    const contact = { firstName, lastName, city, emails: [...emails], phones: [...phones] };
    rows.push({
      row,
      problems: [],
      contact: {
        ...contact,
        stateOrProvince: null,
        budgetMaxCents: null,
        language: null,
        tags: [],
        note: null,
        fieldValues: {},
      },
    });
    labels.push(kind < 0.6 ? source.id : null);
  }
  return { held, rows, labels };
}

type Pick = <Item>(all: readonly Item[]) => Item;

/** One or two errors of an export; at least one way to recognize the person stays. */
function corrupted(source: Held, random: () => number, pick: Pick): Held {
  let copy = source;
  for (const error of [pick(errors), ...(random() < 0.5 ? [pick(errors)] : [])]) {
    const next = error(copy, random);
    const stays = next.emails.length + next.phones.length > 0 || next.city !== null;
    if (stays) copy = next;
  }
  return copy;
}

const errors: ((of: Held, random: () => number) => Held)[] = [
  (of) => ({ ...of, firstName: of.firstName.toUpperCase(), lastName: of.lastName.toUpperCase() }),
  (of) => ({ ...of, firstName: nicknames[of.firstName] ?? of.firstName }),
  (of) => ({ ...of, firstName: of.firstName.slice(0, 1) }),
  (of) => ({ ...of, firstName: of.lastName, lastName: of.firstName }),
  (of) => ({ ...of, lastName: typo(of.lastName) }),
  (of) => ({
    ...of,
    firstName: of.firstName.normalize('NFKD').replace(/\p{M}/gu, ''),
    lastName: of.lastName.normalize('NFKD').replace(/\p{M}/gu, ''),
  }),
  (of) => ({ ...of, emails: of.emails.map((email) => email.replace('@', '+homes@')) }),
  (of) => ({ ...of, emails: of.emails.map((email) => (email.endsWith('gmail.com') ? email.replace('.', '') : email)) }),
  (of) => (of.phones.length > 0 ? { ...of, emails: [] } : of),
  (of) => (of.emails.length > 0 ? { ...of, phones: [] } : of),
  (of, random) => (of.phones.length > 0 ? { ...of, emails: [`new${Math.floor(random() * 1e9)}@example.net`] } : of),
  (of, random) => (of.emails.length > 0 ? { ...of, phones: [`+1737${1_000_000 + Math.floor(random() * 8e6)}`] } : of),
  (of) => ({ ...of, city: null }),
  (of) => ({ ...of, lastName: '' }),
];

const typo = (name: string): string => {
  const at = Math.floor(name.length / 2);
  return name.length < 5 ? name : `${name.slice(0, at)}${name.slice(at + 1)}`;
};

/** A partner at the same number. */
const relative = (of: Held, pick: Pick): Held => {
  const others = firstNames.filter((name) => name[0] !== of.firstName[0]);
  return { ...of, id: 0, firstName: pick(others), emails: [] };
};

/** Another person of the same name and city. */
const namesake = (of: Held, { emails, phones }: Held): Held => ({
  ...of,
  ...{
    id: 0,
    emails: emails.length > 0 ? emails : ['x@example.info'],
    phones: phones.length > 0 ? phones : ['+15125559999'],
  },
});

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
