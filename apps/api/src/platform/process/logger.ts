import pino, { type DestinationStream, type LevelWithSilentOrString, type Logger } from 'pino'

/** Structured lines on standard output, or where a test wants them. */
export function createLogger(
  level: LevelWithSilentOrString,
  destination?: DestinationStream,
): Logger {
  const options = { level, base: null, serializers: { err: describeThrown } }
  return destination ? pino(options, destination) : pino(options)
}

const describeThrown = (thrown: unknown) =>
  thrown instanceof Error ? describeError(thrown) : typeof thrown

type ErrorFacts = { type: string; code?: string; message: string; at: string[]; cause?: ErrorFacts }

/**
 * Keeps the parts of an error that may be logged. A failed query's own message carries its parameters, and so what a
 * person wrote; the driver's message under it says as much without them.
 */
function describeError(error: Error): ErrorFacts {
  const isQuery = 'params' in error && 'query' in error
  return {
    type: error.constructor.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    message: isQuery ? 'a query failed' : error.message,
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 8),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}
