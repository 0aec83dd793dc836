import type { IncomingMessage, ServerResponse } from 'node:http'
import { limitArrival } from './body-guard.js'
import type { BodyAllowance } from './body-limits.js'
import type { ByteBudget } from './byte-budget.js'
import { clientAddressOf } from './client-address.js'
import type { RefusalCode } from './refusals.js'

/** The longest body that need not say its length; browsers always say it. */
export const HELD_BYTES = 6 * 1_048_576

/**
 * A body of unknown length, read whole before anyone behind the door hears of it: an app that refuses it while
 * it still comes closes the connection, and its answer would be lost. Else the reason to refuse it.
 *
 * The first byte takes all that may come from the budget, until the answer is given: nobody is refused half-way,
 * and a thousand tiny chunks hold no more than a large one.
 */
export function collectBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, withinMs }: BodyAllowance,
  budget: ByteBudget,
): Promise<Buffer | RefusalCode> {
  const address = clientAddressOf(request.socket.remoteAddress)
  const most = Math.min(bytes, HELD_BYTES)
  return new Promise((resolve, reject) => {
    let body: Buffer | null = null
    let seen = 0
    const take = (chunk: Buffer) => {
      if (body === null) {
        if (!budget.take(address, most)) return refuse('TOO_MANY')
        response.once('close', () => budget.giveBack(address, most))
        body = Buffer.allocUnsafeSlow(most)
      }
      if (seen + chunk.length > most) return refuse('BODY_TOO_LARGE')
      seen += chunk.copy(body, seen)
    }
    const handOver = () => {
      resolve(body?.subarray(0, seen) ?? Buffer.alloc(0))
      body = null
    }
    const drop = () => {
      request.off('data', take)
      body = null
    }
    const refuse = (code: RefusalCode) => {
      drop()
      resolve(code)
    }
    request.on('data', take)
    request.once('end', handOver)
    request.once('error', (error) => {
      drop()
      reject(error)
    })
    limitArrival(request, withinMs, () => refuse('SLOW_REQUEST'))
  })
}
