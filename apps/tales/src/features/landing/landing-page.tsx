import type { ReactNode } from 'react'
import type { GemOverview, PlayableScene as Scene, TalesHome } from '@doran/contract'
import { routes } from '@doran/site/core'
import { PlayableScene } from '@doran/story-reader/scene'
import { LinkButton } from '@doran/ui'
import { GenreChips } from '../../lib/genre-chips'
import { renderLink } from '../../lib/render-link'
import { ThemeSpot } from '../../lib/theme-spot'
import { ThemeTile } from '../../lib/theme-tile'
import { MemoryDemo } from './internal/memory-demo'
import { QUESTIONS, STEPS, plainNumbers } from './landing-words'

const SCENES_TO_TRY = 3
const THEMES_SHOWN = 3

type LandingPageProps = {
  home: TalesHome
  scene: Scene | null
  gems: Pick<GemOverview, 'prices' | 'dailyGems'>
}

export function LandingPage({ home, scene, gems }: LandingPageProps) {
  const first = scene ? routes.theme.path({ id: scene.theme.id }) : routes.tales.path()
  const others = home.newest.filter(({ id }) => id !== scene?.theme.id)
  return (
    <div className="page pt-6 md:pt-10">
      <div className="grid gap-10 lg:grid-cols-2 lg:items-start lg:gap-14">
        <header className="lg:sticky lg:top-24">
          <h1 className="text-h1 font-extrabold md:text-hero">
            당신이 말하면,
            <br />
            이야기가 대답해요
          </h1>
          <p className="prose-ko mt-5 max-w-story text-story text-text-2">
            소설처럼 읽다가, 다음에 무엇을 할지 당신이 정해요. 먼저 세 장면만 같이 읽어 봐요. 가입도
            설치도 필요 없어요.
          </p>
        </header>
        <div className="glow-ember min-w-0">
          {scene && <PlayableScene scene={scene} scenes={SCENES_TO_TRY} lead="세 장면 읽어 보기" />}
        </div>
      </div>
      <Part id="how" title="이용 방법">
        <ol className="mt-6 grid gap-3 md:grid-cols-3">
          {STEPS.map(({ title, words }, index) => (
            <li key={title} className="corner-card bg-surface-1 p-6">
              <p className="text-sm font-semibold text-ember tabular-nums">{index + 1}</p>
              <h3 className="mt-1 text-h3 font-extrabold">{title}</h3>
              <p className="prose-ko mt-2 text-text-2">{words}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part id="memory" title="이야기가 기억하는 것">
        <MemoryDemo />
      </Part>
      <Part id="genres" title="이야기의 장르">
        <div className="mt-5">
          <GenreChips genres={home.genres} className="flex-wrap" />
        </div>
        <ul className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {others.slice(0, THEMES_SHOWN).map((theme, index) => (
            <ThemeSpot
              key={theme.id}
              themeId={theme.id}
              shelf="newest"
              position={index + 1}
              className="last:max-sm:hidden"
            >
              <ThemeTile theme={theme} />
            </ThemeSpot>
          ))}
        </ul>
      </Part>
      <Part id="plain" title="미리 알아 둘 것">
        <dl className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {plainNumbers(gems).map(({ number, words }) => (
            <div
              key={words}
              className="corner-card flex flex-col-reverse justify-end bg-surface-1 p-5"
            >
              <dt className="prose-ko mt-1 text-sm text-text-2">{words}</dt>
              <dd className="text-h2 font-extrabold tabular-nums">{number}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="questions" title="자주 묻는 질문">
        <div className="mt-5 max-w-[760px]">
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold">
                {question}
                <span aria-hidden="true" className="text-text-3 group-open:rotate-45">
                  ＋
                </span>
              </summary>
              <p className="prose-ko pb-5 text-text-2">{answer}</p>
            </details>
          ))}
        </div>
      </Part>
      <div className="mt-16 flex flex-col items-start gap-4">
        <p className="text-h2 font-extrabold text-balance">
          {scene ? scene.theme.title : '지금 읽을 수 있는 이야기'}
        </p>
        <LinkButton href={first} size="large" renderLink={renderLink}>
          {scene ? '자세히 보기' : '모두 보기'}
        </LinkButton>
      </div>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-20">
      <h2 id={id} className="text-h2 font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  )
}
