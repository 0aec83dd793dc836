export { isHeaderHidden } from './routing/is-header-hidden.js'
export { routes, type RouteName } from './routing/routes.js'
