import { createFileRoute, notFound } from '@tanstack/react-router';

/** One conversation; `/messages` shows it beside the others. */
export const Route = createFileRoute('/messages/$id')({
  beforeLoad: ({ params: { id } }) => {
    if (!/^[1-9]\d{0,9}$/.test(id)) throw notFound();
  },
  component: () => null,
});
