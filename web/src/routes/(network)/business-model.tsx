import { m } from '@lintel/messages';
import { createFileRoute } from '@tanstack/react-router';
import { sharedRender } from '../../api/shared-render.ts';
import { businessModelData } from '../../layouts/landing/business-model-data.ts';
import { BusinessModelPage } from '../../layouts/landing/business-model-page.tsx';

export const Route = createFileRoute('/(network)/business-model')({
  headers: sharedRender,
  loader: businessModelData,
  head: ({ match }) => ({
    meta: [
      { title: m.routes__how_the_network_works_lintel() },
      {
        name: 'description',
        content: m.routes__lintels_four_tiers_who_pays(),
      },
    ],
    links: [{ rel: 'canonical', href: `${match.context.visit.origin}/business-model` }],
  }),
  component: function BusinessModel() {
    return <BusinessModelPage {...Route.useLoaderData()} />;
  },
});
