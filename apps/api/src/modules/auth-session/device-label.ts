import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

const UNKNOWN = '알 수 없는 기기'
/** Anything else in the header is its sender's own words, and these stand in our mails. */
const NAMES: ReadonlySet<string> = new Set(Object.values({ ...BROWSER_MAP, ...OS_MAP }))

/** A browser in a few words, such as “Chrome, Windows”. */
export function deviceLabel(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os } = parse(userAgent)
  const words = [browser.name, os.name].filter((word) => word !== undefined && NAMES.has(word))
  return words.join(', ') || UNKNOWN
}
