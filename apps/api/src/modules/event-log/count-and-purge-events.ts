import type { Context } from '../../platform/context/context.js'
import { countEvents } from './count-events.js'
import { purgeOldEvents } from './purge-old-events.js'

/**
 * Counts new events before old ones are purged, so that no hour is counted again after some of its events are gone.
 * Purging runs even where counting fails.
 */
export async function countAndPurgeEvents(ctx: Context): Promise<void> {
  const hours = await countEvents(ctx).catch((cause: unknown) => {
    ctx.logger.warn({ err: cause }, 'counting events failed')
    return null
  })
  if (hours !== false) await purgeOldEvents(ctx)
}
