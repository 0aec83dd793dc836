export { findIdOnPath, listPath, listPathIds, lockStorySession, pathTo } from './path-store.js'
