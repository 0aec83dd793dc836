export { FLAG_NAMES, FLAGS, type FlagName } from './flags.js'
export { parseFlags, serializeFlags } from './flag-list.js'
export { readFlags, writeFlags, type CookieJar } from './flag-cookie.js'
