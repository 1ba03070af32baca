import { m } from '@lintel/messages';
import { AppLink } from '../../ui/app-link.tsx';
import { canIBuyPath } from './paths.ts';

/** Says that figures are missing, with a link to the form. */
export const SaveFigures = ({ sentence }: { sentence: string }) => (
  <>
    {sentence}{' '}
    <AppLink href={canIBuyPath} className="link">
      {m.affordability__can_i_buy_it()}
    </AppLink>
  </>
);
