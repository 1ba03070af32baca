import { m } from '@lintel/messages';
import { invalid } from '../../../platform/serve/errors.ts';
import type { OpenedAccount } from '../../accounts/index.ts';
import { addBuyer, useCode } from '../../companies/index.ts';
import { takesLeads } from '../../licensing/index.ts';
import type { Writing } from '../person/sign-up.ts';
import type { EndUserSignUp } from './contract.ts';

/**
 * Creates a buyer and takes one use of a valid agent code. The agent gets the client once the buyer has confirmed
 * the address (see after-confirmation.ts).
 */
export async function joinAsBuyer(
  { tx, audit }: Writing,
  { personId }: OpenedAccount,
  typed: EndUserSignUp,
): Promise<void> {
  const code = typed.agentCode || undefined;
  if (!code && typed.agentId != null) throw invalid('agentId', m.network__must_be_sent_with_this());
  const used = code ? await useCode(tx, code, takesLeads()) : undefined;
  if (used && typed.agentId != null && typed.agentId !== used.agentId)
    throw invalid('agentId', m.network__isnt_the_agent_for_this());

  const countries = typed.selectedCountries.map((each) => (each === 'USA' ? ('US' as const) : ('CA' as const)));
  await addBuyer(tx, {
    ...{
      personId,
      countries,
      country: countries[0]!,
      agentId: null,
      agentCodeId: used?.codeId ?? null,
    },
    budgetMaxCents: typed.budget === undefined ? null : Math.round(typed.budget * 100),
    bedroomsMin: typed.bedrooms ?? null,
    bathroomsMin: typed.bathrooms ?? null,
  });
  if (!code || !used) return;
  const { agentId, codeId } = used;
  await audit({ action: 'agent_code.used', object: `agent_code:${codeId}`, details: { agentId, personId } });
}
