export { createVisitor } from './create-visitor.js'
export { noVisitorCookie, readVisitorCredential, visitorCookie } from './visitor-credential.js'
export { findVisitor } from './visitor-store.js'
export { visitorHandlers } from './visitor.routes.js'
