import { RealtimeError } from '../errors.js'
import type { RestCall } from './rest-call.js'

/** The entry number that `from_serial` ends history at: where the caller attached. */
export function untilSerial({ app, query }: RestCall): number | null {
  const serial = query.get('from_serial') ?? query.get('fromSerial')
  if (serial === null) return null
  const number = app.hub.numberOf(serial)
  if (number === null) throw new RealtimeError('badRequest', 'from_serial is unknown')
  return number
}
