import { m } from '@lintel/messages';
import { AppLink } from '../../ui/app-link.tsx';
import { canIBuyPath } from './paths.ts';

/** Leads a person without a profile to the form. */
export const CanBuyInvitation = () => (
  <section
    aria-label={m.affordability__can_i_buy_it()}
    className="lintel flex flex-wrap items-center justify-between gap-3 p-4"
  >
    <p className="text-14">{m.affordability__answer_eight_questions()}</p>
    <AppLink href={canIBuyPath} className="link text-14 font-semibold">
      {m.affordability__can_i_buy_it()}
    </AppLink>
  </section>
);
