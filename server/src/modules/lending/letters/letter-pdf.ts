import { m } from '@lintel/messages';
import { printable } from '../../../platform/pdf/printable.ts';
import { exactMoney } from '../../../platform/serve/viewer.ts';
import { dayText, INK, LEFT, SOFT, WIDTH, writePdf } from '../pdf.ts';
import type { VerifiedLetter } from './contract.ts';

/** Renders a letter in the usual form of the country: parties, terms, licenses, expiry, and that it is no commitment. */
export function printLetter(letter: VerifiedLetter, verifyUrl: string, country: 'US' | 'CA'): Promise<Buffer> {
  const title = titleOf(letter);
  const money = (units: number) => exactMoney(Math.round(units * 100), letter.currency);
  return writePdf(title, (page) => {
    page.fillColor(INK).font('Helvetica-Bold').fontSize(11).text(printable(letter.companyName), LEFT, 72);
    page.fontSize(20).text(title, LEFT, 104);
    page
      .font('Helvetica')
      .fontSize(11)
      .fillColor(SOFT)
      .text(m.lending__issued_on({ day: dayText(letter.issuedAt) }), { lineGap: 14 });
    page
      .fillColor(INK)
      .text(printable(m.lending__letter_opening({ buyer: letter.buyerName, company: letter.companyName })), {
        width: WIDTH,
        lineGap: 4,
      });
    page.moveDown();
    const rows = [
      [m.lending__home_of_the_offer(), letter.home],
      [m.lending__purchase_price(), money(letter.price)],
      [m.lending__loan_amount_up_to(), money(letter.loanAmount)],
      [m.lending__program(), letter.program],
      [m.lending__valid_until(), dayText(letter.expiresOn)],
      ...letter.licenses.map(({ holder, jurisdiction, number }) => [
        holder,
        m.lending__license_number({ jurisdiction, number, country: country === 'US' ? 'NMLS / ' : '' }),
      ]),
    ] as const;
    for (const [label, value] of rows) {
      const top = page.y + 6;
      page.fillColor(SOFT).text(printable(label!), LEFT, top, { width: 180 });
      page.fillColor(INK).text(printable(value!), LEFT + 190, top, { width: WIDTH - 190 });
    }
    page.moveDown(2);
    page
      .fillColor(INK)
      .text(country === 'US' ? m.lending__not_a_commitment_us() : m.lending__not_a_commitment_ca(), LEFT, page.y, {
        width: WIDTH,
        lineGap: 4,
      });
    page.moveDown();
    page.text(m.lending__verify_at({ url: verifyUrl }), { width: WIDTH, link: verifyUrl });
    page.moveDown(2);
    page.text(printable(`${letter.agentName}\n${letter.companyName}`), { lineGap: 4 });
  });
}

const titleOf = ({ kind }: VerifiedLetter): string =>
  kind === 'pre_approval' ? m.lending__pre_approval_letter() : m.lending__pre_qualification_letter();
