import type { Turn } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { RowOwner } from '../../platform/db/ownership.js'
import { listTurns } from '../story-turn/index.js'
import { findSessionOfOwner } from './story-session-repository.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'

type Wanted = { owner: RowOwner; id: string }

/** The title of somebody's story, whatever its rating; null where they have none of that id. */
export async function findStoryTitle(
  ctx: Context<'themes'>,
  { owner, id }: Wanted,
): Promise<string | null> {
  const session = await findSessionOfOwner(ctx.db, owner, id)
  return session && titleOf(ctx, session)
}

/** Somebody's story with its last turns, the oldest of them first; null where they have none of that id. */
export async function readStory(
  ctx: Context<'themes'>,
  { owner, id, limit }: Wanted & { limit: number },
): Promise<{ title: string; turns: Turn[] } | null> {
  const session = await findSessionOfOwner(ctx.db, owner, id)
  if (!session) return null
  const { items } = await listTurns(ctx, { session, limit })
  return { title: await titleOf(ctx, session), turns: items.toReversed() }
}

async function titleOf(
  { db, themes }: Context<'themes'>,
  { themeVersionHash, commonVersionHash }: StorySessionRow,
): Promise<string> {
  return (await themes.load(db, themeVersionHash, commonVersionHash)).source.title
}
