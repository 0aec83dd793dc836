import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { SHIPPED_GAMES, type ShippedGame } from '@doran/game-content'
import { gameEngine } from '@doran/game-engine'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { ensureOfficialAccount } from '../account/index.js'
import type { GameFacts } from './game-facts.js'
import { game, gameStat, gameVersion } from '../../schema/game/game.table.js'
import { heatAt, hotScore } from './hot-score.js'
import { searchTextOf } from './search-text.js'

/** Brings the shipped games into the database; older versions stay for the plays that began with them. */
export function seedGames(
  ctx: Context,
  games: readonly ShippedGame[] = SHIPPED_GAMES,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const ownerProfileId = await ensureOfficialAccount(tx)
    for (const each of games) await storeGame(tx, ownerProfileId, each)
  })
}

async function storeGame(
  { db, newId, clock }: Context,
  ownerProfileId: string,
  shipped: ShippedGame,
): Promise<void> {
  const { id, content, genres, isUnlisted = false, ...rest } = shipped
  const publishedAt = clock.now()
  const facts: GameFacts = {
    id,
    ...rest,
    tags: [...rest.tags],
    moods: [...rest.moods],
    kind: content.kind,
    preview: gameEngine.previewOf(content),
    sizes: gameEngine.sizesOf(content),
    length: gameEngine.lengthOf(content),
    resultCount: gameEngine.resultCountOf(content),
  }
  const latest = await findLatestVersion(db, id)
  const contentHash = hashOf(content)
  const isSame = latest?.contentHash === contentHash
  const versionId = isSame ? latest.id : newId()
  const row = {
    slug: facts.slug,
    kind: facts.kind,
    ownerProfileId,
    ageRating: facts.ageRating,
    publishedVersionId: versionId,
    moods: facts.moods,
    tags: facts.tags,
    genres: [...genres],
    searchText: searchTextOf(facts, namesIn(content)),
  }
  const heat = heatAt(publishedAt)
  await db
    .insert(game)
    .values({
      id,
      ...row,
      visibility: isUnlisted ? 'unlisted' : 'public',
      publishedAt,
      hot: hotScore({ heat, starts: 0, finishes: 0 }),
    })
    .onConflictDoUpdate({ target: game.id, set: row })
  await db.insert(gameStat).values({ gameId: id, heat }).onConflictDoNothing()
  await (isSame
    ? db.update(gameVersion).set({ card: facts }).where(eq(gameVersion.id, versionId))
    : db.insert(gameVersion).values({
        id: versionId,
        gameId: id,
        number: (latest?.number ?? 0) + 1,
        content,
        contentHash,
        card: facts,
        publishedAt,
      }))
}

async function findLatestVersion(db: Executor, gameId: string) {
  const [latest] = await db
    .select({
      id: gameVersion.id,
      number: gameVersion.number,
      contentHash: gameVersion.contentHash,
    })
    .from(gameVersion)
    .where(and(eq(gameVersion.gameId, gameId)))
    .orderBy(desc(gameVersion.number))
    .limit(1)
  return latest ?? null
}

const hashOf = (content: ShippedGame['content']) =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** By what is in a game people look for it too. */
export function namesIn(content: ShippedGame['content']): string[] {
  switch (content.kind) {
    case 'psytest':
      return content.results.map(({ title }) => title)
    case 'tomato':
      return content.bands.map(({ title }) => title)
    case 'worldcup':
    case 'tier':
      return content.items.map(({ label }) => label)
    // What comes out would give it away.
    case 'quiz':
    case 'branch':
      return []
  }
}
