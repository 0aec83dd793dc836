export type BookFile = { of: 'book' } | { of: 'page'; number: number }

const PAGE = /^(?<number>[1-9][0-9]?)-[0-9]{1,9}\.png$/
const BOOK = /^book-[0-9]{1,9}\.pdf$/

/** What a file's name asks for, of whatever revision; null for any other name. */
export function parseBookFile(file: string): BookFile | null {
  if (BOOK.test(file)) return { of: 'book' }
  const number = PAGE.exec(file)?.groups?.['number']
  return number === undefined ? null : { of: 'page', number: Number(number) }
}
