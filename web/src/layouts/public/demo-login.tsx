import { m } from '@lintel/messages';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const DemoMenu = lazy(() => import('../../modules/accounts/demo/demo-menu.tsx'));

/** Signs in as a person of the sample network. The code loads on request. */
export function DemoLogin() {
  const [requested, setRequested] = useState(false);
  const button = (
    <Button
      kind="quiet"
      aria-haspopup="menu"
      aria-expanded={requested}
      pending={requested}
      onClick={() => setRequested(true)}
    >
      {m.public__demo_login()}
      <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
    </Button>
  );
  if (!requested) return button;
  return (
    <Suspense fallback={button}>
      <DemoMenu />
    </Suspense>
  );
}
