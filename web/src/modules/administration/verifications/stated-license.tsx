import { m } from '@lintel/messages';
import type { Registered } from '@lintel/server/licensing';
import { day } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { dayHere, moment } from '../../../ui/time/moment.ts';
import { Checks, FactList } from '../companies/company-parts.tsx';
import { licenseTypes } from '../words.ts';

/** The applicant's statement, and checks that do not need the register. */
export function StatedLicense({ license }: { license: Registered }) {
  const { formatHint: hint, appeal, sameNumberElsewhere: twice } = license;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FactList
        facts={[
          [license.applicant === 'agent' ? m.network__agent() : m.network__company(), license.applicantName],
          [
            license.applicant === 'agent' ? m.network__company_2() : m.network__contact(),
            license.applicant === 'agent' ? license.companyName : license.contactPersonName,
          ],
          [m.network__email(), license.email],
          [m.network__license_2(), licenseTypes[license.licenseType]],
          [m.network__number(), <strong key="number">{license.licenseNumber}</strong>],
          [m.network__state_or_province(), `${license.jurisdiction}, ${license.country}`],
          [m.network__regulator(), hint.regulator],
          [m.network__valid_until(), license.expiresOn && day(license.expiresOn)],
          [m.network__submitted(), moment(license.createdAt)],
        ]}
      />
      <Notice tone={hint.fits === false ? 'warning' : 'info'}>
        {hint.fits === false && m.network__this_number_doesnt_match_the()}
        {m.network__dont_decide_by_the_numbers({ hint: hint.hint })}
      </Notice>
      {twice > 0 && (
        <Notice tone="warning">
          {m.network__the_same_number_in({
            twice: m.count__other_licenses_have({ count: twice }),
            jurisdiction: license.jurisdiction,
          })}
        </Notice>
      )}
      {appeal && (
        <Notice tone="info" title={m.network__appealed({ createdAt: dayHere(appeal.createdAt) })}>
          <span className="whitespace-pre-line">{appeal.message}</span>
        </Notice>
      )}
      {license.checks.length > 0 && (
        <div className="text-14">
          <Checks checks={license.checks} />
        </div>
      )}
    </section>
  );
}
