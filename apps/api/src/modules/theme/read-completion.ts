import { STATS_SHOWN_FROM } from '@doran/contract/theme/limits'
import type { Context } from '../../platform/context/context.js'
import { createSharedRead } from '../../platform/db/shared-read.js'
import { countCompletions } from './completion-repository.js'

/** As fresh as the job that counts readers. */
const FRESH_MS = 300_000

const readShared = createSharedRead<number | null>(FRESH_MS)

/** How many percent of a theme's readers reached an ending; null while they are too few. */
export function readCompletion(ctx: Context, themeId: string): Promise<number | null> {
  return readShared(ctx, themeId, async () => {
    const { readers, finished } = await countCompletions(ctx.db, themeId)
    return readers < STATS_SHOWN_FROM.completion ? null : Math.round((finished / readers) * 100)
  })
}
