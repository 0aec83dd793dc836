export { aScene, anAnswer } from './testing/a-scene.js'
export { openTestReader } from './testing/open-reader.js'
export { openReader } from './reader/reduce-reader.js'
