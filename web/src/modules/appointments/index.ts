export { Appointments } from './appointments.tsx';
export { default as BookDialog } from './book-dialog.tsx';
export { addDays, isoDay, midnight, weekOf } from './calendar/days.ts';
export { FeedbackOnShowing } from './feedback-dialog.tsx';
export { ShowingsPanel } from './showings-panel.tsx';
