export { homeHandlers } from './home.routes.js'
