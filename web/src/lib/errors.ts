/** What went wrong, as it was said. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
