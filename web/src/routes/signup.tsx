import { createFileRoute } from '@tanstack/react-router';
import { SignUpChoicePage } from '../capabilities/network/signups/choice-page.tsx';
import { keptHome } from '../frames/public/kept-home.ts';
import { keptIntent, useKeptIntent } from '../frames/public/kept-intent.ts';
import { visitorsOnly } from '../frames/signed-in/guard.ts';

export const Route = createFileRoute('/signup')({
  beforeLoad: visitorsOnly,
  loaderDeps: ({ search }) => ({ property: (search as { property?: unknown }).property }),
  loader: async ({ deps }) => ({ home: await keptHome(deps) }),
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
    const kept = keptIntent({ intent, property, back }, Route.useLoaderData().home);
    useKeptIntent(kept);
    return <SignUpChoicePage kept={kept} wish={{ intent, property, back }} />;
  },
});
