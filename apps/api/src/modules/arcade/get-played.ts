import type { ReplyOf } from '@doran/contract'
import type { Owner } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { ownerOf } from '../../platform/db/ownership.js'
import { seasonOf, weekOf } from './arcade-week.js'
import { countedDay } from './counted-day.js'
import { listDays } from './day-repository.js'
import { isForged } from './forged.js'
import {
  countBefore,
  findBestBefore,
  findOtherBest,
  findScore,
  type ScoredPlay,
} from './score-repository.js'
import { positionOf } from './score-row.js'

/** How a finished game of the caller's did. */
export async function getPlayed(
  ctx: Context<never, Owner>,
  row: ScoredPlay,
): Promise<ReplyOf<'GET /v1/arcade/tomato/play/{playId}'>> {
  const { score, seed, unrankedFor, gameId } = row
  const owner = ownerOf(row)
  const days = await listDays(ctx.db, { owner, gameId })
  // Days outlive the games that were erased.
  const daysBefore = days.filter(({ day }) => day < countedDay(row, row.finishedAt))
  const bestBefore = Math.max(
    0,
    (await findBestBefore(ctx.db, row, owner)) ?? 0,
    ...daysBefore.map(({ best }) => best),
  )
  return {
    score,
    isBest: unrankedFor !== 'relaxed' && !isForged(unrankedFor) && score > bestBefore,
    place: unrankedFor === null ? await findPlaces(ctx, row) : null,
    unranked: unrankedFor,
    seed,
  }
}

async function findPlaces(
  { db, actor }: Context<never, Owner>,
  row: ScoredPlay,
): Promise<{ before: number | null; after: number } | null> {
  if (actor.kind !== 'member') return null
  const { profileId } = actor
  const { gameId } = row
  const week = weekOf(row.finishedAt)
  const key = { gameId, week }
  const kept = await findScore(db, { ...key, profileId })
  if (!kept) return null
  const after = (await countBefore(db, key, positionOf(kept))) + 1
  const other = await findOtherBest(db, {
    owner: actor,
    gameId,
    since: new Date(seasonOf(week).from),
    except: row.id,
  })
  if (!other) return { before: null, after }
  const position = { score: other.score, achievedAt: other.achievedAt.toISOString(), profileId }
  const ahead = await countBefore(db, key, position)
  // Where this play is the kept one it stands before its owner's other one.
  const isKept = kept.playId === row.id
  return { before: isKept ? ahead : ahead + 1, after }
}
