import { GameContent } from '@doran/contract'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { SearchTargetRule } from '../../platform/module/search-target.js'
import { mayKnow } from './find-engaged-game.js'
import { GameFacts } from './game-facts.js'
import { listOpenGames } from './game-repository.js'
import { toGameCard } from './game-view.js'
import { game, gameVersion } from '../../schema/game/game.table.js'
import { KIND_WORDS } from './search-text.js'
import { namesIn } from './seed-games.js'

/** A public game, found by its title, its kind, its tags and by what is in it where that gives nothing away. */
export const searchedGame: SearchTargetRule = {
  async read({ db }, ids) {
    const rows = await db
      .select({ id: game.id, publishedAt: game.publishedAt, version: gameVersion })
      .from(game)
      .innerJoin(gameVersion, eq(gameVersion.id, game.publishedVersionId))
      .where(and(inArray(game.id, [...ids]), eq(game.visibility, 'public')))
    return rows.map(({ id, publishedAt, version }) => {
      const { kind, title, subtitle, description, tags } = GameFacts.parse(version.card)
      const names = namesIn(GameContent.parse(version.content))
      return {
        id,
        title,
        about: [...KIND_WORDS[kind], ...tags, ...names],
        text: [subtitle, description].join(' '),
        publishedAt,
      }
    })
  },
  async listIds({ db }, after, limit) {
    const rows = await db
      .select({ id: game.id })
      .from(game)
      .where(after === null ? undefined : gt(game.id, after))
      .orderBy(asc(game.id))
      .limit(limit)
    return rows.map(({ id }) => id)
  },
  async show(ctx, ids) {
    const open = await listOpenGames(ctx.db, ids)
    return new Map(
      open
        .filter((found) => found.game.visibility === 'public' && mayKnow(ctx, found))
        .map(({ game: { id, finishes, publishedAt }, version: { card } }) => [
          id,
          { type: 'game', game: toGameCard({ card, finishes, publishedAt }) },
        ]),
    )
  },
}
