export { addComma, countCommas } from './comma-store.js'
export { hasCheckedIn } from './day-store.js'
export { isMorningOpen, promptOf } from './morning-time.js'
