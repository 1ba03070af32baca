export { Appointments } from './appointments.tsx';
export { default as BookDialog } from './book-dialog.tsx';
