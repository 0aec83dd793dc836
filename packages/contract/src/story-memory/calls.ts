import { z } from 'zod'
import { call, empty, json } from '../core/call.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { STORY_MEMORY_FIELD_COPY } from './copy.js'
import { STORY_MEMORY_LENGTHS } from './limits.js'

/** The subject of a memory: people, promises, things, places, wounds and secrets; `summary` covers several scenes. */
export const MemoryKind = z.enum(['person', 'promise', 'thing', 'place', 'secret', 'summary'])
export type MemoryKind = z.infer<typeof MemoryKind>

/** Something a story remembers, as of the turn it comes from: it is gone where that turn is no longer on the path. */
export const StoryMemory = z.object({
  id: Uuid,
  kind: MemoryKind,
  text: z.string(),
  /** `auto`: by the narrator; `me`: by the reader. */
  source: z.enum(['auto', 'me']),
  isPinned: z.boolean(),
  /** Changed by the reader. */
  isEdited: z.boolean(),
  turnId: Uuid,
  turnIndex: z.number().int(),
  /** The first scene of a summary. */
  fromIndex: z.number().int().nullable(),
  createdAt: Timestamp,
})
export type StoryMemory = z.infer<typeof StoryMemory>

const MemoryText = z
  .string()
  .trim()
  .min(1, STORY_MEMORY_FIELD_COPY.memoryEmpty)
  .max(STORY_MEMORY_LENGTHS.memoryText, STORY_MEMORY_FIELD_COPY.memoryTooLong)

const ofSession = {
  params: z.object({ sessionUuid: Uuid }),
  actor: 'visitor',
  owns: 'storySession',
} as const
const ofMemory = {
  params: z.object({ memoryUuid: Uuid }),
  actor: 'visitor',
  owns: 'storyMemory',
  limit: 'storyMemory',
  isRepeatable: true,
} as const

export const storyMemoryCalls = {
  /** Of the path to the leaf: pinned ones first, then the newest scene's first. */
  ...call('GET /v1/tales/session/{sessionUuid}/memory', {
    ...ofSession,
    limit: 'read',
    query: z.object({ kind: MemoryKind.optional(), cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(StoryMemory)),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** Pinned from the start. */
  ...call('POST /v1/tales/session/{sessionUuid}/memory', {
    ...ofSession,
    limit: 'storyMemory',
    replayKey: 'clientMemoryId',
    body: z.object({
      clientMemoryId: ClientId,
      /** A turn of the path, from which it comes. */
      turnUuid: Uuid,
      text: MemoryText,
      kind: MemoryKind.exclude(['summary']).optional(),
    }),
    reply: json(StoryMemory),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED', 'MEMORIES_FULL', 'KEY_REUSED'],
  }),
  ...call('PATCH /v1/tales/memory/{memoryUuid}', {
    ...ofMemory,
    body: z.object({ text: MemoryText.optional(), isPinned: z.boolean().optional() }),
    reply: json(StoryMemory),
    codes: ['NOT_FOUND', 'MEMORIES_FULL', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  /** The story forgets it. It can be restored. */
  ...call('DELETE /v1/tales/memory/{memoryUuid}', {
    ...ofMemory,
    reply: empty(),
    codes: ['NOT_FOUND', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
  ...call('POST /v1/tales/memory/{memoryUuid}/restore', {
    ...ofMemory,
    reply: json(StoryMemory),
    codes: ['NOT_FOUND', 'MEMORIES_FULL', 'RATING_LIMIT', 'AGE_UNCONFIRMED'],
  }),
}
