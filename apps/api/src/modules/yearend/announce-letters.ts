import type { System } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { addNotification } from '../notification/index.js'
import { takeOpened } from './letter-repository.js'

const AT_ONCE = 200

/** Tells people that their letters can be read, each once. Answers how many were told. */
export async function announceLetters(ctx: Context<never, System>): Promise<number> {
  let told = 0
  for (;;) {
    const taken = await inTransaction(ctx, announceSome)
    told += taken
    if (taken < AT_ONCE) return told
  }
}

async function announceSome(ctx: Context<never, System>): Promise<number> {
  const opened = await takeOpened(ctx.db, { now: ctx.clock.now(), limit: AT_ONCE })
  for (const { profileId, year } of opened)
    await addNotification(ctx, { profileId, type: 'year_letter', data: { year } })
  return opened.length
}
