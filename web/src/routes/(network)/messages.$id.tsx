import { createFileRoute, notFound } from '@tanstack/react-router';
import { readId } from '../../api/id.ts';

/** One conversation; `/messages` shows it next to the list. */
export const Route = createFileRoute('/(network)/messages/$id')({
  beforeLoad: ({ params: { id } }) => {
    if (readId(id) === undefined) throw notFound();
  },
  component: () => null,
});
