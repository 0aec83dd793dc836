export { hasItem } from './inventory-repository.js'
