import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./app/server/data/database/schema/*.ts",
  out: "./app/server/data/database/migrations",
  casing: "snake_case",
});
