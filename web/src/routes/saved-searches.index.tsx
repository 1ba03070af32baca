import { createFileRoute, redirect } from '@tanstack/react-router';
import { savedSearchesPath } from '../capabilities/saving/paths.ts';

/** The saved searches stand beside the saved homes. */
export const Route = createFileRoute('/saved-searches/')({
  beforeLoad: () => {
    throw redirect({ href: savedSearchesPath });
  },
});
