import type { Region } from './markets/regions.ts';
import type { Random } from './random.ts';

const words = (text: string) => text.split(' ');

/**
 * Randomly combined names: no one is meant. First and last names are drawn independently, as mixed as cities
 * are; in Québec most are French.
 */
const firstNames = words(
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Karen Daniel Nancy Matthew Lisa Anthony Margaret Mark Sandra Steven Ashley Andrew Emily Paul Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Melissa Priya Wei Aisha Mateo Sofia Diego Camila Hiroshi Mei Ravi Ananya Omar Leila Kwame Amara Tomasz Ingrid Nadia Yusuf Elena Marco Bianca Luis Carmen Jin Soo-ah Dmitri Fatima Samuel Naomi Isaac Grace Caleb Hannah Marcus Imani Terrence Latoya Owen Fiona Liam Nora Ethan Chloe Lucas Ava Rosa Javier Minh Linh Arjun Divya Tariq Zara Gabriel Renee Victor Simone Oscar Beatriz',
);
const lastNames = words(
  'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Patel Kim Chen Wang Singh Kaur Shah Khan Ali Cohen Okafor Mensah Kowalski Novak Petrov Rossi Ferrari Silva Santos Costa Tanaka Sato Park Choi Tran Pham Le Hoang Gupta Mehta Iyer Haddad Rahman Osei Abebe Larsen Hansen Schmidt Weber Murphy Kelly Sullivan OBrien Fraser MacLeod Sinclair Whitfield Ashworth Delgado Vargas Castillo Mendoza Ortega Beaumont',
);
const frenchFirstNames = words(
  'Marie Jean Louise Pierre Julie Martin Isabelle Michel Nathalie Luc Sylvie François Chantal Alain Geneviève Mathieu Catherine Simon Émilie Alexandre Camille Étienne Audrey Olivier Mélanie Vincent Véronique Maxime Sophie Antoine Gabrielle Benoît Élise Guillaume Marianne Hugo Valérie Xavier Josée Yves Amélie Samir Nadia Thanh Carlos',
);
const frenchLastNames = words(
  'Tremblay Gagnon Roy Côté Bouchard Gauthier Morin Lavoie Fortin Gagné Ouellet Pelletier Bélanger Lévesque Bergeron Leblanc Paquette Girard Simard Boucher Caron Beaulieu Cloutier Dubé Poirier Fournier Lapointe Leclerc Lefebvre Poulin Thibault Martel Desjardins Grenier Lemay Nguyen Haddad Diallo Rousseau Mercier Dufour Blais',
);

export interface PersonName {
  firstName: string;
  lastName: string;
}

export function chooseName(random: Random, region: Region): PersonName {
  const french = region === 'quebec' ? random.chance(0.8) : random.chance(0.02);
  return {
    firstName: random.pick(french ? frenchFirstNames : firstNames),
    lastName: random.pick(french ? frenchLastNames : lastNames),
  };
}

/** "genevieve.cote": a name in ASCII for an email address. */
export const mailName = ({ firstName, lastName }: PersonName): string =>
  `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/[^A-Za-z.-]/g, '')
    .toLowerCase();
