import type { BulletinItem } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { createSharedRead } from '../../platform/db/shared-read.js'
import { dateInSeoul, dayInSeoul, endOfDayInSeoul } from '../../platform/time/seoul-day.js'
import { findBlock } from '../block/index.js'
import { listNewest } from '../theme/index.js'
import { findChampion, findLikedPost } from './bulletin-repository.js'
import { seasonOf } from './season.js'

const DAY_MS = 86_400_000
const STORY_NEW_MS = 7 * DAY_MS
const FRESH_MS = 60_000

/** `authorId`: of who wrote it, where that is somebody whom others can block. */
type Line = BulletinItem & { authorId: string | null }

const readShared = createSharedRead<Line[]>(FRESH_MS)

/** What really happened; what did not is left out. */
export async function readBulletin(ctx: Context<never, Actor>, now: Date): Promise<BulletinItem[]> {
  const shown: BulletinItem[] = []
  for (const { authorId, ...item } of await readLines(ctx, now)) {
    if (await maySee(ctx, authorId)) shown.push(item)
  }
  return shown
}

/** Before blocks, which are each reader's own. */
function readLines(ctx: Context, now: Date): Promise<Line[]> {
  return readShared(ctx, dateInSeoul(now), () => findLines(ctx, now))
}

async function findLines(ctx: Context, now: Date): Promise<Line[]> {
  const until = new Date(endOfDayInSeoul(now).getTime() - DAY_MS)
  const yesterday = { from: new Date(until.getTime() - DAY_MS), until }
  const lines = await Promise.all([
    readStory(ctx, now),
    readChampion(ctx, yesterday),
    readPost(ctx, yesterday),
  ])
  return [...lines, toLine(seasonOf(dayInSeoul(now)))].flatMap((line) => line ?? [])
}

type Yesterday = Parameters<typeof findChampion>[1]

const toLine = (item: BulletinItem | null): Line | null => item && { ...item, authorId: null }

async function readStory(ctx: Context, now: Date): Promise<Line | null> {
  const [story] = await listNewest(ctx, { limit: 1, filter: { rating: '12' } })
  if (!story || now.getTime() - Date.parse(story.publishedAt) >= STORY_NEW_MS) return null
  const path = `/doran-tales/theme/${story.id}`
  return toLine({ type: 'story', title: story.title, text: story.hook, path })
}

async function readChampion({ db }: Context, yesterday: Yesterday): Promise<Line | null> {
  const found = await findChampion(db, yesterday)
  if (!found) return null
  const text = `${found.title}에서 가장 많이 우승했어요.`
  const path = `/games/detail?id=${found.game_id}`
  return toLine({ type: 'worldcup', title: found.champion, text, path })
}

async function readPost({ db }: Context, yesterday: Yesterday): Promise<Line | null> {
  const found = await findLikedPost(db, yesterday)
  if (!found) return null
  const { id, title, likes, author_id: authorId } = found
  return { type: 'post', title, text: `${likes}명이 공감했어요.`, path: id, authorId }
}

async function maySee(
  { actor, ...ctx }: Context<never, Actor>,
  authorId: string | null,
): Promise<boolean> {
  if (authorId === null || actor.kind !== 'member') return true
  const { isByMe, isByOther } = await findBlock({ ...ctx, actor }, authorId)
  return !isByMe && !isByOther
}
