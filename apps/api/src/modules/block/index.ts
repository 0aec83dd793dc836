export { findBlock } from './find-block.js'
