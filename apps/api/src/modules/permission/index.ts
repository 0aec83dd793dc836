export { assertMayOpen } from './assert-may-open.js'
export { assertMayWrite, type WritingRights } from './assert-may-write.js'
export { hasLink } from './has-link.js'
export { mayEdit, type Work } from './may-edit.js'
