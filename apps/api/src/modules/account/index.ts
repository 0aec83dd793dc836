export { accountHandlers } from './account.routes.js'
export { grantRole } from './grant-role.js'
export { startForgetting } from './start-forgetting.js'
