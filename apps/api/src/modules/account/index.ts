export { grantRole } from './grant-role.js'
export { listInterests } from './list-interests.js'
