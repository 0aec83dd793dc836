export { findFeatured } from './find-featured.js'
