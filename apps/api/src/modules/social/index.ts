export { mountProviderCallback } from './provider-callback.js'
export { socialHandlers } from './social.routes.js'
