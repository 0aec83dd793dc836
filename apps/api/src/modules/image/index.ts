export { claimImage, releaseImages } from './claim-image.js'
export { deleteImagesOf, releaseAndDelete } from './delete-images.js'
export { IMAGE_PURPOSES, type PrivateImagePurpose } from './image-purposes.js'
