export { dailySeed } from './daily-seed.js'
export { rankMoved } from './rank-moved.js'
export { settleScore } from './settle-score.js'
export { takeTry } from './take-try.js'
