export { NotificationPreferencesPanel } from './preferences-panel.tsx';
