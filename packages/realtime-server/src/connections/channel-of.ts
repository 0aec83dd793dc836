import { RealtimeError } from '../errors.js'
import type { IncomingFrame } from '../protocol/read-frame.js'

/** The channel a frame is about; without one the frame is malformed. */
export function channelOf(frame: IncomingFrame): string {
  if (frame.channel === undefined) throw new RealtimeError('badRequest', 'The frame has no channel')
  return frame.channel
}
