/** Shapes what was typed or pasted; shaping the part before the caret tells where the caret belongs. */
export type ShapeText = (typed: string) => string

export type CodeKind = 'digits' | 'grouped'

const codes = {
  digits: { length: 6, isSign: /\d/ },
  grouped: { length: 8, isSign: /[A-Z\d]/ },
}

/** The signs of a code alone, at most as many as it has. Full-width ones count as well. */
export function codeOf(typed: string, kind: CodeKind): string {
  const { length, isSign } = codes[kind]
  const signs = Array.from(typed.normalize('NFKC').toUpperCase()).filter((sign) =>
    isSign.test(sign),
  )
  return signs.slice(0, length).join('')
}

export function isWholeCode(code: string, kind: CodeKind): boolean {
  return code.length === codes[kind].length
}

/** “7KQ4-M2PX”, “482193”. */
export function shapeCode(typed: string, kind: CodeKind): string {
  const code = codeOf(typed, kind)
  return kind === 'grouped' && code.length > 4 ? `${code.slice(0, 4)}-${code.slice(4)}` : code
}

const DATE_PARTS = [4, 2, 2]

/** “20010309”, “2001. 3. 9”, “2001년 3월 9일” become “2001-03-09” and “2001-3-9”; a half stays a half. */
export function shapeDate(typed: string): string {
  const parts = ['']
  for (const sign of typed.normalize('NFKC')) {
    const last = parts.length - 1
    const part = parts[last] ?? ''
    if (!/\d/.test(sign)) {
      if (part !== '' && parts.length < DATE_PARTS.length) parts.push('')
      else if (part !== '') break
    } else if (part.length < (DATE_PARTS[last] ?? 0)) {
      parts[last] = part + sign
    } else if (parts.length < DATE_PARTS.length) {
      parts.push(sign)
    } else break
  }
  return parts.join('-')
}

/** YYYY-MM-DD with its zeros, or null where no day of the calendar is written. */
export function dateOf(shaped: string): string | null {
  const [year = '', month = '', day = ''] = shaped.split('-')
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return null
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text) ? text : null
}
