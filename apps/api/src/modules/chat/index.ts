export { countUnreadChat } from './count-unread-chat.js'
