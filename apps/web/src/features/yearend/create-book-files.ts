import type { ApiClient } from '@doran/api-client'
import type { YearBook } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import {
  answerLinkImage,
  createDrawingLimit,
  createLinkImages,
  type LinkSubject,
} from '@doran/site/link-image'
import { isShareCode } from '../../lib/share-code'
import { drawBookPdf } from './internal/pages/book-pdf'
import { drawPagePng } from './internal/pages/page-png'
import { parseBookFile, type BookFile } from './internal/parse-book-file'
import { bookFilePath, pagePicturePath } from './year-paths'

type Asked = {
  shareCode: string
  file: string
  /** As whoever asks. */
  api: ApiClient
  /** As nobody: what is kept is what everybody may see. */
  anonymousApi: ApiClient
  /** Who asks, where it is known. */
  address: string | undefined
}

export type FileSubject = LinkSubject & { book: YearBook; file: BookFile }

/** Laying out a whole book with its fonts takes a second of the site's time. */
const BOOKS_A_MINUTE = 4

const PDF_HEADERS = { 'content-type': 'application/pdf', 'content-disposition': 'attachment' }

async function drawFile({ book, file }: FileSubject): Promise<ArrayBuffer> {
  const { title, name, pages } = book
  if (file.of === 'book')
    return drawBookPdf({ title, author: name, pages: pages.map(({ page }) => page) })
  const asked = pages.find(({ number }) => number === file.number)
  if (!asked) throw new Error(`page ${file.number} is not in the book`)
  return drawPagePng(asked.page)
}

/** Answers to whoever saves a page of a year's book, or the whole of it. No other file is drawn. */
export function createBookFiles({ now = Date.now, draw = drawFile } = {}) {
  const fileOf = createLinkImages<FileSubject>({ draw, now })
  const mayDrawPage = createDrawingLimit(now)
  const mayDrawBook = createDrawingLimit(now, BOOKS_A_MINUTE)
  return async ({ shareCode, file, api, anonymousApi, address }: Asked): Promise<Response> => {
    const asked = isShareCode(shareCode) ? parseBookFile(file) : null
    const answer = await answerLinkImage(file, async () => {
      if (!asked) return null
      if (asked.of === 'page') {
        const find = async () =>
          (await findPage(anonymousApi, shareCode, { ...asked, audience: 'until-withdrawn' })) ??
          findPage(api, shareCode, { ...asked, audience: 'owner' })
        return fileOf(`${shareCode}/${asked.number}`, find, {
          address,
          mayDraw: () => mayDrawPage(address),
        })
      }
      const book = await findBook(api, shareCode)
      if (!book || book.pages.length === 0) return null
      // The owner's has all pages, that of others those that are shown.
      const key = `${shareCode}/${book.isMine ? 'whole' : 'shown'}`
      return fileOf(key, () => Promise.resolve(wholeBook(book)), {
        address,
        mayDraw: () => mayDrawBook(address),
      })
    })
    if (asked?.of !== 'book' || !answer.ok) return answer
    const headers = new Headers(answer.headers)
    for (const [name, value] of Object.entries(PDF_HEADERS)) headers.set(name, value)
    return new Response(answer.body, { headers })
  }
}

const findBook = (api: ApiClient, shareCode: string): Promise<YearBook | null> =>
  findOnApi(api.call('GET /v1/yearend/book/{shareCode}', { params: { shareCode } }))

async function findPage(
  api: ApiClient,
  shareCode: string,
  { audience, ...file }: Extract<BookFile, { of: 'page' }> & Pick<FileSubject, 'audience'>,
): Promise<FileSubject | null> {
  const book = await findBook(api, shareCode)
  const page = book?.pages.find(({ number }) => number === file.number)
  if (!book || !page) return null
  return {
    address: pagePicturePath(book, file.number),
    version: JSON.stringify(page.page),
    audience,
    book,
    file,
  }
}

/** One address has what is different for the owner: no cache on the way may keep it. */
const wholeBook = (book: YearBook): FileSubject => ({
  address: bookFilePath(book),
  version: JSON.stringify(book.pages.map(({ page }) => page)),
  audience: 'owner',
  book,
  file: { of: 'book' },
})
