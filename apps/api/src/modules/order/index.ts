export { receiveWebhook } from './receive-webhook.js'
