import type { Yearend } from '@doran/contract'
import type { Actor, Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { findBookOfYear, listEarlierBooks } from './book-repository.js'
import { coverOf, pagesOf, toCard, toMaking } from './book-view.js'
import { countSources } from './counts-repository.js'
import { findOwner } from './facts/owner-repository.js'
import { listLetters } from './letter-repository.js'
import { toLetter } from './letter-view.js'
import { listShelf } from './reader-repository.js'
import { seasonOf, windowOf } from './season.js'

export async function getYearend(ctx: Context<never, Actor>): Promise<Yearend> {
  const { actor } = ctx
  const { year, isInSeason, opensAt, closesAt } = seasonOf(ctx.clock.now())
  const isMember = actor.kind === 'member'
  const [mine, shelf] = await Promise.all([
    isMember ? readMine({ ...ctx, actor }, year) : null,
    isMember ? listShelf(ctx.database, actor.profileId) : [],
  ])
  return {
    year,
    isInSeason,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt?.toISOString() ?? null,
    mine,
    shelf,
  }
}

async function readMine(
  { db, clock, actor: { profileId } }: Context<never, Member>,
  year: number,
): Promise<NonNullable<Yearend['mine']>> {
  const now = clock.now()
  const [{ name }, book, earlier, counts, letters] = await Promise.all([
    findOwner(db, profileId),
    findBookOfYear(db, profileId, year),
    listEarlierBooks(db, profileId, year),
    countSources(db, { ...windowOf(year, now), profileId, now }),
    listLetters(db, profileId),
  ])
  return {
    name,
    making: book && toMaking(book),
    earlier: earlier.map((row) => toCard(row, coverOf(pagesOf(row) ?? []))),
    counts,
    letters: letters.map((row) => toLetter(row, now)),
  }
}
