export { checkLedger, sumAccounts, type CheckedLedger } from './check-ledger.js'
export { countEarned, earn } from './earn.js'
export { exchangeCoins } from './exchange-coins.js'
export { daysLater, yearsLater } from './expiry.js'
export { grant } from './grant.js'
export { notEnough, pay, toParts } from './pay.js'
export {
  openWallet,
  planSpend,
  postMovement,
  type LotPart,
  type SpentPart,
} from './movement-repository.js'
export { hasPass, planOf, readBalance, readWallet } from './read-wallet.js'
export { listReturnable, returnGems } from './return-gems.js'
