import type { ApiClient } from '@doran/api-client'
import type { YearBook, Yearend, YearPage } from '@doran/contract'
import { findOnApi } from '@doran/site/core'
import { readOrNull } from '../../lib/read-or-null'
import { isShareCode } from '../../lib/share-code'

export type YearendContent = {
  /** Null where it cannot be read now. */
  yearend: Yearend | null
  /** Of the book that was made; null where there is none yet. */
  cover: CoverPage | null
}

export type CoverPage = Extract<YearPage, { kind: 'cover' }>

const TIMEOUT_MS = 3_000

export async function readYearend(api: ApiClient): Promise<YearendContent> {
  const yearend = await readOrNull(
    api.call('GET /v1/yearend', { signal: AbortSignal.timeout(TIMEOUT_MS) }),
  )
  const shareCode = yearend?.mine?.making?.shareCode
  if (!shareCode) return { yearend, cover: null }
  const book = await readOrNull(readBook(api, shareCode))
  return { yearend, cover: (book && coverOf(book)) ?? null }
}

const coverOf = ({ pages }: YearBook): CoverPage | undefined =>
  pages.map(({ page }) => page).find((page) => page.kind === 'cover')

const readBook = (api: ApiClient, shareCode: string) =>
  api.call('GET /v1/yearend/book/{shareCode}', { params: { shareCode } })

export type BookQuery = { year?: string | string[]; share?: string | string[] }

/** The book that an address names by its code, else one's own of its year. */
export async function findYearBook(api: ApiClient, query: BookQuery): Promise<YearBook | null> {
  const { share, year } = query
  if (typeof share === 'string') return isShareCode(share) ? findOnApi(readBook(api, share)) : null
  if (typeof year !== 'string' || !/^20[0-9]{2}$/.test(year)) return null
  const making = await readOrNull(
    api.call('GET /v1/yearend/{year}', { params: { year: Number(year) } }),
  )
  return making?.shareCode ? findOnApi(readBook(api, making.shareCode)) : null
}
