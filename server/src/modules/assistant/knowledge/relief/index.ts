import { inLanguages } from '../../reading/language.ts';
import type { Entry } from '../entry.ts';
import { canadianReliefs } from './canada.ts';
import { familyTransfers } from './family-transfers.ts';
import { entryOf, type ReliefFor } from './relief.ts';
import { usaHomesteads } from './usa-homesteads.ts';
import { usaOwners } from './usa-owners.ts';
import { usaSeniors } from './usa-seniors.ts';
import { usaVeterans } from './usa-veterans.ts';

export type { ReliefFor } from './relief.ts';

/** The more special tables come first: the first relief of a state for a person is the one that is explained. */
const reliefs = [...usaVeterans, ...usaOwners, ...usaHomesteads, ...usaSeniors, ...canadianReliefs, ...familyTransfers];

/** Who decides where no relief of the place is in the tables. */
const offices: readonly Entry[] = [
  {
    id: 'relief-office-us',
    names: '',
    says: inLanguages(
      'Relief from property tax by age, disability, service or residence is set by the state and the county, and the rules of this place are not in the tables here. The county assessor (in some states the appraiser, auditor or tax commissioner) decides. Ask about a homestead exemption, a freeze or deferral for older owners, a disability exemption and a veterans’ exemption, with their income limits and dates: nearly all need an application.',
      'L’allègement de taxe foncière selon l’âge, l’invalidité, le service ou la résidence relève de l’État et du comté, et les règles de ce lieu ne sont pas dans les tables ici. Le « county assessor » (ailleurs « appraiser », « auditor » ou « tax commissioner ») décide. Demandez l’exemption « homestead », un gel ou un report pour aînés, une exemption d’invalidité et celle des anciens combattants, avec plafonds et dates : presque toutes exigent une demande.',
      'El alivio del predial por edad, discapacidad, servicio o residencia lo fijan el estado y el condado, y las reglas de este lugar no están en las tablas. Decide el county assessor (en otros estados appraiser, auditor o tax commissioner). Pregunte por el homestead, un tope o aplazamiento para mayores, una exención por discapacidad y la de veteranos, con sus topes y fechas: casi todas se solicitan.',
    ),
    source: 'Lincoln Institute of Land Policy, Significant Features of the Property Tax',
    country: 'US',
    asOf: '2026-11',
  },
  {
    id: 'relief-family-us',
    names: '',
    says: inLanguages(
      'Most states charge transfer tax only on what is paid: a gift, an inheritance and a deed between spouses or under a divorce are usually exempt, while a mortgage that the new owner takes over counts as paid. The rule of this place is not in the tables here: the county recorder or a title company confirms the exemption and the form. A gift can need Form 709, and the lender’s consent where there is a loan.',
      'La plupart des États n’imposent que ce qui est payé : un don, une succession et un acte entre conjoints ou par divorce sont d’habitude exempts, mais une hypothèque reprise compte comme payée. La règle de ce lieu n’est pas dans les tables ici : le « county recorder » ou une société de titres confirme l’exemption et le formulaire.',
      'Casi todos los estados gravan solo lo que se paga: un regalo, una herencia y una escritura entre cónyuges o por divorcio suelen estar exentos, pero la hipoteca que asume el nuevo dueño cuenta como pago. La regla de este lugar no está en las tablas: el county recorder o una compañía de títulos confirma la exención y el formulario.',
    ),
    source: 'National Conference of State Legislatures, Real Estate Transfer Taxes; IRS, Instructions for Form 709',
    country: 'US',
    asOf: '2026-11',
  },
  {
    id: 'relief-family-ca',
    names: '',
    says: inLanguages(
      'Provinces differ on a transfer within a family: some exempt spouses and direct relatives, others charge the tax on what is paid or on the value, and a mortgage that is taken over usually counts. The rule of this place is not in the tables here: the lawyer or notary who registers the transfer knows it. The giver may have a capital gain, as if the home were sold at its value.',
      'Les provinces diffèrent pour un transfert en famille : certaines exemptent conjoints et parents directs, d’autres imposent ce qui est payé ou la valeur, et une hypothèque reprise compte d’habitude. La règle de ce lieu n’est pas dans les tables ici : l’avocat ou le notaire qui enregistre le transfert la connaît. Qui donne peut avoir un gain en capital.',
      'Las provincias difieren en una transferencia familiar: unas eximen a cónyuges y parientes directos, otras gravan lo que se paga o el valor, y la hipoteca asumida suele contar. La regla de este lugar no está en las tablas: la sabe el abogado o notario que registra. Quien da puede tener ganancia de capital.',
    ),
    source: 'Income Tax Act, s. 69(1); provincial land transfer tax acts',
    country: 'CA',
    asOf: '2026-11',
  },
  {
    id: 'relief-office-ca',
    names: '',
    says: inLanguages(
      'Relief from property tax by age, disability or income is set by the province and the municipality, and the rules of this place are not in the tables here. Ask the municipality’s tax office and the province about a seniors’ deferral, a rebate or credit for low income, and help for people with disabilities, with their limits and dates.',
      'L’allègement de taxe foncière selon l’âge, l’invalidité ou le revenu relève de la province et de la municipalité, et les règles de ce lieu ne sont pas dans les tables ici. Demandez à la municipalité et à la province un report pour aînés, un remboursement ou crédit à faible revenu et l’aide aux personnes handicapées, avec plafonds et dates.',
      'El alivio del impuesto predial por edad, discapacidad o ingreso lo fijan la provincia y el municipio, y las reglas de este lugar no están en las tablas. Pregunte al municipio y a la provincia por un aplazamiento para mayores, una devolución o crédito para ingreso bajo y ayuda por discapacidad, con sus topes y fechas.',
    ),
    source: 'Canada Mortgage and Housing Corporation, Housing Finance and Taxation',
    country: 'CA',
    asOf: '2026-11',
  },
];

export const reliefEntries: readonly Entry[] = [...reliefs.map(entryOf), ...offices];

/** Returns the id of the relief of a state or province for a person, if one is known. */
export function reliefOf(state: string, person: ReliefFor): string | undefined {
  const found = reliefs.find((relief) => relief.state === state && relief.persons.includes(person));
  return found && entryOf(found).id;
}
