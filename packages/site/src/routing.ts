export { isHeaderHidden } from './core/is-header-hidden.js'
export { routes, type RouteName } from './core/routes.js'
