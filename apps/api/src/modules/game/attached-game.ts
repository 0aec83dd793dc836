import type { GameCard } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context, FullContext } from '../../platform/context/context.js'
import type { AttachmentRule } from '../../platform/module/attachment.js'
import { mayKnow } from './find-engaged-game.js'
import { findOpenGame, type OpenGame } from './game-repository.js'
import { toGameCard } from './game-view.js'

/** A public game that a post carries. */
export const gameAttachment: AttachmentRule = {
  async mayAttach(ctx, id) {
    return (await findPublic(ctx, id)) !== null
  },
  async show(ctx, id) {
    const found = await findPublic(ctx, id)
    return found && { type: 'game', id, game: toCard(found) }
  },
}

/** What all boards of a public tier game say together. */
export const consensusAttachment: AttachmentRule = {
  async mayAttach(ctx, id) {
    return (await findAgreedOn(ctx, id)) !== null
  },
  async show(ctx, id) {
    const found = await findAgreedOn(ctx, id)
    return found && { type: 'consensus', id, game: toCard(found) }
  },
}

async function findPublic(ctx: Context<never, Actor>, id: string): Promise<OpenGame | null> {
  const found = await findOpenGame(ctx.db, id)
  return found?.game.visibility === 'public' && mayKnow(ctx, found) ? found : null
}

async function findAgreedOn(ctx: FullContext<Actor>, id: string): Promise<OpenGame | null> {
  const found = await findPublic(ctx, id)
  if (found?.game.kind !== 'tier') return null
  const content = await ctx.gameContents.load(ctx.db, found.version.id)
  return content.kind === 'tier' && content.items.length > 0 ? found : null
}

const toCard = ({ game, version }: OpenGame): GameCard =>
  toGameCard({ card: version.card, finishes: game.finishes, publishedAt: game.publishedAt })
