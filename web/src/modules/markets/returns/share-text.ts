import { m } from '@lintel/messages';
import { decimal } from '../../../ui/format.ts';

/** `6.2%` */
export const shareText = (share: number | undefined): string =>
  share === undefined ? m.markets__not_computable() : `${decimal(share * 100)}%`;
