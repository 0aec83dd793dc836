import type { CompiledTheme } from '../compile/compiled-theme.js'
import { parseChange } from '../compile/expression.js'
import { applyChanges } from '../state/apply-changes.js'
import type { StoryState } from '../state/story-state.js'
import { firstHolding } from '../telling/draft.js'
import { openStory } from '../telling/open-story.js'
import { LabelError } from './label-error.js'

/** A story that has just come to a scene, with its first facts and those given. Throws on what it cannot read. */
export function stateInScene(
  theme: CompiledTheme,
  sceneId: string,
  facts: readonly string[] = [],
): StoryState {
  const scene = theme.scenes.get(sceneId)
  if (!scene) throw new LabelError(`there is no scene "${sceneId}"`)
  const changes = facts.map((fact) => {
    const change = parseChange(fact)
    if (!change) throw new LabelError(`cannot read the fact "${fact}"`)
    return change
  })
  const { state: opened } = openStory(theme)
  const visited = [...new Set([...opened.visited, sceneId])]
  const state = applyChanges(theme, { ...opened, scene: sceneId, visited }, changes)
  if (sceneId === theme.source.start) return state
  return applyChanges(theme, state, firstHolding(scene.enter, state)?.changes ?? [])
}
