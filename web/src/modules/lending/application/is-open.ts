import type { Application } from '../calls.ts';

/** The server rejects changes of a declined or withdrawn application, so its pages offer none. */
export const isOpen = ({ status }: Pick<Application, 'status'>): boolean =>
  status !== 'rejected' && status !== 'withdrawn';
