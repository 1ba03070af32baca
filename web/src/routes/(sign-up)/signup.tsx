import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { chosenHomeName } from '../../layouts/public/chosen-home.ts';
import { pendingIntent, useSavedIntent } from '../../layouts/public/pending-intent.ts';
import { visitorsOnly } from '../../layouts/signed-in/guard.ts';
import { SignUpChoicePage } from '../../modules/signups/choice-page.tsx';

export const Route = createFileRoute('/(sign-up)/signup')({
  beforeLoad: visitorsOnly,
  loaderDeps: ({ search }) => ({ property: (search as { property?: unknown }).property }),
  loader: async ({ deps }) => ({ home: await chosenHomeName(deps) }),
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
    const pending = pendingIntent({ intent, property, back }, Route.useLoaderData().home);
    useSavedIntent(pending);
    return <SignUpChoicePage pending={pending} intent={{ intent, property, back }} />;
  },
});
