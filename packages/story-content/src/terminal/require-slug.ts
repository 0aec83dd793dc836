import { listSlugs } from '../open-theme.js'
import { UsageError } from './usage-error.js'

/** The one slug named in the words of a command. */
export function requireSlug(
  root: string,
  words: readonly string[],
  others: readonly string[] = [],
): string {
  const [slug] = words
  if (slug === undefined || words.length > 1) {
    throw new UsageError(`name one of ${[...listSlugs(root), ...others].join(', ')}`)
  }
  knownSlugs(root, words, others)
  return slug
}

/** The slugs named in the words of a command, or all of them where none is named. */
export function knownSlugs(
  root: string,
  words: readonly string[],
  others: readonly string[] = [],
): readonly string[] {
  const known = [...listSlugs(root), ...others]
  const stranger = words.find((word) => !known.includes(word))
  if (stranger !== undefined) {
    throw new UsageError(`no theme is called "${stranger}"; there are ${known.join(', ')}`)
  }
  return words.length > 0 ? words : known
}
