export { claimImage, releaseImage } from './claim-image.js'
export { imageHandlers, mountImages } from './image.routes.js'
export { deleteImagesOf } from './remove-images.js'
export { startSweepingImages } from './sweep-images.js'
