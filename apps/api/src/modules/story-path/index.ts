export { findIdOnPath, listPath, listPathIds, lockStorySession, pathTo } from './path-repository.js'
