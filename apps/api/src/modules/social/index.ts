export { mountProviderCallback } from './provider-callback.routes.js'
export { socialHandlers } from './social.routes.js'
