/** The person asked for something that the command does not know; the message says what it does know. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
