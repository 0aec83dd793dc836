import { STORY_MEMORY } from '@doran/contract/limits'
import { AppError } from '../../../platform/errors/app-error.js'
import type { FileTurn, StoryFile } from '../file-schema.js'

/**
 * The turns of a file are one tree, parents before their children; the leaf and what the memories name are in it. It has
 * as many roots as its first scene has wordings.
 * @throws AppError FILE_FOREIGN
 */
export function checkTree(story: StoryFile): void {
  const { turns, memories, leafTurnId } = story
  const seen = new Map<string, FileTurn>()
  for (const turn of turns) {
    if (seen.has(turn.id) || !isInPlace(turn, seen, turns[0])) throw new AppError('FILE_FOREIGN')
    seen.set(turn.id, turn)
  }
  const isWhole = seen.has(leafTurnId) && memories.every(({ turnId }) => seen.has(turnId))
  if (!isWhole || hasTooMany(story)) throw new AppError('FILE_FOREIGN')
}

/** More pinned, or written by the reader, than a story may have at once. */
function hasTooMany(story: StoryFile): boolean {
  const path = pathOf(story)
  const known = story.memories.filter(
    ({ turnId, kind, isForgotten }) => path.has(turnId) && kind !== 'summary' && !isForgotten,
  )
  const pinned = known.filter(({ isPinned }) => isPinned)
  const mine = known.filter(({ source }) => source === 'me')
  return pinned.length > STORY_MEMORY.pinned || mine.length > STORY_MEMORY.mine
}

function isInPlace(
  turn: FileTurn,
  seen: ReadonlyMap<string, FileTurn>,
  root: FileTurn | undefined,
): boolean {
  const { parentId, index, input, variantOf, narrator, model } = turn
  if (narrator === 'offline' && model !== null) return false
  if (parentId === null) return index === root?.index && variantOf === null
  const isSibling = variantOf === null || seen.get(variantOf)?.parentId === parentId
  return input !== null && isSibling && index === (seen.get(parentId)?.index ?? -2) + 1
}

/** The ids of the turns from the root to the leaf. */
export function pathOf({ turns, leafTurnId }: StoryFile): Set<string> {
  const parents = new Map(turns.map(({ id, parentId }) => [id, parentId]))
  const path = new Set<string>()
  for (let id: string | null = leafTurnId; id !== null; id = parents.get(id) ?? null) path.add(id)
  return path
}
