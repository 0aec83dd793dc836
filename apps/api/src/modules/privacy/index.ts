export { startErasing } from './erase-members.js'
export { privacyHandlers } from './privacy.routes.js'
