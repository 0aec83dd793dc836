import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/schema/tables.ts',
  out: './src/platform/db/migrations',
  casing: 'snake_case',
})
