import { m } from '@lintel/messages';
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
      { title: m.routes__sign_up_lintel() },
      {
        name: 'description',
        content: m.routes__home_buyers_join_for_free(),
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
