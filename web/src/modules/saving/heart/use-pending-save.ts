import { useEffect } from 'react';
import { takePendingAction } from '../../accounts/index.ts';
import { saveHome } from './toggle-saved.ts';

/** Saves the home a visitor wanted to save before sign-up, once, on the first page with a heart. */
export function usePendingSave(): void {
  useEffect(() => {
    const action = takePendingAction('save-home');
    if (action) void saveHome(action.property);
  }, []);
}
