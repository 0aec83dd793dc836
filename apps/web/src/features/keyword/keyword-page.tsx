import type { ReactNode } from 'react'
import type { GameCard, KeywordPage as Page, ThemeCard } from '@doran/contract'
import { PlayableScene } from '@doran/story-reader/scene'
import { Card, ChipLink } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { keywordTitle, pairLabel } from './internal/keyword-title'
import { NoStories, WishLinks } from './internal/wish-links'
import { keywordPath } from './keyword-address'

export type KeywordPageProps = {
  page: Page
  /** The looks of other features; `position` counts from 1. */
  tiles: {
    theme: (theme: ThemeCard) => ReactNode
    game: (game: GameCard, position: number) => ReactNode
  }
}

const STORIES = 'stories'

/** Stories of two words: the first one begins on the page itself. */
export function KeywordPage({ page, tiles }: KeywordPageProps) {
  const { keywords, intro, isEditorial, scene, themes, related, games } = page
  return (
    <div className="page flex flex-col gap-12 pt-8 pb-16 md:gap-16 md:pt-12">
      <header className="max-w-story">
        <h1 className="prose-ko text-h2 font-extrabold md:text-h1">{keywordTitle(keywords)}</h1>
        {(isEditorial || themes.length > 0) && (
          <p className="prose-ko mt-3 text-text-2 md:mt-4 md:text-story">{intro}</p>
        )}
      </header>
      <div className={`flex flex-col gap-12 md:gap-16 ${scene ? 'lg:flex-row' : ''}`}>
        {scene ? (
          <div className="glow-ember max-w-story lg:w-story lg:shrink-0">
            <PlayableScene scene={scene} lead="이 조합의 첫 장면" />
          </div>
        ) : (
          themes.length > 0 && <NoScene />
        )}
        {themes.length > 0 ? (
          <Part id={STORIES} title="이 조합의 이야기">
            <Tiles isBeside={scene !== null}>
              {themes.map((theme) => (
                <li key={theme.id}>{tiles.theme(theme)}</li>
              ))}
            </Tiles>
          </Part>
        ) : (
          <NoStories />
        )}
      </div>
      {related.length > 0 && (
        <Part id="related" title="함께 볼 만한 조합">
          <ul className="mt-4 flex flex-wrap gap-2">
            {related.map((pair) => (
              <li key={pairLabel(pair)}>
                <ChipLink href={keywordPath(pair)} renderLink={renderLink}>
                  {pairLabel(pair)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {games.length > 0 && (
        <Part id="games" title="함께 해 볼 만한 놀이">
          <Tiles>
            {games.map((game, index) => (
              <li key={game.id}>{tiles.game(game, index + 1)}</li>
            ))}
          </Tiles>
        </Part>
      )}
      {themes.length > 0 && (
        <Card
          as="section"
          aria-labelledby="wish"
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 sm:p-7"
        >
          <div className="min-w-0">
            <h2 id="wish" className="text-h3 font-extrabold">
              어떤 이야기를 더 읽고 싶나요?
            </h2>
            <p className="prose-ko mt-1 text-text-2">
              떠오른 장면이 있다면 커뮤니티 건의 게시판에 들려주세요.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <WishLinks />
          </div>
        </Card>
      )}
    </div>
  )
}

/** Only what is rated 15 has no scene here. */
function NoScene() {
  return (
    <p className="prose-ko max-w-story text-text-2">
      이 조합은 모두 15세 이용가라 첫 장면을 여기에 바로 펼쳐 두지 않았어요.{' '}
      <a
        href={`#${STORIES}`}
        className="inline-flex min-h-11 items-center font-semibold text-text underline underline-offset-4"
      >
        이야기 목록 보기
      </a>
    </p>
  )
}

type PartProps = { id: string; title: string; children: ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0 grow">
      <h2 id={id} className="scroll-mt-20 text-h3 font-extrabold md:text-h2">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** `isBeside`: where there is room, in the rest of a row. */
function Tiles({ isBeside = false, children }: { isBeside?: boolean; children: ReactNode }) {
  return (
    <ul
      className={`mt-4 grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-5 ${isBeside ? 'lg:grid-cols-2' : ''}`}
    >
      {children}
    </ul>
  )
}
