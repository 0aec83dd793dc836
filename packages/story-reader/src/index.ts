export { AiNotice, type AiNoticeProps } from './telling/ai-notice.js'
export { followTurn, type FollowOptions, type TurnRequest } from './telling/follow-turn.js'
export { keepQuotes } from './telling/keep-quotes.js'
export { readTold, splitParagraphs, splitSentences } from './telling/read-told.js'
export { SpokenLog, type SpokenLogProps } from './telling/spoken-log.js'
export { problemOf, problemOfAct, type TellingProblem } from './telling/telling-problem.js'
export {
  failureOf,
  isUntold,
  stepOf,
  type HeldTurn,
  type TellingStep,
} from './telling/telling-step.js'
export { ToldBy, type ToldByProps } from './telling/told-by.js'
export { ToldProse, type ToldProseProps } from './telling/told-prose.js'
export { waitingWords } from './telling/waiting-words.js'
export { whenOnline } from './telling/when-online.js'
