export { addNotification } from './add-notification.js'
export { countUnread } from './notification-store.js'
export { addChatNotification } from './add-chat-notification.js'
export { readChatNotifications } from './read-chat-notifications.js'
