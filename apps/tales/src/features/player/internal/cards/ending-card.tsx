import type { StorySession, Turn } from '@doran/contract'
import { routes } from '@doran/site/core'
import { pathThatMattered, type PathLine } from '@doran/story-engine/path'
import { Badge, Button, Cover, LinkButton } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { ShareTheme } from '../../../../lib/share-theme'
import type { OpenPanel } from '../panel-parts/player-panel'

export const ENDING_ID = 'ending'

type EndingCardProps = {
  session: StorySession
  turns: readonly Turn[]
  isBusy: boolean
  isUndoing: boolean
  onRestart: () => void
  onUndo: () => void
  onOpen: OpenPanel
}

export function EndingCard(props: EndingCardProps) {
  const { turns, onOpen } = props
  const { id, ending, endings, theme } = props.session
  if (!ending) return null
  const reached = endings.filter(({ title }) => title !== null).length
  const isAllReached = reached === endings.length
  return (
    <section
      aria-labelledby={ENDING_ID}
      className="glow-ember flex min-h-[calc(100dvh-120px)] flex-col items-center justify-center py-16 text-center font-sans"
    >
      <div className="mb-6 w-32">
        <Cover src={theme.cover.url} alt="" loading="eager" />
      </div>
      <p className="flex flex-wrap justify-center gap-1.5">
        <Badge tone="ember">{ending.badge}</Badge>
        {ending.rare && <Badge>드문 결말</Badge>}
      </p>
      <h2
        id={ENDING_ID}
        tabIndex={-1}
        className="mt-3 outline-none text-h2 font-extrabold text-balance md:text-h1"
      >
        {ending.title}
      </h2>
      <p className="mt-3 text-text-2 tabular-nums">
        {isAllReached
          ? `결말 ${endings.length}개를 모두 만났어요.`
          : `이 이야기의 결말 ${endings.length}개 중 ${reached}개를 만났어요.`}
      </p>
      <PathWalked lines={pathThatMattered(turns)} turns={turns} onOpen={onOpen} />
      <p className="prose-ko mt-8 text-sm text-text-2">
        {isAllReached
          ? '이 이야기의 끝을 다 아는 사람이 되었네요. 구석구석 읽어 주셔서 고마워요.'
          : `아직 못 만난 결말이 ${endings.length - reached}개 있어요. 처음부터 다시 읽어도 방금 읽은 이야기는 그대로 남아요.`}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button isBusy={props.isBusy} onClick={props.onRestart}>
          처음부터 다시
        </Button>
        <Button
          kind="secondary"
          aria-haspopup="dialog"
          onClick={() => onOpen({ name: 'share-ending' })}
        >
          결말 공유
        </Button>
        <Button kind="secondary" aria-haspopup="dialog" onClick={() => onOpen({ name: 'tree' })}>
          여기서 갈림길
        </Button>
        <LinkButton kind="secondary" href={routes.tales.path()} renderLink={renderLink}>
          다른 이야기
        </LinkButton>
        <ShareTheme theme={theme} />
        <LinkButton kind="secondary" href={attachPath(id)} renderLink={renderLink}>
          커뮤니티에 올리기
        </LinkButton>
        <Button kind="quiet" isBusy={props.isUndoing} onClick={props.onUndo}>
          마지막 장면 되돌리기
        </Button>
      </div>
      <EndingCollection endings={endings} reached={ending.key} />
    </section>
  )
}

/** The community's composer with this ending attached. */
function attachPath(sessionId: string): string {
  const query = new URLSearchParams({ attach: `ending:${sessionId}` })
  return `${routes.communityWrite.path()}?${query}`
}

type PathWalkedProps = { lines: readonly PathLine[]; turns: readonly Turn[]; onOpen: OpenPanel }

/** Each line leads back to the scene that it was chosen in. */
function PathWalked({ lines, turns, onOpen }: PathWalkedProps) {
  if (lines.length === 0) return null
  return (
    <div className="corner-mine mt-8 w-full max-w-form bg-surface-1 p-5 text-left">
      <h3 className="text-sm font-semibold text-text-3">내가 고른 길</h3>
      <ol className="mt-2 -mb-2 flex flex-col">
        {lines.map(({ index, line }) => {
          const before = turns.find((turn) => turn.index === index - 1)
          return (
            <li key={index} className="flex items-center gap-3">
              <span className="w-6 shrink-0 text-sm leading-6 text-text-3 tabular-nums">
                {index}
              </span>
              <span className="line-clamp-2 min-w-0 grow py-1">{line}</span>
              {before && (
                <Button
                  kind="quiet"
                  className="-mr-3 shrink-0 px-3 text-sm font-normal"
                  aria-label={`${index}번 선택 앞에서 다르게 가기`}
                  aria-haspopup="dialog"
                  onClick={() => onOpen({ name: 'scene', turn: before })}
                >
                  다르게
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

type EndingCollectionProps = { endings: StorySession['endings']; reached: string }

/** Every ending of the theme: titles of those met, a hint for the others. */
function EndingCollection({ endings, reached }: EndingCollectionProps) {
  return (
    <ul
      aria-label="결말 모음"
      className="mt-10 grid w-full max-w-[760px] gap-2 text-left sm:grid-cols-2"
    >
      {endings.map(({ key, title, hint }) => (
        <li
          key={key}
          aria-current={key === reached ? 'true' : undefined}
          className={`corner-card border p-4 ${frameOf(title, key === reached)}`}
        >
          <p className="font-semibold">{title ?? <span aria-label="아직 숨은 결말">???</span>}</p>
          <p className="prose-ko mt-1 text-sm text-text-2">{hint}</p>
        </li>
      ))}
    </ul>
  )
}

function frameOf(title: string | null, isReachedNow: boolean): string {
  if (title === null) return 'border-dashed border-line-strong'
  return `bg-surface-1 ${isReachedNow ? 'border-ember' : 'border-transparent'}`
}
