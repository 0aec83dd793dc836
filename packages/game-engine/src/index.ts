export { gameEngine } from './engine.js'
export type { BranchState } from './branch/branch-state.js'
export { branch } from './branch/branch.js'
export { findNode, offeredChoices, type OfferedChoice } from './branch/choices.js'
export type {
  Deal,
  GameEngine,
  ItemTally,
  Likeness,
  Placement,
  PlayThrough,
} from './game-engine.js'
export type { GameKindModule, GamePlay } from './game-kind-module.js'
export { particleOf } from './particles.js'
export { psytest } from './psytest/psytest.js'
export type { PsytestState } from './psytest/psytest-state.js'
export type { QuizState } from './quiz/quiz-state.js'
export { quiz } from './quiz/quiz.js'
export { resultProbabilities, type ResultProbabilities } from './psytest/result-probabilities.js'
export { rowOf } from './tier/change-board.js'
export { describeTierInput } from './tier/describe-input.js'
export { inputsOfBoard } from './tier/inputs-of-board.js'
export { tier } from './tier/tier.js'
export type { BoardRow, TierBoard, TierState } from './tier/tier-state.js'
export { announceRow } from './tomato/announce.js'
export { isBeyondHand } from './tomato/beyond-hand.js'
export {
  comboOf,
  endsAtMs,
  fieldAt,
  scoreOf,
  type TomatoCell,
  type TomatoStage,
} from './tomato/field.js'
export { tomato } from './tomato/tomato.js'
export type { Plant, TomatoState } from './tomato/tomato-state.js'
export { wholePercents } from './whole-percents.js'
export { wilsonLowerBound } from './wilson-lower-bound.js'
export { worldcup } from './worldcup/worldcup.js'
export { roundName } from './worldcup/round-name.js'
export { matchCount, usualSize } from './worldcup/sizes.js'
export type { WorldcupPlayMatch, WorldcupRound, WorldcupState } from './worldcup/worldcup-state.js'
