export { listUnfinishedPlays } from './list-plays.js'
