export { indexAll } from './index-all.js'
export { reindex } from './reindex.js'
