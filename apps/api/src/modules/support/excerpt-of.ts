import { splitGraphemes } from '@doran/korean'

const EXCERPT_LENGTH = 80
/** Far more than that many graphemes have. */
const EXCERPT_UNITS = 500

/** The beginning of a text, in one line; what is left out is marked by an ellipsis. */
export function excerptOf(text: string): string {
  const line = text.slice(0, EXCERPT_UNITS).replaceAll(/\s+/g, ' ').trim()
  const letters = splitGraphemes(line)
  if (letters.length <= EXCERPT_LENGTH) return line.toWellFormed()
  const begun = letters.slice(0, EXCERPT_LENGTH - 1).join('')
  return `${begun.trimEnd().toWellFormed()}…`
}
