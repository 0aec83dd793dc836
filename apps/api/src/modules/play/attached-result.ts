import type { AttachmentRule } from '../../platform/module/attachment.js'
import { mayOpen } from '../permission/index.js'
import { getFinishedPlay, isOwner } from './get-finished-play.js'
import { findPlayWithGame } from './play-repository.js'

/** A result that its owner shared. It is gone once they take it back. */
export const resultAttachment: AttachmentRule = {
  async mayAttach(ctx, id) {
    const found = await findPlayWithGame(ctx.db, id)
    return found?.play.status === 'finished' && found.play.isPublic && isOwner(ctx, found.play)
  },
  async show(ctx, id) {
    const found = await findPlayWithGame(ctx.db, id)
    if (found?.play.status !== 'finished' || !found.play.isPublic) return null
    if (!mayOpen(ctx, found.game.ageRating)) return null
    return { type: 'result', id, play: await getFinishedPlay(ctx, found) }
  },
}
