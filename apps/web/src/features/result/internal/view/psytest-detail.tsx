import type { PsytestOutcome } from '@doran/contract'
import { routes } from '@doran/site/core'
import { LinkButton } from '@doran/ui'
import { renderLink } from '../../../../lib/render-link'
import { AxisBars } from './axis-bars'
import { MatchCard } from './match-card'
import { ResultPart } from './result-part'
import { ShareBars } from './share-bars'

export function PsytestDetail({ outcome }: { outcome: PsytestOutcome }) {
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
              <p className="prose-ko font-semibold">{nearWords(result.title, near)}</p>
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
          <MatchCard label="가장 다른 유형" match={differentMatch} />
        </ul>
      </ResultPart>
      {result.themeId !== null && (
        <ResultPart title="이 결과에서 시작하는 이야기">
          <LinkButton
            href={routes.theme.path({ id: result.themeId })}
            kind="secondary"
            renderLink={renderLink}
          >
            이야기 자세히 보기
          </LinkButton>
        </ResultPart>
      )}
      <p className="mt-10 text-sm text-text-3">재미로 보는 결과예요. 사람은 한 문장보다 커요.</p>
    </>
  )
}

/** Further from the middle nobody stands between two types. */
const BETWEEN_TO = 60

function nearWords(own: string, near: NonNullable<PsytestOutcome['near']>): string {
  const { ownPercent, nearPercent, result } = near
  const beginning =
    ownPercent <= BETWEEN_TO ? '두 유형 사이에 있어요' : `‘${result.title}’에 가까운 답도 있었어요`
  return `${beginning}: ${own} ${ownPercent} · ${result.title} ${nearPercent}`
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
