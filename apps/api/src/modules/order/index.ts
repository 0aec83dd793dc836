export { findOrder } from './order-store.js'
export { receiveWebhook } from './receive-webhook.js'
