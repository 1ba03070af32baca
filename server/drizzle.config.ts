import { defineConfig } from 'drizzle-kit';

/** Where the SQL of new migrations comes from: `npm run migration -w server -- --name=what-changes`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/foundation/*.tables.ts', './src/capabilities/*/tables.ts', './src/capabilities/**/*.tables.ts'],
  out: './migrations',
  casing: 'snake_case',
});
