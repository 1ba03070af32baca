import { m } from '@lintel/messages';
import { printable } from '../../../platform/pdf/printable.ts';
import { exactMoney } from '../../../platform/serve/viewer.ts';
import type { Application } from '../applications/contract.ts';
import { type FieldSpec, sections } from '../applications/fields/contract.ts';
import type { Value } from '../applications/values.ts';
import { INK, LEFT, SOFT, WIDTH, writePdf } from '../pdf.ts';

const BOTTOM = 700;

/** Prints the filled-in fields of an application section by section; taxpayer numbers show their last four digits. */
export function printSummary(application: Application): Promise<Buffer> {
  const { values, applicantName, country, agent } = application;
  const title = m.lending__application_of({ name: applicantName });
  return writePdf(title, (page) => {
    page.fillColor(INK).font('Helvetica-Bold').fontSize(20).text(printable(title), LEFT, LEFT);
    page
      .font('Helvetica')
      .fontSize(11)
      .fillColor(SOFT)
      .text(printable(m.lending__with_agent({ agent: agent.name, company: agent.companyName })));
    for (const section of sections) {
      if ((section.country ?? country) !== country) continue;
      for (let entry = 1; entry <= section.entries; entry++) {
        const filled = section.fields.flatMap((field) => {
          const value = values[`${section.name}.${entry}.${field.name}`];
          return value === undefined ? [] : [[field.label(), shown(value, field, application)] as const];
        });
        if (filled.length === 0) continue;
        if (page.y > BOTTOM - 40) page.addPage();
        const heading = section.entries > 1 ? `${section.label()} ${entry}` : section.label();
        page
          .font('Helvetica-Bold')
          .fontSize(12)
          .fillColor(INK)
          .text(printable(heading), LEFT, page.y + 14);
        page.font('Helvetica').fontSize(10);
        for (const [label, text] of filled) {
          if (page.y > BOTTOM) page.addPage();
          const top = page.y + 4;
          page.fillColor(SOFT).text(printable(label), LEFT, top, { width: 220 });
          const below = page.y;
          page.fillColor(INK).text(printable(text), LEFT + 230, top, { width: WIDTH - 230 });
          page.y = Math.max(page.y, below);
        }
      }
    }
  });
}

const shown = (value: Value, { type, choices }: FieldSpec, { currency }: Application): string => {
  if (type === 'amount') return exactMoney(Math.round(Number(value) * 100), currency);
  if (type === 'percent') return `${value}%`;
  if (type === 'yes_no') return value ? m.lending__yes() : m.lending__no();
  return choices?.[String(value)]?.() ?? String(value);
};
