import { parse } from 'bowser'

/** A browser in a few words, such as “Chrome, Windows”. */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return '알 수 없는 기기'
  const { browser, os } = parse(userAgent)
  const words = [browser.name, os.name].filter((word) => word !== undefined && word !== '')
  return words.join(', ') || '알 수 없는 기기'
}
