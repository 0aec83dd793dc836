export { assertOtherAdmin } from './assert-other-admin.js'
export { changeRole, grantRole, lockOperators, takeRoles, type Operator } from './grant-role.js'
export { listInterests } from './list-interests.js'
export { agreeToTerms, hasAgreedToTerms } from './terms.js'
