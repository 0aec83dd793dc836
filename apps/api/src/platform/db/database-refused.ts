/** The database must not be used as it is. The message is for the operator, and all they need to read. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused'
}
