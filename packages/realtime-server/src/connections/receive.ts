import { RealtimeError } from '../errors.js'
import { decode, type Format } from '../protocol/codec.js'
import { readFrame } from '../protocol/read-frame.js'
import type { ServerContext } from '../server-context.js'
import { disconnectedFrame, errorFrame } from './frames.js'
import { handleFrame } from './handle-frame.js'
import type { Session } from './session.js'

/** Takes what a socket received; what cannot be read ends the session. */
export function receive(
  context: ServerContext,
  session: Session,
  bytes: Uint8Array,
  isBinary: boolean,
): void {
  if (!session.isOpen) return
  session.lastHeardAt = context.clock.now()
  session.connection.confirmKey()
  try {
    if (!session.frameRate.take())
      return session.end(disconnectedFrame(new RealtimeError('limitExceeded', 'Too many frames')))
    const frame = readFrame(parse(bytes, isBinary, session.format))
    if (!frame) throw new RealtimeError('badRequest', 'The frame has no action')
    handleFrame(context, session, frame)
  } catch (error) {
    if (error instanceof RealtimeError) return session.end(errorFrame(error), error.tellAfterMs)
    context.logger.error(
      { err: error, connectionId: session.connection.id },
      'Could not handle a frame',
    )
    session.end(disconnectedFrame(error))
  }
}

function parse(bytes: Uint8Array, isBinary: boolean, format: Format): unknown {
  if (isBinary !== (format === 'msgpack'))
    throw new RealtimeError('badRequest', `The frame is not ${format}, as the connection is`)
  try {
    return decode(bytes, format)
  } catch {
    throw new RealtimeError('badRequest', 'The frame cannot be parsed')
  }
}
