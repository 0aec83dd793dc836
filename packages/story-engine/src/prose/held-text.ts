const ANGLE = '[<＜][ \\t]*'
/** What may stand in a line before a delimiter, and is nothing by itself. */
const DECORATION = '[*#=_~`>(\\[\\s-]*'
const CLOSING = '[\\])*#=:_>~ \\t-]*'

/** `<<<`, `< STATE`, a code fence, or JSON: whatever came before it, the prose is over here. */
const DELIMITER = rule(`(?:${ANGLE}){3}$|(?:${ANGLE})+/?${spaced('state')}$|\`\`\`$|\\{\\s*"$`)
/** The delimiter's word alone on its line. */
const DELIMITER_LINE = rule(`^${DECORATION}state${CLOSING}[\\n{\`]$`)
const DELIMITER_BEGUN = `(?:${ANGLE}){1,2}/?${begun('state')}|\`{1,2}|\\{\\s*`
const BEGUN_INLINE = rule(`^\\s*\\*?(?:${DELIMITER_BEGUN})?$`)
const BEGUN_LINE = rule(`^${DECORATION}(?:${DELIMITER_BEGUN}|${begun('state')}|state${CLOSING})?$`)

/** An answer that is one word and no story. */
const MARKER = rule(
  `^${DECORATION}(?:(?:${ANGLE})+/?(?:care|refuse)$|(?:care|refuse)${CLOSING}\\n$)`,
)
const MARKER_BEGUN = rule(
  `^${DECORATION}(?:${ANGLE}){0,2}/?(?:${begun('care')}|${begun('refuse')}|(?:care|refuse)${CLOSING})$`,
)
const THINKING = rule('^<\\s?(?:think(?:ing)?|thought|reasoning)\\s?>$')
const THINKING_BEGUN = rule(
  `^<\\s?(?:${['thinking', 'thought', 'reasoning'].map(begun).join('|')})\\s?$`,
)
const LONGEST = 64

/** Where held text stands: before anything was shown, at the beginning of a line, or within one. */
export type Place = 'start' | 'line' | 'inline'
export type Verdict = 'prose' | 'maybe' | 'delimiter' | 'thinking'

/** Whether held text is prose after all, still perhaps the beginning of a delimiter, or one. */
export function judgeHeld(held: string, place: Place): Verdict {
  if (place === 'start') {
    if (THINKING.test(held)) return 'thinking'
    if (MARKER.test(held)) return 'delimiter'
  }
  if (DELIMITER.test(held)) return 'delimiter'
  if (place !== 'inline' && DELIMITER_LINE.test(held)) return 'delimiter'
  return held.length <= LONGEST && isBegun(held, place) ? 'maybe' : 'prose'
}

function isBegun(held: string, place: Place): boolean {
  if (place === 'inline') return BEGUN_INLINE.test(held)
  const isAtStart = place === 'start' && (THINKING_BEGUN.test(held) || MARKER_BEGUN.test(held))
  return isAtStart || BEGUN_LINE.test(held)
}

/** Where the pending end of such text begins that is prose in front: its own length if nothing is pending. */
export function pendingFrom(text: string): number {
  for (let from = 1; from < text.length; from += 1) {
    const rest = text.slice(from)
    if (judgeHeld(rest, placeOf(rest)) === 'maybe') return from
  }
  return text.length
}

export function placeOf(held: string): Place {
  return /^[ \t]*\n/u.test(held) ? 'line' : 'inline'
}

/** What of the held text is prose when the answer ends here: a delimiter that was cut off is none. */
export function proseAtEnd(held: string, place: Place): string {
  const text = held.trimEnd()
  if (place !== 'inline') return ''
  const cut = text.search(/\s[<＜{]|[<＜]{2}|[<＜]\s*\/?\s*s/iu)
  return cut < 0 ? text : text.slice(0, cut).trimEnd()
}

/** Signs of Markdown a reader should not see; lines of stars alone part scenes and stay. */
export function withoutMarkdown(text: string): string {
  if (!/[#*]/u.test(text)) return text
  return text
    .replaceAll(/^([ \t]*)#{1,6}[ \t]+/gmu, '$1')
    .replaceAll(/^[ \t]*\*{3,}[ \t]*$|\*\*/gmu, (stars) => (stars === '**' ? '' : stars))
}

function rule(source: string): RegExp {
  return new RegExp(source, 'iu')
}

function spaced(word: string): string {
  return word.split('').join('[ \\t]*')
}

/** The word or any beginning of it, the empty one too. */
function begun(word: string): string {
  const [first = '', ...rest] = word
  return rest.length === 0 ? `(?:${first})?` : `(?:${first}[ \\t]*${begun(rest.join(''))})?`
}
