export { dailySeed } from './daily-seed.js'
export { rankMoved } from './rank-moved.js'
export { recordScore } from './record-score.js'
export { takeTry } from './take-try.js'
