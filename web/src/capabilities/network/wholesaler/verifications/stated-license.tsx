import type { Registered } from '@lintel/server/wholesaler';
import { counted, day } from '../../../../ui/format.ts';
import { dayHere, moment } from '../../../../ui/moment.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Checks, FactList } from '../companies/company-parts.tsx';
import { licenseTypes } from '../words.ts';

/** What the applicant stated, and what is known without the register. */
export function StatedLicense({ license }: { license: Registered }) {
  const { formatHint: hint, appeal, sameNumberElsewhere: twice } = license;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FactList
        facts={[
          [license.applicant === 'agent' ? 'Agent' : 'Company', license.applicantName],
          [
            license.applicant === 'agent' ? 'Of the company' : 'Contact',
            license.applicant === 'agent' ? license.companyName : license.contactPersonName,
          ],
          ['E-mail', license.email],
          ['Licence', licenseTypes[license.licenseType]],
          ['Number', <strong key="number">{license.licenseNumber}</strong>],
          ['State or province', `${license.jurisdiction}, ${license.country}`],
          ['Register', hint.regulator],
          ['Holds until', license.expiresOn && day(license.expiresOn)],
          ['Handed in', moment(license.createdAt)],
        ]}
      />
      <Notice tone={hint.fits === false ? 'warning' : 'info'}>
        {hint.fits === false && 'The number does not look like one of this register. '}
        {hint.hint} The form alone decides nothing.
      </Notice>
      {twice > 0 && (
        <Notice tone="warning">
          {counted(twice, 'other licence has', 'other licences have')} the same number in {license.jurisdiction}.
        </Notice>
      )}
      {appeal && (
        <Notice tone="info" title={`Appealed ${dayHere(appeal.createdAt)}`}>
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
