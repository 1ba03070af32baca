export { type LoadProgress, loadSample } from './load.ts';
export { type NamedPerson, readmePeople } from './people.ts';
