export { hasItem } from './inventory-store.js'
