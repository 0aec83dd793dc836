import type { PsytestOutcome, ThemeCard } from '@doran/contract'
import { withParticle } from '@doran/korean'
import { AxisBars } from './axis-bars'
import { MatchCard } from './match-card'
import { ResultPart } from './result-part'
import { ShareBars } from './share-bars'
import { StoryCard } from './story-card'

type PsytestDetailProps = { outcome: PsytestOutcome; story: ThemeCard | null }

export function PsytestDetail({ outcome, story }: PsytestDetailProps) {
  const { result, axes, shares, points, near, goodMatch, differentMatch } = outcome
  return (
    <>
      <p className="prose-ko mt-8 max-w-story text-story whitespace-pre-line">{result.text}</p>
      {(axes.length > 0 || shares.length > 0 || points !== null) && (
        <ResultPart title="이렇게 나왔어요">
          {axes.length > 0 && <AxisBars axes={axes} />}
          {shares.length > 0 && <ShareBars shares={shares} />}
          {points !== null && (
            <p className="text-story">
              {points.min}~{points.max}점 가운데 <strong>{points.sum}점</strong>
            </p>
          )}
          {near && (
            <div className="corner-card mt-5 bg-surface-1 px-5 py-4">
              <p className="prose-ko font-semibold">{nearWords(outcome, near)}</p>
              <p className="prose-ko mt-1 text-sm text-text-2">
                {near.result.title}: {near.result.tagline}
              </p>
            </div>
          )}
        </ResultPart>
      )}
      <div className="grid gap-x-12 md:grid-cols-2">
        <ResultPart title="이런 점이 빛나요">
          <Lines lines={result.strengths} />
        </ResultPart>
        <ResultPart title="이럴 때 지쳐요">
          <Lines lines={result.drains} />
        </ResultPart>
      </div>
      <ResultPart title="다른 유형과 나">
        <ul className="grid gap-3 md:grid-cols-2 md:gap-5">
          <MatchCard label="잘 맞는 유형" match={goodMatch} />
          {isFar(outcome) && <MatchCard label="가장 다른 유형" match={differentMatch} />}
        </ul>
      </ResultPart>
      {story && (
        <ResultPart title="이 결과에서 시작하는 이야기">
          <StoryCard theme={story} />
        </ResultPart>
      )}
      <p className="mt-10 text-sm text-text-3">재미로 보는 결과예요. 사람은 한 문장보다 커요.</p>
    </>
  )
}

/** Further from the middle nobody stands between two types. */
const BETWEEN_TO = 60

type Near = NonNullable<PsytestOutcome['near']>

/** By shares without numbers: the bars above show others, of all the results. */
function nearWords({ result: own, shares }: PsytestOutcome, near: Near): string {
  const { ownPercent, nearPercent, result } = near
  const hasShares = shares.length > 0
  const percents = `${own.title} ${ownPercent} · ${result.title} ${nearPercent}`
  if (ownPercent <= BETWEEN_TO)
    return `두 유형 사이에 있어요: ${hasShares ? `${withParticle(own.title, '과/와')} ${result.title}` : percents}`
  return `‘${result.title}’에 가까운 답도 있었어요${hasShares ? '' : `: ${percents}`}`
}

/** Nobody is told that a type is the most different which their own answers came close to. */
function isFar({ resultKey, near, shares, differentMatch: { key } }: PsytestOutcome): boolean {
  const shareOf = (of: string) => shares.find((share) => share.resultKey === of)?.percent ?? 0
  const isClose = shareOf(key) > 0 && 2 * shareOf(key) >= shareOf(resultKey)
  return near?.result.key !== key && !isClose
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="prose-ko grid list-disc gap-2 ps-5 text-text-2 marker:text-ember">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
