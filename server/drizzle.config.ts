import { defineConfig } from 'drizzle-kit';

/** Where the SQL of new migrations comes from: `npm run migration -w server -- --name=what-changes`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/**/*.tables.ts', './src/modules/*/tables.ts', './src/modules/**/*.tables.ts'],
  out: './migrations',
  casing: 'snake_case',
});
