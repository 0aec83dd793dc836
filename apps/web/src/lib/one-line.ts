import { normaliseText } from '@doran/korean'

/** What was typed into a line, as it is stored. */
export function oneLine(text: string): string {
  return normaliseText(text).replaceAll(/\s+/g, ' ').trim()
}
