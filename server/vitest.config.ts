import { defineConfig } from 'vitest/config';
import { serverProjects } from './test/projects.ts';

export default defineConfig({ test: { projects: serverProjects() } });
