import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { doNow } from '@lintel/server/support';
import { TriangleAlert } from 'lucide-react';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { forgotPasswordPath } from '../accounts/paths.ts';
import type { About } from './about.ts';

export const emergencyTitles = texts({
  account_locked: m.support__i_cant_get_into_my,
  wire_fraud: m.support__i_sent_money_to_a,
});

const kinds = ['wire_fraud', 'account_locked'] as const;

/** Emergency instructions, and a request with the highest priority. */
export function EmergencyBox({ onReport }: { onReport: (about: About) => void }) {
  return (
    <section
      aria-labelledby="emergency"
      className="grid content-start gap-4 rounded-card border border-danger max-lg:order-first bg-danger-tint p-4 md:p-6"
    >
      <h2 id="emergency" className="flex items-center gap-2 text-22">
        <TriangleAlert aria-hidden size={20} strokeWidth={1.5} className="text-danger" /> {m.support__emergency()}
      </h2>
      <p className="text-14">{m.support__we_read_emergency_reports_before()}</p>
      {kinds.map((emergency) => (
        <details key={emergency} className="border-t border-danger pt-2">
          <summary className="min-h-10 py-2 font-medium">{emergencyTitles[emergency]}</summary>
          <ol className="grid list-decimal gap-2 pb-3 pl-5 text-14">
            {doNow[emergency].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className="flex flex-wrap items-center gap-4 pb-2">
            <Button
              kind="danger"
              onClick={() => onReport({ emergency, topic: 'general', subject: emergencyTitles[emergency] })}
            >
              {m.support__report_it_now()}
            </Button>
            {emergency === 'account_locked' && (
              <AppLink href={forgotPasswordPath} className="link text-14">
                {m.support__forgot_password()}
              </AppLink>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}
