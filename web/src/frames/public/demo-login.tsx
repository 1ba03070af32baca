import { m } from '@lintel/messages';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const DemoMenu = lazy(() => import('../../capabilities/accounts/demo/demo-menu.tsx'));

/** Signing in as one of the people of the sample network. What it needs is fetched when it is asked for. */
export function DemoLogin() {
  const [asked, setAsked] = useState(false);
  const button = (
    <Button kind="quiet" aria-haspopup="menu" aria-expanded={asked} pending={asked} onClick={() => setAsked(true)}>
      {m.public__demo_login()}
      <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
    </Button>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <DemoMenu />
    </Suspense>
  );
}
