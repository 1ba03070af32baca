export { ClientAreas } from './client-areas.tsx';
export { SavedAreasPanel } from './saved-areas-panel.tsx';
