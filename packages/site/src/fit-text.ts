// Pictures that a browser draws use these, too.
export { drawableText } from './link-image/drawable-text.js'
export { fitText, type FittedText } from './link-image/fit-text.js'
