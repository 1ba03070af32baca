export { SendHomesDialog } from './send-homes-dialog.tsx';
export { SentHomesList } from './sent-homes-list.tsx';
