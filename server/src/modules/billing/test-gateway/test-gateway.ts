import { token } from '../../../platform/serve/registry.ts';
import type { TestGateway } from './gateway.ts';

/** Null when a real provider is in use. */
export const testGateway = token<TestGateway | null>('the test gateway');
