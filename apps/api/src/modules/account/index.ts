export { accountHandlers } from './account.routes.js'
export { startForgetting } from './start-forgetting.js'
