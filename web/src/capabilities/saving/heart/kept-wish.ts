import { useEffect } from 'react';
import { takeWish } from '../../accounts/index.ts';
import { saveHome } from './toggle-saved.ts';

/** Does what the person wanted before they had an account: once, on the first page with a heart that they come to. */
export function useKeptWish(): void {
  useEffect(() => {
    const wish = takeWish('save-home');
    if (wish) void saveHome(wish.property);
  }, []);
}
