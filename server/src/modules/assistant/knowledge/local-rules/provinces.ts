import type { InLanguages } from '../../reading/language.ts';
import { say } from './rule.ts';

/** Begins a sentence about a province. */
export const inProvince: Readonly<Record<string, InLanguages>> = {
  AB: say('In Alberta', 'En Alberta', 'En Alberta'),
  BC: say('In British Columbia', 'En Colombie-Britannique', 'En Columbia Británica'),
  MB: say('In Manitoba', 'Au Manitoba', 'En Manitoba'),
  NB: say('In New Brunswick', 'Au Nouveau-Brunswick', 'En Nuevo Brunswick'),
  NL: say('In Newfoundland and Labrador', 'À Terre-Neuve-et-Labrador', 'En Terranova y Labrador'),
  NS: say('In Nova Scotia', 'En Nouvelle-Écosse', 'En Nueva Escocia'),
  NT: say('In the Northwest Territories', 'Aux Territoires du Nord-Ouest', 'En los Territorios del Noroeste'),
  NU: say('In Nunavut', 'Au Nunavut', 'En Nunavut'),
  ON: say('In Ontario', 'En Ontario', 'En Ontario'),
  PE: say('In Prince Edward Island', 'À l’Île-du-Prince-Édouard', 'En la Isla del Príncipe Eduardo'),
  QC: say('In Québec', 'Au Québec', 'En Quebec'),
  SK: say('In Saskatchewan', 'En Saskatchewan', 'En Saskatchewan'),
  YT: say('In Yukon', 'Au Yukon', 'En Yukón'),
};
