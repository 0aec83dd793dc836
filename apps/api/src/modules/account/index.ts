export { changeRole, grantRole, takeRoles } from './grant-role.js'
export { listInterests } from './list-interests.js'
export { assertOtherAdmin, lockOperators, type Operator } from './operators.js'
export { agreeToTerms, hasAgreedToTerms } from './terms.js'
