import { m } from '@lintel/messages';
import { Contrast } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { chooseTheme } from './theme.ts';

const shownTheme = () =>
  document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** One icon for both modes, because the system's preference is unknown during server rendering. */
export function ThemeSwitch() {
  return (
    <Button
      kind="quiet"
      size="icon"
      aria-label={m.public__switch_between_light_and_dark()}
      title={m.public__switch_between_light_and_dark()}
      onClick={() => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Contrast aria-hidden size={20} strokeWidth={1.5} />
    </Button>
  );
}
