import { setImmediate } from 'node:timers/promises'
import { STORY_FILE } from '@doran/contract/limits'
import { ENGINE_VERSION } from '@doran/story-engine'
import { z } from 'zod'
import { AppError } from '../../../platform/errors/app-error.js'
import { FileHead, FileMark, FileMemory, FileTurn, type StoryFile } from '../file-schema.js'
import { checkTree } from './check-tree.js'
import { cleanPart } from './clean-part.js'

/** After so many the other calls of the process have their turn. */
const READ_AT_ONCE = 200
const MEMORIES_A_TURN = 4

const Lists = z.object({ turns: z.array(z.unknown()).min(1), memories: z.array(z.unknown()) })

/**
 * Reads a file that `writeStoryFile` wrote, or somebody else: every part is bounded, and the turns are one tree.
 * @throws AppError FILE_FOREIGN, FILE_VERSION, STORY_FILE_TOO_LARGE
 */
export async function readStoryFile(bytes: Uint8Array): Promise<StoryFile> {
  const content = parseJson(bytes)
  const { version } = parsePart(FileMark, content)
  if (version !== STORY_FILE.version) throw new AppError('FILE_VERSION')
  const { turns: _turns, memories: _memories, ...rest } = Object(content)
  const head = parsePart(FileHead, cleanPart(rest))
  if (head.engineVersion > ENGINE_VERSION) throw new AppError('FILE_VERSION')
  const lists = parsePart(Lists, content)
  if (lists.turns.length > STORY_FILE.turns) throw new AppError('STORY_FILE_TOO_LARGE')
  if (lists.memories.length > MEMORIES_A_TURN * lists.turns.length) {
    throw new AppError('FILE_FOREIGN')
  }
  const turns = await readEach(lists.turns, FileTurn)
  const memories = await readEach(lists.memories, FileMemory)
  const story = { ...head, turns, memories }
  checkTree(story)
  return story
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const content: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return content
  } catch (cause) {
    throw new AppError('FILE_FOREIGN', { cause })
  }
}

async function readEach<S extends z.ZodType>(
  parts: readonly unknown[],
  schema: S,
): Promise<z.output<S>[]> {
  const read: z.output<S>[] = []
  for (const part of parts) {
    if (read.length > 0 && read.length % READ_AT_ONCE === 0) await setImmediate()
    read.push(parsePart(schema, cleanPart(part)))
  }
  return read
}

function parsePart<S extends z.ZodType>(schema: S, part: unknown): z.output<S> {
  const parsed = schema.safeParse(part)
  if (parsed.success) return parsed.data
  throw new AppError('FILE_FOREIGN', { cause: parsed.error })
}
