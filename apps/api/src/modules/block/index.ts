export { BLOCKED, isUnblocked, NOBODY_BLOCKED } from './blocked-profiles.js'
export { findBlock } from './find-block.js'
