export { addNotification } from './add-notification.js'
export { countUnread } from './notification-store.js'
export { notificationHandlers } from './notification.routes.js'
export { startSweepingNotifications } from './sweep-notifications.js'
