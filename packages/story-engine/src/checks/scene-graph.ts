import type { CompiledScene, CompiledTheme } from '../compile/compiled-theme.js'
import { passagesOfScene } from '../compile/passages-of-scene.js'

export type SceneGraph = ReadonlyMap<string, ReadonlySet<string>>

export function sceneGraph(theme: CompiledTheme): SceneGraph {
  return new Map([...theme.scenes].map(([id, scene]) => [id, nextScenes(scene)]))
}

function nextScenes(scene: CompiledScene): Set<string> {
  return new Set(
    passagesOfScene(scene).flatMap(({ target }) =>
      target?.kind === 'scene' && target.id !== scene.id ? [target.id] : [],
    ),
  )
}

/** Fewest steps from a scene to every scene that can be reached from it. */
export function distancesFrom(graph: SceneGraph, start: string): Map<string, number> {
  const distances = new Map([[start, 0]])
  const queue = [start]
  for (const scene of queue) {
    for (const next of graph.get(scene) ?? []) {
      if (distances.has(next)) continue
      distances.set(next, (distances.get(scene) ?? 0) + 1)
      queue.push(next)
    }
  }
  return distances
}
