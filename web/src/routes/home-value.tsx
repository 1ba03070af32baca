import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { sharedRender } from '../api/shared-render.ts';
import { HomeValuePage } from '../modules/markets/home-value/home-value-page.tsx';

export const Route = createFileRoute('/home-value')({
  headers: sharedRender,
  head: ({ match }) => ({
    meta: [
      { title: `${m.markets__what_is_my_home_worth()} · Lintel` },
      { name: 'description', content: m.markets__enter_your_address() },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/home-value` }],
  }),
  component: HomeValuePage,
});
