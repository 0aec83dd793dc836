import type { AttachmentRule } from '../../platform/module/attachment.js'
import { mayOpen } from '../permission/index.js'
import { ThemeFacts } from '../theme/index.js'
import { findEndingCode } from './ending-code-repository.js'
import { findEndedSession } from './story-session-repository.js'
import { toStorySessionCard } from './story-session-view.js'

/** How a story of the author's ended; nothing of what it told. */
export const endingAttachment: AttachmentRule = {
  async mayAttach(ctx, id) {
    const found = await findEndedSession(ctx.db, id)
    return found !== null && found.ownerProfileId === ctx.actor.profileId
  },
  async show(ctx, id) {
    const found = await findEndedSession(ctx.db, id)
    if (!found || !mayOpen(ctx, found.ageRating)) return null
    const card = toStorySessionCard(found, ThemeFacts.parse(found.themeCard))
    const { theme, ending, turnCount } = card
    if (!ending) return null
    const shareCode = await findEndingCode(ctx.db, found)
    return { type: 'ending', id, theme, ending, turnCount, shareCode }
  },
}
