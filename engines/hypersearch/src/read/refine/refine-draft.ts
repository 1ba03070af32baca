/** The search that is being refined: facts go in one by one, and what went or came is noted. */
import { type Criterion, type Fact, factText } from '../../facts.ts';

/** Change that one range of the sentence makes to the search. */
export interface Edit {
  was: Fact[];
  now: Fact[];
}

export type Bound = Extract<Fact, { kind: 'bound' }>;

const innerOf = (fact: Fact): Fact => (fact.kind === 'prefer' ? fact.criterion : fact);
const specifics: Readonly<Record<string, string>> = { finished_basement: 'basement', walkout_basement: 'basement' };

export class SearchDraft {
  facts: Fact[];

  constructor(present: readonly Fact[]) {
    this.facts = [...present];
  }

  /** Takes out what `gone` says yes to, and says which facts these were. */
  take(gone: (fact: Fact) => boolean): Fact[] {
    const was = this.facts.filter(gone);
    if (was.length > 0) this.facts = this.facts.filter((fact) => !gone(fact));
    return was;
  }

  has(fact: Fact): boolean {
    const text = factText(fact);
    return this.facts.some((one) => factText(one) === text);
  }

  /** Puts a fact in and takes out what cannot stand beside it; nothing happens where it stands already. */
  put(fact: Fact, edit: Edit): void {
    if (this.has(fact)) return;
    if (factText(fact) === 'has:garage' && this.facts.some((one) => isBound(one, 'garage'))) return;
    const around = this.#around(fact);
    const gone = (one: Fact) => yields(one, fact) || around.includes(one);
    const at = this.facts.findIndex(gone);
    // A fact that the same words added ("50k to 4") was not there before and does not stay.
    for (const one of this.take(gone))
      if (edit.now.includes(one)) edit.now.splice(edit.now.indexOf(one), 1);
      else edit.was.push(one);
    // In the place of what it replaces, so that chips do not jump.
    this.facts.splice(at < 0 ? this.facts.length : at, 0, fact);
    edit.now.push(fact);
  }

  /** "Around 600k" is one criterion of two bounds: another bound of the field takes the place of both. */
  #around(coming: Fact): Fact[] {
    if (coming.kind !== 'bound') return [];
    const pair = this.facts.filter((one) => isBound(one, coming.field)) as Bound[];
    const least = pair.find((one) => one.op === '>=')?.value ?? 0;
    const most = pair.find((one) => one.op === '<=')?.value ?? 0;
    const within = Math.abs(most * 0.9 - least * 1.1) <= least * 0.001;
    return pair.length === 2 && least > 0 && within ? pair : [];
  }
}

export const isBound = (fact: Fact, field: string): fact is Bound => fact.kind === 'bound' && fact.field === field;

/** Returns true if a new fact replaces a current one. */
function yields(one: Fact, coming: Fact): boolean {
  if (one.kind === 'sort') return coming.kind === 'sort';
  if (coming.kind === 'sort' || coming.kind === 'refuse' || coming.kind === 'unsupported') return false;
  if (one.kind === 'refuse' || one.kind === 'unsupported') return false;
  const soft = one.kind === 'prefer';
  const standing = innerOf(one) as Criterion;
  const criterion = innerOf(coming) as Criterion;
  const same = factText(standing) === factText(criterion);
  // "The pool would only be nice": a must becomes a criterion, and a criterion a must.
  if (same) return true;
  const both = soft === (coming.kind === 'prefer');
  switch (criterion.kind) {
    case 'bound':
      if (criterion.field === 'garage' && factText(standing) === 'has:garage') return both;
      return (
        both && isBound(standing, criterion.field) && (standing.op === criterion.op || crosses(standing, criterion))
      );
    case 'feature':
      if (standing.kind !== 'feature') return false;
      return (
        standing.feature === criterion.feature ||
        (!criterion.not && both && specifics[criterion.feature] === standing.feature)
      );
    case 'type':
      return standing.kind === 'type' && standing.type === criterion.type;
    case 'place':
      return standing.kind === 'place' && standing.name === criterion.name;
    case 'near':
      return both && standing.kind === 'near' && standing.name === criterion.name;
    default:
      return false;
  }
}

const crosses = (one: Bound, other: Bound): boolean =>
  one.op === '>=' ? one.value > other.value : other.value > one.value;

/** Fields of a location: a city, a neighborhood, a state, a postal code. */
export const isWhere = (fact: Fact): boolean =>
  (fact.kind === 'place' && !fact.not) || fact.kind === 'state' || fact.kind === 'zip';

/** Returns the subject of a fact: a field, or its kind. */
export const matterOf = (fact: Fact): string => (fact.kind === 'bound' ? fact.field : fact.kind);
