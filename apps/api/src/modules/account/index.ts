export { grantRole } from './grant-role.js'
