export { assertMayWrite, type WritingRights } from './assert-may-write.js'
export { mayEdit, type Work } from './may-edit.js'
