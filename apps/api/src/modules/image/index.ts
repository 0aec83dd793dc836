export { claimImage, releaseImages } from './claim-image.js'
export { deleteImagesOf } from './delete-images.js'
export { IMAGE_PURPOSES, type PrivateImagePurpose } from './image-purposes.js'
