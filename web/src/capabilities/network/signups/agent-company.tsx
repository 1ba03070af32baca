import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import type { FilledForm } from '../../../ui/form/use-form.ts';
import { day } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Price } from './agent-price.tsx';
import { AgentWay } from './agent-way.tsx';
import { type AgentForm, askCompanyOfCode, type Invitation, type JoinableCompany } from './calls.ts';
import { CodeFeedback } from './code-feedback.tsx';
import { CompanyPicker } from './company-picker.tsx';
import { useCodeCheck } from './use-code-check.ts';

/** Which company the agent joins: the one that invited, that of a code, or one that they find. What it costs is said before joining. */
export function AgentCompany(props: {
  form: FilledForm<AgentForm>;
  invited: Invitation | null;
  /** A link of a letter that leads nowhere any more. */
  lapsed: boolean;
  sample: JoinableCompany | null;
}) {
  const { form, invited } = props;
  if (invited)
    return (
      <Notice tone="good" title={`${invited.companyName} has invited you`}>
        <Price of={invited} />
        <p>The invitation holds until {day(invited.expiresAt)} and can be used once.</p>
      </Notice>
    );
  return (
    <>
      {props.lapsed && (
        <Notice tone="warning" title="This invitation no longer works">
          It was used, taken back or is too old. Ask your company for another one, join with its code, or find it and
          apply.
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
  const check = useCodeCheck(code, askCompanyOfCode);
  return (
    <>
      <TextField
        form={form}
        name="resellerCode"
        label="Reseller code"
        help="Your company has it; it says which company you join."
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
        unknown="No company has this code, or it takes no agents now. Please compare it with what your company gave you."
        failed="Unable to validate code. You can go on; it is looked up again when you create the account."
      />
      {sample && sample.resellerCode !== code && (
        <div className="grid gap-2 rounded-control border border-line bg-sunk p-4 text-14">
          <p>
            Only trying Lintel? <span className="font-semibold">{sample.companyName}</span> of the sample network takes
            agents.
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
              Join {sample.companyName}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
