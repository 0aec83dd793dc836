export { seasonOf, type Season } from './season.js'
