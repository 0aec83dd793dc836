// Of pictures that a browser draws, too.
export { drawableText } from './link-image/drawable-text.js'
export { fitText, type FittedText } from './link-image/fit-text.js'
