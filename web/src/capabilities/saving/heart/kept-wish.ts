import { useEffect } from 'react';
import { takeWish } from '../../accounts/index.ts';
import { saveHome } from './toggle-saved.ts';

/** Saves the home a visitor wanted to save before sign-up, once, on the first page with a heart. */
export function useKeptWish(): void {
  useEffect(() => {
    const wish = takeWish('save-home');
    if (wish) void saveHome(wish.property);
  }, []);
}
