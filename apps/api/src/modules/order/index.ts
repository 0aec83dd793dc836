export { findOrder } from './order-repository.js'
export { receiveWebhook } from './receive-webhook.js'
