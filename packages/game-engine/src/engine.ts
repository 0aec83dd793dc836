import type { GameKind, GameOutcome, PlayInput } from '@doran/contract'
import type { Deal, GameEngine, Likeness, PlayThrough } from './game-engine.js'
import type { ContentOf, GameKindModule, OutcomeOf } from './game-kind-module.js'
import { branchKind } from './branch/branch-kind.js'
import { psytestKind } from './psytest/psytest-kind.js'
import { quizKind } from './quiz/quiz-kind.js'
import { tierKind } from './tier/tier-kind.js'
import { tomatoKind } from './tomato/tomato-kind.js'
import { worldcupKind } from './worldcup/worldcup-kind.js'

/** A kind without its state, which nobody outside of a play sees. */
type StatelessKind<K extends GameKind> = Omit<
  GameKindModule<ContentOf<K>, never, OutcomeOf<K>>,
  'play'
> & { playThrough(content: ContentOf<K>, deal: Deal, inputs: readonly PlayInput[]): PlayThrough }

/** Every kind of the contract: one that is missing does not compile. */
const KINDS: { readonly [K in GameKind]: StatelessKind<K> } = {
  psytest: withoutState(psytestKind),
  worldcup: withoutState(worldcupKind),
  tier: withoutState(tierKind),
  quiz: withoutState(quizKind),
  branch: withoutState(branchKind),
  tomato: withoutState(tomatoKind),
}

export const gameEngine: GameEngine = {
  isScored: (kind, mode) => KINDS[kind].isScored(mode),
  check: (content) => kindOf(content).check(content),
  chooseOptions: (content, size, mode) => kindOf(content).chooseOptions(content, size, mode),
  playThrough: (content, deal, inputs) => kindOf(content).playThrough(content, deal, inputs),
  cardOf: (outcome) => kindOf(outcome).card(outcome),
  compare,
  tally: (outcome) => kindOf(outcome).tally(outcome),
  placementsOf: (outcome) => kindOf(outcome).placements(outcome),
  forOthers: (outcome) => kindOf(outcome).forOthers(outcome),
  previewOf: (content) => kindOf(content).preview(content),
  sizesOf: (content) => kindOf(content).sizes(content),
  lengthOf: (content) => kindOf(content).length(content),
  resultCountOf: (content) => kindOf(content).resultCount(content),
  shortestMs: (content, options) => kindOf(content).shortestMs(content, options),
}

function kindOf<K extends GameKind>(of: { readonly kind: K }): StatelessKind<K> {
  return KINDS[of.kind]
}

function compare(a: GameOutcome, b: GameOutcome): Likeness | null {
  return a.kind === b.kind ? kindOf(a).compare(a, b) : null
}

function withoutState<K extends GameKind, State>({
  play,
  ...kind
}: GameKindModule<ContentOf<K>, State, OutcomeOf<K>>): StatelessKind<K> {
  return {
    ...kind,
    playThrough(content, deal, inputs) {
      let state = play.init(content, deal)
      let refusedAt: number | null = null
      for (const [at, input] of inputs.entries()) {
        const following = play.reduce(content, state, input)
        if (following === null) {
          refusedAt = at
          break
        }
        state = following
      }
      const progress = play.progress(content, state)
      return { progress, outcome: play.outcome(content, state), refusedAt }
    },
  }
}
