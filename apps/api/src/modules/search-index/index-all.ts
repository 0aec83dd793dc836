import { SearchType } from '@doran/contract'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { deleteUnusedWords } from './entry-repository.js'
import { reindex } from './reindex.js'

const AT_ONCE = 200

/** Everything that can be found, a part at a time; what the search knows already costs two reads a part. Words of nothing go. */
export async function indexAll(ctx: Context<'registry'>): Promise<void> {
  for (const type of SearchType.options) {
    const { listIds } = ctx.registry.findSearchTarget(type)
    let after: string | null = null
    do {
      const ids: readonly string[] = await listIds(ctx, after, AT_ONCE)
      await inTransaction(ctx, (tx) => reindex(tx, { type, ids }))
      after = ids.length < AT_ONCE ? null : (ids.at(-1) ?? null)
    } while (after !== null)
  }
  await inTransaction(ctx, ({ db }) => deleteUnusedWords(db))
}
