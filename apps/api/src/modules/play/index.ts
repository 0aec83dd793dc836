export { listUnfinishedPlays } from './list-plays.js'
export { newShareCode } from './share-code.js'
