import type { ScoreRow } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { findBlockedIds } from '../block/index.js'
import { positionOf, toScoreRow } from './score-row.js'
import { countBefore, listScores, type Among, type ScorePosition } from './score-repository.js'

/** `blocked`: whom the viewer does not see. */
export type Viewer = { viewerId: string | null; blocked: ReadonlySet<string> }

export async function viewerOf(ctx: Context<never, Actor>): Promise<Viewer> {
  const viewerId = profileIdOf(ctx.actor)
  return { viewerId, blocked: viewerId === null ? new Set() : await findBlockedIds(ctx, viewerId) }
}

type Places = {
  viewer: Viewer
  among: Among
  after: ScorePosition | null
  limit: number
}

/** A week's scores by place. Whoever is blocked either way, or leaves, keeps their place and is not shown. */
export async function readPlaces(
  { db }: Context,
  { viewer: { viewerId, blocked }, among, after, limit }: Places,
): Promise<{ items: ScoreRow[]; next: ScorePosition | null }> {
  const rows = await listScores(db, among, { after, limit: limit + 1 })
  const listed = rows.slice(0, limit)
  const before = after ? (await countBefore(db, among, after)) + 1 : 0
  const last = listed.at(-1)
  return {
    items: listed.flatMap((row, at) =>
      row.isLeaving || blocked.has(row.profileId)
        ? []
        : toScoreRow(row, { place: before + at + 1, viewerId }),
    ),
    next: rows.length > limit && last ? positionOf(last) : null,
  }
}
