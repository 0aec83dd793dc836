import type { CompiledTheme, Face } from '../compile/compiled-theme.js'
import type { StoryState } from '../state/story-state.js'
import type { Emotion } from '../scene-schema.js'
import { sceneOf } from './draft.js'

const MOST = 3

/**
 * Whose faces a turn shows, who is named last coming last: those its passages show (the later wins), then people
 * there who feel otherwise than before, then people there who are named.
 */
export function facesOf(
  theme: CompiledTheme,
  turn: { before: StoryState; after: StoryState; text: string; shown: readonly Face[] },
): Face[] {
  const { before, after, text, shown } = turn
  const there = [...sceneOf(theme, after).people, ...sceneOf(theme, before).people]
  const lastNamed = lastPlaces(theme, text)
  const place = (name: string) => lastNamed.get(name) ?? -1
  const latestFirst = (names: Iterable<string>) =>
    [...new Set(names)].toSorted((one, other) => place(other) - place(one))
  const emotions = new Map<string, Emotion>()
  const show = (name: string, emotion: Emotion | null) => {
    if (emotion !== null && !emotions.has(name)) emotions.set(name, emotion)
  }
  const shownLast = new Map(shown.map(({ name, emotion }) => [name, emotion]))
  for (const name of latestFirst(shownLast.keys())) show(name, shownLast.get(name) ?? null)
  for (const name of latestFirst(there)) show(name, feelingOf(name, before, after))
  for (const name of latestFirst(there)) show(name, lastNamed.has(name) ? '기본' : null)
  return [...emotions]
    .slice(0, MOST)
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([name, emotion]) => ({ name, emotion }))
}

const HURT = -2

function feelingOf(name: string, before: StoryState, after: StoryState): Emotion | null {
  const key = `관계.${name}`
  const change = (after.numbers[key] ?? 0) - (before.numbers[key] ?? 0)
  if (change > 0) return '기쁨'
  if (change <= HURT) return '화남'
  return change < 0 ? '슬픔' : null
}

/** Where each person is named for the last time. */
export function lastPlaces(theme: CompiledTheme, text: string): Map<string, number> {
  return new Map(theme.castMentions.find(text).map(({ id, start }) => [id, start]))
}
