import type { RichText, Span, TextBlock } from '@doran/contract'

const FLAGS = ['bold', 'italic', 'strike'] as const
/** The signs that switch a format on and off. */
export const SIGNS = { bold: '**', italic: '__', strike: '~~' } as const

/** A formatted text as an administrator writes it: a line begins with its sign, and an empty line parts blocks. */
export function printLines(body: RichText): string {
  return body
    .map(printBlock)
    .filter((lines) => lines !== '')
    .join('\n\n')
}

function printBlock(block: TextBlock): string {
  switch (block.type) {
    case 'heading':
      return `# ${onOneLine(block.spans)}`
    case 'quote':
      return linesOf(block.spans)
        .map((line) => `> ${line}`)
        .join('\n')
    case 'list':
      return block.items
        .map(({ level, spans }, at) => {
          const sign = block.isOrdered ? `${at + 1}.` : '-'
          return `${'  '.repeat(level)}${sign} ${onOneLine(spans)}`
        })
        .join('\n')
    case 'paragraph':
      return linesOf(block.spans).map(guardLine).join('\n')
    case 'picture':
      return ''
  }
}

function onOneLine(spans: readonly Span[]): string {
  return linesOf(spans).join('\\n')
}

function linesOf(spans: readonly Span[]): string[] {
  return printSpans(spans).split('\n')
}

/** A line of a paragraph that looks like the beginning of another block, or is empty. */
function guardLine(line: string): string {
  return line === '' || /^(?:[#>-]|\d+\.) |^ /.test(line) ? `\\${line}` : line
}

function printSpans(spans: readonly Span[]): string {
  let printed = ''
  let on: readonly string[] = []
  for (const { href, text, ...flags } of spans) {
    const wanted = FLAGS.filter((flag) => flags[flag])
    printed += FLAGS.filter((flag) => wanted.includes(flag) !== on.includes(flag))
      .map((flag) => SIGNS[flag])
      .join('')
    on = wanted
    const safe = escapeText(text)
    printed += href === undefined ? safe : `[${safe}](${href.replaceAll(/[\\)]/g, '\\$&')})`
  }
  return (
    printed +
    FLAGS.filter((flag) => on.includes(flag))
      .map((flag) => SIGNS[flag])
      .join('')
  )
}

/** A sign's letter alone, amid other text, means nothing. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\[\]]|[*_~]/g, (sign, at: number) => {
    const isAlone = /[*_~]/.test(sign) && isOther(text[at - 1]) && isOther(text[at + 1])
    return isAlone ? sign : `\\${sign}`
  })
}

function isOther(neighbour: string | undefined): boolean {
  return neighbour !== undefined && !/[*_~\\]/.test(neighbour)
}
