import { m } from '@lintel/messages';
import { AppLink } from '../../../ui/app-link.tsx';
import {
  affordabilityPath,
  amortizationPath,
  calculatorPath,
  checklistPath,
  comparisonPath,
  portalPath,
  prequalificationPath,
  rateSheetPath,
} from '../paths.ts';

const tools = [
  {
    label: m.lending__mortgage_calculator,
    text: m.lending__mortgage_calculator_description,
    href: calculatorPath,
  },
  { label: m.lending__tool_affordability, text: m.lending__tool_affordability_text, href: affordabilityPath },
  { label: m.lending__tool_sheet, text: m.lending__tool_sheet_text, href: rateSheetPath },
  { label: m.lending__tool_rates, text: m.lending__tool_rates_text, href: comparisonPath },
  { label: m.lending__tool_checklist, text: m.lending__tool_checklist_text, href: checklistPath },
  {
    label: m.lending__tool_amortization,
    text: m.lending__tool_amortization_text,
    href: amortizationPath,
  },
  { label: m.lending__tool_portal, text: m.lending__tool_portal_text, href: portalPath },
  {
    label: m.lending__tool_prequalification,
    text: m.lending__tool_prequalification_text,
    href: prequalificationPath,
  },
] as const;

/** The calculator, the rate sheet and the six tools of the specification, each a link to the page that does it. */
export function LendingTools() {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {tools.map(({ label, text, href }) => (
        <li key={label()}>
          <AppLink href={href} className="group grid gap-1 border-t border-line py-3">
            <span className="font-display text-18 font-semibold group-hover:underline">{label()}</span>
            <span className="text-14 text-soft">{text()}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
