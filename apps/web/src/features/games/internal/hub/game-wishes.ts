import { GameKind, GameMood, type QueryOf } from '@doran/contract'
import { GAME_LENGTHS } from '@doran/contract/game/limits'
import { normaliseText } from '@doran/korean'
import type { HubKind } from './hub-words'

export const SORTS = ['hot', 'new', 'top'] as const
export type Sort = (typeof SORTS)[number]

export type Given = Record<string, string | string[] | undefined>

/** What the address of a hub asks for. */
export type GameWishes = {
  kind: GameKind | null
  mood: GameMood | null
  sort: Sort
  q: string
  tag: string
  /** Where a page of the list begins that is not the first. */
  cursor: string
}

/** The kind of a hub of its own stands; elsewhere the address chooses it. What it cannot mean is left out. */
export function readWishes(hubKind: HubKind, given: Given): GameWishes {
  return {
    kind: hubKind ?? optionOf(GameKind.options, given['kind']),
    mood: optionOf(GameMood.options, given['mood']),
    sort: optionOf(SORTS, given['sort']) ?? 'hot',
    q: cut(readable(first(given['q'])), GAME_LENGTHS.gameSearch),
    tag: cut(readable(first(given['tag'])), TAG_LENGTH),
    cursor: first(given['cursor']),
  }
}

/** Whether something is sought: then its list stands alone, without what the hub offers by itself. */
export function isWishing(
  hubKind: GameKind | null,
  { kind, mood, sort, q, tag, cursor }: GameWishes,
) {
  return kind !== hubKind || mood !== null || sort !== 'hot' || [q, tag, cursor].some(Boolean)
}

export function gameQuery({
  kind,
  mood,
  sort,
  q,
  tag,
  cursor,
}: GameWishes): QueryOf<'GET /v1/game'> {
  return {
    sort,
    ...(kind && { kind }),
    ...(mood && { mood }),
    ...(q && { q }),
    ...(tag && { tag }),
    ...(cursor && { cursor }),
  }
}

/** A hub with other wishes; all of them live in the address. They begin at the first page again. */
export function wishesHref(path: string, hubKind: HubKind, wishes: Partial<GameWishes>): string {
  const { kind, mood, sort, q, tag } = wishes
  const search = new URLSearchParams()
  const shown = {
    kind: kind === hubKind ? null : kind,
    mood,
    sort: sort === 'hot' ? null : sort,
    q,
    tag,
  }
  for (const [name, value] of Object.entries(shown)) if (value) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}

const TAG_LENGTH = 12

function optionOf<const Option extends string>(
  options: readonly Option[],
  value: Given[string],
): Option | null {
  return options.find((option) => option === first(value)) ?? null
}

/** What a person sees of a text, in one line. U+FFFD stands where an address held no text. */
function readable(text: string): string {
  return normaliseText(text).replaceAll('\ufffd', '').replaceAll(/\s+/g, ' ').trim()
}

function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('').trim()
}

function first(value: Given[string]): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
