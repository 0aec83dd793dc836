import { createHmac } from 'node:crypto'

/** A day's seed for everybody: nobody can tell tomorrow's. `day` is one of Seoul, counted from 1970. */
export function dailySeed(secret: string, gameId: string, day: number): number {
  const digest = createHmac('sha256', secret).update(`${gameId} ${day}`).digest()
  return digest.readUInt32BE(0) >>> 1
}
