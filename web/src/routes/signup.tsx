import { createFileRoute } from '@tanstack/react-router';
import { SignUpChoicePage } from '../capabilities/network/signups/choice-page.tsx';
import { keptIntent, useKeptIntent } from '../frames/public/kept-intent.ts';
import { visitorsOnly } from '../frames/signed-in/guard.ts';

export const Route = createFileRoute('/signup')({
  beforeLoad: visitorsOnly,
  head: () => ({
    meta: [
      { title: 'Sign up · Lintel' },
      {
        name: 'description',
        content: 'Home buyers join for free, agents with the code of their company, companies with a plan.',
      },
    ],
  }),
  component: function SignUp() {
    const { intent, property, back } = Route.useSearch() as Record<string, unknown>;
    const kept = keptIntent({ intent, property, back });
    useKeptIntent(kept);
    return <SignUpChoicePage kept={kept} wish={{ intent, property, back }} />;
  },
});
