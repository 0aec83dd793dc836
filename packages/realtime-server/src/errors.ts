/** An error as the wire carries it. */
export type ErrorBody = { code: number; statusCode: number; message: string }

const STATUS = {
  badRequest: [40000, 400],
  badParameter: [40003, 400],
  badConnectionKey: [40006, 400],
  tooLarge: [40009, 400],
  bodyTooLarge: [40009, 413],
  badChannelName: [40010, 400],
  badClientId: [40012, 400],
  badCredentials: [40101, 401],
  incompatibleCredentials: [40102, 401],
  badTimestamp: [40104, 401],
  nonceReplayed: [40105, 401],
  tokenRevoked: [40141, 401],
  tokenExpired: [40142, 401],
  tokenUnrecognised: [40143, 401],
  badJwt: [40144, 401],
  notPermitted: [40160, 401],
  notFound: [40400, 404],
  unknownKey: [40400, 404],
  limitExceeded: [42910, 429],
  internal: [50000, 500],
  disconnected: [80003, 400],
  resumeFailed: [80018, 400],
  continuityLost: [90003, 404],
  notAttached: [91001, 400],
} as const satisfies Record<string, readonly [code: number, statusCode: number]>

export type ErrorName = keyof typeof STATUS

/** What the client did or lacks, with the code Ably gives it. */
export class RealtimeError extends Error {
  readonly reason: ErrorName
  readonly code: number
  readonly statusCode: number
  /** How long a socket is kept waiting for it, so that trying again at once does not fail as well. */
  readonly tellAfterMs: number
  /** When REST may be asked again. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    reason: ErrorName,
    message: string,
    options: { tellAfterMs?: number; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.reason = reason
    this.tellAfterMs = options.tellAfterMs ?? 0
    this.retryAfterSeconds = options.retryAfterSeconds
    const [code, statusCode] = STATUS[reason]
    this.code = code
    this.statusCode = statusCode
  }

  get body(): ErrorBody {
    return { code: this.code, statusCode: this.statusCode, message: this.message }
  }
}

/** The wire's form of whatever was thrown; a fault of the server's own is not described. */
export function errorBody(error: unknown): ErrorBody {
  if (error instanceof RealtimeError) return error.body
  return new RealtimeError('internal', 'Internal error').body
}
