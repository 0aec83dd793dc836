export { ENGINE_VERSION } from './version.js'
export { INPUT_FAMILIES, INTENTS, Scene, type InputFamily, type Intent } from './scene-schema.js'
export { CastMember, CommonSource, ThemeSource } from './theme-schema.js'
export { compileTheme } from './compile/compile-theme.js'
export type { CompiledTheme } from './compile/compiled-theme.js'
export { ThemeError, type Finding } from './compile/theme-error.js'
export { allTexts, commonTexts, type AuthoredText } from './compile/all-texts.js'
export { shownSamples } from './compile/shown-lines.js'
export { StoryState } from './state/story-state.js'
export { openStory } from './telling/open-story.js'
export { tellTurn } from './telling/tell-turn.js'
export { keepPlaces } from './telling/keep-places.js'
export { splitSentences } from './telling/split-sentences.js'
export { visibleGauges, type VisibleGauge } from './telling/visible-gauges.js'
export { endingsOf } from './telling/endings-of.js'
export type {
  Aside,
  Choice,
  Dice,
  GaugeChange,
  Heard,
  Odds,
  PastTurn,
  ReachedEnding,
  TurnInput,
  TurnOutcome,
} from './telling/turn-types.js'
export type { Face } from './compile/compiled-theme.js'
export { screenInput, type Screening } from './care/screen-input.js'
export { lintTheme } from './checks/lint-theme.js'
export { exploreTheme, type Exploration, type ExplorationLimits } from './checks/explore-theme.js'
export type { Step } from './checks/steps.js'
export { readTheme, type ReadTurn, type Transcript } from './checks/read-theme.js'
export { PLAYERS, type Player } from './checks/players.js'
export { LabelError } from './checks/label-error.js'
export { judgeHearing, type HearingVerdict, type LabelledInput } from './checks/judge-hearing.js'
export { checkTelling, type TellingProblem, type TellingReport } from './checks/check-telling.js'
export { directTurn, type Direction } from './directing/direct-turn.js'
export { applyProposal } from './directing/apply-proposal.js'
export { assembleContext } from './context/assemble-context.js'
export { calledCards } from './context/call-lore.js'
export { keepTimedLore } from './context/timed-lore.js'
export type { AssembledContext, ReaderContext } from './context/assembled-context.js'
export { memoryKindOf } from './memory/memory-kind.js'
export { summariseTurns } from './memory/summarise-turns.js'
export { reviseMemories, type MemoryRevision } from './memory/revise-memories.js'
export { createProseFilter, type ProseFilter } from './prose/prose-filter.js'
export { parseTail, type Proposal } from './prose/parse-tail.js'
export { reviewProse, type ProseMark } from './prose/review-prose.js'
export { createLeakGuard, type LeakGuard } from './safety/leak-guard.js'
export { screenModelInput, wordsForModel } from './safety/screen-model-input.js'
export { isUnsafeSentence } from './safety/is-unsafe-sentence.js'
