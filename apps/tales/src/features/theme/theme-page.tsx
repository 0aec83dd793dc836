import type { ReactNode } from 'react'
import type { Persona, ThemeDetail, ThemeReading } from '@doran/contract'
import { ThemeWarnings, lengthLabel, ratingLabel } from '@doran/site/core'
import { VisitorOnly } from '@doran/site/stories'
import { Badge, Cover } from '@doran/ui'
import { GenreLink } from '../../lib/genre-link'
import { CastList } from './internal/cast-list'
import { ClosedByRating } from './internal/closed-by-rating'
import { EndingList } from './internal/ending-list'
import { MakerWord } from './internal/maker-word'
import { OpeningLines } from './internal/opening-lines'
import { SimilarThemes } from './internal/similar-themes'
import { StartActions, StartBar } from './internal/start-actions'
import { ThemeActs } from './internal/theme-acts'
import { ThemeNumbers } from './internal/theme-numbers'

type ThemePageProps = {
  theme: ThemeDetail
  mine: ThemeReading
  /** Who the reader can be in it. */
  personas?: readonly Persona[]
  /** The reader's birthday closes it. */
  isClosed?: boolean
  /** What readers say of it. */
  reviews?: ReactNode
}

export function ThemePage(props: ThemePageProps) {
  const { theme, mine, personas = [], isClosed = false, reviews } = props
  const { id, opening, moreOpenings, warnings, endings } = theme
  const start = {
    theme: { id, opening, moreOpenings, warnings },
    mine,
    endingCount: endings.length,
    personas,
  }
  return (
    <>
      <article className="page pt-4 md:pt-10">
        <header className="grid grid-cols-[104px_1fr] items-start gap-x-4 md:grid-cols-[320px_1fr] md:items-center md:gap-x-14">
          <div className="glow-ember md:row-span-2 md:self-center">
            <Cover
              src={theme.cover.url}
              alt={theme.cover.alt}
              loading="eager"
              fetchPriority="high"
            />
          </div>
          <div className="min-w-0 md:self-end">
            <h1 className="text-h3 font-extrabold md:text-h1">{theme.title}</h1>
            <p className="mt-2 text-text-2 md:mt-3 md:text-h3">{theme.hook}</p>
          </div>
          <div className="min-w-0 max-md:col-span-2 md:self-start">
            <ThemeFacts theme={theme} />
            <div className="mt-5 md:mt-7">
              {isClosed ? (
                <ClosedByRating ageRating={theme.ageRating} />
              ) : (
                <StartActions {...start} />
              )}
            </div>
            <div className="mt-3">
              <ThemeActs theme={theme} isDismissed={mine.isDismissed} />
            </div>
          </div>
        </header>
        <div className="mt-14 grid gap-x-16 gap-y-14 lg:grid-cols-[1fr_320px]">
          <div className="min-w-0">
            <OpeningLines opening={theme.opening} />
            <Part id="synopsis" title="줄거리">
              <p className="prose-ko max-w-story whitespace-pre-line text-text-2">
                {theme.synopsis}
              </p>
            </Part>
            <CastList cast={theme.cast} />
          </div>
          <div className="min-w-0">
            <EndingList endings={theme.endings} reached={mine.endings} />
            <GaugeMeanings gauges={theme.gauges} />
          </div>
        </div>
        {reviews}
        <MakerWord maker={theme.maker} makerNote={theme.makerNote} />
        <SimilarThemes themes={theme.similar} />
      </article>
      {!isClosed && <StartBar {...start} />}
    </>
  )
}

function ThemeFacts({ theme }: { theme: ThemeDetail }) {
  return (
    <>
      <p className="mt-4 flex flex-wrap items-center gap-1.5 md:mt-5">
        <GenreLink genre={theme.genre} />
        <Badge>{ratingLabel(theme.ageRating)}</Badge>
        <Badge>{lengthLabel(theme.length)}</Badge>
      </p>
      <ThemeWarnings theme={theme} className="mt-3" />
      {theme.tags.length > 0 && (
        <p className="mt-3 text-sm text-text-2">{theme.tags.map((tag) => `#${tag}`).join(' ')}</p>
      )}
      <p className="mt-3 text-sm text-text-3">
        <VisitorOnly>
          가입하지 않아도 무료로 읽을 수 있어요.
          <br />
        </VisitorOnly>
        언제든 미리 쓴 이야기로 읽을 수 있어요. AI가 쓰는 장면이 있으면 먼저 알려 드리고, 젬을 쓰는
        장면은 버튼에 먼저 표시돼요.
      </p>
      <ThemeNumbers stats={theme.stats} />
    </>
  )
}

function GaugeMeanings({ gauges }: { gauges: ThemeDetail['gauges'] }) {
  if (gauges.length === 0) return null
  return (
    <Part id="gauges" title="선택에 따라 달라지는 것">
      <dl className="flex flex-col gap-3">
        {gauges.map(({ label, meaning }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="text-sm text-text-2">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-h3 font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  )
}
