import { inTransaction, type Context } from '../../platform/context/context.js'
import { addNotification } from '../notification/index.js'
import { lockOpened, updateTree } from './tree-repository.js'

const AT_ONCE = 100

/** Tells the owners of trees that have opened, each once. Answers how many. */
export async function announceOpened(ctx: Context): Promise<number> {
  let announced = 0
  let last: number
  do {
    last = await inTransaction(ctx, announceSome)
    announced += last
  } while (last === AT_ONCE)
  return announced
}

async function announceSome(ctx: Context): Promise<number> {
  const { db, clock } = ctx
  const announcedAt = clock.now()
  const opened = await lockOpened(db, announcedAt, AT_ONCE)
  for (const { id, profileId, shareCode, name, letters } of opened) {
    const data = { shareCode, tree: name, letters }
    await addNotification(ctx, { profileId, type: 'tree_opened', data })
    await updateTree(db, id, { announcedAt })
  }
  return opened.length
}
