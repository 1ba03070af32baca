import { defineConfig } from 'drizzle-kit';

/** Settings of the command that writes the SQL of new migrations: `npm run migration -w server -- --name=what-changes`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/**/*.tables.ts', './src/modules/*/tables.ts', './src/modules/**/*.tables.ts'],
  out: './migrations',
  casing: 'snake_case',
});
