import { m } from '@lintel/messages';
import { printable } from '../../../platform/pdf/printable.ts';
import { exactMoney } from '../../../platform/serve/viewer.ts';
import type { Application } from '../applications/contract.ts';
import { type FieldSpec, sections } from '../applications/fields/contract.ts';
import type { Value } from '../applications/values.ts';
import { extensionCostText } from '../clocks/contract.ts';
import { dayText, INK, LEFT, SOFT, WIDTH, writePdf } from '../pdf.ts';

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
        const filled = section.fields.flatMap((field): Line[] => {
          const value = values[`${section.name}.${entry}.${field.name}`];
          return value === undefined ? [] : [[field.label(), shown(value, field, application)]];
        });
        printLines(page, section.entries > 1 ? `${section.label()} ${entry}` : section.label(), filled);
      }
    }
    printLines(page, country === 'CA' ? m.lending__rate_hold() : m.lending__rate_lock(), lockLines(application));
  });
}

type Line = readonly [label: string, text: string];

function printLines(page: PDFKit.PDFDocument, heading: string, lines: readonly Line[]): void {
  if (lines.length === 0) return;
  if (page.y > BOTTOM - 40) page.addPage();
  page
    .font('Helvetica-Bold')
    .fontSize(12)
    .fillColor(INK)
    .text(printable(heading), LEFT, page.y + 14);
  page.font('Helvetica').fontSize(10);
  for (const [label, text] of lines) {
    if (page.y > BOTTOM) page.addPage();
    const top = page.y + 4;
    page.fillColor(SOFT).text(printable(label), LEFT, top, { width: 220 });
    const below = page.y;
    page.fillColor(INK).text(printable(text), LEFT + 230, top, { width: WIDTH - 230 });
    page.y = Math.max(page.y, below);
  }
}

/** The rate lock with the days and the cost of each extension. */
function lockLines({ rateLock, currency }: Application): Line[] {
  if (!rateLock) return [];
  const { lockedOn, ratePercent, endsOn, extensions, extensionCost } = rateLock;
  const sum = (amount: number) => exactMoney(Math.round(amount * 100), currency);
  return [
    [m.lending__note_rate_percent(), String(ratePercent)],
    [m.lending__locked_on(), dayText(lockedOn)],
    ...extensions.map(
      (extension): Line => [
        `${m.lending__extended_by({ days: extension.days })} (${dayText(extension.on)})`,
        extensionCostText(extension, sum),
      ],
    ),
    ...(extensions.length > 0 ? [[m.lending__cost_of_extensions(), sum(extensionCost)] as const] : []),
    [m.lending__lock_ends_on(), dayText(endsOn)],
  ];
}

/** Formats a value for a person. */
export const shown = (
  value: Value,
  { type, choices }: FieldSpec,
  { currency }: Pick<Application, 'currency'>,
): string => {
  if (type === 'amount') return exactMoney(Math.round(Number(value) * 100), currency);
  if (type === 'date') return dayText(String(value));
  if (type === 'percent') return `${value}%`;
  if (type === 'yes_no') return value ? m.lending__yes() : m.lending__no();
  return choices?.[String(value)]?.() ?? String(value);
};
