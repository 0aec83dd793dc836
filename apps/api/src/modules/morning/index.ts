export { addComma, countCommas } from './comma-repository.js'
export { hasCheckedIn } from './day-repository.js'
export { isMorningOpen, promptOf } from './morning-time.js'
