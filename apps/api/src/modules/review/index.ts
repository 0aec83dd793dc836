export { readRating } from './read-rating.js'
