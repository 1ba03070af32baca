import { m } from '@lintel/messages';
import { useNavigate } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const CityField = lazy(() => import('./city-field.tsx'));

/** Chooses the place of the homes on the landing page. The field loads on request. */
export function CityChoice() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button kind="secondary" size="sm" onClick={() => setOpen(true)}>
        <MapPin aria-hidden size={16} strokeWidth={1.5} /> {m.landing__choose_your_city()}
      </Button>
    );
  return (
    <div className="w-full sm:w-80">
      <Suspense>
        <CityField
          onPick={(near) => {
            setOpen(false);
            void navigate({ to: '/', search: { near } as never, resetScroll: false });
          }}
        />
      </Suspense>
    </div>
  );
}
