/** Public interface: the known person and actions saved until sign-up. */

export { type PendingAction, savePendingAction, takePendingAction } from './pending-action.ts';
export { knownPerson, type Me } from './session.ts';
