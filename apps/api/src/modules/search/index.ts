export { reindex } from './reindex.js'
