// For servers alone: it reads files, so that no browser's bundle takes it.
export { answerLinkImage } from './link-image/answer-link-image.js'
export { createDrawingLimit } from './link-image/create-drawing-limit.js'
export {
  createLinkImages,
  type LinkImages,
  type LinkImagesOptions,
} from './link-image/create-link-images.js'
export { drawPng } from './link-image/draw-png.js'
export { drawableText } from './link-image/drawable-text.js'
export { fitText, type FittedText } from './link-image/fit-text.js'
export {
  DrawingRefused,
  type Audience,
  type LinkImage,
  type LinkSubject,
} from './link-image/link-subject.js'
export { lostPicture } from './link-image/lost-picture.js'
