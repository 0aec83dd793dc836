import type { Context } from '../../platform/context/context.js'
import type { Service } from '../../platform/module/module.js'
import { deliverMails } from './deliver-mails.js'

export const POLL_MS = 5_000
/** The notification comes before the transaction is committed, so the next polls follow closely on it. */
const FIRST_POLL_MS = 25
const STOP_WITHIN_MS = 1_500

type DeliveryContext = Context<'mailer' | 'env' | 'mailNotifier'>

/**
 * Sends what is queued, here and by other processes. `stop` lets what is being sent end, but not for long: it goes
 * out once more from another process.
 */
export function startDelivery(ctx: DeliveryContext): Service {
  const stopping = new AbortController()
  const stopped = deliverUntil(ctx, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await Promise.race([stopped, ctx.clock.sleep(STOP_WITHIN_MS)])
    },
  }
}

async function deliverUntil(ctx: DeliveryContext, signal: AbortSignal): Promise<void> {
  let pauseMs = POLL_MS
  while (!signal.aborted) {
    await deliverMails(ctx, signal).catch((cause: unknown) =>
      ctx.logger.warn({ err: cause }, 'mails were not delivered'),
    )
    const isNotified = await ctx.mailNotifier.wait(pauseMs, signal)
    pauseMs = isNotified ? FIRST_POLL_MS : Math.min(POLL_MS, pauseMs * 2)
  }
}
