import { ownAgent, personPlan } from './people/person.ts';
import type { Planner } from './use.ts';

/** “Hook me up with a lender”, “set us up with an agent”, “mets-moi en contact avec un courtier” */
const introduces =
  /\b(hook|set|fix|line|put|get|pair|match|link) (me|us) (up|in touch|in contact|together)\b|\b(pair|match|connect|link) (me|us) (w|with|to)\b|\bmet(s|tez)[- ](moi|nous) en (contact|lien|relation)\b|\b(conecta|conecte|conecten|comunica|comunique)(me|nos)\b|\b(ponme|pongame|ponganme|ponernos|me pones?) en contacto\b|\b(hazme|haganme) el contacto\b/;
const someone =
  /\b(agents?|realtors?|brokers?|lenders?|advisors?|loan officers?|(mortgage|loan|real estate|buyer'?s) (guy|person|people|lady|pro|expert)|some(one|body)|any(one|body)|courti\w+|conseill\w+|preteurs?|quelqu'un|agentes?|asesor\w*|prestamistas?|alguien|corredor\w*)\b/;
const financing =
  /\b(mortgages?|loans?|lend\w*|financ\w+|(?:va|fha|usda)|hypothe\w+|pret\w*|hipotec\w+|prestam\w+|credito)\b/;

/** Plans “Hook me up with someone who does VA loans in San Antonio” as a search for a professional. */
export const introduction: Planner = (message) => {
  const { has, cues } = message;
  if (!has(introduces) || !has(someone) || has(ownAgent) || has(/\b(showing|tour|visit\w*|viewing|alerts?|search)\b/))
    return undefined;
  const plan = personPlan({
    ...message,
    cues: new Set([...cues, has(financing) ? ('lender' as const) : ('agent' as const)]),
  });
  return plan?.kind === 'use' && plan.tool === 'professionals' ? plan : undefined;
};
