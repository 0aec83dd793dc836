import type { Context } from '../../platform/context/context.js'
import { setWithdrawn } from './story-share-repository.js'
import type { StoryShareRow } from '../../schema/story/story-share.table.js'

/** The link leads nowhere from now on; stories that went on from it stay. Again it changes nothing. */
export async function withdrawStoryShare({ db, clock }: Context, share: StoryShareRow) {
  await setWithdrawn(db, share.id, clock.now())
}
