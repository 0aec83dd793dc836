import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { Test } from '../compile/expression.js'
import { passagesOfMove, passagesOfScene } from '../compile/passages-of-scene.js'
import { numberOf, testHolds } from '../state/holds.js'
import type { StoryState } from '../state/story-state.js'
import { openStory } from '../telling/open-story.js'
import { tellTurn } from '../telling/tell-turn.js'
import { distancesFrom, sceneGraph } from './scene-graph.js'
import { stepsIn, type Step } from './steps.js'

type Gate = { scene: string; tests: readonly Test[] }
type Node = { state: StoryState; path: Step[] }

/** Best-first search for one ending; null when `expansions` states did not lead there. */
export function searchEnding(
  theme: CompiledTheme,
  ending: string,
  expansions: number,
): Step[] | null {
  const estimate = estimator(theme, ending)
  const { state: start } = openStory(theme)
  const buckets: Node[][] = []
  const seen = new Set<string>()
  const push = (node: Node) => {
    const bucket = Math.max(0, Math.round(estimate(node.state) * 4 + node.path.length / 4))
    const list = (buckets[bucket] ??= [])
    list.push(node)
  }
  push({ state: start, path: [] })
  for (let count = 0; count < expansions; count += 1) {
    const node = buckets.find((bucket) => bucket !== undefined && bucket.length > 0)?.shift()
    if (!node) return null
    for (const step of stepsIn(theme, node.state)) {
      const { state } = tellTurn(theme, node.state, step.input, step.seed)
      const path = [...node.path, step]
      if (state.ending === ending) return path
      const signature = signatureOf(state)
      if (state.ending !== undefined || seen.has(signature)) continue
      seen.add(signature)
      push({ state, path })
    }
  }
  return null
}

/** The facts of a state. How long a scene has lasted is left out: the shortest way there is kept. */
function signatureOf({ scene, numbers, flags, items, memories, taken }: StoryState): string {
  const sets = [flags, items, memories.map(({ key }) => key), taken].map((set) => set.toSorted())
  return JSON.stringify([scene, numbers, sets])
}

/** Scenes still to cross and conditions still unmet, at the nearest gate to the ending. */
function estimator(theme: CompiledTheme, ending: string): (state: StoryState) => number {
  const gates = gatesTo(theme, ending)
  const graph = sceneGraph(theme)
  const distances = new Map([...theme.scenes.keys()].map((id) => [id, distancesFrom(graph, id)]))
  return (state) => {
    const costs = gates.map(({ scene, tests }) => {
      const crossing = distances.get(state.scene)?.get(scene) ?? 100
      return crossing / 4 + tests.reduce((sum, test) => sum + shortfall(test, state), 0)
    })
    return Math.min(100, ...costs)
  }
}

function gatesTo(theme: CompiledTheme, key: string): Gate[] {
  const own = theme.endings.find((ending) => ending.key === key)?.when ?? []
  return [...theme.scenes.values()].flatMap((scene) =>
    passagesOfScene(scene).flatMap(({ key: passage, when, target }): Gate[] => {
      if (target?.kind === 'scene' || !target) return []
      if (target.kind === 'ending' && target.key !== key) return []
      const move = scene.moves.find((known) =>
        passagesOfMove(known).some((outcome) => outcome.key === passage),
      )
      const conditions = target.kind === 'endings' ? own : []
      return [{ scene: scene.id, tests: [...(move?.when ?? []), ...when, ...conditions] }]
    }),
  )
}

function shortfall(test: Test, state: StoryState): number {
  if (testHolds(test, state)) return 0
  if (test.kind === 'has') return 1
  return Math.min(4, 0.5 + Math.abs(numberOf(test.name, state) - test.value) / 2)
}
