import { createFileRoute, redirect } from '@tanstack/react-router';
import { savedSearchesPath } from '../../modules/saving/paths.ts';

/** Redirects to the saved searches tab of the saved homes page. */
export const Route = createFileRoute('/(buyer)/saved-searches/')({
  beforeLoad: () => {
    throw redirect({ href: savedSearchesPath });
  },
});
