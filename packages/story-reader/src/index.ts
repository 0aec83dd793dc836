export { AiNotice, type AiNoticeProps } from './prose/ai-notice.js'
export { keepQuotes } from './prose/keep-quotes.js'
export { NarratorLabel, type NarratorLabelProps } from './prose/narrator-label.js'
export { RenderedProse, type RenderedProseProps } from './prose/rendered-prose.js'
export { SpokenLog, type SpokenLogProps } from './prose/spoken-log.js'
export { splitSentences } from './prose/split-text.js'
export { waitingLabel } from './prose/waiting-label.js'
export {
  createStoryReader,
  type StoryReader,
  type StoryReaderOptions,
} from './reader/create-reader.js'
export { gemPathOf } from './reader/gem-path.js'
export { isSignInEnded } from './reader/path-commands.js'
export {
  canSkipPacing,
  hasProblemCard,
  isCare,
  isHeld,
  isPending,
  type ReaderPhase,
  type SentInput,
} from './reader/reader-phase.js'
export type { ReaderState } from './reader/reader-state.js'
export {
  sendFirstChoice,
  startStory,
  type FirstChoice,
  type StoryStart,
} from './reader/start-story.js'
export { isReleased, nextPrice, priceOfKind, type NextPrice } from './reader/turn-price.js'
export { useRatingQuestion } from './reader/use-rating-question.js'
export { writtenInput, type WriteMode, type WrittenInput } from './reader/written-input.js'
export { callProblem, type StoryProblem } from './stream/problem.js'
export { haltMessage } from './stream/turn-update.js'
