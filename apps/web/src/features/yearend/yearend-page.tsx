import type { Yearend } from '@doran/contract'
import { YEAREND } from '@doran/contract/yearend/limits'
import { routes } from '@doran/site/core'
import { SignInFirst } from '@doran/site/session'
import { ErrorState } from '@doran/ui'
import { BookShelf } from './internal/landing/book-shelf'
import { LetterList } from './internal/landing/letter-list'
import { MakeBook } from './internal/landing/make-book'
import { SampleBook } from './internal/landing/sample-book-row'
import { PagePicture } from './internal/pages/page-picture'
import { numberOf } from './internal/pages/sheet'
import { seasonWords } from './internal/season-words'
import type { CoverPage, YearendContent } from './read-yearend'

/** The year-end book: making one's own, those of others, and letters to oneself. */
export function YearendPage({ content: { yearend, cover } }: { content: YearendContent }) {
  return (
    <div className="page between-bars pt-6 pb-12 md:pt-10">
      <h1 className="text-h1 font-extrabold">올해의 나를 한 권으로</h1>
      <p className="prose-ko mt-1 text-text-2">
        고른 기록만 모아 많게는 열 쪽으로 펼쳐요. 순위는 없고, 마지막은 내가 써요.
      </p>
      {yearend ? <Sections yearend={yearend} cover={cover} /> : <Failed />}
    </div>
  )
}

function Failed() {
  return (
    <ErrorState level={2} title="연말책을 불러오지 못했어요.">
      <p>잠시 뒤에 다시 열어 주세요.</p>
    </ErrorState>
  )
}

type SectionsProps = { yearend: Yearend; cover: CoverPage | null }

function Sections({ yearend, cover }: SectionsProps) {
  const { mine, shelf, isInSeason, year } = yearend
  if (!mine)
    return (
      <>
        {!isInSeason && <Season yearend={yearend} />}
        <SampleBook />
        <SignInFirst
          title="내 책은 아직 덮여 있어요."
          next={routes.yearend.path()}
          reason="year-book"
        >
          로그인하면 올해의 기록으로 내 책을 펼칠 수 있어요.
        </SignInFirst>
        <BookShelf title="친구의 책장" books={shelf} />
      </>
    )
  const { name, making, counts, earlier, letters } = mine
  const isMade = making?.shareCode != null
  const hasBegun = year >= YEAREND.firstYear
  return (
    <>
      {!hasBegun && <Season yearend={yearend} />}
      {hasBegun && (
        <div className="mt-6 grid items-start gap-8 md:grid-cols-[minmax(0,20rem)_1fr]">
          <div className="corner-card mx-auto w-full max-w-80 overflow-clip">
            <PagePicture
              page={cover ?? closedCover(year, name)}
              alt={`${name} 님의 ${year}년 책 표지`}
            />
          </div>
          <div>
            {!isInSeason && <Season yearend={yearend} />}
            {(isInSeason || isMade) && (
              <MakeBook
                key={`${year} ${making?.madeAt}`}
                year={year}
                isInSeason={isInSeason}
                making={making}
                counts={counts}
              />
            )}
          </div>
        </div>
      )}
      {!isMade && <SampleBook />}
      <LetterList letters={letters} />
      <BookShelf title="친구의 책장" books={shelf} empty="친구가 나눈 책을 열면 여기에 꽂혀요." />
      <BookShelf title="지난 책" books={earlier} />
    </>
  )
}

function Season({ yearend }: { yearend: Yearend }) {
  return <p className="prose-ko mt-4 text-h3 font-extrabold">{seasonWords(yearend)}</p>
}

/** Until it is made the cover shows whose it will be. */
const closedCover = (year: number, name: string): CoverPage => ({
  kind: 'cover',
  year,
  name,
  title: '올해의 나를 한 권으로',
  subtitle: '아직 펼치지 않은 책',
  seed: numberOf(`${year} ${name}`),
  size: 'little',
})
