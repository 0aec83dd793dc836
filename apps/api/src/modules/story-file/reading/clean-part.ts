import { AppError } from '../../../platform/errors/app-error.js'
import { cleanStrings } from '../../../platform/text/clean-text.js'

/** Of a list within a turn or its state. */
const MOST_ENTRIES = 5_000

/**
 * A part of a file whose texts are as those of any body: the database keeps no NUL and no half of a letter.
 * @throws AppError FILE_FOREIGN
 */
export function cleanPart(part: unknown): unknown {
  try {
    return cleanStrings(part, MOST_ENTRIES)
  } catch (cause) {
    throw new AppError('FILE_FOREIGN', { cause })
  }
}
