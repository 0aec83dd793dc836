import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { dateInSeoul } from '../../platform/time/seoul-day.js'
import { writeGemNotice } from './gem-notice-repository.js'

/** Whether the member is told when a day's gems are there, from tomorrow on. */
export function changeGemNotice(
  { db, actor, clock }: Context<never, Member>,
  { isOn }: { isOn: boolean },
): Promise<void> {
  return writeGemNotice(db, {
    profileId: actor.profileId,
    isOn,
    today: dateInSeoul(clock.now()),
  })
}
