import { routes } from '@doran/site/core'

type Named = { year: number; shareCode: string }

export const yearBookPath = ({ year, shareCode }: Named): string =>
  `${routes.yearBook.path()}?${new URLSearchParams({ year: String(year), share: shareCode })}`

type OfRevision = { shareCode: string; revision: number }

export const pagePicturePath = ({ shareCode, revision }: OfRevision, number: number): string =>
  `/og/yearend/${shareCode}/${number}-${revision}.png`

export const bookFilePath = ({ shareCode, revision }: OfRevision): string =>
  `/og/yearend/${shareCode}/book-${revision}.pdf`
