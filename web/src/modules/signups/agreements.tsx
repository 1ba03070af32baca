import { m } from '@lintel/messages';
import type { ReactNode } from 'react';
import { CheckField } from '../../ui/form/fields.tsx';
import type { FilledForm } from '../../ui/form/use-form.ts';
import { LegalDialog } from './legal-dialog.tsx';

export interface AgreementValues {
  acceptTerms: boolean;
  acceptAdult?: boolean | undefined;
}

export const nothingAgreed: AgreementValues = { acceptTerms: false, acceptAdult: false };
export const agreementNames = ['acceptTerms', 'acceptAdult'] as const;

/** Required agreements, in the wording recorded with the consent; each document opens in a dialog. */
export function Agreements<Values extends AgreementValues>(props: {
  form: FilledForm<Values>;
  adult: string;
  children?: ReactNode;
}) {
  const form = props.form as unknown as FilledForm<AgreementValues>;
  return (
    <div className="grid gap-3">
      <CheckField form={form} name="acceptTerms" label={m.network__i_accept_the_terms_of()} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 pl-8 text-14">
        <LegalDialog id="terms" title={m.network__terms_of_service()} />
        <LegalDialog id="privacy" title={m.network__privacy_policy()} />
      </p>
      <CheckField form={form} name="acceptAdult" label={props.adult} />
      {props.children}
    </div>
  );
}
