export { BLOCKED, isUnblocked, NOBODY_BLOCKED } from './blocked-profiles.js'
export { findBlock } from './find-block.js'
export { findBlockedIds } from './find-blocked-ids.js'
