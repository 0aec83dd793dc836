import { z } from 'zod'
import type { ParsedQueryOf, ReplyOf } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import { findOnPath } from './found-turn-repository.js'

type Call = 'GET /v1/tales/session/{sessionUuid}/find'

const Position = z.object({ index: z.int32() })
const AROUND = 40

/** The turns of the path that hold some words, the newest first. */
export async function findInStory(
  { db }: Context,
  { session, q, cursor, limit }: ParsedQueryOf<Call> & { session: StorySessionRow },
): Promise<ReplyOf<Call>> {
  const words = q.normalize('NFC')
  const before = decodeCursor(cursor, Position)?.index ?? null
  const rows = await findOnPath(db, {
    leafId: session.leafTurnId,
    words,
    before,
    limit: limit + 1,
  })
  return toPage(
    rows,
    limit,
    ({ id, index, text }) => ({ turnId: id, index, excerpt: excerptOf(text, words) }),
    ({ index }) => ({ index }),
  )
}

/** The words found with some text around them, between U+2068 and U+2069. */
function excerptOf(text: string, words: string): string {
  const line = text.replaceAll(/\s+/gu, ' ')
  const at = line.toLowerCase().indexOf(words.toLowerCase())
  if (at < 0) return line.slice(0, AROUND * 2)
  const from = Math.max(0, at - AROUND)
  const to = Math.min(line.length, at + words.length + AROUND)
  const found = line.slice(at, at + words.length)
  const start = from > 0 ? '…' : ''
  const end = to < line.length ? '…' : ''
  return `${start}${line.slice(from, at)}\u2068${found}\u2069${line.slice(at + words.length, to)}${end}`
}
