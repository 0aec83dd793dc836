import { GONE_PROFILE_ID } from '@doran/contract/names'
import type { GameCard, GameDetail, Maker } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findMaker } from '../profile/index.js'
import { GameFacts } from './game-facts.js'
import { findOpenGame, type OpenGame } from './game-repository.js'
import { gameImageOf, toGameCard } from './game-view.js'
import { listFirstGames } from './list-games.js'

const RELATED_SHOWN = 3

const GONE: Maker = {
  id: GONE_PROFILE_ID,
  name: '',
  profileImage: null,
  frame: null,
  isGone: true,
  isOfficial: false,
}

/** A game that may be played, with what is like it; throws `NOT_FOUND`. */
export async function getGame(ctx: Context, id: string): Promise<GameDetail> {
  const found = await findOpenGame(ctx.db, id)
  if (!found) throw new AppError('NOT_FOUND')
  const { game, version } = found
  const facts = GameFacts.parse(version.card)
  const [maker, related] = await Promise.all([
    findMaker(ctx, game.ownerProfileId),
    listRelated(ctx, game),
  ])
  return {
    ...toGameCard({ card: version.card, finishes: game.finishes, publishedAt: game.publishedAt }),
    description: facts.description,
    maker: maker ?? GONE,
    version: {
      id: version.id,
      number: version.number,
      publishedAt: version.publishedAt.toISOString(),
    },
    sizes: facts.sizes,
    length: facts.length,
    resultCount: facts.resultCount,
    allowComments: game.allowComments,
    related,
    linkImage: gameImageOf(game.id, version.id),
  }
}

/** Of its kind or with a tag of its; where they are few, others after them. */
async function listRelated(
  ctx: Context,
  { id, kind, tags }: OpenGame['game'],
): Promise<GameCard[]> {
  const order = { except: id, sort: 'hot', limit: RELATED_SHOWN } as const
  const like = await listFirstGames(ctx, { ...order, like: { kind, tags } })
  if (like.length === RELATED_SHOWN) return like
  const known = new Set(like.map((game) => game.id))
  const others = await listFirstGames(ctx, { ...order, limit: RELATED_SHOWN * 2 })
  return [...like, ...others.filter((game) => !known.has(game.id))].slice(0, RELATED_SHOWN)
}
