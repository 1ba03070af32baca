import { part } from '../../../foundation/part.ts';
import type { TestGateway } from './gateway.ts';

/** Null where a real provider is in use. */
export const testGateway = part<TestGateway | null>('the test gateway');
