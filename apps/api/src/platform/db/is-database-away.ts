/** PostgreSQL's classes 08, 53, 57 and 58: the server is away, full, ending or broken. */
const DATABASE_AWAY_SQLSTATE = /^(08|53|57|58)/
const DATABASE_AWAY_SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])
const DATABASE_AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** True if the failure says nothing of the request, only that the database cannot be reached now. */
export function isDatabaseAway(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
    if (DATABASE_AWAY_SQLSTATE.test(code) || DATABASE_AWAY_SYSTEM.has(code)) return true
    if (DATABASE_AWAY_MESSAGE.test(error.message)) return true
  }
  return false
}
