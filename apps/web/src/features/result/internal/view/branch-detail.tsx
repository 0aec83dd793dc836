import type { BranchOutcome } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { gamePath, type PlayedGame } from '../../../../lib/game-paths'
import { endingsMet, sceneLabel } from '../../../../lib/game-words'
import { forkPath } from '../fork-path'
import { ResultPart } from './result-part'

/** Of a result that has a page of its own. */
export type StoryResult = {
  game: PlayedGame
  shareCode: string
  /** How many endings its owner has met; null where that is not known. */
  endingsMet: number | null
}

type BranchDetailProps = { outcome: BranchOutcome; result: StoryResult | null }

export function BranchDetail({ outcome, result }: BranchDetailProps) {
  const { text, path } = outcome
  if (text === null) return <Invitation {...outcome} />
  return (
    <>
      <div className="mt-8 flex max-w-story flex-col gap-5 text-story">
        {text.split(/\n{2,}/).map((paragraph, at) => (
          <p key={at} className="prose-ko whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <ResultPart title="지나온 길">
        <ol className="grid max-w-story divide-y divide-line border-y border-line">
          {path.map(({ chosen, isFork }, at) => (
            <li key={at} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
              <p className="min-w-0 grow basis-56">
                <span className="block text-sm text-text-3">{sceneLabel(at)}</span>
                <span className="prose-ko block font-semibold">{chosen}</span>
              </p>
              {isFork && result && <ForkLink at={at} result={result} />}
            </li>
          ))}
        </ol>
      </ResultPart>
      {result && <EndingsMet {...result} count={outcome.endingCount} />}
    </>
  )
}

function ForkLink({ at, result: { game, shareCode } }: { at: number; result: StoryResult }) {
  return (
    <ZoneLink
      href={forkPath(game, shareCode, at)}
      className="inline-flex min-h-11 items-center rounded-small text-sm font-semibold text-ember"
    >
      <span className="sr-only">{sceneLabel(at)}, </span>
      여기서 다시 고르기
    </ZoneLink>
  )
}

type EndingsMetProps = Pick<StoryResult, 'game' | 'endingsMet'> & { count: number }

function EndingsMet({ game, endingsMet: met, count }: EndingsMetProps) {
  if (met === null) return null
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4">
      <span className="font-semibold">{endingsMet(Math.min(met, count), count)}.</span>
      <ZoneLink
        href={`${gamePath(game.id)}#endings`}
        className="inline-flex min-h-11 items-center rounded-small text-text-2 hover:text-text"
      >
        결말 모음 보기
      </ZoneLink>
    </p>
  )
}

/** For whoever has not read it: nothing of the way there. */
function Invitation({ endingCount }: Pick<BranchOutcome, 'endingCount'>) {
  return (
    <p className="prose-ko mt-8 max-w-story text-story">
      여기까지 온 길은 비밀이에요. 결말은 모두 {endingCount}개, 무엇을 고르느냐에 따라 다른 결말을
      만나요.
    </p>
  )
}
