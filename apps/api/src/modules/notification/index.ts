export { addNotification } from './add-notification.js'
export { countUnread } from './notification-store.js'
