export { isHeaderHidden } from './core/is-header-hidden.js'
export { isImmersive, routes, type RouteName } from './core/routes.js'
