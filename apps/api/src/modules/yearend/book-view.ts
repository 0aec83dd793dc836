import {
  YearPage,
  YearSource,
  type YearBook,
  type YearBookCard,
  type YearMaking,
} from '@doran/contract'
import { YEAR_PAGES } from '@doran/contract/limits'
import { z } from 'zod'
import { altOf } from './pages/alt-of.js'
import type { YearBookRow } from '../../schema/yearend/yearend.table.js'

const Pages = z.array(YearPage)
const Sources = z.array(YearSource)

/** What a row holds as JSON was written by this same code and is parsed again; null until it is made. */
export function pagesOf({ pages }: Pick<YearBookRow, 'pages'>): YearPage[] | null {
  return pages === null ? null : Pages.parse(pages)
}

/** A page's number, the same in every book. */
export const pageNumber = (kind: YearPage['kind']): number => YEAR_PAGES.indexOf(kind) + 1

export function toMaking(row: YearBookRow): YearMaking {
  const { year, step, sources, pages, shareCode, wasShared, hasFailed, madeAt } = row
  return {
    year,
    step,
    sources: Sources.parse(sources),
    shareCode: pages === null ? null : shareCode,
    wasShared,
    hasFailed,
    madeAt: madeAt?.toISOString() ?? null,
  }
}

type Named = Pick<YearBookRow, 'shareCode' | 'year'>

/** @param cover null where it is hidden from the reader: the book is then named by its year */
export function toCard(
  { shareCode, year }: Named,
  cover: { name: string; title: string } | null,
): YearBookCard {
  const { name, title } = cover ?? { name: null, title: `${year}년의 책` }
  return { shareCode, year, name, title }
}

export const coverOf = (pages: readonly YearPage[]) =>
  pages.find((page) => page.kind === 'cover') ?? null

/** Pages that wait for what their owner writes say so to nobody else. */
function isWritten(page: YearPage): boolean {
  if (page.kind === 'letter') return page.chosen !== null
  if (page.kind === 'thanks') return page.thanks !== null
  return page.kind !== 'tomorrow' || page.isSealed
}

/** To others without what its owner hides or has not written. */
export function toBook(
  row: YearBookRow,
  { pages, isMine }: { pages: readonly YearPage[]; isMine: boolean },
): YearBook {
  const { id, isShared, madeAt, askedAt, hiddenPages, revision } = row
  const all = pages.map((page) => {
    const number = pageNumber(page.kind)
    return { number, isShown: !hiddenPages.includes(number), page, alt: altOf(page) }
  })
  const told = isMine ? all : all.filter(({ isShown, page }) => isShown && isWritten(page))
  return {
    ...toCard(row, coverOf(told.map(({ page }) => page))),
    id,
    isMine,
    isShared,
    madeAt: (madeAt ?? askedAt).toISOString(),
    pages: told,
    revision,
  }
}
