import type { NotificationTopic, ReplyOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { getSettings } from './get-settings.js'
import { putSetting } from './setting-repository.js'

/** Turns a kind of notices on or off; those that are there stay. */
export async function changeSetting(
  ctx: Context<never, Member>,
  given: { topic: NotificationTopic; isOn: boolean },
): Promise<ReplyOf<'GET /v1/notification/setting'>> {
  await putSetting(ctx.db, { profileId: ctx.actor.profileId, ...given })
  return getSettings(ctx)
}
