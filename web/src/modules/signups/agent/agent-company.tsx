import { m } from '@lintel/messages';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import { day } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type AgentForm, fetchCompanyOfCode, type Invitation, type JoinableCompany } from '../calls.ts';
import { CodeFeedback } from '../code-feedback.tsx';
import { useCodeCheck } from '../use-code-check.ts';
import { Price } from './agent-price.tsx';
import { AgentWay } from './agent-way.tsx';
import { CompanyPicker } from './company-picker.tsx';

/**
 * Chooses the company an agent joins: the inviting one, the one of a code, or one from the search. Shows its price
 * before joining.
 */
export function AgentCompany(props: {
  form: FilledForm<AgentForm>;
  invited: Invitation | null;
  /** True if the link of the invitation email is no longer valid. */
  lapsed: boolean;
  sample: JoinableCompany | null;
}) {
  const { form, invited } = props;
  if (invited)
    return (
      <Notice tone="good" title={m.network__has_invited_you({ companyName: invited.companyName })}>
        <Price of={invited} />
        <p>{m.network__the_invitation_is_valid_until({ expiresAt: day(invited.expiresAt) })}</p>
      </Notice>
    );
  return (
    <>
      {props.lapsed && (
        <Notice tone="warning" title={m.network__this_invitation_no_longer_works()}>
          {m.network__it_has_been_used_or()}
        </Notice>
      )}
      <AgentWay form={form} />
      {form.watch('companyId') === undefined ? (
        <ByCode form={form} sample={props.sample} />
      ) : (
        <CompanyPicker form={form} />
      )}
    </>
  );
}

function ByCode({ form, sample }: { form: FilledForm<AgentForm>; sample: JoinableCompany | null }) {
  const code = form.watch('resellerCode') ?? '';
  const check = useCodeCheck(code, fetchCompanyOfCode);
  return (
    <>
      <TextField
        form={form}
        name="resellerCode"
        label={m.network__reseller_code()}
        help={m.network__your_company_can_give_you()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <CodeFeedback
        check={check}
        found={(company) => (
          <>
            <p className="font-semibold">{company.companyName}</p>
            <Price of={company} />
          </>
        )}
        unknown={m.network__no_company_has_this_code()}
        failed={m.network__we_couldnt_check_the_code()}
      />
      {sample && sample.resellerCode !== code && (
        <div className="grid gap-2 rounded-control border border-line bg-sunk p-4 text-14">
          <p>
            {m.network__just_trying_lintel()} <span className="font-semibold">{sample.companyName}</span>{' '}
            {m.network__in_the_sample_network_accepts()}
          </p>
          <Price of={sample} />
          <div>
            <Button
              kind="secondary"
              size="sm"
              onClick={() =>
                form.setValue('resellerCode', sample.resellerCode, { shouldDirty: true, shouldValidate: true })
              }
            >
              {m.network__join({ companyName: sample.companyName })}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
