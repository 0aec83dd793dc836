export { localStore, tabStore, type BrowserStore } from './browser-stores.js'
export { safeStorage, type KeyValueStore, type SafeStorage } from './safe-storage.js'
