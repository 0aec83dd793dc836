import { splitGraphemes } from '@doran/korean'
import { textOf, type NewPoll, type RichText } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { AppError } from '../../platform/errors/app-error.js'
import { hasLink, type WritingRights } from '../permission/index.js'

const EXCERPT_LENGTH = 120
/** Far more than that many graphemes have. */
const EXCERPT_UNITS = 2_000

/** The beginning of a body's text, in one line; what is left out is marked by an ellipsis. */
export function excerptOf(body: RichText): string {
  const line = textOf(body).slice(0, EXCERPT_UNITS).replaceAll(/\s+/g, ' ').trim()
  const letters = splitGraphemes(line)
  if (letters.length <= EXCERPT_LENGTH) return line.toWellFormed()
  return `${letters
    .slice(0, EXCERPT_LENGTH - 1)
    .join('')
    .trimEnd()
    .toWellFormed()}…`
}

/** The keys of its pictures, each once. */
export function picturesIn(body: RichText): string[] {
  return [...new Set(body.flatMap((block) => (block.type === 'picture' ? [block.key] : [])))]
}

type Written = { title: string; body: RichText; poll?: NewPoll | null }

/**
 * New accounts put neither links nor pictures into posts.
 * @throws AppError INVALID_INPUT
 */
export function refuseOfNewAccount({ isNewAccount }: WritingRights, written: Written): void {
  if (!isNewAccount) return
  const { title, body, poll } = written
  if (picturesIn(body).length > 0) {
    throw new AppError('INVALID_INPUT', { field: 'body', message: FIELD_COPY.postFirstPictures })
  }
  const asked = poll ? [poll.question, ...poll.options] : []
  const fields = { title: [title], body: [textOf(body)], poll: asked }
  const [field] = Object.entries(fields).find(([, texts]) => texts.some(hasLink)) ?? []
  const found = field ?? (hasHref(body) ? 'body' : undefined)
  if (found === undefined) return
  throw new AppError('INVALID_INPUT', { field: found, message: FIELD_COPY.postLink })
}

function hasHref(body: RichText): boolean {
  return body.some((block) => {
    if (block.type === 'picture') return false
    const spans = block.type === 'list' ? block.items.flatMap((item) => item.spans) : block.spans
    return spans.some(({ href }) => href !== undefined)
  })
}
