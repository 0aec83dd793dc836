export { indexAll } from './index-all.js'
export { reindex } from './reindex.js'
export { isMeaning, meaningWord, PLAY, STORIES } from './words-of.js'
