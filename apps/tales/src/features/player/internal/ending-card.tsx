import type { StorySession, Turn } from '@doran/contract'
import { routes } from '@doran/site'
import { Badge, Button, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { pathOfFive } from './path-of-five'

export const ENDING_ID = 'ending'

type EndingCardProps = {
  session: StorySession
  turns: readonly Turn[]
  isBusy: boolean
  isUndoing: boolean
  onRestart: () => void
  onUndo: () => void
}

export function EndingCard(props: EndingCardProps) {
  const { ending, endings } = props.session
  if (!ending) return null
  const reached = endings.filter(({ title }) => title !== null).length
  const path = pathOfFive(props.turns)
  return (
    <section
      aria-labelledby={ENDING_ID}
      className="glow-ember flex min-h-[calc(100dvh-120px)] flex-col items-center justify-center py-16 text-center font-sans"
    >
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
        이 이야기의 결말 {endings.length}개 중 {reached}개를 만났어요.
      </p>
      {path.length > 0 && (
        <div className="corner-mine mt-8 w-full max-w-form bg-surface-1 p-5 text-left">
          <h3 className="text-sm font-semibold text-text-3">내가 걸어온 길</h3>
          <ol className="mt-3 flex flex-col gap-2">
            {path.map(({ index, line }) => (
              <li key={index} className="flex gap-3">
                <span className="w-6 shrink-0 text-sm leading-6 text-text-3 tabular-nums">
                  {index}
                </span>
                <span className="line-clamp-2 min-w-0">{line}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-2">
        <Button isBusy={props.isBusy} onClick={props.onRestart}>
          처음부터 다시
        </Button>
        <LinkButton kind="secondary" href={routes.tales.path()} renderLink={renderLink}>
          다른 이야기
        </LinkButton>
        <Button kind="quiet" isBusy={props.isUndoing} onClick={props.onUndo}>
          한 장면 되돌리기
        </Button>
      </div>
      <ul className="sr-only">
        {endings.map(({ key, title, hint }) => (
          <li key={key}>{title ?? `아직 숨은 결말: ${hint}`}</li>
        ))}
      </ul>
    </section>
  )
}
