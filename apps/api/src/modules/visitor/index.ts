export { createVisitor } from './create-visitor.js'
export { holdOwner } from './hold-owner.js'
export { mergeVisitor } from './merge-visitor.js'
export { findVisitor } from './visitor-repository.js'
