import type { CompiledTheme } from '../compile/compiled-theme.js'
import { pick, seededRandom } from '../random.js'
import type { StoryState } from '../state/story-state.js'
import { openStory } from '../telling/open-story.js'
import { tellTurn } from '../telling/tell-turn.js'
import { keptBackIn, type KeptBack } from './kept-back.js'
import { searchEnding } from './search-ending.js'
import { stepsIn, type Step } from './steps.js'

export type Exploration = {
  endings: { key: string; path: Step[] | null }[]
  unreachedScenes: string[]
  untakenMoves: string[]
  /** Scenes entered a second time although they have no text for it. */
  returnsWithoutAgain: string[]
  /** Texts that may be told, in states that were met, as if what was found out were still hidden. */
  keptBack: KeptBack[]
  /** States met in which the reader had fewer than three choices. */
  tooFewChoices: number
  turns: number
}

export type ExplorationLimits = { walks?: number; walkTurns?: number; expansions?: number }

/** Plays a theme in search of every ending: random walks first, then a search for what is missing. */
export function exploreTheme(
  theme: CompiledTheme,
  { walks = 120, walkTurns = 60, expansions = 1500 }: ExplorationLimits = {},
): Exploration {
  const paths = new Map<string, Step[]>()
  const scenes = new Set([theme.source.start])
  const moves = new Set<string>()
  const returns = new Set<string>()
  const keptBack = new Map<string, KeptBack>()
  const findKeptBack = keptBackIn(theme)
  let tooFewChoices = 0
  let turns = 0
  for (let walk = 1; walk <= walks; walk += 1) {
    const random = seededRandom(walk)
    const path: Step[] = []
    let { state } = openStory(theme)
    while (state.ending === undefined && path.length < walkTurns) {
      const step = wander(theme, state, random.next(), seededRandom(walk * 1000 + path.length))
      const told = tellTurn(theme, state, step.input, step.seed)
      if (told.state.scene !== state.scene && state.visited.includes(told.state.scene)) {
        returns.add(told.state.scene)
      }
      state = told.state
      for (const found of findKeptBack(state)) keptBack.set(`${found.key} ${found.words}`, found)
      path.push(step)
      turns += 1
      scenes.add(state.scene)
      for (const key of state.taken) moves.add(key)
      if (!told.ending && told.choices.length < 3) tooFewChoices += 1
    }
    if (state.ending !== undefined && !paths.has(state.ending)) paths.set(state.ending, path)
  }
  for (const { key } of theme.endings) {
    if (paths.has(key)) continue
    const path = searchEnding(theme, key, expansions)
    if (path) paths.set(key, path)
  }
  return {
    endings: theme.endings.map(({ key }) => ({ key, path: paths.get(key) ?? null })),
    unreachedScenes: [...theme.scenes.keys()].filter((id) => !scenes.has(id)),
    untakenMoves: [...theme.scenes.values()]
      .flatMap((scene) => scene.moves.map(({ key }) => key))
      .filter((key) => !moves.has(key)),
    returnsWithoutAgain: theme.source.scenes.flatMap(({ id, again }) =>
      again === undefined && returns.has(id) ? [id] : [],
    ),
    keptBack: [...keptBack.values()],
    tooFewChoices,
    turns,
  }
}

const MOVES_FIRST = 0.8

function wander(
  theme: CompiledTheme,
  state: StoryState,
  luck: number,
  random: ReturnType<typeof seededRandom>,
): Step {
  const steps = stepsIn(theme, state)
  const moves = steps.filter(
    ({ input }) => input.kind === 'choice' && !input.choiceId.includes('~'),
  )
  const list = luck < MOVES_FIRST && moves.length > 0 ? moves : steps
  const step = pick(random, list)
  if (!step) throw new Error(`nothing can be done in scene "${state.scene}"`)
  return step
}
