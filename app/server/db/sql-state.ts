import { DatabaseError } from "pg";

/**
 * The code by which PostgreSQL names what is wrong, such as `57P01`; Drizzle puts an error of its own around it.
 * @returns nothing for any other error, a broken connection for example
 */
export function sqlStateOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof DatabaseError ? cause.code : undefined;
}
