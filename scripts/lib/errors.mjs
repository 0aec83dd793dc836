/** Something a person can act on: it is printed without a stack. */
export class StopError extends Error {}

export function explain(error) {
  if (error instanceof StopError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
