import type { Context } from '../../platform/context/context.js'
import { addChatNotification } from '../notification/index.js'
import { takeDueNotices } from './member-repository.js'

const AT_ONCE = 100

/** Puts a notification into the inbox of whoever has not read a message some seconds after it came; one per channel. */
export async function notifyUnreadChat(ctx: Context): Promise<void> {
  for (;;) {
    const due = await takeDueNotices(ctx.database, ctx.clock.now(), AT_ONCE)
    for (const notice of due) await addChatNotification(ctx, notice)
    if (due.length < AT_ONCE) return
  }
}
