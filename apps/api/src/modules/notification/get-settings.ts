import type { ReplyOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { listOff } from './setting-repository.js'

type Settings = ReplyOf<'GET /v1/notification/setting'>

/** Which kinds of notices a member is sent; all, unless they turned one off. */
export async function getSettings({ db, actor }: Context<never, Member>): Promise<Settings> {
  const off = await listOff(db, actor.profileId)
  const isOn = (topic: keyof Settings) => !off.includes(topic)
  return {
    comment: isOn('comment'),
    like: isOn('like'),
    chat: isOn('chat'),
    tree: isOn('tree'),
  }
}
