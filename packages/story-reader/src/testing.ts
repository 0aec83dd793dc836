export { aScene, anAnswer } from './testing/a-scene.js'
