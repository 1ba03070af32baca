/** Public interface: the words for invoices. */
export { invoiceWords } from './words.ts';
