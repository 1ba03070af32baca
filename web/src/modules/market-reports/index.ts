export { ClientAreas } from './client-areas.tsx';
export { HomeEmailsPanel } from './homes/home-emails-panel.tsx';
export { SavedAreasPanel } from './saved-areas-panel.tsx';
