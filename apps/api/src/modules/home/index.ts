export { HERO_FILTER } from './hero-filter.js'
